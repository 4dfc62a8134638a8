-- Requests of signed-in clients run as the role alisio_client, which owns nothing and bypasses
-- nothing. It exists before the first migration runs (server/db/roles.ts): making it needs a right
-- that many providers do not give.

-- The client a transaction speaks for, or null. Policies compare owners with it.
create function app_user_id() returns text language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '') $$;
