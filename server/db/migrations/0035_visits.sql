-- How many visits a page had on a day, and what brought them. Totals only: nothing here, alone or
-- together, is about a person.
create table visits (
  day date not null,
  -- As visit_source() tells them.
  source text not null check (char_length(source) <= 20),
  campaign text not null check (char_length(campaign) <= 120),
  page text not null check (char_length(page) <= 200),
  -- Invented, for looking around; never summed with the others.
  demo boolean not null default false,
  visits bigint not null check (visits > 0),
  primary key (demo, day, source, campaign, page)
);

alter table visits enable row level security;
alter table visits force row level security;
create policy server_may on visits to alisio_server using (true) with check (true);
create policy visits_of_the_staff on visits for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy sample_visits_by_the_staff on visits for insert to alisio_staff
  with check (demo and (select app_staff_id()) is not null);
create policy sample_visits_removed_by_the_staff on visits for delete to alisio_staff
  using (demo and (select app_staff_id()) is not null);
grant select, insert, delete on visits to alisio_staff;

-- As before, and what has a name besides its kind is told by it: another site by its host, another
-- campaign with who ran it.
create or replace function visit_source(landing text, referrer text,
    out source text, out campaign text, out page text)
  language plpgsql immutable set search_path = alisio, pg_temp
as $$
declare
  query constant text := coalesce(substring(landing from '\?([^#]*)'), '');
  host constant text := lower(coalesce(substring(referrer from '^[a-z-]+://(?:www\.)?([^/:?#]+)'), ''));
  named constant text := lower(url_decoded(coalesce(substring(query from '(?:^|&)utm_source=([^&]*)'), '')));
  medium constant text := lower(coalesce(substring(query from '(?:^|&)utm_medium=([^&]*)'), ''));
  paid constant boolean := medium ~ '(^|[^a-z])(cpc|cpm|ppc|paid|pago|ads?|anuncios?|display)([^a-z]|$)'
    or medium like 'paid%';
  social constant text := '(^|\.)(facebook|instagram|linkedin|tiktok|youtube|pinterest|twitter|x|t|lnkd)\.(com|co|in|example)$';
begin
  campaign := left(btrim(regexp_replace(url_decoded(
    coalesce(substring(query from '(?:^|&)utm_campaign=([^&]*)'), '')), '\s+', ' ', 'g')), 60);
  page := left(coalesce(nullif(substring(landing from '^[a-z]+://[^/?#]+([^?#]*)'), ''),
    case when landing = '' then '' else '/' end), 200);
  source := case
    when query ~ '(^|&)(gclid|gbraid|wbraid)=' or paid and named ~ '(google|adwords|youtube)' then 'google-ads'
    when paid and named ~ '(facebook|instagram|meta|^fb$|^ig$)' then 'meta-ads'
    when page = '/links' or named ~ '(linktree|bio)' or medium ~ '(^|[^a-z])(bio|links?)([^a-z]|$)' then 'links'
    when named ~ '(facebook|instagram|meta|linkedin|tiktok|youtube|^fb$|^ig$)' then 'social'
    when named ~ '^(google|bing)$' then 'search'
    when named <> '' then 'campaign'
    when host ~ '(^|\.)(google\.[a-z.]+|bing\.com|duckduckgo\.com|search\.yahoo\.com|ecosia\.org|search\.brave\.com)$' then 'search'
    when host ~ social then 'social'
    when host <> '' then 'site'
    when query ~ '(^|&)fbclid=' then 'social'
    else 'direct' end;
  campaign := case source
    when 'site' then left(host, 60)
    when 'campaign' then left(concat_ws(' / ', left(btrim(named), 60), nullif(campaign, '')), 120)
    else campaign end;
end $$;

update leads set campaign = told.campaign
from contact_messages first cross join lateral visit_source(first.landing, first.referrer) told
where first.id = leads.id and leads.source in ('site', 'campaign')
  and leads.source = told.source and leads.campaign is distinct from told.campaign;
