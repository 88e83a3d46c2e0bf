import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, id, instant } from '../values.ts'
import { bomSummary, estimate, estimateRange } from './bom-estimate.ts'
import { bomFixed, bomOwner, parties } from './bom-owner.ts'

/** A line that had no article and gained one after its list was mapped. */
const foundLine = z.object({ id, position: z.int() })

/** Articles of lines that are others in the catalogue now than the lines keep them; each is counted once. */
const changedArticles = z.object({
  /** With other prices. */
  prices: z.int(),
  /** With the same prices and another number, name, unit or work time. */
  details: z.int(),
  /** No longer there. */
  gone: z.int(),
  /** Of the estimate once they are taken over; null where it is not to be shown, or the list is a long one. */
  range: z.nullable(estimateRange),
})

export const getBomRematch = defineEndpoint({
  name: 'getBomRematch',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/rematch',
  summary:
    'What the catalogue has for a draft now: lines that have an article since, lines that would, articles that changed',
  who: parties,
  query: z.object(bomOwner),
  ok: 200,
  answer: z.object({
    /** Until it was seen or the list is mapped again; null where there is nothing to tell. */
    found: z.nullable(z.object({ since: instant, lines: z.array(foundLine) })),
    /** Lines that nobody decided about and that would find an article now. */
    waiting: z.int(),
    changed: z.nullable(changedArticles),
  }),
  problems: ['exactly-one-target', 'other-party'],
})
export type BomRematch = z.output<typeof getBomRematch.answer>

export const rematchBom = defineEndpoint({
  name: 'rematchBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/rematch',
  summary:
    'Match the lines without an article again that nobody decided about, or renew the articles of the others',
  who: parties,
  body: z.object({
    ...bomOwner,
    editVersion,
    /** Lines keep their articles and take over what the catalogue says of them now; no line is matched otherwise. */
    renew: z._default(z.boolean(), false),
  }),
  ok: 200,
  answer: z.object({
    /** How many found an article. */
    found: z.int(),
    /** How many took over what the catalogue says now. */
    renewed: z.int(),
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
