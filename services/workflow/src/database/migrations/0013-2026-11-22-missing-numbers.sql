-- What lists name and the catalogue does not have, for the operator's worklist. The database keeps it itself whenever
-- lines change, as it drops their sums: no way of writing lines, of this program or of one before it, can forget it,
-- and what is kept goes with the list.

-- The loose form of a number as the catalogue compares by it: upper case, without blanks, dashes, dots, slashes and commas.
create function loose_number(text text) returns text
  language sql immutable strict parallel safe
return translate(upper(text collate "pg_unicode_fast"),
  U&' \0009\000A\000B\000C\000D\00A0\00AD\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2010\2011\2012\2013\2014\2015\2028\2029\202F\205F\2212\3000\FEFF.,/\\-', '');

-- The form in which manufacturers are compared that stand in lists: lower case, umlauts spelled out, letters and digits.
create function maker_key(name text) returns text
  language sql immutable strict parallel safe
return trim(regexp_replace(
  regexp_replace(
    normalize(
      replace(replace(replace(replace(lower(normalize(left(name, 200), NFC) collate "pg_unicode_fast"),
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      NFKD),
    U&'[\0300-\036F]', '', 'g'),
  '[^[:alnum:]]+', ' ', 'g'));

-- Of one list. Spellings that differ in signs alone are one; the first of the list is kept as it is written.
create table missing_number (
  bom_id uuid not null references bom on delete cascade,
  number_key text collate "C" not null,
  -- empty where the lines name no manufacturer
  maker_key text collate "C" not null,
  number text not null,
  manufacturer_name text,
  is_order_number boolean not null,
  lines integer not null,
  primary key (bom_id, number_key, maker_key)
);
create index missing_number_everywhere on missing_number (number_key, maker_key);

-- Whose totals have to be counted again. Only ever appended to: two lists written at once wait for nothing here.
create table missing_number_due (
  number_key text collate "C" not null,
  maker_key text collate "C" not null
);

-- Over all lists.
create table missing_number_total (
  id uuid primary key default gen_random_uuid(),
  number_key text collate "C" not null,
  maker_key text collate "C" not null,
  number text not null,
  manufacturer_name text,
  is_order_number boolean not null,
  lines integer not null,
  enquiries integer not null,
  last_at timestamptz(3) not null,
  -- when the catalogue was found to have it; lists mapped later open it again
  found_at timestamptz(3),
  state text not null check (state in ('OPEN', 'IGNORED', 'FOUND')),
  unique (number_key, maker_key)
);
create index missing_number_by_lines on missing_number_total (state, lines, id);
create index missing_number_by_enquiries on missing_number_total (state, enquiries, id);
create index missing_number_by_time on missing_number_total (state, last_at, id);
create index missing_number_by_number on missing_number_total (state, number, id);
create index missing_number_by_maker on missing_number_total (state, manufacturer_name, id);
create index missing_number_by_maker_down on missing_number_total (state, manufacturer_name desc nulls last, id desc);
create index missing_number_searched on missing_number_total using gin ((number_key || ' ' || maker_key) gin_trgm_ops);

-- A hash, so that what the operator decided stays while nothing of the lists does.
create function missing_number_hash(number_key text, maker_key text) returns bytea
  language sql immutable strict parallel safe
return sha256(convert_to(number_key || E'\n' || maker_key, 'UTF8'));
create table ignored_number (
  hash bytea primary key,
  user_id uuid not null,
  at timestamptz(3) not null
);

-- What lines of these lists name without having an article. An offer's lines that were taken over from its enquiry are
-- the enquiry's. A text of more than 200 signs is no number.
create function missing_numbers_of(lists uuid[]) returns setof missing_number
  language sql stable
  set search_path from current
as $$
  select line.bom_id, line.number_key, line.maker_key, (array_agg(line.number order by line.position))[1],
    (array_agg(line.manufacturer_name order by line.position))[1], bool_or(line.is_order_number), count(*)::int
  from (
    select bom_id, position, number, is_order_number, loose_number(number) as number_key,
      left(trim(manufacturer_name), 200) as manufacturer_name,
      coalesce(maker_key(manufacturer_name), '') as maker_key
    from bom_line
    join bom on bom.id = bom_line.bom_id
    cross join lateral (
      select trim(coalesce(nullif(order_number, ''), manufacturer_number)) as number,
        nullif(order_number, '') is not null as is_order_number
    ) named
    where bom_id = any(lists) and matched_article_id is null and length(number) <= 200
      and (bom.offer_id is null or copied_from is null)
  ) line
  where line.number_key <> ''
  group by line.bom_id, line.number_key, line.maker_key
$$;

create function keep_missing_numbers() returns trigger
  language plpgsql
  set search_path from current
as $$
declare
  lists uuid[];
begin
  if tg_op = 'UPDATE' then
    lists := array(
      select distinct changed.bom_id from changed join former using (id)
      where (changed.matched_article_id is null or former.matched_article_id is null)
        and ((changed.matched_article_id is null) <> (former.matched_article_id is null)
          or (changed.order_number, changed.manufacturer_number, changed.manufacturer_name)
            is distinct from (former.order_number, former.manufacturer_number, former.manufacturer_name)));
  else
    lists := array(select distinct bom_id from changed);
  end if;
  if lists = '{}' then
    return null;
  end if;
  with present as materialized (select * from missing_numbers_of(lists)), gone as (
    delete from missing_number kept
    where bom_id = any(lists) and not exists (
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
create trigger missing_after_insert after insert on bom_line
  referencing new table as changed for each statement execute function keep_missing_numbers();
create trigger missing_after_update after update on bom_line
  referencing old table as former new table as changed for each statement execute function keep_missing_numbers();
create trigger missing_after_delete after delete on bom_line
  referencing old table as changed for each statement execute function keep_missing_numbers();

create function count_missing_again() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  insert into missing_number_due select distinct number_key, maker_key from changed;
  return null;
end
$$;
create trigger due_after_insert after insert on missing_number
  referencing new table as changed for each statement execute function count_missing_again();
create trigger due_after_update after update on missing_number
  referencing new table as changed for each statement execute function count_missing_again();
create trigger due_after_delete after delete on missing_number
  referencing old table as changed for each statement execute function count_missing_again();

insert into missing_number select * from missing_numbers_of(array(select id from bom));
