import * as z from 'zod/mini'
import { instant } from '../values.ts'
import { decidedReading, fieldMapping, quantityBasis } from './bom-mapping.ts'

/** A sheet of the uploaded workbook and its columns of prices. */
export const sheetPrices = z.object({ sheet: z.string(), columns: z.array(z.string()) })
export type SheetPrices = z.output<typeof sheetPrices>

/** State of the parts list, part of an enquiry and of an offer. */
export const bomState = z.object({
  bomFileName: z.nullable(z.string()),
  bomHeaderRowIndex: z.nullable(z.int()),
  headers: z.array(z.string()),
  fieldMapping,
  suppliedPartString: z.nullable(z.string()),
  quantityBasis: z.nullable(quantityBasis),
  /** Cabinets that the list's totals were read for, where those are not the enquiry's. */
  quantityCount: z.nullable(z.int()),
  sheet: z.nullable(z.string()),
  /** Sheets that were read besides. */
  furtherSheets: z.array(z.string()),
  /** As the file was uploaded; hidden sheets among them, of more than twenty the first ones. */
  pricesBySheet: z.array(sheetPrices),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  decidedReading,
  /** Left out as they were found, and lines all the same. */
  includedRows: z.array(z.int()),
  /** Lines as they were found, and left out all the same. */
  excludedRows: z.array(z.int()),
  mappedAt: z.nullable(instant),
})
