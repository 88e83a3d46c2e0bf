import { exactNumber } from './number-forms.ts'
import { unitOf } from './units.ts'

/** What of a line decides which others it is added up with. */
export interface SummedBy {
  /** What names its article; null where none matched. */
  article: string | null
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  /** What tells lines without these numbers apart. */
  otherwise: string
  quantityUnitName: string | null
  isSuppliedPart: boolean
}

/** The same for lines that are added up: one article, or the numbers and the maker as written, of one unit and supplier. */
export function lineSumKey(line: SummedBy): string {
  const unit = line.quantityUnitName ?? ''
  return JSON.stringify([
    line.article ?? [
      exactNumber(line.orderNumber ?? ''),
      exactNumber(line.manufacturerNumber ?? ''),
      (line.manufacturerName ?? '').trim().toLowerCase(),
      line.orderNumber || line.manufacturerNumber ? '' : line.otherwise,
    ],
    unitOf(unit)?.code ?? unit.toLowerCase(),
    line.isSuppliedPart,
  ])
}
