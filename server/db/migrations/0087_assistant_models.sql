-- What the assistant learnt from a release, fitted by one process for all of them.
create table assistant_models (
  name text primary key,
  -- Null while a process fits it.
  artefact bytea,
  begun_at timestamptz not null default now()
);

alter table assistant_models enable row level security;
alter table assistant_models force row level security;
create policy server_may on assistant_models to alisio_server using (true) with check (true);
