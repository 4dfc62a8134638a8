-- Every mail is written here in the transaction of what it is about; a job carries only its id.
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null check (char_length(recipient) <= 320),
  reply_to text check (char_length(reply_to) <= 400),
  subject text not null check (char_length(subject) <= 300 and subject !~ '[\r\n]'),
  -- Emptied once the mail was handed over: it may hold a link that signs somebody in.
  html text,
  body_text text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mails_by_recipient on mails (recipient, kind, created_at desc);
create index mails_by_age on mails (created_at);

-- Fixed windows that all processes share. The key is a hash, so that no address is kept.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  used integer not null default 1,
  expires_at timestamptz not null,
  primary key (key, window_start)
);

create index rate_limits_by_expiry on rate_limits (expires_at);

-- Secrets the processes make up for themselves and share, where the environment gives none.
create table server_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
