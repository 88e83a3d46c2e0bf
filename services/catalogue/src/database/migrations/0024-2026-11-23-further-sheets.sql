-- Sheets of the workbook that a parts list is read of besides its first one.
alter table bom add column further_sheets jsonb not null default '[]';
