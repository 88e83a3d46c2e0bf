-- Sums counted millimetres as pieces of work. They are added up anew at the next reading of their list.
update bom set sums = null where sums is not null;
