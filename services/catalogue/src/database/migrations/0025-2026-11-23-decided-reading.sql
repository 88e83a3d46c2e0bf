-- What of a table's reading a person chose or found right. The rest was taken over as it was found, and is called so.
alter table bom add column decided_reading jsonb not null default '[]';
alter table remembered_mapping add column header_decided boolean not null default false;
