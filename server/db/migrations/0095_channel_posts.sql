-- What clients publish on a channel, with its figures and a small picture of each (decision 069).
create table channel_posts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references channel_accounts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  channel text not null,
  external_id text not null check (char_length(external_id) between 1 and 100),
  kind text not null check (kind in ('post', 'story')),
  posted_at timestamptz not null,
  -- The beginning of what was written.
  body text not null default '' check (char_length(body) <= 300),
  -- Its page at the platform.
  link text check (link ~ '^https://' and char_length(link) <= 500),
  -- By metric, as of the last reading.
  figures jsonb not null default '{}',
  read_at timestamptz not null default now(),
  sync_id uuid not null references channel_syncs (id) on delete cascade,
  unique (account_id, external_id)
);
create index channel_posts_by_client on channel_posts (client_id, channel, posted_at);
create index channel_posts_by_sync on channel_posts (sync_id);

-- Fetched from the platform and checked by us, because its addresses expire.
create table channel_pictures (
  post_id uuid primary key references channel_posts (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  bytes bytea not null check (octet_length(bytes) between 1 and 500000),
  fetched_at timestamptz not null default now()
);
create index channel_pictures_by_client on channel_pictures (client_id);

do $$
declare
  name text;
begin
  foreach name in array array['channel_posts', 'channel_pictures']
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
    execute format('create policy %I on %I for select to alisio_client
      using (client_id = (select app_client_id()))', name || '_of_the_client', name);
    execute format('grant select, delete on %I to alisio_staff', name);
    execute format('grant select on %I to alisio_client', name);
  end loop;
end $$;
