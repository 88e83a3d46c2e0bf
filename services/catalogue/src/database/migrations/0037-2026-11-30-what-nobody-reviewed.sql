-- What a review would have shown of an import that took effect without one: articles of which a price is another one by
-- powers of ten, and articles of the manufacturers of its list that the list does not hold.
alter table article_import
  add column tenfold_prices int not null default 0,
  add column not_listed int not null default 0;
