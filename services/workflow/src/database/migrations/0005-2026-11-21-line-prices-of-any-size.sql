-- A price for a line is a quantity times a price: bounded by its factors, and no sum of theirs may fail to be stored.
alter table bom_line alter column line_price type numeric;
