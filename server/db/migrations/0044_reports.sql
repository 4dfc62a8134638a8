-- What a client is told of a period. Figures are read while it is a draft, and stay as they were
-- from the moment it is approved.
create table report_settings (
  client_id text primary key references clients (id) on delete cascade,
  cadence text not null default 'monthly' check (cadence in ('monthly', 'weekly', 'by-hand')),
  -- What the next report begins with: blocks left out, signature, texts.
  template jsonb not null default '{}'
);

create table reports (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  edition integer not null default 1 check (edition > 0),
  state text not null default 'waiting' check (state in ('waiting', 'draft', 'approved')),
  -- The platforms whose figures have not arrived: [{"source", "lastDay"}].
  waits_for jsonb not null default '[]',
  document jsonb,
  words jsonb not null default '{}',
  left_out text[] not null default '{}',
  created_at timestamptz not null default now(),
  drafted_at timestamptz,
  approved_at timestamptz,
  approved_by text,
  constraint has_figures check ((state = 'waiting') = (document is null)),
  constraint is_dated check ((state = 'approved') = (approved_at is not null)),
  unique (client_id, first_day, last_day, edition)
);
-- One edition at a time is worked on.
create unique index reports_open on reports (client_id, first_day, last_day)
  where state <> 'approved';
create index reports_by_state on reports (state, last_day desc) where state <> 'approved';
create index reports_by_period on reports (first_day, last_day);

-- Whoever asks: what was sent says the same for ever. It goes with its client.
create function keep_approved_report() returns trigger language plpgsql as $$
begin
  raise exception 'an approved report never changes' using errcode = '42501';
end $$;
create trigger report_stays before update on reports
  for each row when (old.state = 'approved') execute function keep_approved_report();

-- Whom it was mailed to. The mail itself is erased when it is old.
create table report_deliveries (
  report_id uuid not null references reports (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  mail_id uuid references mails (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (report_id, user_id)
);
create index report_deliveries_by_mail on report_deliveries (mail_id) where mail_id is not null;

-- Who of the client's people opened it: for them it is no longer new.
create table report_readings (
  report_id uuid not null references reports (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1,
  primary key (report_id, user_id)
);

-- For somebody without a login. Only the hash of the link's secret is kept.
create table report_links (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references reports (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  token_hash text not null unique,
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz
);
create index report_links_by_report on report_links (report_id, created_at desc);

-- The PDF is made when the mail leaves, from this report.
alter table mails add column report_id uuid references reports (id) on delete set null;

alter table report_settings enable row level security;
alter table report_settings force row level security;
alter table reports enable row level security;
alter table reports force row level security;
alter table report_deliveries enable row level security;
alter table report_deliveries force row level security;
alter table report_readings enable row level security;
alter table report_readings force row level security;
alter table report_links enable row level security;
alter table report_links force row level security;
create policy server_may on report_settings to alisio_server using (true) with check (true);
create policy server_may on reports to alisio_server using (true) with check (true);
create policy server_may on report_deliveries to alisio_server using (true) with check (true);
create policy server_may on report_readings to alisio_server using (true) with check (true);
create policy server_may on report_links to alisio_server using (true) with check (true);

create policy settings_of_the_staff on report_settings to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy reports_of_the_staff on reports to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy drafts_thrown_away on reports as restrictive for delete to alisio_staff
  using (state <> 'approved');
create policy deliveries_of_the_staff on report_deliveries for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy readings_of_the_staff on report_readings for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy links_of_the_staff on report_links to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);

create policy reports_of_the_client on reports for select to alisio_client
  using (state = 'approved' and client_id = (select app_client_id()));
create policy own_readings on report_readings to alisio_client
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id())
    and report_id in (select id from reports));
create policy links_of_the_client on report_links to alisio_client
  using (client_id = (select app_client_id())) with check (client_id = (select app_client_id())
    and report_id in (select id from reports));

grant select, insert, update on report_settings to alisio_staff;
grant select, insert, update, delete on reports to alisio_staff;
grant select on report_deliveries, report_readings to alisio_staff;
grant select (id, client_id, first_day, last_day, edition, state, document, words, left_out,
  approved_at) on reports to alisio_client;
grant select, insert, update on report_readings to alisio_client;
-- Nobody reads a link's hash.
grant select (id, report_id, client_id, created_by, created_at, expires_at, withdrawn_at, openings,
    last_opened_at),
  insert (report_id, client_id, token_hash, created_by, expires_at),
  update (withdrawn_at)
  on report_links to alisio_staff, alisio_client;

-- How a report's mails fared, without their texts and addresses.
create view report_mails with (security_barrier) as
  select report_deliveries.report_id, report_deliveries.user_id, report_deliveries.created_at,
    mails.state, mails.sent_at
  from report_deliveries left join mails on mails.id = report_deliveries.mail_id
  where (select app_staff_id()) is not null;
grant select on report_mails to alisio_staff;
