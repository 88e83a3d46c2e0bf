-- What else a review would have shown: articles whose unit is another one, and the manufacturers and units that an
-- import made, with the names of the first of them.
alter table article_import
  add column other_units int not null default 0,
  add column manufacturers_made int not null default 0,
  add column manufacturers_named text[] not null default '{}',
  add column units_made int not null default 0,
  add column units_named text[] not null default '{}';
