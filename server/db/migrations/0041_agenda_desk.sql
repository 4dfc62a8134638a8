-- The agency's side of the calendar: whose calendars there are, and what the desk may do with them.

-- People of the staff who take meetings. While there are none the agency has one calendar, number 1;
-- number 0 holds the invented meetings of the samples.
create table agenda_hosts (
  id integer generated always as identity (start with 2) primary key,
  user_id text not null unique references "user" (id) on delete cascade,
  -- Own hours; null stands for the agency's.
  hours jsonb,
  -- Whoever stops keeps the number, and with it the name of the meetings they had.
  takes_meetings boolean not null default true,
  created_at timestamptz not null default now()
);

-- Who holds a meeting, for the desk, which reads no accounts; also of those who left the staff.
create view agenda_host_names with (security_barrier) as
  select agenda_hosts.id, "user".name
  from agenda_hosts join "user" on "user".id = agenda_hosts.user_id
  where (select app_staff_id()) is not null;

-- Null keeps everybody's time free.
alter table agenda_blocks add column host integer references agenda_hosts (id) on delete cascade;

-- How often somebody's feed address was made anew; no row is never. The key itself is derived.
create table agenda_feeds (
  user_id text primary key references "user" (id) on delete cascade,
  version integer not null default 0
);

alter table agenda_settings enable row level security;
alter table agenda_settings force row level security;
alter table agenda_blocks enable row level security;
alter table agenda_blocks force row level security;
alter table agenda_hosts enable row level security;
alter table agenda_hosts force row level security;
alter table agenda_feeds enable row level security;
alter table agenda_feeds force row level security;
alter table bookings enable row level security;
alter table bookings force row level security;

create policy server_may on agenda_settings to alisio_server using (true) with check (true);
create policy server_may on agenda_blocks to alisio_server using (true) with check (true);
create policy server_may on agenda_hosts to alisio_server using (true) with check (true);
create policy server_may on agenda_feeds to alisio_server using (true) with check (true);
create policy server_may on bookings to alisio_server using (true) with check (true);

create policy settings_of_the_staff on agenda_settings to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy blocks_of_the_staff on agenda_blocks to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy hosts_of_the_staff on agenda_hosts to alisio_staff
  using ((select app_staff_id()) is not null)
  with check ((select app_staff_id()) is not null
    and exists (select from staff where staff.user_id = agenda_hosts.user_id));
-- A feed is one person's own; so is the wish for another address.
create policy feed_of_its_owner on agenda_feeds to alisio_staff
  using (user_id = (select app_staff_id())) with check (user_id = (select app_staff_id()));
create policy bookings_of_the_staff on bookings to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);

-- Booking is the visitor's: staff move, mark and cancel what is there. Keys to a booking stay the server's.
grant select, insert, update on agenda_settings, agenda_hosts, agenda_feeds to alisio_staff;
grant select, insert, delete on agenda_blocks to alisio_staff;
grant select,
  update (host, state, hold_until, starts_at, ends_at, free_again_at, sequence, scheduled_at,
    reminded_day_at, reminded_hour_at, network)
  on bookings to alisio_staff;
grant select on agenda_host_names, contact_messages to alisio_staff;
