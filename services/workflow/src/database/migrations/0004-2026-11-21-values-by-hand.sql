-- What was changed by hand in a line: it stays when the same table is mapped again, and a price of one's own can be
-- taken back without asking the catalogue.
alter table bom_line add column by_hand jsonb not null default '{}';
