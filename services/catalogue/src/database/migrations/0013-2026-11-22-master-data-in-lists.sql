-- Master data as people keep it: versions, how many articles use each, groups whose percent nobody has said.

alter table manufacturer add column edit_version int not null default 1, add column article_amount int not null default 0;
alter table unit add column edit_version int not null default 1, add column article_amount int not null default 0;
alter table wholesaler add column edit_version int not null default 1, add column article_amount int not null default 0;
alter table discount_group add column edit_version int not null default 1, add column article_amount int not null default 0;
alter table eclass_mapping add column edit_version int not null default 1;

-- Until now an import gave 0 percent to a group it did not know.
alter table discount_group alter column percent drop not null;
update discount_group d set percent = null
  where percent = 0 and not exists (select from change_entry c where c.entity = 'discount-group' and c.entity_id = d.id::text);

update manufacturer m set article_amount = c.amount
  from (select manufacturer_id as id, count(*) as amount from article group by 1) c where c.id = m.id;
update unit u set article_amount = c.amount
  from (select unit_id as id, count(*) as amount from article group by 1) c where c.id = u.id;
update discount_group d set article_amount = c.amount
  from (select discount_group_id as id, count(*) as amount from article group by 1) c where c.id = d.id;
update wholesaler w set article_amount = c.amount
  from (select wholesaler_id as id, count(*) as amount from article_wholesaler group by 1) c where c.id = w.id;

-- In the order of a column that stands in the index itself, a page in the middle is reached without reading the table.
alter table manufacturer add column sort_name text not null generated always as (lower(display_name)) stored;
alter table unit add column sort_name text not null generated always as (lower(display_name)) stored;
alter table wholesaler add column sort_name text not null generated always as (lower(display_name)) stored;
alter table discount_group add column sort_name text not null generated always as (lower(display_name)) stored;

-- All names of a thing in one text, in small letters and compared byte by byte: a hundred thousand are looked through
-- in a few milliseconds for one or two letters, which no index finds, and by trigrams for more. Kept here, since names
-- are written by forms, imports and combining.
alter table manufacturer add column search_text text collate "C" not null default '';
alter table unit add column search_text text collate "C" not null default '';
alter table discount_group add column search_text text collate "C" not null default '';

create function keep_search_text() returns trigger language plpgsql as $$
declare
  owner text;
begin
  foreach owner in array array[to_jsonb(old) ->> tg_argv[1], to_jsonb(new) ->> tg_argv[1]] loop
    if owner is not null then
      execute format(
        'update %1$I.%2$I set search_text =
          coalesce((select string_agg(lower(name), e''\n'' order by name_key) from %1$I.%3$I where %4$I = $1), '''')
          where id = $1', tg_table_schema, tg_argv[0], tg_table_name, tg_argv[1]) using owner::uuid;
    end if;
  end loop;
  return null;
end $$;
create trigger manufacturer_name_search after insert or update or delete on manufacturer_name
  for each row execute function keep_search_text('manufacturer', 'manufacturer_id');
create trigger unit_name_search after insert or update or delete on unit_name
  for each row execute function keep_search_text('unit', 'unit_id');
create trigger discount_group_name_search after insert or update or delete on discount_group_name
  for each row execute function keep_search_text('discount_group', 'discount_group_id');

-- The name by which groups are sorted by their manufacturer.
alter table discount_group add column manufacturer_sort text;
create function keep_manufacturer_sort() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'discount_group' then
    execute format('select sort_name from %I.manufacturer where id = $1', tg_table_schema)
      into new.manufacturer_sort using new.manufacturer_id;
    return new;
  end if;
  execute format('update %I.discount_group set manufacturer_sort = $1 where manufacturer_id = $2', tg_table_schema)
    using new.sort_name, new.id;
  return null;
end $$;
create trigger discount_group_sort before insert or update of manufacturer_id on discount_group
  for each row execute function keep_manufacturer_sort();
create trigger manufacturer_sort after update of display_name on manufacturer
  for each row when (old.display_name <> new.display_name) execute function keep_manufacturer_sort();

update manufacturer x set search_text =
  coalesce((select string_agg(lower(name), e'\n' order by name_key) from manufacturer_name where manufacturer_id = x.id), '');
update unit x set search_text =
  coalesce((select string_agg(lower(name), e'\n' order by name_key) from unit_name where unit_id = x.id), '');
update discount_group x set manufacturer_id = manufacturer_id, search_text =
  coalesce((select string_agg(lower(name), e'\n' order by name_key) from discount_group_name where discount_group_id = x.id), '');

create index manufacturer_by_name on manufacturer (sort_name, id);
create index manufacturer_by_amount on manufacturer (article_amount, id);
create index unit_by_name on unit (sort_name, id);
create index unit_by_amount on unit (article_amount, id);
create index wholesaler_by_name on wholesaler (sort_name, id);
create index wholesaler_by_amount on wholesaler (article_amount, id);
create index discount_group_by_name on discount_group (sort_name, id);
create index discount_group_by_amount on discount_group (article_amount, id);
create index discount_group_of_manufacturer on discount_group (manufacturer_id, sort_name, id);
create index discount_group_without_percent on discount_group (sort_name, id) where percent is null;
create index manufacturer_search on manufacturer using gin (search_text public.gin_trgm_ops);
create index discount_group_search on discount_group using gin (search_text public.gin_trgm_ops);
create index eclass_mapping_by_description on eclass_mapping (lower(description), id);
-- What has no value comes last both ways round, for which one index is not enough.
create index discount_group_by_percent on discount_group (percent, id);
create index discount_group_by_percent_down on discount_group (percent desc nulls last, id desc);
create index discount_group_by_manufacturer on discount_group (manufacturer_sort, id);
create index discount_group_by_manufacturer_down on discount_group (manufacturer_sort desc nulls last, id desc);

-- What names a wholesaler or a manufacturer beside articles.
create index discount_group_wholesaler_owner on discount_group_wholesaler (wholesaler_id);
create index replacement_manufacturer on replacement (manufacturer_id) where manufacturer_id is not null;
