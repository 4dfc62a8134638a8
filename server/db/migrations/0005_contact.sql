create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Chosen by the browser, or made from the text of a form sent without JavaScript.
  idempotency_key uuid unique,
  name text not null check (char_length(name) <= 100),
  email text not null check (char_length(email) <= 255),
  phone text not null check (char_length(phone) <= 20),
  company text not null default '' check (char_length(company) <= 100),
  message text not null check (char_length(message) <= 1000),
  page text not null default '' check (char_length(page) <= 2000),
  -- The visit's reference as a person reads it, and what it was made from.
  reference text not null default '' check (char_length(reference) <= 400),
  landing text not null default '' check (char_length(landing) <= 2000),
  referrer text not null default '' check (char_length(referrer) <= 2000),
  -- Why nothing was sent for it, if nothing was.
  suspected_spam text check (suspected_spam in ('honeypot', 'too-fast')),
  over_limit text check (over_limit in ('address', 'day')),
  webhook_state text check (webhook_state in ('queued', 'sent', 'failed')),
  created_at timestamptz not null default now()
);

create index contact_messages_by_age on contact_messages (created_at);

alter table mails
  add column contact_message_id uuid references contact_messages (id) on delete cascade,
  -- What the other side answered last: a code and a step, never its text, which quotes addresses.
  add column last_error text check (char_length(last_error) <= 100);

create index mails_by_contact_message on mails (contact_message_id);

-- Whether this recipient was sent a confirmation lately.
create index mails_confirmations on mails (lower(recipient), created_at) where kind = 'contact-visitor';
