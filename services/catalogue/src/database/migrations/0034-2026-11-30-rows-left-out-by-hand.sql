-- Rows that are lines as they were found, and left out by a person.
alter table bom add column excluded_rows jsonb not null default '[]';
