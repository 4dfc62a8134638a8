-- Requests of signed-in clients run as this role, which owns nothing and bypasses nothing.
-- Roles belong to the whole server: another database of it may have made this one already.
do $$
begin
  create role alisio_client nologin;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  execute format('grant alisio_client to %I', current_user);
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'alisio_client', 'MEMBER') then raise; end if;
end $$;

grant usage on schema public to alisio_client;

-- The client a transaction speaks for, or null. Policies compare owners with it.
create function app_user_id() returns text language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '') $$;
