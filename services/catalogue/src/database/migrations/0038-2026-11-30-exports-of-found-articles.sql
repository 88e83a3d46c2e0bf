-- An export may hold what the article list had found: the names of the manufacturers that the list was narrowed to.
alter table article_export add column found_manufacturer_names text[] not null default '{}';
