-- Names that are nearly the same, found before anybody asks: no page could compare 50,000 names while it waits.

-- Whose names changed since they were last compared. Noted here for whoever writes names, an import as well as a person.
create table lookalike_due (
  kind text not null,
  owner_id uuid not null,
  primary key (kind, owner_id)
);

-- What a name is compared by. `scope` is the manufacturer of a discount group, else the zero id.
create table lookalike_key (
  kind text not null,
  scope uuid not null,
  tag text not null,
  key text collate "C" not null,
  owner_id uuid not null,
  name text not null
);
create index lookalike_key_same on lookalike_key (kind, scope, tag, key);
create index lookalike_key_owner on lookalike_key (kind, owner_id);
create index lookalike_key_trigrams on lookalike_key using gin (key public.gin_trgm_ops) where tag = 'SIMILAR';

create table lookalike (
  kind text not null,
  first_id uuid not null,
  second_id uuid not null,
  first_name text not null,
  second_name text not null,
  reason text not null,
  certainty int not null,
  primary key (kind, first_id, second_id),
  check (first_id < second_id)
);
create index lookalike_second on lookalike (kind, second_id);
create index lookalike_certainty on lookalike (kind, certainty desc, first_id, second_id);

-- Pairs that a person told apart, however much they look alike.
create table lookalike_apart (
  kind text not null,
  first_id uuid not null,
  second_id uuid not null,
  user_id uuid not null,
  at timestamptz(3) not null,
  primary key (kind, first_id, second_id),
  check (first_id < second_id)
);

create function note_changed_names() returns trigger language plpgsql as $$
begin
  execute format('insert into lookalike_due select distinct %L, %I from changed on conflict do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end
$$;

create trigger note_made_names after insert on manufacturer_name referencing new table as changed
  for each statement execute function note_changed_names('manufacturer', 'manufacturer_id');
create trigger note_changed_names after update on manufacturer_name referencing new table as changed
  for each statement execute function note_changed_names('manufacturer', 'manufacturer_id');
create trigger note_former_names after update on manufacturer_name referencing old table as changed
  for each statement execute function note_changed_names('manufacturer', 'manufacturer_id');
create trigger note_deleted_names after delete on manufacturer_name referencing old table as changed
  for each statement execute function note_changed_names('manufacturer', 'manufacturer_id');

create trigger note_made_names after insert on unit_name referencing new table as changed
  for each statement execute function note_changed_names('unit', 'unit_id');
create trigger note_changed_names after update on unit_name referencing new table as changed
  for each statement execute function note_changed_names('unit', 'unit_id');
create trigger note_former_names after update on unit_name referencing old table as changed
  for each statement execute function note_changed_names('unit', 'unit_id');
create trigger note_deleted_names after delete on unit_name referencing old table as changed
  for each statement execute function note_changed_names('unit', 'unit_id');

create trigger note_made_names after insert on discount_group_name referencing new table as changed
  for each statement execute function note_changed_names('discountgroup', 'discount_group_id');
create trigger note_changed_names after update on discount_group_name referencing new table as changed
  for each statement execute function note_changed_names('discountgroup', 'discount_group_id');
create trigger note_former_names after update on discount_group_name referencing old table as changed
  for each statement execute function note_changed_names('discountgroup', 'discount_group_id');
create trigger note_deleted_names after delete on discount_group_name referencing old table as changed
  for each statement execute function note_changed_names('discountgroup', 'discount_group_id');

insert into lookalike_due select distinct 'manufacturer', manufacturer_id from manufacturer_name;
insert into lookalike_due select distinct 'unit', unit_id from unit_name;
insert into lookalike_due select distinct 'discountgroup', discount_group_id from discount_group_name;
