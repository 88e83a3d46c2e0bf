export { stripFormulaMark } from './csv/formula-mark.ts'
export { type CsvRow, type CsvValue, type WriteCsvOptions, writeCsv } from './csv/write-csv.ts'
export { type DecimalStyle, detectDecimalStyle, readNumber } from './numbers.ts'
export { openSpreadsheet, readTable, type Table } from './open-spreadsheet.ts'
export { type ProblemCode, SpreadsheetProblem } from './spreadsheet-problem.ts'
export {
  type Cell,
  type CellKind,
  defaultLimits,
  type Limits,
  type Opened,
  type OpenedInfo,
  type OpenOptions,
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
