-- A file on its way to a client's figures, and afterwards what it changed, so that it can be undone.
create sequence import_order;
create table imports (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  state text not null
    check (state in ('reading', 'ready', 'refused', 'saving', 'done', 'undoing', 'undone')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  platform text check (platform in ('meta', 'google')),
  -- Null for the command line.
  staff_id text references "user" (id) on delete set null,
  staff_name text not null,
  created_at timestamptz not null default now(),
  -- How far long work has come, and when it was last heard of: a process may end in its middle.
  progress real not null default 0,
  moved_at timestamptz not null default now(),
  -- What the file says and would change, or why it cannot be read.
  report jsonb not null default '{}',
  -- Its place among the client's imports, from the moment its figures count.
  seq bigint unique,
  done_at timestamptz,
  result jsonb,
  -- Invented figures that made way for it.
  removed_demo jsonb,
  undone_at timestamptz,
  undone_by text,
  undo_result jsonb
);
create index imports_by_client on imports (client_id, created_at desc);

-- What an import said of a campaign, and how the campaign was before; nothing where it made it.
create table import_campaigns (
  seq bigint not null references imports (seq) on delete cascade,
  campaign_id uuid not null,
  said jsonb not null,
  before jsonb,
  primary key (campaign_id, seq)
);
create index import_campaigns_by_import on import_campaigns (seq);

-- Every day an import speaks of, with the figures it found there, also where it changed none: the
-- day is its own as long as it stands.
create table import_days (
  seq bigint not null references imports (seq) on delete cascade,
  campaign_id uuid not null,
  date date not null,
  had_figures boolean not null,
  impressions bigint,
  clicks bigint,
  spend numeric(14, 2),
  conversions numeric(14, 2),
  ctr numeric(9, 4),
  primary key (campaign_id, date, seq)
);
create index import_days_by_import on import_days (seq);

-- What was read and waits for somebody's word. A crash may lose it, and no backup has it.
create unlogged table staged_campaigns (
  import_id uuid not null,
  key text not null,
  external_id text,
  name text not null,
  status text,
  objective text,
  campaign_id uuid,
  primary key (import_id, key)
);
create unlogged table staged_days (
  import_id uuid not null,
  key text not null,
  day date not null,
  impressions bigint not null,
  clicks bigint not null,
  spend numeric not null,
  conversions numeric not null,
  ctr numeric not null,
  primary key (import_id, key, day)
);

do $$
declare
  name text;
begin
  foreach name in array
    array['imports', 'import_campaigns', 'import_days', 'staged_campaigns', 'staged_days']
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
grant usage on sequence import_order to alisio_staff;
