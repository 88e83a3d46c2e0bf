import * as z from 'zod/mini'

/** One thing that is wrong with the input: where (path as in the body) and what. */
export const problemEntry = z.object({
  path: z.string(),
  code: z.string(),
  detail: z.optional(z.string()),
})
export type ProblemEntry = z.output<typeof problemEntry>

/** `application/problem+json` after RFC 9457, with our stable `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(problemEntry)),
  /** Of `conversation-exists`: the conversation that is there already. */
  conversation: z.optional(z.unknown()),
  /** Of `revision-open`: the draft that is there already. */
  offerId: z.optional(z.string()),
  /** Of `article-exists` and `article-number-taken`: the article that has the number. */
  articleId: z.optional(z.string()),
  /** Of `import-header-moved`: the row of the file in which the columns stand. */
  headerRowIndex: z.optional(z.int()),
})
export type Problem = z.output<typeof problem>
