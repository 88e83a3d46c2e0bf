-- What the list of articles is read by at a million rows, made by rounds beside the articles: an import writes none of
-- it. Empty until the first round; until then the list reads as it did.

-- How many articles stand in each order with a value and without one, and behind which import that was counted.
create table article_order (
  name text primary key,
  valued int not null,
  empty int not null,
  -- Where another one has ended since, nothing of this holds.
  after_import timestamptz
);
-- Every so many articles of an order the key of one, to go on from.
create table article_anchor (
  order_name text not null,
  part text not null check (part in ('VALUED', 'EMPTY')),
  position int not null,
  key text[] not null,
  primary key (order_name, part, position)
);
-- Which places articles have taken (1) and left (-1) since, one by one: saves add rows and wait for nobody.
create table article_shift (
  id bigint generated always as identity primary key,
  amount smallint not null check (amount in (1, -1)),
  article_id uuid not null,
  manufacturer_id uuid,
  create_date timestamptz(3) not null,
  order_exact text collate "C",
  order_twin uuid,
  type_exact text collate "C",
  type_twin uuid,
  list_price numeric(14, 2),
  weight numeric
);

-- What a search for words finds articles by: the words of the description as they stand there, in small letters, and
-- manufacturer, ERP number and EAN, each behind a blank and a letter. No foreign key, as with article_trait.
create table article_words (
  article_id uuid primary key,
  -- Of all that the tokens are made of: another one, and the row is written anew.
  read_from bigint not null,
  -- As in the article: by these hits are sorted without looking there.
  manufacturer_id uuid,
  create_date timestamptz(3) not null,
  tokens tsvector not null
);
create index article_words_tokens on article_words using gin (tokens);
-- All words of descriptions once, to find those that hold what somebody typed.
create table article_vocabulary (word text collate "C" primary key);
create index article_vocabulary_trigrams on article_vocabulary using gin (word public.gin_trgm_ops);
-- Behind which import all articles were read.
create table article_words_round (single boolean primary key default true check (single), after_import timestamptz);

-- Many articles changed at once, other than by an import, whose end tells it. Each round takes what it has seen.
create table article_upheaval (
  id bigint generated always as identity primary key,
  round text not null check (round in ('anchors', 'words'))
);
