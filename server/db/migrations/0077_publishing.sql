-- The agency's changes to its site. The code's content is the default; a change of a document is a
-- JSON merge patch over it.
alter table staff add column publishes boolean not null default false;
grant update (publishes) on staff to alisio_staff;

-- What somebody is writing: one per document. The version tells a stale save.
create table site_drafts (
  document text primary key check (char_length(document) between 3 and 200),
  -- Null: back to the code's text.
  patch jsonb check (octet_length(patch::text) <= 200000),
  version integer not null default 1,
  changed_by text references "user" (id) on delete set null,
  changed_by_name text not null,
  changed_at timestamptz not null default now()
);

-- A document as it was published; never changed.
create table site_versions (
  id bigint generated always as identity primary key,
  document text not null,
  patch jsonb,
  author_id text references "user" (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default now()
);
create index site_versions_by_document on site_versions (document, id desc);

-- Documents that change together. What visitors see at a moment follows from the releases whose hour
-- has come, so every process reaches the same result from the database's clock alone.
create table site_releases (
  id bigint generated always as identity primary key,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'cancelled')),
  goes_live_at timestamptz,
  note text not null default '' check (char_length(note) <= 300),
  author_id text references "user" (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default now(),
  check (state <> 'ready' or goes_live_at is not null)
);
create index site_releases_by_hour on site_releases (goes_live_at, id) where state = 'ready';
create index site_releases_preparing on site_releases (id) where state = 'preparing';

create table site_release_documents (
  release_id bigint not null references site_releases (id) on delete cascade,
  document text not null,
  version_id bigint not null references site_versions (id),
  primary key (release_id, document)
);

-- Pages as one build renders one state of the content; only those that differ from the build's own.
create table site_renderings (
  content text not null,
  build text not null,
  created_at timestamptz not null default now(),
  primary key (content, build)
);
create table site_pages (
  content text not null,
  build text not null,
  path text not null,
  -- Null: the page is gone.
  body text,
  scripts text[] not null default '{}',
  styles text[] not null default '{}',
  primary key (content, build, path),
  foreign key (content, build) references site_renderings (content, build) on delete cascade
);
create table site_bodies (
  hash text primary key,
  brotli bytea not null,
  gzip bytea not null,
  created_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['site_drafts', 'site_versions', 'site_releases',
    'site_release_documents', 'site_renderings', 'site_pages', 'site_bodies']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  foreach name in array array['site_drafts', 'site_versions', 'site_releases',
    'site_release_documents']
  loop
    execute format('create policy %I on %I for select to alisio_staff
      using ((select app_staff_id()) is not null)', name || '_are_read', name);
    execute format('grant select on %I to alisio_staff', name);
  end loop;
end $$;

-- Everybody on the staff drafts.
create policy drafts_of_the_staff on site_drafts to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant insert, update, delete on site_drafts to alisio_staff;

-- Links for somebody without a login who looks at the drafts; the secret itself is not stored.
create table site_preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
alter table site_preview_links enable row level security;
alter table site_preview_links force row level security;
create policy server_may on site_preview_links to alisio_server using (true) with check (true);
create policy preview_links_of_the_staff on site_preview_links to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant select, insert, update (withdrawn_at) on site_preview_links to alisio_staff;
