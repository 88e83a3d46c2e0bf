-- Price lists in other currencies, remarks on lines that were taken, and names that a person has to decide about.

alter table import_config add column currency text;
alter table import_config add column currency_rate numeric(18, 8);
alter table article_import add column notices int not null default 0;

create table import_notice (
  import_id uuid not null references article_import on delete cascade,
  line int not null,
  reason text not null,
  primary key (import_id, line, reason)
);

-- Names that became no master data by themselves; rows tells how many lines carry them. The suggestion is the
-- manufacturer or unit that is meant, where one is known.
create table import_name_proposal (
  import_id uuid not null references article_import on delete cascade,
  kind text not null check (kind in ('MANUFACTURER', 'UNIT')),
  name text not null,
  rows int not null,
  suggestion_id uuid,
  primary key (import_id, kind, name)
);
