-- Conversations that a person of the agency was asked into, and their messages. A chat that never
-- asked for a person has no row here.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  channel text not null default 'site' check (channel in ('site', 'whatsapp')),
  -- 'assistant' before the hand-over, and again once it was returned.
  state text not null default 'assistant'
    check (state in ('assistant', 'waiting', 'attended', 'closed')),
  owner_id text references "user" (id) on delete set null,
  -- The owner's name as the visitor reads it.
  attended_by text not null default '' check (char_length(attended_by) <= 200),
  -- Erasing the person erases what they said.
  lead_id uuid references leads (id) on delete cascade,
  -- SHA-256 of the secret in the visitor's browser.
  token_hash text unique check (token_hash ~ '^[\w-]{43}$'),
  name text not null default '' check (char_length(name) <= 200),
  niche text not null default '' check (char_length(niche) <= 200),
  page text not null default '' check (char_length(page) <= 2000),
  plan text not null default '' check (char_length(plan) <= 500),
  landing text not null default '' check (char_length(landing) <= 2000),
  referrer text not null default '' check (char_length(referrer) <= 2000),
  reference text not null default '' check (char_length(reference) <= 400),
  -- The number of the last message.
  last_number integer not null default 0,
  -- How far the visitor's page has come.
  visitor_read integer not null default 0,
  -- Grows with every change, so that processes that poll notice it.
  version integer not null default 1,
  waiting_since timestamptz,
  first_answer_at timestamptz,
  opened_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text check (closed_by in ('visitor', 'staff', 'system')),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'waiting') = (waiting_since is not null))
);
create index conversations_open on conversations (state, waiting_since) where state <> 'closed';
create index conversations_by_last on conversations (last_at desc);
create index conversations_by_lead on conversations (lead_id) where lead_id is not null;

create table conversation_messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Given by a trigger: 1, 2, 3… without gaps.
  number integer not null,
  author text not null check (author in ('visitor', 'staff', 'assistant', 'system')),
  staff_id text references "user" (id) on delete set null,
  author_name text not null default '' check (char_length(author_name) <= 200),
  -- Made by the sender: the same id again is the same message.
  client_id uuid not null default gen_random_uuid(),
  body text not null check (char_length(body) between 1 and 4000),
  delivery text not null default 'stored'
    check (delivery in ('stored', 'sent', 'delivered', 'read', 'failed')),
  -- Why it failed, in a code of ours.
  problem text check (char_length(problem) <= 60),
  -- The channel's own id.
  external_id text unique check (char_length(external_id) <= 300),
  at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple'::regconfig, folded(body))) stored,
  unique (conversation_id, number),
  unique (conversation_id, author, client_id)
);
create index conversation_messages_search on conversation_messages using gin (search);

-- The conversation whose secret this transaction carries, or null.
create function app_conversation_id() returns uuid language sql stable security definer
begin atomic
  select id from conversations
  where token_hash = nullif(current_setting('app.conversation_token', true), '');
end;

-- Order and once-only for every sender: the conversation's row is locked until the transaction ends,
-- and a message that is there already is left out.
create function number_message() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
declare
  place conversations;
begin
  select * into place from conversations where id = new.conversation_id for update;
  if place.id is null then
    raise exception 'no such conversation' using errcode = '23503';
  end if;
  if exists (select from conversation_messages where conversation_id = new.conversation_id
      and author = new.author and client_id = new.client_id) then
    return null;
  end if;
  -- The assistant never speaks over a person, and nobody speaks in a closed conversation.
  if place.state = 'closed' and new.author <> 'system'
      or new.author = 'assistant' and place.state <> 'assistant'
      or new.author = 'staff' and (place.state <> 'attended'
        or place.owner_id is distinct from new.staff_id) then
    raise exception 'a message of this author does not fit the conversation'
      using errcode = 'P0001';
  end if;
  new.number := place.last_number + 1;
  -- Time runs with the numbers, also for a transaction that began earlier and waited.
  new.at := greatest(clock_timestamp(), place.last_at);
  update conversations set last_number = new.number, last_at = new.at where id = place.id;
  return new;
end $$;
create trigger numbers_itself before insert on conversation_messages
  for each row execute function number_message();

-- Only the id: what was said does not travel on a channel that every session may listen to.
create function announce_conversation() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  perform pg_notify('alisio_conversations', new.id::text);
  return new;
end $$;
create trigger announces_itself before update on conversations
  for each row execute function announce_conversation();

do $$
declare
  name text;
begin
  foreach name in array array['conversations', 'conversation_messages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
-- A visitor is nobody but the holder of a secret.
create policy conversation_of_the_visitor on conversations for select to alisio_client
  using (id = (select app_conversation_id()));
create policy messages_of_the_visitor on conversation_messages for select to alisio_client
  using (conversation_id = (select app_conversation_id()));
create policy words_of_the_visitor on conversation_messages for insert to alisio_client
  with check (conversation_id = (select app_conversation_id()) and author = 'visitor');

grant select (id, channel, state, attended_by, name, last_number, visitor_read, version,
  waiting_since, opened_at, last_at, closed_at, closed_by) on conversations to alisio_client;
grant select (conversation_id, number, author, author_name, client_id, body, at),
  insert (conversation_id, author, client_id, body) on conversation_messages to alisio_client;
grant select, update (state, owner_id, attended_by, name, lead_id, waiting_since, first_answer_at,
  closed_at, closed_by) on conversations to alisio_staff;
grant select, insert (conversation_id, author, staff_id, author_name, client_id, body)
  on conversation_messages to alisio_staff;
revoke execute on function app_conversation_id(), number_message(), announce_conversation()
  from public;
grant execute on function app_conversation_id() to alisio_client;
