-- What someone did is listed for a data export.
create index change_entry_user on change_entry (user_id, at, id) where user_id is not null;
