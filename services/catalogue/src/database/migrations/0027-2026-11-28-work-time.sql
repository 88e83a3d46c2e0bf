-- The page takes four decimals: 0.125 minutes of a terminal were kept as 0.13, and every estimate counted with that.
alter table eclass_mapping alter column work_time type numeric(12, 4);
