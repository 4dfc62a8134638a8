-- What a day can hold beside spend, impressions, clicks and conversions. Columns with a constant
-- default are added without rewriting a row.
alter table campaigns_stats
  -- Null where nobody told it; refunds make a day's revenue negative.
  add column revenue numeric(14, 2),
  -- Conversions whose kind is known; what is left of `conversions` is of other or unknown kinds.
  add column contacts numeric(14, 2) not null default 0 check (contacts >= 0),
  add column purchases numeric(14, 2) not null default 0 check (purchases >= 0),
  add column conversations numeric(14, 2) not null default 0 check (conversations >= 0),
  -- People, of this campaign on this day: never added up, and in no index that sums are read from.
  add column reach bigint check (reach >= 0);

alter table import_days
  add column revenue numeric(14, 2),
  add column contacts numeric(14, 2),
  add column purchases numeric(14, 2),
  add column conversations numeric(14, 2),
  add column reach bigint;
-- Figures found before there were these columns had none of them.
update import_days set contacts = 0, purchases = 0, conversations = 0 where had_figures;

alter table staged_days
  add column revenue numeric,
  add column contacts numeric not null default 0,
  add column purchases numeric not null default 0,
  add column conversations numeric not null default 0,
  add column reach bigint;

-- Sums by day, platform and campaign come from the index alone, the new figures included.
drop index campaigns_stats_by_owner;
create index campaigns_stats_by_client on campaigns_stats (client_id, date)
  include (campaign_id, impressions, clicks, spend, conversions, ctr, revenue, contacts, purchases,
    conversations);
