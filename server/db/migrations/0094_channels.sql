-- Channels beside the ads: site, search and the like (decision 068). Their credentials are those of
-- the ad platforms; what each opens is `reads`, since permissions are given one by one.
alter table ad_credentials
  add column reads text[] not null default '{ads}'
    check (cardinality(reads) between 1 and 20);
alter table ad_sign_ins
  add column reads text[] not null default '{ads}'
    check (cardinality(reads) between 1 and 20);
grant select (reads) on ad_credentials to alisio_staff;

create table channel_accounts (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel ~ '^[a-z0-9-]{1,40}$'),
  external_id text not null check (char_length(external_id) between 1 and 300),
  name text not null check (char_length(name) between 1 and 300),
  -- Days are those of this zone.
  zone text not null,
  -- What the platform counts with, such as its currency, as of the last reading.
  settings jsonb not null default '{}',
  -- Metrics the platform no longer answers, each with the first day it was missed.
  lost jsonb not null default '{}',
  -- Null once nobody has a credential for it; its figures stay.
  credential_id uuid references ad_credentials (id) on delete set null,
  client_id text references clients (id) on delete set null,
  state text not null default 'active'
    check (state in ('active', 'waiting', 'reconnect', 'no-permission', 'set-up')),
  -- The platform's code, never its message.
  problem text,
  -- The sync that may write: whoever began last.
  sync_id uuid,
  synced_at timestamptz,
  next_sync_at timestamptz,
  -- The first day that is wanted; days come from the newest backwards.
  wanted_from date,
  covered_from date,
  covered_until date,
  seen_at timestamptz not null default now(),
  unique (channel, external_id)
);
create index channel_accounts_by_client on channel_accounts (client_id)
  where client_id is not null;
create index channel_accounts_by_credential on channel_accounts (credential_id);
create index channel_accounts_due on channel_accounts (next_sync_at)
  where client_id is not null and credential_id is not null;

create table channel_syncs (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references channel_accounts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  reason text not null check (reason in ('night', 'demand', 'first')),
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  first_day date,
  last_day date,
  requests integer not null default 0,
  days integer not null default 0,
  settings jsonb not null default '{}',
  problem text
);
create index channel_syncs_by_account on channel_syncs (account_id, started_at desc);

-- One number: of an account, a day, a metric, and a value of a dimension ('' is the whole account).
create table channel_days (
  account_id uuid not null references channel_accounts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  channel text not null,
  day date not null,
  dimension text not null check (char_length(dimension) <= 40),
  -- '' of a dimension is all that is too small to be listed.
  value text not null check (char_length(value) <= 300),
  metric text not null check (char_length(metric) between 1 and 60),
  amount numeric(20, 4) not null,
  read_at timestamptz not null default now(),
  -- The reading, which has the settings.
  sync_id uuid not null references channel_syncs (id) on delete cascade,
  primary key (account_id, day, dimension, value, metric)
);
create index channel_days_by_client on channel_days (client_id, channel, dimension, day);
create index channel_days_by_sync on channel_days (sync_id);

-- What does not add up over days, asked for as a whole.
create table channel_periods (
  account_id uuid not null references channel_accounts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  channel text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  metric text not null check (char_length(metric) between 1 and 60),
  amount numeric(20, 4) not null,
  read_at timestamptz not null default now(),
  sync_id uuid not null references channel_syncs (id) on delete cascade,
  primary key (account_id, metric, first_day, last_day)
);
create index channel_periods_by_client on channel_periods (client_id, channel, first_day);
create index channel_periods_by_sync on channel_periods (sync_id);

do $$
declare
  name text;
begin
  foreach name in array
    array['channel_accounts', 'channel_syncs', 'channel_days', 'channel_periods']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or client_id in (select app_staff_clients()))', name);
  end loop;
  foreach name in array array['channel_accounts', 'channel_days', 'channel_periods']
  loop
    execute format('create policy %I on %I for select to alisio_client
      using (client_id = (select app_client_id()))', name || '_of_the_client', name);
  end loop;
end $$;

grant select, insert, update, delete on channel_accounts to alisio_staff;
grant select on channel_syncs to alisio_staff;
grant select, delete on channel_days, channel_periods to alisio_staff;
grant select (id, channel, name, zone, settings, lost, client_id, credential_id, state, problem,
    synced_at, wanted_from, covered_from, covered_until)
  on channel_accounts to alisio_client;
grant select on channel_days, channel_periods to alisio_client;
