-- The conversation whose secret this transaction carries, or null.
create or replace function app_conversation_id() returns uuid language sql stable security definer
begin atomic
  select id from conversations
  where token_hash = nullif(current_setting('app.conversation_token', true), '');
end;

-- Order and once-only for every sender: the conversation's row is locked until the transaction ends,
-- and a message that is there already is left out.
create or replace function number_message() returns trigger language plpgsql security definer
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

-- Only the id: what was said does not travel on a channel that every session may listen to.
create or replace function announce_conversation() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  perform pg_notify('alisio_conversations', new.id::text);
  return new;
end $$;

-- Searches messages by their words. PostgreSQL does not use the text index below a row policy, since
-- the operator is not leakproof, so this function checks the caller's rights itself.
create or replace function found_conversations(words text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null then return; end if;
  return query select distinct conversation_id from conversation_messages
    where search @@ to_tsquery('simple', words) limit most;
end $$;

revoke execute on function app_conversation_id(), number_message(), announce_conversation(),
  found_conversations(text, integer) from public;
grant execute on function app_conversation_id() to alisio_client;
grant execute on function found_conversations(text, integer) to alisio_staff;
