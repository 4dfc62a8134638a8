-- What a job that comes by itself could not do for one thing of many: a reminder, a summary, a
-- report. The others go on; this one is tried later and later, and the desk is told.
create table job_failures (
  job text not null,
  -- Ids of what it was about, never words of anybody.
  about text not null,
  tries integer not null default 1,
  since timestamptz not null default now(),
  next_at timestamptz not null,
  primary key (job, about)
);
alter table job_failures enable row level security;
alter table job_failures force row level security;
create policy server_may on job_failures to alisio_server using (true) with check (true);
create policy job_failures_of_the_staff on job_failures for select to alisio_staff
  using ((select app_staff_id()) is not null);
grant select on job_failures to alisio_staff;
