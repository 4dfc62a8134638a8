-- Pictures, audio and documents that people send by WhatsApp, kept by us in pieces that are read one
-- by one.
create table whatsapp_media (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null unique references conversation_messages (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- The platform's id, worth something for some days.
  media_id text not null check (char_length(media_id) <= 300),
  file_name text not null default '' check (char_length(file_name) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'refused')),
  -- Why it was refused, in a code of ours.
  problem text check (char_length(problem) <= 60),
  -- By its first bytes, whatever the sender said.
  type text check (char_length(type) <= 100),
  size integer check (size > 0),
  created_at timestamptz not null default now(),
  check ((state = 'stored') = (type is not null and size is not null))
);
create index whatsapp_media_by_conversation on whatsapp_media (conversation_id);

create table whatsapp_media_parts (
  media_id uuid not null references whatsapp_media (id) on delete cascade,
  part integer not null check (part >= 0),
  body bytea not null check (octet_length(body) between 1 and 1048576),
  primary key (media_id, part)
);
-- Pictures and audio do not get smaller.
alter table whatsapp_media_parts alter column body set storage external;

do $$
declare
  name text;
begin
  foreach name in array array['whatsapp_media', 'whatsapp_media_parts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I for select to alisio_staff
      using ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
grant select on whatsapp_media, whatsapp_media_parts to alisio_staff;
