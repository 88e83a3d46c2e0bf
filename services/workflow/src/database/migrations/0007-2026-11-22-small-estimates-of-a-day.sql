-- How many ranges of small lists a company's users were told in a day (of Europe/Berlin): one that asks for very many
-- may be working out prices, and is reported to the operator.
create table small_estimate_count (
  id uuid primary key,
  company_id uuid not null,
  company_name text not null,
  day date not null,
  asked integer not null,
  unique (company_id, day)
);
