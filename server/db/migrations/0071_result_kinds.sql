-- Results of a day per kind, as the platform names it: {"actions:lead": 6, "reach": 5230}. Null where
-- nobody said, as in all figures from before. The columns of conversions are sums of the kinds that
-- count, and are brought up to date with every change (decision 046).
alter table campaigns_stats add column results jsonb;
alter table import_days add column results jsonb;
alter table staged_days add column results jsonb;

-- Which kinds count, where the agency decided: for all of a client's campaigns, or for one.
create table result_choices (
  client_id text not null references clients (id) on delete cascade,
  campaign_id uuid,
  kind text not null check (char_length(kind) between 1 and 120),
  counts boolean not null,
  changed_at timestamptz not null default clock_timestamp(),
  foreign key (campaign_id, client_id) references campaigns (id, client_id) on delete cascade
);
create unique index result_choices_of_client on result_choices (client_id, kind)
  where campaign_id is null;
create unique index result_choices_of_campaign on result_choices (client_id, campaign_id, kind)
  where campaign_id is not null;
create index result_choices_by_campaign on result_choices (campaign_id, client_id)
  where campaign_id is not null;

alter table result_choices enable row level security;
alter table result_choices force row level security;
create policy server_may on result_choices to alisio_server using (true) with check (true);
create policy result_choices_of_the_client on result_choices for select to alisio_client
  using (client_id = (select app_client_id()));
create policy result_choices_of_the_staff on result_choices to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant select on result_choices to alisio_client;
grant select, insert, update, delete on result_choices to alisio_staff;

create trigger figures_added after insert on result_choices referencing new table as changed
  for each statement execute function note_changed_figures();
create trigger figures_changed after update on result_choices referencing new table as changed
  for each statement execute function note_changed_figures();
create trigger figures_removed after delete on result_choices referencing old table as changed
  for each statement execute function note_changed_figures();

-- Kinds that do not count until the agency answers, from the file or sync that brought them on.
create table result_questions (
  client_id text not null references clients (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 120),
  since timestamptz not null default now(),
  primary key (client_id, kind)
);
alter table result_questions enable row level security;
alter table result_questions force row level security;
create policy server_may on result_questions to alisio_server using (true) with check (true);
create policy result_questions_of_the_staff on result_questions to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
grant select, insert, update, delete on result_questions to alisio_staff;

-- A build that does not know of kinds of results overwrites a day's figures and leaves its results.
create function forget_results() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.results := null;
  return new;
end $$;
revoke execute on function forget_results() from public;
create trigger results_of_earlier_builds before update on campaigns_stats for each row
  when (old.results is not null and new.results is not distinct from old.results
    and (old.impressions, old.clicks, old.spend, old.conversions)
      is distinct from (new.impressions, new.clicks, new.spend, new.conversions)
    and current_setting('app.results', true) is distinct from 'known')
  execute function forget_results();
