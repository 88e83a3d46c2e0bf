-- What was combined, for as long as it can be undone.
create table combination (
  id uuid primary key,
  kind text not null check (kind in ('manufacturer', 'unit', 'discountgroup')),
  survivor_id uuid not null,
  survivor_name text not null,
  at timestamptz(3) not null,
  user_id uuid not null,
  user_name text not null,
  -- Rows that went and names that changed hands, as they were before, by table.
  former jsonb not null,
  -- Everything it made one of, itself and what went: a later combination of one of these stands in the way of its end.
  touched uuid[] not null,
  undone_at timestamptz(3)
);
create index combination_at on combination (at);

-- What changed hands, as lists of ids: a row for each would take several times the room, and an index.
create table combination_moved (
  combination_id uuid not null references combination on delete cascade,
  -- Where the reference stands: table and column.
  place text not null,
  from_id uuid not null,
  amount int not null,
  ids uuid[] not null
);
create index combination_moved_of on combination_moved (combination_id);
