-- Notifications on people's own devices (Web Push).

-- The key pair by which push services recognise this agency.
create table push_keys (
  id text primary key check (id = 'vapid'),
  public_key text not null check (char_length(public_key) = 87),
  -- Sealed with a key that is not in this database; see server/sealing.ts.
  secret text not null check (secret like 'v1.%'),
  created_at timestamptz not null default now()
);

-- What each person wants to hear of. Who has no row has the defaults.
create table push_settings (
  user_id text primary key references staff (user_id) on delete cascade,
  new_lead boolean not null,
  waiting boolean not null,
  meeting boolean not null,
  -- Local time of the agency; may cross midnight. Both or none.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  show_names boolean not null,
  check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references staff (user_id) on delete cascade,
  -- The session that subscribed, which may have run out since.
  session_id text not null,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) = 87),
  auth text not null check (char_length(auth) = 22),
  -- Such as 'Chrome no Android'.
  label text not null check (char_length(label) between 1 and 60),
  -- A code of ours, never what the push service wrote.
  problem text check (char_length(problem) <= 40),
  succeeded_at timestamptz,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_person on push_subscriptions (user_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- One event for one device. `about` names the event's turn, so that each is sent once.
create table push_notices (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('lead', 'waiting', 'meeting')),
  about text not null check (char_length(about) <= 100),
  -- The lead or the booking.
  item_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  next_at timestamptz not null default now(),
  tries integer not null default 0,
  -- Sent, no longer true, or given up.
  done_at timestamptz,
  unique (subscription_id, kind, about)
);
create index push_notices_due on push_notices (subscription_id, next_at) where done_at is null;
create index push_notices_by_age on push_notices (created_at);

alter table push_keys enable row level security;
alter table push_keys force row level security;
alter table push_settings enable row level security;
alter table push_settings force row level security;
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
alter table push_notices enable row level security;
alter table push_notices force row level security;
create policy server_may on push_keys to alisio_server using (true) with check (true);
create policy server_may on push_settings to alisio_server using (true) with check (true);
create policy server_may on push_subscriptions to alisio_server using (true) with check (true);
create policy server_may on push_notices to alisio_server using (true) with check (true);
create policy push_settings_of_their_owner on push_settings to alisio_staff
  using (user_id = (select app_staff_id())) with check (user_id = (select app_staff_id()));
create policy devices_of_their_owner on push_subscriptions to alisio_staff
  using (user_id = (select app_staff_id()));

-- Where a device is reached and with which keys, only the server reads.
grant select, insert, update on push_settings to alisio_staff;
grant select (id, user_id, session_id, label, problem, succeeded_at, created_at), delete
  on push_subscriptions to alisio_staff;

-- Whoever signs out hears nothing more there, however the session ends. A session that merely ran
-- out leaves its device, which goes with the next one that its person ends.
create function forget_push_devices() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from push_subscriptions where user_id = old.user_id and (session_id = old.id
    or not exists (select from session where session.id = push_subscriptions.session_id));
  return null;
end $$;
revoke execute on function forget_push_devices() from public;
create trigger ends_its_notifications after delete on session
  for each row when (old.expires_at > now()) execute function forget_push_devices();
