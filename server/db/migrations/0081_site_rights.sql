-- Who publishes which part of the site, where the owners changed it.
create table site_rights (
  area text primary key check (area in ('brand', 'prices', 'claims', 'legal', 'mails', 'pages')),
  publishers text not null check (publishers in ('owners', 'publishers', 'staff')),
  changed_at timestamptz not null default now()
);

-- Who has which document open. A row counts for less than a minute.
create table site_presence (
  staff_id text not null references "user" (id) on delete cascade,
  document text not null check (char_length(document) between 3 and 200),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (staff_id, document)
);
create index site_presence_by_time on site_presence (seen_at);

-- Steps of the first setting up that somebody left for later.
create table site_steps (
  step text primary key check (char_length(step) between 2 and 40),
  changed_by text references "user" (id) on delete set null,
  changed_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['site_rights', 'site_presence', 'site_steps'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I for select to alisio_staff
      using ((select app_staff_id()) is not null)', name || '_are_read', name);
    execute format('grant select on %I to alisio_staff', name);
  end loop;
end $$;

create policy own_presence on site_presence to alisio_staff
  using (staff_id = (select app_staff_id())) with check (staff_id = (select app_staff_id()));
grant insert, update, delete on site_presence to alisio_staff;

create policy steps_of_the_staff on site_steps to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant insert, update, delete on site_steps to alisio_staff;
