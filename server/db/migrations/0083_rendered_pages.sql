-- What a rendered page depends on, so that a later release renders only what changed; builds from
-- before this one store their pages without it.
alter table site_pages
  add column key text,
  -- A hash of what the page says, and the day since which it says so.
  add column words text,
  add column day date;

-- How hard a body was compressed: quickly when it was published, better afterwards.
alter table site_bodies add column quality smallint not null default 5;
create index site_pages_by_body on site_pages (body) where body is not null;
create index site_bodies_by_quality on site_bodies (created_at) where quality < 11;

-- Files that are drawn from the content when somebody first asks for them: PDFs, codes to scan.
create table site_files (
  key text primary key,
  body bytea not null,
  created_at timestamptz not null default now()
);
alter table site_files enable row level security;
alter table site_files force row level security;
create policy server_may on site_files to alisio_server using (true) with check (true);
