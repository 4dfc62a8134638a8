-- WhatsApp as a channel of conversations: the agency's number, who writes to it, and what its
-- messages have beyond their words. Everything of a person goes with their conversation.
create table whatsapp_numbers (
  id uuid primary key default gen_random_uuid(),
  -- One number for now.
  singleton boolean not null default true unique check (singleton),
  phone_number_id text not null check (phone_number_id ~ '^[0-9]{5,30}$'),
  -- The WhatsApp Business account, which has the templates.
  business_id text not null check (business_id ~ '^[0-9]{5,30}$'),
  display_phone text not null default '' check (char_length(display_phone) <= 40),
  verified_name text not null default '' check (char_length(verified_name) <= 200),
  -- Token, app secret and verification code, sealed with a key that is not in this database.
  secret text not null check (secret like 'v1.%'),
  state text not null default 'active' check (state in ('active', 'reconnect')),
  -- The platform's code of what is wrong, never its message.
  problem text check (char_length(problem) <= 60),
  verified_at timestamptz,
  received_at timestamptz,
  templates_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- One conversation per person. People who hide their number have only an id of this business.
create table whatsapp_people (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  phone_number_id text not null,
  user_id text check (char_length(user_id) between 1 and 200),
  wa_id text check (wa_id ~ '^[0-9]{5,20}$'),
  -- The ad that opened the conversation, in Meta's own id.
  ad_click text check (char_length(ad_click) <= 400),
  -- By the platform's clock: it opens the 24 hours in which anything may be written.
  last_in_at timestamptz not null,
  -- Until when messages are free, for a conversation that an ad opened.
  free_until timestamptz,
  check (user_id is not null or wa_id is not null)
);
create unique index whatsapp_people_by_user on whatsapp_people (phone_number_id, user_id)
  where user_id is not null;
create unique index whatsapp_people_by_number on whatsapp_people (phone_number_id, wa_id)
  where wa_id is not null;

create table whatsapp_messages (
  message_id bigint primary key references conversation_messages (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  kind text not null check (kind in ('text', 'image', 'audio', 'video', 'document', 'sticker',
    'location', 'contacts', 'choice', 'template', 'call', 'other')),
  -- The channel's id of the message it answers.
  reply_to text check (char_length(reply_to) <= 300),
  -- By the platform's clock.
  said_at timestamptz,
  -- Of outgoing ones: 'uncertain' was handed over and never confirmed.
  sending text check (sending in ('queued', 'sending', 'sent', 'uncertain', 'failed')),
  sending_since timestamptz,
  template jsonb,
  billable boolean,
  category text check (char_length(category) <= 60)
);
create index whatsapp_messages_to_send on whatsapp_messages (conversation_id)
  where sending in ('queued', 'sending');
create index whatsapp_messages_by_conversation on whatsapp_messages (conversation_id);

create table whatsapp_reactions (
  conversation_id uuid not null references conversations (id) on delete cascade,
  target text not null check (char_length(target) <= 300),
  -- Empty once it was taken back.
  emoji text not null check (char_length(emoji) <= 40),
  at timestamptz not null,
  primary key (conversation_id, target)
);

-- What the platform delivered, stored before it is answered. The body goes once it was processed.
create table whatsapp_deliveries (
  id bigint generated always as identity primary key,
  digest text not null unique check (char_length(digest) = 43),
  body text check (octet_length(body) <= 4000000),
  received_at timestamptz not null default now(),
  processed_at timestamptz
);

create table whatsapp_templates (
  id text primary key check (char_length(id) <= 60),
  name text not null check (char_length(name) <= 600),
  language text not null check (char_length(language) <= 20),
  category text not null check (char_length(category) <= 60),
  status text not null check (char_length(status) <= 60),
  named boolean not null default false,
  components jsonb not null
);

do $$
declare
  name text;
begin
  foreach name in array array['whatsapp_numbers', 'whatsapp_people', 'whatsapp_messages',
    'whatsapp_reactions', 'whatsapp_deliveries', 'whatsapp_templates']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  foreach name in array array['whatsapp_numbers', 'whatsapp_people', 'whatsapp_messages',
    'whatsapp_reactions', 'whatsapp_templates']
  loop
    execute format('create policy %I on %I for select to alisio_staff
      using ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
-- Only owners connect a number; nobody at the desk reads a secret, sealed or not.
create policy whatsapp_numbers_of_owners on whatsapp_numbers to alisio_staff
  using ((select app_owner_id()) is not null) with check ((select app_owner_id()) is not null);
grant select (id, singleton, phone_number_id, business_id, display_phone, verified_name, state,
    problem, verified_at, received_at, templates_at, created_at, changed_at),
  insert, update, delete on whatsapp_numbers to alisio_staff;
grant select on whatsapp_people, whatsapp_messages, whatsapp_reactions, whatsapp_templates
  to alisio_staff;
