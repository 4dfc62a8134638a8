-- A build that does not know a migration learns from its row whether it can work with what it did:
-- the migration it would have to know for that, or null where any build may (decision 038).
alter table schema_migrations add column breaks_before text;
