-- Which texts of server/db/functions this database has had, the present one of a file last. A build
-- whose text was replaced by another is an older one and leaves it alone (decision 041).
create table schema_functions (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default clock_timestamp(),
  primary key (name, checksum)
);
