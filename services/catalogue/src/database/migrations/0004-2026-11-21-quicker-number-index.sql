-- A million new numbers in random order of their articles cost an import more than all other indexes together; a primary
-- number is reached by its own key, so only alternatives need their article's index. No twin is now null: smaller rows.

drop index article_number_article;
create index article_number_alternative on article_number (article_id) where alternative;

drop index article_number_taken;
alter table article_number alter column twin drop default, alter column twin drop not null;
update article_number set twin = null where twin = '00000000-0000-0000-0000-000000000000';
create unique index article_number_taken on article_number (kind, exact, manufacturer_id, twin)
  include (article_id, alternative) nulls not distinct;
