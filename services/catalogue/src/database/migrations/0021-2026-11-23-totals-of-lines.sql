-- What the list says of a line's quantity where that is for all cabinets: another number of them is shared out from it.
alter table bom_line add column total_quantity numeric;
