-- Which version of a company's name was copied last: events may come out of order, and an older name is ignored.
create table known_company (
  company_id uuid primary key,
  version bigint not null
);
