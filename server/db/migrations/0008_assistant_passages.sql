-- What the site says, cut into passages the assistant can search. Made from the content by each
-- version of the site for itself: a new version beside a running old one disturbs neither.
create table assistant_passages (
  version text not null,
  id text not null,
  path text not null,
  title text not null,
  body text not null,
  search tsvector not null,
  created_at timestamptz not null default now(),
  primary key (version, id)
);

create index assistant_passages_by_word on assistant_passages using gin (search);
