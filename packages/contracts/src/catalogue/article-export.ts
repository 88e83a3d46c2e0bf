import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { id, instant, price, text } from '../values.ts'
import { articleImportSources } from './article.ts'

export const articleExportStates = ['RUNNING', 'ENDED', 'FAILED'] as const
export const articleExportFormats = ['csv', 'xlsx'] as const
/** Of a csv file. With the semicolon numbers have a decimal comma, as German spreadsheet programs read them. */
export const csvSeparators = [',', ';'] as const

/** Rows of an xlsx sheet below its header. */
export const xlsxRowLimit = 1_048_575
/** Each takes two columns. */
export const maximumWholesalers = 50

const ids = (maximum: number) => z.array(id).check(z.maxLength(maximum))

/** What is left out does not narrow the export. */
const articleExportFilter = z.object({
  manufacturers: z._default(z.optional(ids(1000)), []),
  importSources: z._default(
    z.optional(z.array(z.enum(articleImportSources)).check(z.maxLength(articleImportSources.length))),
    [],
  ),
  /** Both included; the list price counts, the purchase price where there is none. */
  priceRange: z._default(
    z.optional(
      z.object({
        from: z._default(z.optional(z.nullable(price)), null),
        to: z._default(z.optional(z.nullable(price)), null),
      }),
    ),
    { from: null, to: null },
  ),
  /** Whose numbers and prices are written beside the articles: those of all where none is named. */
  wholesalers: z._default(z.optional(ids(maximumWholesalers)), []),
  /** Only what `filterArticles` finds by the same; left out, or empty, it does not narrow the export. */
  found: z.optional(
    z.object({
      searchTerm: z.optional(text(200)),
      orderNumber: z.optional(text(200)),
      manufacturers: z._default(z.optional(ids(1000)), []),
    }),
  ),
})
export type ArticleExportFilter = z.output<typeof articleExportFilter>

export const articleExportInput = z.extend(articleExportFilter, {
  format: z._default(z.optional(z.enum(articleExportFormats)), 'csv'),
  separator: z._default(z.optional(z.enum(csvSeparators)), ','),
})
/** As it is sent; what is left out does not narrow the export. */
export type ArticleExportInput = z.input<typeof articleExportInput>

/** The first names of those that were chosen, and how many there are in all. */
const chosenNames = z.object({ names: z.array(z.string()), amount: z.int() })

export const articleExport = z.object({
  id,
  filename: z.string(),
  format: z.enum(articleExportFormats),
  separator: z.enum(csvSeparators),
  manufacturers: chosenNames,
  importSources: z.array(z.enum(articleImportSources)),
  priceRange: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  wholesalers: chosenNames,
  /** What the list was narrowed to whose articles it holds; missing where it was narrowed to no list. */
  found: z.optional(
    z.object({
      searchTerm: z.optional(z.string()),
      orderNumber: z.optional(z.string()),
      manufacturers: chosenNames,
    }),
  ),
  state: z.enum(articleExportStates),
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** Articles written so far. */
  rows: z.int(),
  percent: z.number(),
  /** Bytes; null until it has ended. */
  size: z.nullable(z.int()),
  /** The file is there until then. */
  keptUntil: z.nullable(instant),
  /** User id. */
  startedBy: id,
  startedByName: z.string(),
  /** German sentence when it failed: cause and way out. */
  failure: z.nullable(z.string()),
})
export type ArticleExport = z.output<typeof articleExport>

const admins = { ADMIN: true } as const

export const startArticleExport = defineEndpoint({
  name: 'startArticleExport',
  service: 'catalogue',
  method: 'POST',
  path: '/article/export',
  summary:
    'Write articles with every importable field into a file, in the background; a mail tells when it is there',
  who: admins,
  body: articleExportInput,
  ok: 202,
  answer: z.object({ exportId: id }),
  problems: ['export-running', 'export-too-long', 'export-wholesalers', 'disk-full'],
})

export const getArticleExports = defineEndpoint({
  name: 'getArticleExports',
  service: 'catalogue',
  method: 'GET',
  path: '/article/export/all',
  summary: 'Exports that are kept, latest first',
  who: admins,
  ok: 200,
  answer: z.array(articleExport),
})

export const getArticleExportFile = defineEndpoint({
  name: 'getArticleExportFile',
  service: 'catalogue',
  method: 'GET',
  path: '/article/export/',
  summary: 'The file of an export that has ended',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: 'file',
})

export const deleteArticleExport = defineEndpoint({
  name: 'deleteArticleExport',
  service: 'catalogue',
  method: 'POST',
  path: '/article/export/delete',
  summary: 'Remove an export and its file; one that is running ends',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: 'empty',
})

/** Added to the documented calls: a download by ticket. */
export const createArticleExportTicket = defineEndpoint({
  name: 'createArticleExportTicket',
  service: 'catalogue',
  method: 'POST',
  path: '/article/export/ticket',
  summary: 'A single-use address, 30 seconds valid, to download the file of an export',
  who: admins,
  body: z.strictObject({ id }),
  ok: 201,
  answer: ticketAddress,
})

export const redeemArticleExportTicket = defineEndpoint({
  name: 'redeemArticleExportTicket',
  service: 'catalogue',
  method: 'GET',
  path: '/article/export/ticket',
  summary: 'Download by ticket',
  who: 'anyone',
  query: ticketQuery,
  ok: 200,
  answer: 'file',
  changes: true,
})
