import type { BomInfo } from '@schrankwerk/bom-ui'

/** The parts list of an enquiry that has no row yet. */
export const emptyBom: BomInfo = {
  bomFileName: null,
  bomHeaderRowIndex: null,
  headers: [],
  fieldMapping: [],
  suppliedPartString: null,
  quantityBasis: null,
  sheet: null,
  encoding: null,
  separator: null,
  includedRows: [],
  mappedAt: null,
  lineCount: 0,
}
