-- What is below a campaign: ad sets, ads and keywords, by day (decision 048). A row belongs to the
-- import or the account's layer that brought it; of several for one day the latest counts.
create table ad_days (
  campaign_id uuid not null,
  client_id text not null,
  date date not null,
  seq bigint not null references imports (seq) on delete cascade on update cascade,
  kind text not null check (kind in ('group', 'ad', 'keyword')),
  -- The ad set or ad group; empty where the file names none.
  group_name text not null default '' check (char_length(group_name) <= 200),
  name text not null check (char_length(name) between 1 and 200),
  -- The platform's own id, by which a thumbnail is found.
  external_id text check (char_length(external_id) between 1 and 100),
  impressions bigint not null,
  clicks bigint not null,
  spend numeric(14, 2) not null,
  -- By kind, as those of a campaign's day (decision 046); what counts is decided when it is read.
  results jsonb not null,
  primary key (campaign_id, date, seq, kind, group_name, name),
  foreign key (campaign_id, client_id) references campaigns (id, client_id)
    on delete cascade on update cascade
);
create index ad_days_by_client on ad_days (client_id, date);
create index ad_days_by_import on ad_days (seq);

-- What was read and waits for somebody's word. A crash may lose it, and no backup has it.
create unlogged table staged_ads (
  import_id uuid not null,
  key text not null,
  day date not null,
  kind text not null,
  group_name text not null,
  name text not null,
  external_id text,
  impressions bigint not null,
  clicks bigint not null,
  spend numeric not null,
  results jsonb not null
);
create index staged_ads_by_import on staged_ads (import_id);

-- Small pictures of ads, fetched from the platform and checked by us.
create table ad_thumbnails (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  external_id text not null check (char_length(external_id) between 1 and 100),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  bytes bytea not null check (octet_length(bytes) between 1 and 200000),
  fetched_at timestamptz not null default now(),
  unique (client_id, external_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['ad_days', 'staged_ads', 'ad_thumbnails']
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
  foreach name in array array['ad_days', 'ad_thumbnails']
  loop
    execute format('create policy %I on %I for select to alisio_client
      using (client_id = (select app_client_id()))', name || '_of_the_client', name);
    execute format('grant select on %I to alisio_client', name);
  end loop;
end $$;

-- What is below a campaign goes with the import that brought it, whichever build undoes it.
create function forget_ads_of_import() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  delete from ad_days where seq = new.seq;
  return null;
end $$;
create trigger ads_of_undone_imports after update of state on imports
  for each row when (new.state = 'undone' and old.state <> 'undone')
  execute function forget_ads_of_import();
