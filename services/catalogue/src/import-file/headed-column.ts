import type { Certainty, ImportField } from '@schrankwerk/contracts'
import type { HeaderMatch } from '@schrankwerk/domain/bom'
import type { PriceHeader } from './price-header.ts'
import type { PriceListColumn } from './price-list-column.ts'
import type { PriceListMeaning } from './price-list-words.ts'

/** A column of a price list with what its header and its values say. */
export interface HeadedColumn {
  column: number
  label: string
  header: PriceHeader
  /** Best first. */
  matches: readonly HeaderMatch<PriceListMeaning>[]
  values: PriceListColumn
}

export interface Settled {
  field: ImportField
  certainty: Certainty
  reason: string
}

/** So like a known word is a name that says plainly what stands below it. */
export const plainest = 0.95
