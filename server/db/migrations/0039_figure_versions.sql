-- Which figures a client has at the moment: another version with every change to its days,
-- campaigns, goals or notes, in the transaction that makes it. What was worked out for one version
-- holds as long as it stands. Unlogged: after a crash there is none, and nothing is kept then.
create unlogged table figure_versions (
  client_id text primary key,
  version uuid not null
);

alter table figure_versions enable row level security;
alter table figure_versions force row level security;
create policy server_may on figure_versions to alisio_server using (true) with check (true);
create policy version_of_the_client on figure_versions for select to alisio_client
  using (client_id = (select app_client_id()));
grant select on figure_versions to alisio_client;

create function note_changed_figures() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  insert into figure_versions (client_id, version)
    select clients.id, gen_random_uuid() from clients
    where id in (select client_id from changed) order by id
  on conflict (client_id) do update set version = excluded.version;
  return null;
end $$;

create function forget_figure_version() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from figure_versions where client_id in (select id from changed);
  return null;
end $$;
revoke execute on function note_changed_figures(), forget_figure_version() from public;

do $$
declare
  name text;
begin
  foreach name in array array['campaigns', 'campaigns_stats', 'client_goals', 'figure_notes']
  loop
    execute format('create trigger figures_added after insert on %I referencing new table as changed
      for each statement execute function note_changed_figures()', name);
    execute format('create trigger figures_changed after update on %I referencing new table as changed
      for each statement execute function note_changed_figures()', name);
    execute format('create trigger figures_removed after delete on %I referencing old table as changed
      for each statement execute function note_changed_figures()', name);
  end loop;
end $$;
create trigger figure_version after delete on clients referencing old table as changed
  for each statement execute function forget_figure_version();

insert into figure_versions (client_id, version) select id, gen_random_uuid() from clients;
