-- What the customer supplies needs no article: its number, often one of his own, is none that the catalogue lacks.

-- Of these numbers alone, in loose form; of all where `keys` is null.
create or replace function missing_numbers_of(lists uuid[], keys text[]) returns setof missing_number
  language sql stable
  set search_path from current
as $$
  with line as materialized (
    select bom_id, position, number, loose_number(number) as number_key, is_order_number,
      left(trim(manufacturer_name), 200) as manufacturer_name
    from bom_line
    join bom on bom.id = bom_line.bom_id
    cross join lateral (
      select trim(coalesce(nullif(order_number, ''), manufacturer_number)) as number,
        nullif(order_number, '') is not null as is_order_number
    ) named
    where bom_id = any(lists) and matched_article_id is null and not is_supplied_part and length(number) <= 200
      and (bom.offer_id is null or copied_from is null) and (keys is null or loose_number(number) = any(keys))
  ), maker as materialized (
    select manufacturer_name, maker_key(manufacturer_name) as maker_key
    from (select distinct manufacturer_name from line) named
  )
  select bom_id, number_key, coalesce(maker_key, ''), (array_agg(number order by position))[1],
    (array_agg(manufacturer_name order by position))[1], bool_or(is_order_number), count(*)::int
  from line
  left join maker using (manufacturer_name)
  where number_key <> ''
  group by 1, 2, 3
$$;

create or replace function keep_missing_numbers() returns trigger
  language plpgsql
  set search_path from current
as $$
declare
  lists uuid[];
  keys text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct changed.bom_id), array_agg(distinct loose_number(number))
    into lists, keys
    from changed
    join former using (id)
    cross join lateral (values
      (coalesce(nullif(changed.order_number, ''), changed.manufacturer_number)),
      (coalesce(nullif(former.order_number, ''), former.manufacturer_number))
    ) named (number)
    where (changed.matched_article_id is null or former.matched_article_id is null)
      and ((changed.matched_article_id is null) <> (former.matched_article_id is null)
        or (changed.order_number, changed.manufacturer_number, changed.manufacturer_name, changed.is_supplied_part)
          is distinct from
            (former.order_number, former.manufacturer_number, former.manufacturer_name, former.is_supplied_part));
  else
    lists := array(select distinct bom_id from changed);
  end if;
  if lists is null or lists = '{}' then
    return null;
  end if;
  with present as materialized (select * from missing_numbers_of(lists, keys)), gone as (
    delete from missing_number kept
    where bom_id = any(lists) and (keys is null or number_key = any(keys)) and not exists (
      select from present
      where (present.bom_id, present.number_key, present.maker_key) = (kept.bom_id, kept.number_key, kept.maker_key))
  )
  insert into missing_number as kept select * from present
  on conflict (bom_id, number_key, maker_key) do update
    set number = excluded.number, manufacturer_name = excluded.manufacturer_name,
      is_order_number = excluded.is_order_number, lines = excluded.lines
    where (kept.number, kept.manufacturer_name, kept.is_order_number, kept.lines)
      is distinct from (excluded.number, excluded.manufacturer_name, excluded.is_order_number, excluded.lines);
  return null;
end
$$;

-- Lists with such lines, anew; the triggers have their numbers counted again.
delete from missing_number where bom_id in (
  select bom_id from bom_line where matched_article_id is null and is_supplied_part
);
insert into missing_number
select * from missing_numbers_of(array(
  select distinct bom_id from bom_line where matched_article_id is null and is_supplied_part
), null)
-- Written meanwhile by whoever changed the list.
on conflict do nothing;
