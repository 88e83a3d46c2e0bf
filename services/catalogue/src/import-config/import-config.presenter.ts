import type { ImportConfig } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import type { ImportConfigRow } from './import-config.queries.ts'

export const presentImportConfig = (row: ImportConfigRow): Sendable<ImportConfig> => ({
  id: row.id,
  manufacturerId: row.manufacturer_id,
  manufacturerName: row.manufacturer_name,
  wholesalerId: row.wholesaler_id,
  wholesalerName: row.wholesaler_name,
  title: row.title,
  description: row.description,
  filename: row.filename,
  headers: row.headers,
  samples: row.samples,
  fieldMapping: row.field_mapping,
  headerRowIndex: row.header_row_index,
  sheet: row.sheet,
  defaultUnitId: row.default_unit_id,
  unitDepth: row.unit_depth,
  unitHeight: row.unit_height,
  unitWidth: row.unit_width,
  unitWeight: row.unit_weight,
  currency: row.currency,
  currencyRate: row.currency_rate,
  propose: row.propose,
  editVersion: row.edit_version,
  createDate: row.create_date,
  lastUpdate: row.last_update,
})
