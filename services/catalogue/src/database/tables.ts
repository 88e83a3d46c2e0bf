import type { BomTable, BomTables } from '@schrankwerk/bom-service'
import type { ArticleExportFilter, ArticleImport, ImportCurrency, ImportField } from '@schrankwerk/contracts'
import type { PartFamily, TechnicalData } from '@schrankwerk/domain/technical-data'
import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface Dated {
  create_date: ColumnType<Date, Date | undefined, Date>
  last_update: ColumnType<Date, Date | undefined, Date>
}

/** What a person looks after. */
interface Kept extends Dated {
  id: string
  edit_version: Generated<number>
}

/** What articles name; `article_amount` is kept by `master-data/article-amounts.queries.ts`. */
interface Used extends Kept {
  display_name: string
  article_amount: Generated<number>
}

export interface ManufacturerTable extends Used {
  abbreviation: string | null
  link: string | null
}

export interface ArticleTable {
  id: string
  manufacturer_id: string | null
  manufacturer_number: string | null
  order_number: string | null
  erp_number: string | null
  description: string | null
  image: string | null
  manufacturer_link: string | null
  delivery_time: number | null
  unit_id: string | null
  packaging_unit_size: number | null
  price_unit_size: number | null
  order_quantity_unit_size: number | null
  minimum_order_quantity_unit_size: number | null
  width: number | null
  height: number | null
  depth: number | null
  weight: number | null
  purchase_price: number | null
  list_price: number | null
  discount_group_id: string | null
  eclass9_1_id: string | null
  ean_number: string | null
  surcharge_code: string | null
  copper_code: string | null
  copper_base_value: number | null
  copper_weight: number | null
  customs_tarif_number: string | null
  country_of_origin_abbreviation: string | null
  rohs: boolean | null
  article_import_source: 'MYSQL' | 'MANUAL' | 'CSV'
  /** By how much an import enlarged the price unit so that prices are whole cents; null where that was not kept. */
  price_unit_scale: Generated<number | null>
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface ArticleNumberTable {
  article_id: string
  kind: 'O' | 'T'
  alternative: boolean
  manufacturer_id: string
  twin: string | null
  number: string
  exact: string
  loose: string
  searchable: boolean
}

export interface ImportConfigTable {
  id: string
  manufacturer_id: string | null
  wholesaler_id: string | null
  title: string
  description: string
  filename: string | null
  headers: string[]
  samples: ColumnType<string[][], string | undefined, string>
  field_mapping: ColumnType<{ importHeader: string; articleField: ImportField }[], string, string>
  header_row_index: number
  sheet: string | null
  default_unit_id: string | null
  unit_depth: 'MM' | 'CM' | 'DM' | 'M'
  unit_height: 'MM' | 'CM' | 'DM' | 'M'
  unit_width: 'MM' | 'CM' | 'DM' | 'M'
  unit_weight: 'MG' | 'G' | 'KG'
  currency: ImportCurrency | null
  currency_rate: number | null
  propose: Generated<boolean>
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface ArticleImportTable {
  id: string
  import_config_id: string | null
  import_config_title: string
  settings: ColumnType<unknown, string, string>
  filename: string
  file_key: string
  file_size: number
  sha256: string
  state: ArticleImport['state']
  work: Generated<NonNullable<ArticleImport['work']>>
  work_started_at: ColumnType<Date | null, Date | undefined>
  edit_version: Generated<number>
  proposed_at: ColumnType<Date | null, undefined, Date>
  decided_by: ColumnType<string | null, undefined, string | null>
  undo_until: ColumnType<Date | null, undefined, Date | null>
  touched: ColumnType<string[], undefined, string[]>
  started_at: Date
  ended_at: Date | null
  percent: Generated<number>
  rows: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  skipped: Generated<number>
  deleted: Generated<number>
  notices: Generated<number>
  groups_without_percent: Generated<number>
  groups_named: Generated<string[]>
  percents_set: Generated<number>
  percents_kept: Generated<number>
  new_without_manufacturer: Generated<number>
  tenfold_prices: Generated<number>
  not_listed: Generated<number>
  other_units: Generated<number>
  manufacturers_made: Generated<number>
  manufacturers_named: Generated<string[]>
  units_made: Generated<number>
  units_named: Generated<string[]>
  started_by: string
  started_by_name: string
  failure: string | null
  fence: Generated<number>
  lease_until: Date | null
  backend_pid: number | null
  backend_start: Date | null
  deleted_at: Date | null
}

export interface ArticleExportTable {
  id: string
  filename: string
  format: 'csv' | 'xlsx'
  separator: ',' | ';'
  filter: ColumnType<ArticleExportFilter, string, never>
  manufacturer_names: string[]
  wholesaler_names: string[]
  found_manufacturer_names: Generated<string[]>
  state: 'RUNNING' | 'ENDED' | 'FAILED'
  started_at: Date
  ended_at: Date | null
  rows: Generated<number>
  file_key: string | null
  file_size: number | null
  sha256: string | null
  started_by: string
  started_by_name: string
  failure: string | null
  deleted_at: Date | null
}

export interface AdminBomResultTable {
  id: string
  released: Generated<boolean>
  uploaded_by: string
  uploaded_by_name: string
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface AdminBomFileTable {
  id: string
  filename: string
  media_type: string
  storage_key: string
  size: number
  sha256: string
  deleted_at: Date | null
  created_by: string
  create_date: Date
}

export interface CatalogueTables extends KitTables, Omit<BomTables, 'bom'> {
  manufacturer: ManufacturerTable
  manufacturer_name: {
    name_key: string
    manufacturer_id: string
    name: string
    kind: 'DISPLAY' | 'ABBREVIATION' | 'VARIANT'
  }
  unit: Used
  unit_name: { name_key: string; unit_id: string; name: string; kind: 'DISPLAY' | 'VARIANT' }
  wholesaler: Used & { name_key: string }
  /** Without a percent until somebody says one: an import made it. */
  discount_group: Used & { percent: number | null; manufacturer_id: string | null }
  discount_group_name: {
    manufacturer_id: string
    name_key: string
    discount_group_id: string
    name: string
    kind: 'DISPLAY' | 'VARIANT'
  }
  discount_group_wholesaler: { discount_group_id: string; wholesaler_id: string; percent: number }
  eclass_mapping: Kept & {
    eclass_number: string
    description: string
    first_level_order: number | null
    second_level_order: number | null
    work_time: number
  }
  article: ArticleTable
  article_number: ArticleNumberTable
  article_wholesaler: {
    article_id: string
    wholesaler_id: string
    order_number: string | null
    exact: string | null
    loose: string | null
    purchase_price: number | null
  }
  article_trait: {
    article_id: string
    read_from: string
    family: PartFamily | null
    attributes: ColumnType<TechnicalData['attributes'], string, string>
    tokens: string
  }
  replacement: {
    id: string
    company_id: string | null
    order_exact: string | null
    order_loose: string | null
    type_exact: string | null
    type_loose: string | null
    manufacturer_id: string | null
    maker_key: string | null
    article_id: string
    /** What the numbers led to when the article was chosen; null where they led nowhere. */
    against_article_id: string | null
    /** The numbers and the manufacturer as they were written. */
    order_number: string | null
    type_number: string | null
    maker_name: string | null
    number: GeneratedAlways<string>
    /** As of the last `refreshTexts`. */
    article_number: Generated<string>
    search_text: Generated<string>
    user_id: string
    at: Generated<Date>
  }
  import_config: ImportConfigTable
  article_import: ArticleImportTable
  combination: {
    id: string
    kind: 'manufacturer' | 'unit' | 'discountgroup'
    survivor_id: string
    survivor_name: string
    at: Date
    user_id: string
    user_name: string
    former: ColumnType<unknown, string, string>
    touched: string[]
    undone_at: Date | null
  }
  combination_moved: {
    combination_id: string
    place: string
    from_id: string
    amount: number
    ids: string[]
  }
  import_notice: {
    import_id: string
    line: number
    /** Where the file has it, when that is not `line`. */
    file_line: number | null
    reason: string
  }
  import_group_percent: {
    import_id: string
    manufacturer_id: string
    name_key: string
    name: string
    percent: number
    former: Generated<number | null>
  }
  import_name_proposal: {
    import_id: string
    kind: 'MANUFACTURER' | 'UNIT'
    name: string
    rows: number
    suggestion_id: string | null
  }
  import_proposal: {
    import_id: string
    plan: ColumnType<unknown, string, never>
    counts: ColumnType<unknown, string, never>
    chosen: ColumnType<unknown, string, string>
  }
  import_undo: { import_id: string; plan: ColumnType<unknown, string, never> }
  import_skipped: {
    import_id: string
    line: number
    /** Where the file has it, when that is not `line`. */
    file_line: number | null
    reason: string
    content: string
    order_exact: string | null
  }
  article_export: ArticleExportTable
  admin_bom_result: AdminBomResultTable
  admin_bom_file: AdminBomFileTable
  bom: BomTable & { admin_bom_result_id: string }
}

/** Stands for „no manufacturer" in keys, where null would make every row unique. */
export const nobody = '00000000-0000-0000-0000-000000000000'
