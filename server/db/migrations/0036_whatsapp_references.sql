-- What somebody was about to ask for on WhatsApp, under the code that stands in their message. It
-- holds words of the content and what brought the visit, and nothing about a person.
create table whatsapp_references (
  id uuid primary key default gen_random_uuid(),
  -- Made by the browser, so it may come twice: then both are found.
  code text not null check (code ~ '^[0-9A-Z]{6}$'),
  kind text not null check (kind in ('plan', 'chat')),
  items text[] not null check (cardinality(items) between 1 and 20),
  -- Of a plan, per month and once.
  monthly numeric(12, 2),
  once numeric(12, 2),
  -- The visit's first page with its campaign's names, and the host it came from.
  landing text not null check (char_length(landing) <= 2000),
  referrer text not null check (char_length(referrer) <= 300),
  lead_id uuid references leads (id) on delete set null,
  created_at timestamptz not null default now(),
  -- A second tap on the same link.
  unique (code, kind, items)
);
create index whatsapp_references_by_age on whatsapp_references (created_at desc);
create index whatsapp_references_by_lead on whatsapp_references (lead_id) where lead_id is not null;

alter table whatsapp_references enable row level security;
alter table whatsapp_references force row level security;
create policy server_may on whatsapp_references to alisio_server using (true) with check (true);
create policy references_of_the_staff on whatsapp_references to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant select, update (lead_id) on whatsapp_references to alisio_staff;
