-- Which companies are gone, as identity tells it: events may come out of order, and an older one is ignored. Who is not
-- named here is active.
create table company_activity (
  company_id uuid primary key,
  active boolean not null,
  version bigint not null
);
