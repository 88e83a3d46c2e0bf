import * as z from 'zod/mini'
import { editVersion } from '../values.ts'
import { certainty, quantityBasis, suggestedMappingEntry } from './bom-mapping.ts'

export const leftOutRow = z.object({
  /** As a spreadsheet program numbers it; of a further sheet 10,000,000 times its place in the workbook is added. */
  rowIndex: z.int(),
  /** Stable code of the reason: TITLE, SECTION, TOTAL, NOTE, REPEATED_HEADER, EMPTY_LINE, ASSEMBLY … */
  reason: z.string(),
  reasonText: z.string(),
  preview: z.string(),
})

export const bomNotice = z.object({ code: z.string(), text: z.string(), rowIndexes: z.array(z.int()) })

const suggestedQuantityBasis = z.object({
  basis: quantityBasis,
  /** Cabinets that the total is for, as the list says; 1 where it does not. */
  count: z.int(),
  certainty,
  reason: z.string(),
})

/** Rows as displayed, with the numbers that a spreadsheet program shows. */
const previewRows = z.array(z.object({ rowIndex: z.int(), cells: z.array(z.string()) }))

/** A sheet that is read besides, or could be. */
export const furtherSheet = z.object({
  name: z.string(),
  /** As the suggested mapping reads them; of a sheet that was not chosen only the first ones where `hasMore`. */
  lines: z.int(),
  hasMore: z.boolean(),
  /** Chosen, whether it has the columns or not: a mapping with columns that it lacks is refused. */
  isRead: z.boolean(),
  /** The row that names the columns; null where none of its rows does. */
  headerRowIndex: z.nullable(z.int()),
  /** Headers of the first sheet that it does not have, of columns that hold something there. */
  missing: z.array(z.string()),
  /** Its own names for columns of the first sheet that have another one here, told from names and values. */
  otherNames: z.array(z.object({ importHeader: z.string(), name: z.string() })),
  /** 20 of its rows, that one among them. */
  preview: previewRows,
})
export type FurtherSheet = z.output<typeof furtherSheet>

/** What an uploaded table looks like: everything the mapping screen needs before anything is decided. */
export const bomReading = z.object({
  bomFileName: z.string(),
  format: z.enum(['xlsx', 'xls', 'csv', 'xlsb', 'ods']),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  /** What was odd about the file: a csv that is called .xlsx, values that are missing; one German sentence each. */
  fileNotices: z.array(z.string()),
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  sheetReason: z.string(),
  /** Sheets with columns of the first one or with parts of their own, as in the workbook, then chosen ones it has not. */
  furtherSheets: z.array(furtherSheet),
  headerRowIndex: z.int(),
  headerRowCertainty: certainty,
  headerRowReason: z.string(),
  headers: z.array(z.string()),
  /** The first 20 rows of the sheet that hold anything, as displayed, with their row numbers. */
  preview: previewRows,
  /** Rows in which the chosen mapping's sample values stand: the first lines below the header. */
  samples: z.array(z.array(z.string())),
  suggestedMapping: z.array(suggestedMappingEntry),
  /** The company mapped these headers before and the suggestion follows that. */
  remembered: z.boolean(),
  leftOut: z.array(leftOutRow),
  lineCount: z.int(),
  suggestedQuantityBasis,
  /** The same for columns that somebody could choose for the quantity instead. */
  otherQuantityBases: z._default(z.array(z.extend(suggestedQuantityBasis, { importHeader: z.string() })), []),
  /** Distinct values of the column suggested as supplied-part mark, to choose from. */
  suppliedPartChoices: z.array(z.object({ importHeader: z.string(), text: z.string(), count: z.int() })),
  /** Of the enquiry or offer, after the upload that this reading is of. */
  editVersion,
})
export type BomReading = z.output<typeof bomReading>
