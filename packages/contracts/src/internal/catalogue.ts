import * as z from 'zod/mini'
import { articleExportStates } from '../catalogue/article-export.ts'
import { groupsWithoutPercent, importedPercents, madeNames } from '../catalogue/article-import.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'
import { articleSuggestion, matchedBy } from '../workflow/bom-line.ts'
import { certainty } from '../workflow/bom-mapping.ts'

/** One line as catalogue needs it to find its article. */
export const matchLine = z.object({
  key: z.int(),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  /** „A/B" tries both manufacturers. */
  manufacturerAlternatives: z._default(z.array(z.string()), []),
  wholesalerOrderNumber: z.nullable(z.string()),
  eanNumber: z._default(z.nullable(z.string()), null),
  /** Further spellings to try: zero-padded, without a manufacturer's prefix; found ones are CHECK. */
  candidates: z._default(
    z.array(z.object({ text: z.string(), manufacturerName: z.nullable(z.string()), reason: z.string() })),
    [],
  ),
})
export type MatchLine = z.output<typeof matchLine>

/** What a description says of a part, as `readTechnicalData` of domain has it. */
export const technicalData = z.object({
  family: z.nullable(z.string()),
  attributes: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** Snapshot of a matched article with its prices; stays inside the services. */
export const articleSnapshot = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerId: z.nullable(id),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  /** What else lists call its unit, where that tells more than the name does. */
  unitVariants: z.optional(z.nullable(z.array(z.string()))),
  erpNumber: z.nullable(z.string()),
  packagingUnitSize: z.nullable(z.number()),
  priceUnitSize: z.nullable(z.number()),
  listPrice: z.nullable(z.number()),
  purchasePrice: z.nullable(z.number()),
  discountGroupId: z.nullable(id),
  discountGroupName: z.nullable(z.string()),
  discountPercent: z.nullable(z.number()),
  eclassNumber: z.nullable(z.string()),
  /** Minutes per piece of its E-Class mapping; null where there is none. */
  eclassWorkMinutes: z.nullable(z.number()),
})
export type ArticleSnapshot = z.output<typeof articleSnapshot>

export const matchedLine = z.object({
  key: z.int(),
  articleId: z.nullable(id),
  matchedBy: z.nullable(matchedBy),
  certainty,
  reason: z.string(),
  /** Both articles when order number and manufacturer number disagree (never SURE). */
  otherArticleId: z.nullable(id),
})
export type MatchedLine = z.output<typeof matchedLine>

export const matchLines = defineEndpoint({
  name: 'matchLines',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/match',
  summary: 'Match lines of a parts list',
  who: 'signed-in',
  body: z.object({ companyId: id, lines: z.array(matchLine).check(z.maxLength(200_000)) }),
  ok: 200,
  answer: z.object({
    lines: z.array(matchedLine),
    articles: z.array(articleSnapshot),
    /** Of those articles whose description says any, by their ids. */
    technicalData: z._default(z.record(z.string(), technicalData), {}),
  }),
})

export const getArticleSnapshots = defineEndpoint({
  name: 'getArticleSnapshots',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/article/snapshots',
  summary: 'Articles as they are now; those that are gone are missing',
  who: 'signed-in',
  body: z.object({ ids: z.array(id).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.object({ articles: z.array(articleSnapshot) }),
})

export const suggestArticles = defineEndpoint({
  name: 'suggestArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/suggest',
  summary: 'Ranked articles for a line without a match (or by a search term)',
  who: 'signed-in',
  body: z.object({
    companyId: id,
    orderNumber: z.nullable(z.string()),
    manufacturerNumber: z.nullable(z.string()),
    manufacturerName: z.nullable(z.string()),
    description: z.nullable(z.string()),
    wholesalerOrderNumber: z.nullable(z.string()),
    searchTerm: z.optional(z.string()),
    amount: z._default(z.int(), 10),
  }),
  ok: 200,
  answer: z.array(articleSuggestion),
})

export const rememberReplacements = defineEndpoint({
  name: 'rememberReplacements',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/remember',
  summary:
    'Remember (or with articleId null forget) replacements for a company; answers the article snapshot',
  who: 'signed-in',
  body: z.object({
    companyId: id,
    userId: id,
    articleId: z.nullable(id),
    numbers: z.array(
      z.object({
        orderNumber: z.nullable(z.string()),
        manufacturerNumber: z.nullable(z.string()),
        manufacturerName: z.nullable(z.string()),
        /** What the numbers led to when another article was chosen; null where they led nowhere. */
        againstArticleId: z._default(z.nullable(id), null),
      }),
    ),
  }),
  ok: 200,
  answer: z.object({ article: z.nullable(articleSnapshot) }),
})

export const getArticleNumbers = defineEndpoint({
  name: 'getArticleNumbers',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article/numbers',
  summary: 'All numbers by which an article is found, in loose form; none once it is gone',
  who: 'signed-in',
  query: z.object({ articleId: id }),
  ok: 200,
  answer: z.object({ numbers: z.array(z.string()) }),
})

/** What the mapping knows of the catalogue: which of these texts are numbers or manufacturers there. */
export const recogniseTexts = defineEndpoint({
  name: 'recogniseTexts',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/recognise',
  summary:
    'Which texts are known article numbers (loose form) or manufacturer names; all manufacturer abbreviations',
  who: 'signed-in',
  body: z.object({ texts: z.array(z.string()).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.object({
    numbers: z.array(z.string()),
    manufacturers: z.array(z.string()),
    abbreviations: z.array(z.object({ abbreviation: z.string(), name: z.string() })),
  }),
})

export const getArticleImportForMail = defineEndpoint({
  name: 'getArticleImportForMail',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article-import',
  summary: 'What the mail about an ended import says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    filename: z.string(),
    state: z.string(),
    startedBy: id,
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    deleted: z.optional(z.int()),
    notices: z.optional(z.int()),
    newWithoutManufacturer: z.optional(z.int()),
    tenfoldPrices: z.optional(z.int()),
    otherUnits: z.optional(z.int()),
    notListed: z.optional(z.int()),
    groupsWithoutPercent,
    made: madeNames,
    discountPercents: importedPercents,
    failure: z.nullable(z.string()),
  }),
})

export const getArticleExportForMail = defineEndpoint({
  name: 'getArticleExportForMail',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article-export',
  summary: 'What the mail about an ended export says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    filename: z.string(),
    state: z.enum(articleExportStates),
    startedBy: id,
    rows: z.int(),
    keptUntil: z.nullable(instant),
    failure: z.nullable(z.string()),
  }),
})
