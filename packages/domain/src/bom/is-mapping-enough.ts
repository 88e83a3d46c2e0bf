import type { BomField } from './fields.ts'

const identifying: ReadonlySet<BomField> = new Set<BomField>([
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
  'description',
])

/**
 * Whether lines can be read with these fields mapped: with a number, a dealer's number, an EAN or a description.
 * A quantity is not needed; a list without one has a piece in each row.
 */
export function isMappingEnough(fields: Iterable<BomField | null>): boolean {
  for (const field of fields) if (field !== null && identifying.has(field)) return true
  return false
}
