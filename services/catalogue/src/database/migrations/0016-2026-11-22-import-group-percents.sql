-- What a file says of discount groups; it holds once the import becomes visible. The zero id stands for no manufacturer.
create table import_group_percent (
  import_id uuid not null references article_import on delete cascade,
  manufacturer_id uuid not null,
  name_key text collate "C" not null,
  name text not null,
  percent numeric(7, 4) not null,
  primary key (import_id, manufacturer_id, name_key)
);
