-- Prices are kept in whole cents: where a list has parts of one, an import multiplies prices and price unit alike. By how
-- much stands apart, so that a later price without a unit counts for the unit that the list meant. Of units that are
-- there it is not known any more, and stays null.
alter table article add column price_unit_scale int;
alter table article alter column price_unit_scale set default 1;

-- `line` tells one skipped row from another. Several rows may come from one line of the file: where that is another
-- number, it stands beside.
alter table import_skipped add column file_line int;
