-- What the descriptions of articles say as figures and words, read once and found by. No foreign key: an import of many
-- articles puts a new table in the place of the old one, and the key would be checked anew for a million rows.

create table article_trait (
  article_id uuid primary key,
  -- Of the manufacturer, the description and the version of the reader: another one, and the row is written anew.
  read_from bigint not null,
  family text,
  attributes jsonb not null,
  -- Family, attributes, manufacturer, words and figures. A tsvector, for its index answers „all of these“ by the rarest
  -- of them.
  tokens tsvector not null
);
create index article_trait_tokens on article_trait using gin (tokens);
