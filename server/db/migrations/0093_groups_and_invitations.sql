-- Meetings of several visitors, and kinds that are booked by an invitation from the desk only.

-- A participant's seat in a meeting of several; null where the meeting is one person's. All rows of
-- a group have the same host, kind and beginning.
alter table bookings add column seat integer check (seat between 1 and 50);
grant update (seat) on bookings to alisio_staff;

-- Two meetings never share a time, and two participants never a seat. A meeting of one person takes
-- every seat, so nothing overlaps it.
alter table bookings drop constraint bookings_never_overlap;
alter table bookings add constraint bookings_never_overlap exclude using gist (
  int4range(host, host, '[]') with &&,
  tstzrange(starts_at, free_again_at) with &&,
  (case when seat is null then int4range(null, null) else int4range(seat, seat, '[]') end) with &&
) where (state in ('pending', 'confirmed', 'held', 'missed'));

-- Different seats may overlap only within one group.
create function refuse_other_group() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if exists (
    select from bookings other
    where other.host = new.host and other.id <> new.id and other.seat is not null
      and other.state in ('pending', 'confirmed', 'held', 'missed')
      and tstzrange(other.starts_at, other.free_again_at) && tstzrange(new.starts_at, new.free_again_at)
      and (other.starts_at <> new.starts_at or other.kind <> new.kind))
  then
    raise exclusion_violation using message = 'another group meets at this time';
  end if;
  return null;
end $$;
revoke execute on function refuse_other_group() from public;
-- After the statement, so that a whole group can be moved at once.
create trigger one_group_at_a_time
  after insert or update of host, kind, seat, state, starts_at, free_again_at on bookings
  for each row when (new.seat is not null and new.state in ('pending', 'confirmed', 'held', 'missed'))
  execute function refuse_other_group();

-- A link by which one lead books one meeting. The key itself is derived from the server's secret.
create table agenda_invitations (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads (id) on delete cascade,
  kind text not null check (char_length(kind) <= 30),
  -- With whom, if they are free; as before.
  host integer,
  staff_id text references "user" (id) on delete set null,
  mailed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  booking_id uuid references bookings (id) on delete set null,
  withdrawn_at timestamptz
);
create index agenda_invitations_by_lead on agenda_invitations (lead_id);
create index agenda_invitations_by_booking on agenda_invitations (booking_id);

alter table agenda_invitations enable row level security;
alter table agenda_invitations force row level security;
create policy server_may on agenda_invitations to alisio_server using (true) with check (true);
create policy agenda_invitations_of_the_staff on agenda_invitations to alisio_staff
  using ((select app_staff_id()) is not null)
  with check ((select app_staff_id()) is not null and used_at is null and booking_id is null);
-- Only whoever has the link uses it.
grant select, insert, update (withdrawn_at) on agenda_invitations to alisio_staff;

alter table lead_events drop constraint lead_events_kind_check;
alter table lead_events add constraint lead_events_kind_check check (kind in ('created', 'state',
  'owner', 'note', 'answer', 'released', 'reminder', 'invited', 'edited', 'meeting', 'value', 'step',
  'merged', 'unmerged', 'meeting-invite'));
