-- Pictures that the staff uploads for the site. The id is the hash of the file with the picture's size,
-- so the same file is stored once and its addresses never change.
create table site_pictures (
  id text primary key check (id ~ '^[0-9a-f]{20}-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$'),
  name text not null check (char_length(name) between 1 and 200),
  -- What it shows, offered wherever it is chosen next.
  alt text not null default '' check (char_length(alt) <= 300),
  -- Of all its files.
  bytes integer not null,
  uploaded_by text references "user" (id) on delete set null,
  uploaded_by_name text not null,
  created_at timestamptz not null default now()
);
create index site_pictures_by_age on site_pictures (created_at desc, id);

-- One width in one format, '960.avif', or 'master.jpg', from which others can be made.
create table site_picture_files (
  picture_id text not null references site_pictures (id) on delete cascade,
  name text not null,
  body bytea not null,
  primary key (picture_id, name)
);
-- They are compressed already.
alter table site_picture_files alter column body set storage external;

-- Share cards and drawings made while the server runs, by the hash of what they show.
create table site_drawings (
  name text primary key,
  body bytea not null,
  created_at timestamptz not null default now()
);
alter table site_drawings alter column body set storage external;

do $$
declare
  name text;
begin
  foreach name in array array['site_pictures', 'site_picture_files', 'site_drawings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  foreach name in array array['site_pictures', 'site_picture_files'] loop
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
    execute format('grant select, insert, delete on %I to alisio_staff', name);
  end loop;
end $$;
grant update (alt, name) on site_pictures to alisio_staff;
