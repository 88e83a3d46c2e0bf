import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, text } from '../values.ts'

const namedArticle = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
})

/** What numbers of a list mean to a company since somebody chose the article, or to all companies by the operator. */
export const replacement = z.object({
  id,
  /** As the list has them in which the choice was made. */
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  article: namedArticle,
  /** What the numbers lead to by themselves, where the article was chosen against it. */
  against: z.nullable(namedArticle),
  /** Chosen by the operator for all companies; nobody is named then, and only he takes it back. */
  byOperator: z.boolean(),
  userName: z.nullable(z.string()),
  at: instant,
})
export type Replacement = z.output<typeof replacement>

export const replacementColumns = ['at', 'number', 'article'] as const

const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const filterReplacements = defineEndpoint({
  name: 'filterReplacements',
  service: 'catalogue',
  method: 'GET',
  path: '/article/replace/filter',
  summary: 'What the own company has remembered, and the operator for everyone',
  who: parties,
  query: z.object({
    ...pageQuery(replacementColumns),
    /** Part of a number, of a manufacturer's name or of the article's description. */
    searchTerm: z.optional(text(200)),
  }),
  ok: 200,
  answer: pageOf(replacement),
})

export const forgetReplacements = defineEndpoint({
  name: 'forgetReplacements',
  service: 'catalogue',
  method: 'POST',
  path: '/article/replace/delete',
  summary: "Forget what the own company has remembered; 404 where one of them is not the company's",
  who: parties,
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  ok: 200,
  answer: 'empty',
})
