-- How often a page was read on a day. Totals only, like visits: nothing here is about a person.
create table page_reads (
  day date not null,
  page text not null check (char_length(page) <= 200),
  -- Invented, for looking around; never summed with the others.
  demo boolean not null default false,
  -- Opened by a person: arrivals and steps within the site.
  reads bigint not null check (reads >= 0),
  -- Fetched by a browser because its link was pointed at; whether it was opened is not known.
  ahead bigint not null default 0 check (ahead >= 0),
  primary key (demo, day, page)
);

alter table page_reads enable row level security;
alter table page_reads force row level security;
create policy server_may on page_reads to alisio_server using (true) with check (true);
create policy page_reads_of_the_staff on page_reads for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy sample_page_reads_by_the_staff on page_reads for insert to alisio_staff
  with check (demo and (select app_staff_id()) is not null);
create policy sample_page_reads_removed_by_the_staff on page_reads for delete to alisio_staff
  using (demo and (select app_staff_id()) is not null);
grant select, insert, delete on page_reads to alisio_staff;
