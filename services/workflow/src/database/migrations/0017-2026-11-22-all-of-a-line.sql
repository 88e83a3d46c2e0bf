-- floor: 0016
-- What a list says of a line beside its number: kept, whether or not the portal has a use for it.
alter table bom_line
  add column quantity_unit_text text,
  add column ean_number text,
  add column erp_number text,
  add column manufacturer_link text,
  add column remark text,
  -- of a piece, as the list has them
  add column list_price numeric,
  add column purchase_price numeric;

-- Cabinets that totals were read for, where those are not the enquiry's.
alter table bom add column quantity_count integer check (quantity_count > 0);

