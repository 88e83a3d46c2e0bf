-- Which sheets of the file name columns of prices: whoever gets the file gets them all. Lists from before name none.
alter table bom add column prices_by_sheet jsonb not null default '[]';
