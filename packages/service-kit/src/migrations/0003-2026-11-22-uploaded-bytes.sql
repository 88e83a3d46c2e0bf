-- What a company has uploaded on a day of Berlin, for the quota.

create table uploaded_bytes (
  company_id uuid not null,
  day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (company_id, day)
);
create index uploaded_bytes_day on uploaded_bytes (day);
