import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, text } from '../values.ts'
import { articleSuggestion } from './bom-line.ts'

/** OPEN: to be worked on. FOUND: the catalogue has it since, though released lists keep their lines without it. */
export const missingNumberStates = ['OPEN', 'IGNORED', 'FOUND'] as const
export const missingNumberState = z.enum(missingNumberStates)

/**
 * A number with its manufacturer that lines of parts lists name and no article has, whoever's lists they are. Spellings
 * that differ in signs alone are one; the one that most lists have stands for them.
 */
export const missingNumber = z.object({
  id,
  number: z.string(),
  /** As it is written in the lists; null where they name none. */
  manufacturerName: z.nullable(z.string()),
  /** The lists have it as an order number, or only as a manufacturer's. */
  kind: z.enum(['ORDER_NUMBER', 'MANUFACTURER_NUMBER']),
  /** Lines without an article; those that offers took over from an enquiry count once, of an offer the newest version. */
  lines: z.int(),
  enquiries: z.int(),
  /** When the latest of the lists was mapped. */
  lastAt: instant,
  state: missingNumberState,
})
export type MissingNumber = z.output<typeof missingNumber>

export const missingNumberDetail = z.extend(missingNumber, {
  /** Number and manufacturer as lists write them, the most frequent first. */
  spellings: z.array(
    z.object({ number: z.string(), manufacturerName: z.nullable(z.string()), lines: z.int() }),
  ),
  /** Whose released enquiries have it; there for admins of the operator alone. */
  companies: z.optional(z.array(z.object({ companyId: id, name: z.string(), enquiries: z.int() }))),
})
export type MissingNumberDetail = z.output<typeof missingNumberDetail>

export const missingNumberColumns = ['lines', 'enquiries', 'lastAt', 'number', 'manufacturerName'] as const

const operator = { ADMIN: true } as const
const missingNumberIds = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) })

export const filterMissingNumbers = defineEndpoint({
  name: 'filterMissingNumbers',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/missing/filter',
  summary: 'Numbers of all parts lists that no article has, the most frequent first',
  who: operator,
  query: z.object({
    ...pageQuery(missingNumberColumns),
    /** Part of a number or of a manufacturer's name. */
    searchTerm: z.optional(text(200)),
    state: z._default(z.optional(missingNumberState), 'OPEN'),
  }),
  ok: 200,
  answer: pageOf(missingNumber),
})

export const getMissingNumber = defineEndpoint({
  name: 'getMissingNumber',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/missing/',
  summary: 'One of them with its spellings; for admins with the companies of released enquiries',
  who: operator,
  query: z.object({ id }),
  ok: 200,
  answer: missingNumberDetail,
})

export const suggestForMissingNumber = defineEndpoint({
  name: 'suggestForMissingNumber',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/missing/suggestions',
  summary: 'The articles nearest to one of them (or to a search term), each with its reason',
  who: operator,
  query: z.object({ id, searchTerm: z.optional(text(200)) }),
  ok: 200,
  answer: z.array(articleSuggestion),
})

export const ignoreMissingNumbers = defineEndpoint({
  name: 'ignoreMissingNumbers',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/missing/ignore',
  summary: 'Leave numbers alone from now on, also those of lists to come; unknown ids are left out',
  who: operator,
  body: missingNumberIds,
  ok: 200,
  answer: 'empty',
})

export const restoreMissingNumbers = defineEndpoint({
  name: 'restoreMissingNumbers',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/missing/restore',
  summary: 'Take that back',
  who: operator,
  body: missingNumberIds,
  ok: 200,
  answer: 'empty',
})
