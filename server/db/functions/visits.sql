-- Percent-decodes a query value; invalid input is returned as it is.
create or replace function url_decoded(part text) returns text language plpgsql immutable as $$
begin
  return (
    select coalesce(convert_from(string_agg(case when piece[1] ~ '^%[0-9A-Fa-f]{2}$'
      then decode(substr(piece[1], 2), 'hex') else convert_to(piece[1], 'UTF8') end, ''::bytea), 'UTF8'), '')
    from regexp_matches(replace(part, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') as piece);
exception when others then
  return part;
end $$;

-- Attribution of a visit: source, campaign and landing page. Other sites are named by host, other
-- campaigns by name and source.
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

-- Deletes the sample visits with the last sample client.
create or replace function forget_sample_visits() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  if exists (select from gone where demo) and not exists (select from clients where demo) then
    delete from visits where demo;
    delete from page_reads where demo;
  end if;
  return null;
end $$;

revoke execute on function forget_sample_visits() from public;
