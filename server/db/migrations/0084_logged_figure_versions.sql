-- A replica has the version of the figures it shows, so that a read there can be compared with the
-- primary's (decision 060). Rows that a crash took while the table was unlogged are written again.
alter table figure_versions set logged;
insert into figure_versions (client_id, version) select id, gen_random_uuid() from clients
  on conflict (client_id) do nothing;
