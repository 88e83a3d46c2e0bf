-- An invitation to a project folder, by the id that its mail was asked for with. It is bound to the account of the address.
create table invite (
  id uuid primary key,
  entry_id uuid not null,
  user_id uuid not null references "user" on delete cascade,
  created_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  -- the same entry was invited anew
  voided_at timestamptz(3)
);
create index invite_of_entry on invite (entry_id) where voided_at is null;
create index invite_of_user on invite (user_id);

create table invite_code (
  hash bytea primary key,
  invite_id uuid not null references invite on delete cascade,
  made_at timestamptz(3) not null
);
