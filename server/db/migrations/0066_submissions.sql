-- Forms that add something, for the minute in which the same form of the same person is a second
-- press of its button. The key is a hash: nothing of what was typed is kept.
create table submissions (
  key text primary key,
  -- The id of what the first press made.
  made text not null default '',
  at timestamptz not null default now()
);
create index submissions_by_age on submissions (at);
alter table submissions enable row level security;
alter table submissions force row level security;
create policy server_may on submissions to alisio_server using (true) with check (true);
