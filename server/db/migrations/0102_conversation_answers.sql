-- Up to which message answers went by mail, since nobody had read them in the chat. Not granted to
-- the visitor's role.
alter table conversations add column mailed_number integer not null default 0;

-- Somebody who asks for a person is told to the team's devices too.
alter table push_notices drop constraint push_notices_kind_check;
alter table push_notices add constraint push_notices_kind_check
  check (kind in ('lead', 'waiting', 'meeting', 'conversation'));
