/** The fields of a parts-list line that a column can be mapped to. */
export const bomFields = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'quantity',
  'quantityUnitName',
  'installationLocation',
  'locationIdentifier',
  'bmk',
  'functionDesignation',
  'functionalAssignment',
  'designation',
  'wholesalerOrderNumber',
  'isSuppliedPart',
  'listPrice',
  'purchasePrice',
  'erpNumber',
  'manufacturerLink',
  'eanNumber',
  'remark',
  'level',
  'parent',
] as const

export type BomField = (typeof bomFields)[number]

export interface MappingEntry {
  importHeader: string
  articleField: BomField | null
}

/** Fields whose cells hold a designation by IEC 81346; formulas in them are broken designations. */
export const designationFields: ReadonlySet<BomField> = new Set<BomField>([
  'installationLocation',
  'locationIdentifier',
  'bmk',
  'functionDesignation',
  'functionalAssignment',
  'designation',
])

/** Fields that identify an article; their cells keep the displayed form. */
export const numberFields: ReadonlySet<BomField> = new Set<BomField>([
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'erpNumber',
  'eanNumber',
])
