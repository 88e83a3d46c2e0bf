-- Sums counted millimetres as pieces of work. Those of lists with such a unit are added up anew at their next reading.
update bom set sums = null where id in (
  select bom_id from bom_line
  where lower(quantity_unit_name) in ('mm', 'mmt', 'millimeter', 'cm', 'cmt', 'zentimeter', 'dm', 'dmt', 'km', 'ktm', 'kmt', 'g', 'gr', 'grm', 'ml', 'mlt', 'min', 'ft', 'inch', 'zoll'));
