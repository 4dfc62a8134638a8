-- What a filtered list counts by state, each from the index alone and no further than it is counted.
create index leads_by_source_and_state on leads (source, state, created_at) include (held, waiting_since);
create index leads_by_owner_and_state on leads (owner_id, state, created_at) include (held, waiting_since);
