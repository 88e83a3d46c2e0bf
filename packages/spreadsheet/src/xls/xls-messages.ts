import type { ProblemCode } from '../spreadsheet-problem.ts'
import type { Limits, SheetInfo, SheetRow } from '../types.ts'

/** How many rows and columns a sheet of the format has at most. */
export interface Extent {
  rows: number
  columns: number
}

/** What the worker is started with. */
export interface XlsJob {
  path: string
  limits: Limits
  extent: Extent
}

export type XlsRequest =
  | { ask: 'start'; stream: number; sheet: string }
  | { ask: 'next' | 'stop'; stream: number }

export type XlsAnswer =
  | { kind: 'opened'; sheets: SheetInfo[] }
  | { kind: 'rows'; stream: number; rows: SheetRow[]; done: boolean; notice: string | undefined }
  | { kind: 'problem'; code: ProblemCode; stream?: number }
