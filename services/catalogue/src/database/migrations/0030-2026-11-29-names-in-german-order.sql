-- „Ölflex“ stands between „Niedax“ and „Phoenix“, not behind „Zander“.
alter table manufacturer alter column sort_name set expression as (sort_key(display_name));
alter table unit alter column sort_name set expression as (sort_key(display_name));
alter table wholesaler alter column sort_name set expression as (sort_key(display_name));
alter table discount_group alter column sort_name set expression as (sort_key(display_name));
update discount_group d set manufacturer_sort = m.sort_name from manufacturer m where m.id = d.manufacturer_id;

drop index eclass_mapping_by_description;
create index eclass_mapping_by_description on eclass_mapping (sort_key(description), id);

-- The anchors of the articles by manufacturer were placed in the order before.
insert into article_upheaval (round) values ('anchors');
