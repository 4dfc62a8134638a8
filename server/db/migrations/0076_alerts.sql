-- What the figures of a client want somebody to look at. A rule opens it once and closes it by
-- itself; what was seen stays away from Hoje until it is over.
create table alerts (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  kind text not null
    check (kind in ('spend-up', 'spend-stopped', 'no-conversions', 'budget-early')),
  -- Empty for the whole client.
  platform text not null default '' check (platform in ('', 'meta', 'google')),
  -- The last day it speaks of, its figure and what is usual.
  day date not null,
  value numeric(14, 2) not null,
  usual numeric(14, 2) not null,
  -- The day a budget will be spent, or the days without conversions.
  facts jsonb not null default '{}',
  -- The days of its chart, oldest first; null where nothing is known.
  series jsonb not null default '[]',
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  seen_at timestamptz,
  seen_by text references "user" (id) on delete set null
);
create unique index alerts_open on alerts (client_id, kind, platform) where resolved_at is null;
create index alerts_by_client on alerts (client_id, opened_at desc);

-- Where a client's rules begin; null switches one off. Without a row the defaults of the rules hold.
create table alert_settings (
  client_id text primary key references clients (id) on delete cascade,
  spend_factor numeric(4, 2) check (spend_factor between 1.2 and 20),
  dry_days integer check (dry_days between 1 and 30),
  budget_days integer check (budget_days between 1 and 20),
  quiet_weekends boolean not null default false
);

-- What a daily summary has told somebody once.
create table mailed_items (
  user_id text not null references "user" (id) on delete cascade,
  key text not null,
  sent_on date not null,
  primary key (user_id, key)
);

do $$
declare
  name text;
begin
  foreach name in array array['alerts', 'alert_settings', 'mailed_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  foreach name in array array['alerts', 'alert_settings'] loop
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or client_id in (select app_staff_clients()))', name);
  end loop;
end $$;
grant select, update (seen_at, seen_by) on alerts to alisio_staff;
grant select, insert, update on alert_settings to alisio_staff;

-- Another setting is judged anew, as other figures are.
create trigger figures_added after insert on alert_settings referencing new table as changed
  for each statement execute function note_changed_figures();
create trigger figures_changed after update on alert_settings referencing new table as changed
  for each statement execute function note_changed_figures();
