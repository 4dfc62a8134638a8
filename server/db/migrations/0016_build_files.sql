-- The hashed files of builds that ran lately: a page of one build may ask a process of another.
create table build_files (
  path text primary key,
  -- Compressed with brotli where the build compressed it.
  compressed boolean not null,
  body bytea not null,
  -- When a process that has this file last said so.
  seen_at timestamptz not null default now()
);
alter table build_files alter column body set storage external;
create index build_files_seen_at on build_files (seen_at);
