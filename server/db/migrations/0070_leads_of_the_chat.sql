-- Whoever agreed to be contacted in the assistant's conversation: a channel of its own, and what was
-- said, as far as it fits. Empty for all other messages.
alter table contact_messages
  add column conversation text not null default '' check (char_length(conversation) <= 8000);
alter table contact_messages drop constraint contact_messages_channel_check;
alter table contact_messages add constraint contact_messages_channel_check
  check (channel in ('form', 'booking', 'phone', 'counter', 'referral', 'whatsapp', 'chat'));
