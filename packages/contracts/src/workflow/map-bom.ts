import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { jsonText } from '../json-text.ts'
import { editVersion, integerParameter, text } from '../values.ts'
import { bomSummary, estimate } from './bom-estimate.ts'
import { admin, furtherSheets, readingChoices, readProblems } from './bom-file.ts'
import { decidedReading, partsListMapping, quantityBasis } from './bom-mapping.ts'
import { bomOwner, parties } from './bom-owner.ts'

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
    quantityCount: z.optional(integerParameter(1, 1000)),
  }),
  multipart: {
    file: 'optional',
    fields: z.object({
      ...furtherSheets,
      mapping: jsonText(partsListMapping),
      /** Row numbers that were left out and are to be lines nevertheless. */
      includedRows: z.optional(jsonText(z.array(z.int()).check(z.maxLength(100_000)))),
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
