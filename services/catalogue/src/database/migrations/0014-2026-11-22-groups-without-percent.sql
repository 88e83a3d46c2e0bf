-- Discount groups that an import made and whose percent nobody has said: how many, and the names of the first.
alter table article_import
  add column groups_without_percent int not null default 0,
  add column groups_named text[] not null default '{}';
