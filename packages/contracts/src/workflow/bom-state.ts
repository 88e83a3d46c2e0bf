import * as z from 'zod/mini'
import { instant } from '../values.ts'
import { decidedReading, fieldMapping, quantityBasis } from './bom-mapping.ts'

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
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  decidedReading,
  includedRows: z.array(z.int()),
  mappedAt: z.nullable(instant),
})
