import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { jsonText } from '../json-text.ts'
import { editVersion, integerParameter, mostCabinets, text } from '../values.ts'
import { bomSummary, estimate } from './bom-estimate.ts'
import { admin, furtherSheets, readingChoices, readProblems } from './bom-file.ts'
import { decidedReading, partsListMapping, quantityBasis } from './bom-mapping.ts'
import { bomOwner, parties } from './bom-owner.ts'

const rowNumbers = z.array(z.int()).check(z.maxLength(100_000))

export const mapBom = defineEndpoint({
  name: 'mapBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/map',
  summary: 'Turn the rows into lines by the mapping, match them against the catalogue and estimate',
  who: parties,
  query: z.object({
    ...admin,
    ...bomOwner,
    ...readingChoices,
    suppliedPartString: z.optional(text(2000)),
    quantityBasis: z.optional(quantityBasis),
    /** Cabinets that TOTAL quantities are for; left out, those of the enquiry. */
    quantityCount: z.optional(integerParameter(1, mostCabinets)),
  }),
  multipart: {
    file: 'optional',
    fields: z.object({
      ...furtherSheets,
      /** Left out: the columns that the list is mapped by already; nothing of them is remembered anew then. */
      mapping: z.optional(jsonText(partsListMapping)),
      /** Row numbers that were left out and are to be lines nevertheless. */
      includedRows: z.optional(jsonText(rowNumbers)),
      /** Row numbers of lines that are to be left out; where these are not sent, those of the list as it is. */
      excludedRows: z.optional(jsonText(rowNumbers)),
      decidedReading: z.optional(jsonText(decidedReading)),
    }),
  },
  ok: 200,
  answer: z.object({ summary: bomSummary, estimate: z.nullable(estimate), editVersion }),
  problems: [
    ...readProblems,
    'mapping-incomplete',
    'mapping-invalid',
    'no-lines',
    'bom-missing',
    'changed-meanwhile',
  ],
})

export const chooseBomRows = defineEndpoint({
  name: 'chooseBomRows',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/rows',
  summary: 'Leave rows of a mapped parts list out, or take them as lines, and turn the rest into lines again',
  who: parties,
  body: z.object({
    ...bomOwner,
    /** Row numbers of the file. */
    rows: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
    areLines: z.boolean(),
    editVersion: z.optional(editVersion),
  }),
  ok: 200,
  answer: mapBom.answer,
  problems: [...readProblems, 'mapping-invalid', 'no-lines', 'bom-missing', 'changed-meanwhile'],
})
