-- Files of platforms nobody wrote a reader for, and amounts in other currencies (decision 048).
-- `source` stays empty for such campaigns, so that a build that knows Meta and Google only shows
-- them under its neutral name; the name staff gave stands beside it.
alter table campaigns
  add column other_platform text check (char_length(other_platform) between 1 and 40),
  add constraint one_platform check (other_platform is null or (source is null and not demo)),
  drop constraint external_id_has_source,
  add constraint external_id_has_platform
    check (external_id is null or source is not null or other_platform is not null);
create unique index campaigns_by_other_id on campaigns (client_id, other_platform, external_id)
  where other_platform is not null and external_id is not null;
create unique index campaigns_by_other_name on campaigns (client_id, other_platform, campaign_name)
  where other_platform is not null and external_id is null;
alter table imports
  add column other_platform text check (char_length(other_platform) between 1 and 40);

-- What a day cost and brought in the currency of its account; `spend` and `revenue` are in reais.
alter table campaigns_stats
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column rate numeric(14, 8),
  add column original_spend numeric(14, 2),
  add column original_revenue numeric(14, 2);
alter table import_days
  add column currency text,
  add column rate numeric(14, 8),
  add column original_spend numeric(14, 2),
  add column original_revenue numeric(14, 2);
alter table staged_days
  add column currency text,
  add column rate numeric,
  add column original_spend numeric,
  add column original_revenue numeric;
-- The few converted days of a client are found without reading the others.
create index campaigns_stats_converted on campaigns_stats (client_id, date)
  where currency is not null;

-- The file itself, compressed, while somebody says what its columns mean. A crash may lose it, and
-- no backup has it.
create unlogged table staged_files (
  import_id uuid not null,
  part int not null,
  bytes bytea not null,
  primary key (import_id, part)
);

-- What a client's columns mean, by the hash of the titles.
create table import_mappings (
  client_id text not null references clients (id) on delete cascade,
  header text not null check (char_length(header) = 64),
  mapping jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (client_id, header)
);

-- Reais for one unit of a currency, as the agency gave them.
create table currency_rates (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  rate numeric(14, 8) not null check (rate > 0),
  staff_name text not null,
  changed_at timestamptz not null default now(),
  primary key (currency, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['staged_files', 'import_mappings', 'currency_rates']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
    execute format('grant select, insert, update, delete on %I to alisio_staff', name);
  end loop;
end $$;
