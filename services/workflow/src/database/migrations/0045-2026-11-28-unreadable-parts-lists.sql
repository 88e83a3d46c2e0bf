-- Why a file that is attached as a parts list cannot be read. Of files from before nobody has tried it.
alter table file add column unreadable text;
