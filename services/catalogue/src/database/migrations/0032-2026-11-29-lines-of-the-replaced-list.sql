-- Lines changed by hand in the list that this one was uploaded in place of, until it is mapped.
alter table bom add column replaced_lines jsonb not null default '[]';
