-- Busy times of people's own calendars, and where each meeting is held by video.

-- A person's own video room.
alter table agenda_hosts
  add column room text check (char_length(room) <= 300 and room like 'https://%');
-- The meeting's video address, as it was when it was booked.
alter table bookings
  add column video text check (char_length(video) <= 300 and video like 'https://%');
grant update (video) on bookings to alisio_staff;

-- The private address of a calendar, entered by the person it belongs to.
create table agenda_calendars (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  -- The host of the address, such as calendar.google.com.
  label text not null check (char_length(label) between 1 and 100),
  -- Sealed with a key that is not in this database; see server/sealing.ts.
  secret text not null check (secret like 'v1.%'),
  -- A code of ours, never what the other server wrote.
  problem text check (char_length(problem) <= 40),
  failures integer not null default 0,
  tried_at timestamptz,
  read_at timestamptz,
  -- When it was last read whole: a calendar that did not change still enters new days.
  whole_at timestamptz,
  next_at timestamptz not null default now(),
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  created_at timestamptz not null default now()
);
create index agenda_calendars_by_person on agenda_calendars (user_id);

-- Begin and end only: what somebody does then is nobody's business here.
create table agenda_busy (
  calendar_id uuid not null references agenda_calendars (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index agenda_busy_by_time on agenda_busy (ends_at, starts_at);
create index agenda_busy_by_calendar on agenda_busy (calendar_id);

alter table agenda_calendars enable row level security;
alter table agenda_calendars force row level security;
alter table agenda_busy enable row level security;
alter table agenda_busy force row level security;
create policy server_may on agenda_calendars to alisio_server using (true) with check (true);
create policy server_may on agenda_busy to alisio_server using (true) with check (true);
-- A calendar is one person's own; when somebody is busy the whole desk knows.
create policy calendar_of_its_owner on agenda_calendars to alisio_staff
  using (user_id = (select app_staff_id())) with check (user_id = (select app_staff_id()));
create policy busy_times_of_the_staff on agenda_busy for select to alisio_staff
  using ((select app_staff_id()) is not null);

-- Staff put an address in and take it away; nobody at the desk reads one again.
grant select (id, user_id, label, problem, failures, tried_at, read_at, next_at, created_at),
  insert (id, user_id, label, secret), delete, update (next_at)
  on agenda_calendars to alisio_staff;
grant select on agenda_busy to alisio_staff;
