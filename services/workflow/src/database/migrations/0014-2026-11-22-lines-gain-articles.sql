-- Lines of drafts that gain an article because the catalogue did.

-- The numbers of a line by which an article could be found, in loose form.
create function numbers_to_find(
  order_number text, manufacturer_number text, wholesaler_order_number text, match_hints jsonb
) returns text[]
  language sql immutable parallel safe
return array(
  select loose_number(number)
  from unnest(array[order_number, manufacturer_number, wholesaler_order_number]
    || array(select candidate ->> 'text' from jsonb_array_elements(match_hints -> 'candidates') candidate)) number
  where length(number) <= 200 and loose_number(number) <> ''
);
create index bom_line_to_find on bom_line
  using gin (numbers_to_find(order_number, manufacturer_number, wholesaler_order_number, match_hints))
  where matched_article_id is null and not edited;

-- What matching again changed in a list. A list that is mapped anew has other lines, so nothing is left to tell.
create table bom_rematch (
  bom_id uuid primary key references bom on delete cascade,
  -- How often: who computes over the lines notices that they changed meanwhile.
  times integer not null,
  -- Lines that their owner has not seen yet, and since when.
  line_ids uuid[] not null,
  since timestamptz(3) not null
);
