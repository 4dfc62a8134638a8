create table campaigns (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  campaign_name text not null check (char_length(campaign_name) between 1 and 300),
  objective text not null,
  status text not null,
  -- Counted in the public home's totals; switched on by the agency, campaign by campaign.
  showcase boolean not null default false,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint demo_is_never_shown check (not (showcase and demo))
);

create index campaigns_by_owner on campaigns (user_id, created_at desc);

create table campaigns_stats (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  date date not null,
  impressions bigint not null default 0 check (impressions >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  spend numeric(14, 2) not null default 0 check (spend >= 0),
  conversions bigint not null default 0 check (conversions >= 0),
  ctr numeric(9, 4) not null default 0 check (ctr >= 0),
  primary key (campaign_id, date)
);
