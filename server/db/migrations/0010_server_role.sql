-- Policies name a role instead of whoever ran the migration: the user that owns the tables and the
-- user that serves requests are members of it, and may be two.
drop policy owner_of_the_table on profiles;
drop policy owner_of_the_table on user_preferences;
drop policy campaigns_of_the_server on campaigns;
drop policy stats_of_the_server on campaigns_stats;

create policy server_may on profiles to alisio_server using (true) with check (true);
create policy server_may on user_preferences to alisio_server using (true) with check (true);
create policy server_may on campaigns to alisio_server using (true) with check (true);
create policy server_may on campaigns_stats to alisio_server using (true) with check (true);
