import type { BomField } from '@schrankwerk/contracts'

export type { BomField } from '@schrankwerk/contracts'

export interface MappingEntry {
  importHeader: string
  articleField: BomField | null
}

/** The columns of each field that has any. */
export type FieldColumns = ReadonlyMap<BomField, readonly number[]>

/** Fields whose cells hold a designation by IEC 81346; formulas in them are broken designations. */
export const designationFields: ReadonlySet<BomField> = new Set<BomField>([
  'installationLocation',
  'locationIdentifier',
  'bmk',
  'functionDesignation',
  'functionalAssignment',
  'designation',
])

/** Fields with a number that others than the owner of the list know the part by. */
export const partNumberFields: readonly BomField[] = [
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
]

/** Fields that identify an article, the list owner's own number among them; their cells keep the displayed form. */
export const numberFields: readonly BomField[] = [...partNumberFields, 'erpNumber']

/** Fields whose columns are joined in the order of the file. */
export const joinedFields: ReadonlySet<BomField> = new Set<BomField>(['description', 'remark'])

/** Fields that several columns may have: they are joined, or of several dealers' numbers the first that is filled counts. */
export const sharedFields: ReadonlySet<BomField> = new Set<BomField>([
  ...joinedFields,
  'wholesalerOrderNumber',
])
