-- Of each column of the file that a configuration was made with, the first values: without them nobody can tell what a
-- column of a configuration holds that is opened again.
alter table import_config add column samples jsonb not null default '[]';
