import type { bomState } from '@schrankwerk/contracts'
import type * as z from 'zod/mini'

/** The parts list as an enquiry or offer carries it. */
export type BomInfo = z.output<typeof bomState> & { lineCount: number }

/** What stands where no file was read yet. */
export const emptyBom: BomInfo = {
  bomFileName: null,
  bomHeaderRowIndex: null,
  headers: [],
  fieldMapping: [],
  suppliedPartString: null,
  quantityBasis: null,
  quantityCount: null,
  sheet: null,
  furtherSheets: [],
  encoding: null,
  separator: null,
  pricesBySheet: [],
  decidedReading: [],
  includedRows: [],
  excludedRows: [],
  mappedAt: null,
  lineCount: 0,
}
