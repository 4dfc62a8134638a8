-- Ad platforms that are asked for figures, and what they are asked with.
create table ad_credentials (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('meta', 'google')),
  kind text not null check (kind in ('token', 'service-account', 'sign-in')),
  label text not null check (char_length(label) between 1 and 120),
  -- Sealed with a key that is not in this database; see server/modules/connections/secrets.
  secret text not null check (secret like 'v1.%'),
  -- Null for the agency's own; else the client who signed in.
  client_id text references clients (id) on delete cascade,
  state text not null default 'active'
    check (state in ('active', 'waiting', 'reconnect', 'no-permission', 'set-up')),
  -- The platform's code of what is wrong, never its message.
  problem text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create table ad_accounts (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('meta', 'google')),
  external_id text not null check (external_id ~ '^[0-9]{1,30}$'),
  name text not null check (char_length(name) between 1 and 300),
  currency text not null,
  zone text not null,
  open boolean not null default true,
  -- Google: the manager it is reached through.
  login_id text,
  -- Null once nobody has a credential for it; its figures stay.
  credential_id uuid references ad_credentials (id) on delete set null,
  client_id text references clients (id) on delete set null,
  state text not null default 'active'
    check (state in ('active', 'waiting', 'reconnect', 'no-permission', 'set-up')),
  problem text,
  -- The sync that may write: whoever began last. An earlier one that wakes up finds it changed.
  sync_id uuid,
  synced_at timestamptz,
  -- When the longer window was last read again.
  wide_at timestamptz,
  next_sync_at timestamptz,
  -- The first day that is wanted; figures come from the newest backwards.
  wanted_from date,
  seen_at timestamptz not null default now(),
  unique (platform, external_id)
);
create index ad_accounts_by_client on ad_accounts (client_id) where client_id is not null;
create index ad_accounts_by_credential on ad_accounts (credential_id);
create index ad_accounts_due on ad_accounts (next_sync_at)
  where client_id is not null and credential_id is not null;

create table ad_syncs (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references ad_accounts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  reason text not null check (reason in ('night', 'demand', 'first')),
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  first_day date,
  last_day date,
  requests integer not null default 0,
  days integer not null default 0,
  changed integer not null default 0,
  problem text
);
create index ad_syncs_by_account on ad_syncs (account_id, started_at desc);

-- What the platform said of a day beyond the figures we show, such as all its kinds of actions.
create table ad_raw_days (
  campaign_id uuid not null,
  client_id text not null,
  date date not null,
  said jsonb not null,
  primary key (campaign_id, client_id, date),
  foreign key (campaign_id, client_id) references campaigns (id, client_id) on delete cascade
);

-- Somebody on their way through a platform's sign-in. Used once, by the person who began.
create table ad_sign_ins (
  state_hash text primary key,
  platform text not null check (platform in ('meta', 'google')),
  user_id text not null references "user" (id) on delete cascade,
  client_id text references clients (id) on delete cascade,
  credential_id uuid references ad_credentials (id) on delete cascade,
  verifier text not null,
  expires_at timestamptz not null
);

-- A connected account's figures are a layer of the same chain as a client's files: above them while
-- it is connected, in its place among them from then on.
create sequence layer_order start 4611686018427387904;
alter table imports
  add column ad_account_id uuid references ad_accounts (id),
  add column covered_from date,
  add column covered_until date;
create unique index imports_of_account on imports (ad_account_id)
  where ad_account_id is not null and seq >= 4611686018427387904;
alter table import_campaigns
  drop constraint import_campaigns_seq_fkey,
  add constraint import_campaigns_seq_fkey foreign key (seq) references imports (seq)
    on delete cascade on update cascade;
alter table import_days
  drop constraint import_days_seq_fkey,
  add constraint import_days_seq_fkey foreign key (seq) references imports (seq)
    on delete cascade on update cascade;

do $$
declare
  name text;
begin
  foreach name in array
    array['ad_credentials', 'ad_accounts', 'ad_syncs', 'ad_raw_days', 'ad_sign_ins']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  -- Those on their way are the server's alone.
  foreach name in array array['ad_credentials', 'ad_accounts', 'ad_syncs', 'ad_raw_days']
  loop
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;

-- Nobody at the desk reads a secret, sealed or not.
grant select (id, platform, kind, label, client_id, state, problem, expires_at, created_at,
    changed_at),
  insert, update, delete on ad_credentials to alisio_staff;
grant select, insert, update, delete on ad_accounts to alisio_staff;
grant select on ad_syncs to alisio_staff;
grant select, insert, update, delete on ad_raw_days to alisio_staff;
grant usage on sequence layer_order to alisio_staff;
