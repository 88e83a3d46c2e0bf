import type { BomField } from '@schrankwerk/contracts'
import type { BomText } from '../texts.ts'
import type { MappedColumn } from './mapped-columns.ts'

export const notMapped = 'none'

const groups: Record<'article' | 'quantity' | 'place' | 'more', BomField[]> = {
  article: ['orderNumber', 'manufacturerNumber', 'manufacturerName', 'description', 'wholesalerOrderNumber'],
  quantity: ['quantity', 'quantityUnitName'],
  place: [
    'bmk',
    'installationLocation',
    'locationIdentifier',
    'functionalAssignment',
    'functionDesignation',
    'designation',
  ],
  more: [
    'isSuppliedPart',
    'eanNumber',
    'erpNumber',
    'listPrice',
    'purchasePrice',
    'manufacturerLink',
    'remark',
    'level',
    'parent',
  ],
}

/** The fields to choose from; one that another column has already says which. */
export function fieldOptions(columns: readonly MappedColumn[], own: MappedColumn, t: BomText) {
  const holderOf = new Map(
    columns.flatMap((column) => (column.field === null ? [] : [[column.field, column] as const])),
  )
  const option = (field: BomField, group: string) => {
    const holder = holderOf.get(field)
    const isUsed = holder !== undefined && holder.importHeader !== own.importHeader
    return {
      value: field,
      label: t(`mapping.fields.${field}`),
      group,
      ...(isUsed ? { detail: t('mapping.used', { column: holder.label }) } : {}),
    }
  }
  return [
    { value: notMapped, label: t('mapping.none'), group: t('mapping.target') },
    ...Object.entries(groups).flatMap(([group, fields]) =>
      fields.map((field) => option(field, t(`mapping.groups.${group}`))),
    ),
  ]
}
