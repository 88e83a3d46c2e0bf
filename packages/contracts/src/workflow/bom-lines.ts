import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, id, pageOf, pageQuery, text } from '../values.ts'
import { bomSummary, estimate } from './bom-estimate.ts'
import { articleSuggestion, bomError, bomLine, lineChanges, lineColumns } from './bom-line.ts'
import { bomFixed, bomOwner, parties } from './bom-owner.ts'

export const getBomArticles = defineEndpoint({
  name: 'getBomArticles',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/articles',
  summary: 'The lines, a page at a time',
  who: parties,
  query: z.object({
    ...bomOwner,
    ...pageQuery(lineColumns),
    bomError: z.optional(bomError),
    lineId: z.optional(id),
  }),
  ok: 200,
  answer: pageOf(bomLine),
  problems: ['exactly-one-target'],
})

export const updateBomArticles = defineEndpoint({
  name: 'updateBomArticles',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/articles/update',
  summary: 'One decision for one line or many: another article (null undoes it), or changed values',
  who: parties,
  body: z.object({
    ...bomOwner,
    lineIds: z.array(id).check(z.minLength(1), z.maxLength(50_000)),
    matchedArticleId: z.optional(z.nullable(id)),
    /** Without a value in it the lines are matched again as they stand. */
    changes: z.optional(lineChanges),
    editVersion: z.optional(editVersion),
  }),
  ok: 200,
  answer: z.object({
    articles: z.array(bomLine),
    summary: bomSummary,
    estimate: z.nullable(estimate),
    editVersion,
  }),
  problems: [...bomFixed, 'edit-version-missing', 'changed-meanwhile'],
})

export const getBomLines = defineEndpoint({
  name: 'getBomLines',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/lines',
  summary: 'All lines in slim form: newline-delimited JSON, one `slimLine` a line',
  who: parties,
  query: z.object(bomOwner),
  ok: 200,
  answer: 'stream',
  mediaType: 'application/x-ndjson',
  problems: ['exactly-one-target'],
})

export const getBomSuggestions = defineEndpoint({
  name: 'getBomSuggestions',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/suggestions',
  summary: 'Ranked articles for one line, each with its reason, and how many lines are equal to it',
  who: parties,
  query: z.object({ lineId: id, searchTerm: z.optional(text(200)) }),
  ok: 200,
  answer: z.object({ suggestions: z.array(articleSuggestion), equalLineIds: z.array(id) }),
})

export const getBomEstimate = defineEndpoint({
  name: 'getBomEstimate',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/estimate',
  summary: 'Estimate with its parts and the summary of the lines',
  who: parties,
  query: z.object(bomOwner),
  ok: 200,
  answer: z.object({ summary: z.nullable(bomSummary), estimate: z.nullable(estimate) }),
  problems: ['exactly-one-target'],
})
