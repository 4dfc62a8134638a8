-- Whoever works on an import (reading, saving, undoing) holds an advisory lock named after it for as
-- long as their transaction lasts, and says so here. Where this is true and nobody has the lock, the
-- work was interrupted. Builds before this one say nothing.
alter table imports add column held boolean not null default false;
