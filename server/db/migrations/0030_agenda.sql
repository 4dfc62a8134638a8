-- What the desk changed of the settings in content/pages/agenda.ts; at most one row.
create table agenda_settings (
  singleton boolean primary key default true check (singleton),
  settings jsonb not null,
  changed_at timestamptz not null default now()
);

-- Times the agency keeps for itself.
create table agenda_blocks (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text not null default '' check (char_length(note) <= 100),
  created_at timestamptz not null default now()
);
create index agenda_blocks_by_time on agenda_blocks (ends_at, starts_at);

-- A meeting. Whom it is with stands in the contact message that came with it, and is erased with it.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null unique references contact_messages (id) on delete cascade,
  kind text not null check (char_length(kind) <= 30),
  -- Whose calendar it is in.
  host integer not null default 1,
  -- pending: the slot is kept until hold_until, for the link in the mail to be followed.
  state text not null check (state in ('pending', 'confirmed', 'cancelled', 'held', 'missed')),
  hold_until timestamptz check ((state = 'pending') <= (hold_until is not null)),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With what is kept free after it.
  free_again_at timestamptz not null check (free_again_at >= ends_at),
  -- The invitation's SEQUENCE.
  sequence integer not null default 0,
  -- When it got its present time, by booking or by moving.
  scheduled_at timestamptz not null default now(),
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  -- The zone the visitor's browser named, if it is another than the agency's.
  visitor_zone text check (char_length(visitor_zone) <= 60),
  -- A hash of the network it was booked from, for as long as it counts against a limit.
  network text,
  created_at timestamptz not null default now(),
  -- Two meetings never share a time. A range of one number stands for equality of hosts, which
  -- would need an extension.
  constraint bookings_never_overlap exclude using gist (
    int4range(host, host, '[]') with &&,
    tstzrange(starts_at, free_again_at) with &&
  ) where (state in ('pending', 'confirmed', 'held', 'missed'))
);
create index bookings_by_time on bookings (starts_at);
create index bookings_by_network on bookings (network) where network is not null;

-- Keys to a booking, of which only the hashes are kept.
create table booking_links (
  token_hash text primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  -- Whoever has it reads the address that was given.
  mailed boolean not null,
  created_at timestamptz not null default now()
);
create index booking_links_by_booking on booking_links (booking_id);

-- An invitation that goes along with a mail, emptied with its text.
alter table mails
  add column calendar text,
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL'));
