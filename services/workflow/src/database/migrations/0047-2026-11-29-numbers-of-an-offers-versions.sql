-- Of an offer the newest version alone counts; totals from before counted every one. They are counted again, once.
insert into missing_number_due
  select distinct number_key, maker_key
  from offer
  join bom on bom.offer_id = offer.id
  join missing_number on bom_id = bom.id
  where exists (select from offer other where other.family_id = offer.family_id and other.id <> offer.id);
