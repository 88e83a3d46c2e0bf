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

-- What numbers led to by themselves when another article was chosen: without it the choice only filled a gap, and an
-- article that has the number since goes before it. The numbers are kept as they were written, for people to read.
alter table replacement
  add column against_article_id uuid references article on delete set null,
  add column order_number text,
  add column type_number text,
  add column maker_name text;
create index replacement_against on replacement (against_article_id) where against_article_id is not null;
update replacement set order_number = order_exact, type_number = type_exact, maker_name = maker_key;
-- What a list of them is sorted by and searched in; the article's part is as of now once an hour.
alter table replacement
  add column number text not null
    generated always as (coalesce(order_number, type_number, order_exact, type_exact)) stored,
  add column article_number text not null default '',
  add column search_text text not null default '';
-- By a value in place of null, for "is null" keeps an index from being read in its order.
create index replacement_latest on replacement ((coalesce(company_id, '00000000-0000-0000-0000-000000000000')), at, id);
create index replacement_number on replacement ((coalesce(company_id, '00000000-0000-0000-0000-000000000000')), number, id);
create index replacement_article_number on replacement ((coalesce(company_id, '00000000-0000-0000-0000-000000000000')), article_number, id);
create index replacement_search on replacement using gin (search_text public.gin_trgm_ops);

create index article_ean on article (ean_number) where ean_number is not null;
