import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, id, instant } from '../values.ts'
import { bomSummary, estimate } from './bom-estimate.ts'
import { bomFixed, bomOwner, parties } from './bom-owner.ts'

/** A line that had no article and gained one after its list was mapped. */
const foundLine = z.object({ id, position: z.int() })

export const getBomRematch = defineEndpoint({
  name: 'getBomRematch',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/rematch',
  summary:
    'What the catalogue has gained for a draft: lines that have an article since, and lines that would',
  who: parties,
  query: z.object(bomOwner),
  ok: 200,
  answer: z.object({
    /** Until it was seen or the list is mapped again; null where there is nothing to tell. */
    found: z.nullable(z.object({ since: instant, lines: z.array(foundLine) })),
    /** Lines that nobody decided about and that would find an article now. */
    waiting: z.int(),
  }),
  problems: ['exactly-one-target', 'other-party'],
})
export type BomRematch = z.output<typeof getBomRematch.answer>

export const rematchBom = defineEndpoint({
  name: 'rematchBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/rematch',
  summary: 'Match the lines without an article again that nobody decided about; the others stay',
  who: parties,
  body: z.object({ ...bomOwner, editVersion }),
  ok: 200,
  answer: z.object({
    /** How many found an article. */
    found: z.int(),
    summary: z.nullable(bomSummary),
    estimate: z.nullable(estimate),
    editVersion,
  }),
  problems: [...bomFixed, 'bom-missing', 'changed-meanwhile'],
})

export const seeBomRematch = defineEndpoint({
  name: 'seeBomRematch',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/rematch/seen',
  summary: 'These lines that gained an article were seen; others that gained one meanwhile are still told',
  who: parties,
  body: z.object({ ...bomOwner, lineIds: z.array(id).check(z.maxLength(50_000)) }),
  ok: 200,
  answer: 'empty',
  problems: bomFixed,
})
