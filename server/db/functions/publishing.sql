-- Who may publish: owners, and staff marked so.
create or replace function app_publisher_id() returns text language sql stable security definer
begin atomic
  select user_id from staff
  where user_id = nullif(current_setting('app.staff_id', true), '')
    and (role = 'owner' or publishes);
end;

-- The part of the site that a document belongs to, as far as rights tell parts apart.
create or replace function site_area(document text) returns text language sql immutable
begin atomic
  select case
    when document ~ '^(brand|place|palette|look|parts)' then 'brand'
    when document ~ '^(plans|prices|contract)' then 'prices'
    when document ~ '^claims' then 'claims'
    when document ~ '^legal/' then 'legal'
    when document ~ '^mails' then 'mails'
    else 'pages'
  end;
end;

-- Facts of the company, prices, claims, contract and legal texts are the owners' to publish, the
-- rest everybody's who publishes, unless the owners decided otherwise. Owners publish everything.
create or replace function may_publish_site(document text) returns boolean language sql stable
  security definer set search_path = alisio, pg_temp
begin atomic
  select case coalesce(
      (select publishers from site_rights where area = site_area(document)),
      case when site_area(document) in ('brand', 'prices', 'claims', 'legal')
        then 'owners' else 'publishers' end)
    when 'owners' then app_owner_id() is not null
    when 'publishers' then app_publisher_id() is not null
    else app_staff_id() is not null
  end or app_owner_id() is not null;
end;

create or replace function change_site_right(changed_area text, who text) returns void
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
begin
  if app_owner_id() is null then
    raise exception 'only owners decide who publishes' using errcode = '42501';
  end if;
  insert into site_rights (area, publishers) values (changed_area, who)
  on conflict (area) do update set publishers = excluded.publishers, changed_at = now();
  perform record_act('site-rights', null, null,
    jsonb_build_object('area', changed_area, 'publishers', who));
end $$;

-- Begins a release of drafts as they were seen: nothing where one has changed since or the person may
-- not publish it. Serialised, so that the order of releases is the order of their ids.
create or replace function begin_site_release(documents jsonb, note text) returns bigint
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  release bigint;
  person record;
begin
  select id, name into person from "user" where id = app_staff_id();
  if person.id is null or exists (
    select from jsonb_object_keys(documents) as one (document) where not may_publish_site(document)
  ) then
    raise exception 'others publish this document' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('site releases', 0));
  if exists (
    select from jsonb_each_text(documents) as seen (document, version)
    where not exists (select from site_drafts drafts
      where drafts.document = seen.document and drafts.version = seen.version::integer)
  ) then
    return null;
  end if;
  insert into site_releases (note, author_id, author_name)
    values (note, person.id, person.name) returning id into release;
  with added as (
    insert into site_versions (document, patch, author_id, author_name)
    select drafts.document, drafts.patch, drafts.changed_by, drafts.changed_by_name
    from site_drafts drafts join jsonb_object_keys(documents) as one (document) using (document)
    returning id, document
  )
  insert into site_release_documents (release_id, document, version_id)
    select release, document, id from added;
  return release;
end $$;

-- Until shortly before its hour: from then on some process may already show it.
create or replace function cancel_site_release(release bigint) returns boolean
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null or exists (
    select from site_release_documents part
    where part.release_id = release and not may_publish_site(part.document)
  ) then
    raise exception 'others publish this document' using errcode = '42501';
  end if;
  update site_releases set state = 'cancelled'
  where id = release and state <> 'cancelled'
    and (goes_live_at is null or goes_live_at > clock_timestamp() + interval '2 seconds');
  if not found then
    return false;
  end if;
  perform record_act('site-cancelled', null, release::text, '{}');
  -- What was written is a draft again, unless somebody has begun another one.
  insert into site_drafts (document, patch, changed_by, changed_by_name)
    select part.document, version.patch, version.author_id, version.author_name
    from site_release_documents part join site_versions version on version.id = part.version_id
      and version.document = part.document
    where part.release_id = release
  on conflict (document) do nothing;
  return true;
end $$;

-- Another hour for a release whose own has not come: under the same terms as a cancellation.
create or replace function move_site_release(release bigint, at timestamptz) returns boolean
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null or exists (
    select from site_release_documents part
    where part.release_id = release and not may_publish_site(part.document)
  ) then
    raise exception 'others publish this document' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('site releases', 0));
  update site_releases set goes_live_at = at
  where id = release and state = 'ready'
    and goes_live_at > clock_timestamp() + interval '2 seconds'
    and at > clock_timestamp() + interval '2 seconds';
  if not found then
    return false;
  end if;
  perform record_act('site-moved', null, release::text, '{}');
  return true;
end $$;

revoke execute on function app_publisher_id(), may_publish_site(text),
  change_site_right(text, text), begin_site_release(jsonb, text), cancel_site_release(bigint),
  move_site_release(bigint, timestamptz) from public;
grant execute on function app_publisher_id(), may_publish_site(text),
  change_site_right(text, text), begin_site_release(jsonb, text), cancel_site_release(bigint),
  move_site_release(bigint, timestamptz) to alisio_staff;
