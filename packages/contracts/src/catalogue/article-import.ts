import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { headerRowParameter } from '../header-row.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { id, instant } from '../values.ts'

/**
 * `PROPOSED`: read, and waits to be looked at; it becomes `ENDED`, `REJECTED` or `EXPIRED`. `UNDONE`: it ended, and the
 * catalogue was brought back to before it.
 */
export const articleImportStates = [
  'RUNNING',
  'ENDED',
  'ABORTED',
  'FAILED',
  'PROPOSED',
  'REJECTED',
  'EXPIRED',
  'UNDONE',
] as const

/** What runs: the file is read, a proposal becomes visible, an import is undone. */
export const articleImportWorks = ['READ', 'ACCEPT', 'UNDO'] as const

const namesOfMany = z.object({ amount: z.int(), names: z.array(z.string()) })

/** Discount groups that an import made and whose percent nobody had said: how many, and the names of the first. */
export const groupsWithoutPercent = z.optional(namesOfMany)

/** Master data that an import made because the file names it: how many, and the names of the first. */
export const madeNames = z.optional(z.object({ manufacturers: namesOfMany, units: namesOfMany }))

/** Of how many discount groups the file said the percent: those that got it, and those that had it already. */
export const importedPercents = z.optional(z.object({ set: z.int(), kept: z.int() }))

export const articleImport = z.object({
  id,
  importConfigId: z.nullable(id),
  importConfigTitle: z.string(),
  filename: z.string(),
  state: z.enum(articleImportStates),
  /** Of a running one; null otherwise. */
  work: z.nullable(z.enum(articleImportWorks)),
  startedAt: instant,
  endedAt: z.nullable(instant),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  /** Articles that were gone from the list and chosen to be deleted. */
  deleted: z.int(),
  /** Articles it made that stayed when it was undone, for somebody had chosen them; told for 90 days. */
  kept: z.optional(z.int()),
  /** Of the articles it made those for which neither the file nor the configuration names a manufacturer. */
  newWithoutManufacturer: z.optional(z.int()),
  /** Of an import that nobody reviewed: articles of which a price changed by powers of ten. */
  tenfoldPrices: z.optional(z.int()),
  /** Of such a one: articles that had a unit and have another one now. */
  otherUnits: z.optional(z.int()),
  /**
   * Of such a one: articles of the manufacturers of its list that the list does not hold; they stay. 0 where it holds
   * less than half of them, for then it plainly is a part.
   */
  notListed: z.optional(z.int()),
  /** Remarks on lines that were taken all the same. */
  notices: z.int(),
  groupsWithoutPercent,
  made: madeNames,
  discountPercents: importedPercents,
  /** User id. */
  startedBy: id,
  startedByName: z.string(),
  /** German sentence when it failed, or the last try to accept or undo it: cause and way out. */
  failure: z.nullable(z.string()),
  /** Until when what was before it is kept; whether it can be undone says `previewImportUndo`. */
  undoUntil: z.nullable(instant),
})
export type ArticleImport = z.output<typeof articleImport>

const admins = { ADMIN: true } as const
const adminAdmins = { ADMIN: 'admin' } as const

export const startArticleImport = defineEndpoint({
  name: 'startArticleImport',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import',
  summary: 'Import articles from a file by an import configuration, in the background',
  who: adminAdmins,
  multipart: {
    file: 'required',
    fields: z.object({
      importConfigId: id,
      /** Where this file has its columns, if not in the row of the configuration. */
      headerRowIndex: z.optional(headerRowParameter),
    }),
  },
  ok: 202,
  answer: z.object({ importId: id }),
  problems: [
    'import-running',
    'proposal-open',
    'import-format',
    'import-unreadable',
    'import-header-moved',
    'header-row-invalid',
    'import-currency-unclear',
    'import-rate-missing',
    'too-large',
    'disk-full',
  ],
})

export const abortArticleImport = defineEndpoint({
  name: 'abortArticleImport',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/abort',
  summary: 'End what runs: the catalogue stays as it was before, and a proposal that was accepted stays one',
  who: adminAdmins,
  ok: 200,
  answer: 'empty',
  problems: ['import-not-running'],
  changes: true,
})

export const getArticleImportProgress = defineEndpoint({
  name: 'getArticleImportProgress',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import',
  summary: 'Progress of the running import; percent is null where none runs',
  who: admins,
  ok: 200,
  answer: z.object({
    percent: z.nullable(z.number()),
    minutesSinceStart: z.nullable(z.number()),
    importId: z.nullable(id),
    work: z.nullable(z.enum(articleImportWorks)),
    startedAt: z.nullable(instant),
    startedByName: z.nullable(z.string()),
    filename: z.nullable(z.string()),
    rows: z.nullable(z.int()),
  }),
})

export const getArticleImportHistory = defineEndpoint({
  name: 'getArticleImportHistory',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/history',
  summary: 'Imports, latest first',
  who: admins,
  ok: 200,
  answer: z.array(articleImport),
})

export const getArticleImportFile = defineEndpoint({
  name: 'getArticleImportFile',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/file',
  summary: 'The file that was imported',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: 'file',
})

export const getSkippedLines = defineEndpoint({
  name: 'getSkippedLines',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/skipped',
  summary: 'csv of the lines an import skipped, with line number and reason',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: 'file',
  mediaType: 'text/csv',
})

export const deleteArticleImport = defineEndpoint({
  name: 'deleteArticleImport',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/delete',
  summary: 'Remove an entry of the import history and its file',
  who: adminAdmins,
  query: z.object({ id }),
  ok: 200,
  answer: 'empty',
  problems: ['import-running', 'proposal-open'],
})

/** Added to the documented calls: a download by ticket, of the imported file or of the lines it skipped. */
export const createArticleImportTicket = defineEndpoint({
  name: 'createArticleImportTicket',
  service: 'catalogue',
  method: 'POST',
  path: '/article/import/ticket',
  summary: 'A single-use address, 30 seconds valid, to download an imported file or its skipped lines',
  who: admins,
  body: z.strictObject({ id, what: z.enum(['file', 'skipped']) }),
  ok: 201,
  answer: ticketAddress,
})

export const redeemArticleImportTicket = defineEndpoint({
  name: 'redeemArticleImportTicket',
  service: 'catalogue',
  method: 'GET',
  path: '/article/import/ticket',
  summary: 'Download by ticket',
  who: 'anyone',
  query: ticketQuery,
  ok: 200,
  answer: 'file',
  changes: true,
})
