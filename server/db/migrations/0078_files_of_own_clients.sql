-- What waits of a file is bound to the member's own clients, like the rest of it.
do $$
declare
  name text;
begin
  foreach name in array array['staged_ads', 'staged_files'] loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or import_id in (select id from imports))', name);
  end loop;
end $$;

-- An alert may be about a platform that staff named ('outra:TikTok Ads').
alter table alerts drop constraint alerts_platform_check,
  add constraint alerts_platform_check
    check (platform in ('', 'meta', 'google') or platform like 'outra:_%');
