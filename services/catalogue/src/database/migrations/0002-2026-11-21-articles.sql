-- Articles and the numbers they are found by.
--
-- The references of articles to master data carry no foreign keys: checked row by row they would take longer than
-- the rest of an import of a million articles. Whoever writes articles locks the master rows he names (for key share),
-- whoever deletes or merges master data locks them for update and asks the articles' indexes.
-- Free space is left in the pages so that a change of prices stays on its page and touches few indexes.

create table article (
  id uuid primary key,
  manufacturer_id uuid,
  manufacturer_number text,
  order_number text,
  erp_number text,
  description text,
  image text,
  manufacturer_link text,
  delivery_time int,
  unit_id uuid,
  packaging_unit_size numeric,
  price_unit_size numeric,
  order_quantity_unit_size numeric,
  minimum_order_quantity_unit_size numeric,
  width numeric,
  height numeric,
  depth numeric,
  weight numeric,
  purchase_price numeric(14, 2),
  list_price numeric(14, 2),
  discount_group_id uuid,
  eclass9_1_id text,
  ean_number text,
  surcharge_code text,
  copper_code text,
  copper_base_value numeric,
  copper_weight numeric,
  customs_tarif_number text,
  country_of_origin_abbreviation text,
  rohs boolean,
  article_import_source text not null check (article_import_source in ('MYSQL', 'MANUAL', 'CSV')),
  edit_version int not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
) with (fillfactor = 85);
create index article_create_date on article (create_date, id);
create index article_manufacturer on article (manufacturer_id, create_date, id);
create index article_list_price on article (list_price, id);
create index article_weight on article (weight, id);
create index article_without_order_number on article (id) where order_number is null;
create index article_without_manufacturer_number on article (id) where manufacturer_number is null;

-- Order ('O') and type ('T') numbers, primary and alternative ones. `exact` decides who has a number already, `loose`
-- is for finding only. The zero id stands for no manufacturer. A price list may give one type number to several
-- order numbers: the first article owns it (`twin` zero), the others carry it with their own id as `twin`.
create table article_number (
  article_id uuid not null,
  kind "char" not null check (kind in ('O', 'T')),
  alternative boolean not null,
  manufacturer_id uuid not null,
  twin uuid not null default '00000000-0000-0000-0000-000000000000',
  number text not null,
  exact text collate "C" not null,
  loose text collate "C" not null,
  -- Not again where another row of the article says the same: halves the trigram index.
  searchable boolean not null
);
create unique index article_number_taken on article_number (kind, exact, manufacturer_id, twin)
  include (article_id, alternative);
create index article_number_loose on article_number (loose);
create index article_number_article on article_number (article_id);
create index article_number_trigrams on article_number using gin (loose public.gin_trgm_ops) where searchable;

create table article_wholesaler (
  article_id uuid not null references article on delete cascade,
  wholesaler_id uuid not null references wholesaler,
  order_number text,
  exact text collate "C",
  loose text collate "C",
  purchase_price numeric(14, 2),
  primary key (article_id, wholesaler_id)
);
create index article_wholesaler_loose on article_wholesaler (loose) where loose is not null;
create index article_wholesaler_owner on article_wholesaler (wholesaler_id);

-- What a company, or the operator for everyone (no company), decided that numbers mean.
create table replacement (
  id uuid primary key,
  company_id uuid,
  order_exact text collate "C",
  order_loose text collate "C",
  type_exact text collate "C",
  type_loose text collate "C",
  manufacturer_id uuid references manufacturer on delete cascade,
  maker_key text collate "C",
  article_id uuid not null references article on delete cascade,
  user_id uuid not null,
  at timestamptz(3) not null default now(),
  check (order_exact is not null or type_exact is not null),
  unique nulls not distinct (company_id, order_exact, type_exact, maker_key)
);
create index replacement_order on replacement (order_loose);
create index replacement_type on replacement (type_loose);
create index replacement_article on replacement (article_id);
