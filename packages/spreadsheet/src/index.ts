export { type BmecatColumn, bmecatColumns } from './bmecat/bmecat-columns.ts'
export { stripFormulaMark, textOfFormula } from './csv/formula-mark.ts'
export { type CsvRow, type CsvValue, type WriteCsvOptions, writeCsv } from './csv/write-csv.ts'
export { type DatanormColumn, datanormColumns } from './datanorm/datanorm-columns.ts'
export { type DecimalStyle, detectDecimalStyle, readNumber } from './numbers.ts'
export { type FurtherSheets, openSpreadsheet, readTable, type Table } from './open-spreadsheet.ts'
export { openPriceList } from './price-list/open-price-list.ts'
export type { PriceList, PriceListFormat } from './price-list/price-list.ts'
export { type ProblemCode, SpreadsheetProblem } from './spreadsheet-problem.ts'
export {
  type Cell,
  type CellKind,
  defaultLimits,
  type Limits,
  type Opened,
  type OpenedInfo,
  type OpenOptions,
  type PriceListRow,
  type RowOptions,
  type SheetInfo,
  type SheetRow,
} from './types.ts'
export {
  type ColumnKind,
  type WriteColumn,
  type WriteSheet,
  type WriteValue,
  writeXlsx,
} from './xlsx/write-xlsx.ts'
