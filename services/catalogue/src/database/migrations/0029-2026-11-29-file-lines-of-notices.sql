-- Rows that come several from one line of the file are told by their number; a notice says the file's line, as a skipped
-- row does.
alter table import_notice add column file_line int;
