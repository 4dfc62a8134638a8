-- What somebody of the staff has dealt with on Hoje. The key names an item and its turn, so what
-- happens again is an item again.
create table settled_items (
  key text primary key check (length(key) between 1 and 200),
  settled_at timestamptz not null default now(),
  settled_by text references "user" (id) on delete set null
);
alter table settled_items enable row level security;
alter table settled_items force row level security;
create policy server_may on settled_items to alisio_server using (true) with check (true);
create policy settled_by_the_staff on settled_items for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy settled_in_own_name on settled_items for insert to alisio_staff
  with check (settled_by = (select app_staff_id()));
grant select, insert (key, settled_by) on settled_items to alisio_staff;

-- Who called a meeting off or moved it last, and what the visitor gave as the reason.
alter table bookings
  add column cancelled_by text check (cancelled_by in ('visitor', 'agency')),
  add column cancelled_at timestamptz,
  add column cancel_reason text not null default '' check (length(cancel_reason) <= 500),
  add column moved_by text check (moved_by in ('visitor', 'agency')),
  add column moved_at timestamptz;
grant update (cancelled_by, cancelled_at, moved_by, moved_at) on bookings to alisio_staff;
create index bookings_called_off on bookings (cancelled_at) where cancelled_by = 'visitor';
create index bookings_run_out on bookings (hold_until) where hold_until is not null;

create or replace view lead_meetings with (security_barrier) as
  select id, contact_message_id, kind, state, starts_at, ends_at, cancelled_at, cancel_reason
  from bookings where (select app_staff_id()) is not null;

-- What lies long in the past does not come up now.
insert into settled_items (key)
  select 'expired ' || id from bookings where state = 'cancelled' and hold_until is not null;
insert into settled_items (key)
  select 'unopened ' || id from reports
  where state = 'approved' and approved_at < now() - interval '30 days';
