import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  editVersion,
  flagParameter,
  id,
  instant,
  numberParameter,
  pageOf,
  pageQuery,
  text,
} from '../values.ts'

export const bomFields = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'quantity',
  'quantityUnitName',
  'installationLocation',
  'locationIdentifier',
  'bmk',
  'functionDesignation',
  'functionalAssignment',
  'designation',
  'wholesalerOrderNumber',
  'isSuppliedPart',
  'listPrice',
  'purchasePrice',
  'erpNumber',
  'eanNumber',
  'manufacturerLink',
  'remark',
  'level',
  'parent',
] as const
export const bomField = z.enum(bomFields)
export type BomField = z.output<typeof bomField>

export const certainties = ['SURE', 'CHECK', 'OPEN'] as const
export const certainty = z.enum(certainties)
export type Certainty = z.output<typeof certainty>

export const bomErrors = ['MISSING_VALUES', 'ARTICLE_NOT_FOUND', 'WRONG_UNIT', 'DUPLICATE'] as const
export const bomError = z.enum(bomErrors)
export type BomError = z.output<typeof bomError>

export const quantityBases = ['EACH', 'TOTAL'] as const
export const quantityBasis = z.enum(quantityBases)

/** How a line found its article, in the order in which the steps are tried. */
export const matchedByValues = [
  'MANUAL_REPLACEMENT',
  'ORDER_NUMBER_AND_MANUFACTURER',
  'MANUFACTURER_NUMBER_AND_MANUFACTURER',
  'ALTERNATIVE_NUMBER',
  'WHOLESALER_ORDER_NUMBER',
  'ORDER_NUMBER',
  'MANUFACTURER_NUMBER',
] as const
export const matchedBy = z.enum(matchedByValues)
export type MatchedBy = z.output<typeof matchedBy>

/** One column of a file and the field it feeds; `importHeader` is the header as the upload answered it. */
export const fieldMappingEntry = z.object({
  importHeader: z.string().check(z.maxLength(2000)),
  articleField: bomField,
})
export const fieldMapping = z.array(fieldMappingEntry).check(z.maxLength(500))
export type FieldMapping = z.output<typeof fieldMapping>

export const suggestedMappingEntry = z.object({
  importHeader: z.string(),
  articleField: z.nullable(bomField),
  certainty,
  reason: z.string(),
})

export const leftOutRow = z.object({
  rowIndex: z.int(),
  /** Stable code of the reason: TITLE, SECTION, TOTAL, NOTE, REPEATED_HEADER, EMPTY_LINE, ASSEMBLY … */
  reason: z.string(),
  reasonText: z.string(),
  preview: z.string(),
})

export const bomNotice = z.object({ code: z.string(), text: z.string(), rowIndexes: z.array(z.int()) })

/** What an uploaded table looks like: everything the mapping screen needs before anything is decided. */
export const bomReading = z.object({
  bomFileName: z.string(),
  format: z.enum(['xlsx', 'xls', 'csv']),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  sheetReason: z.string(),
  headerRowIndex: z.int(),
  headerRowCertainty: certainty,
  headerRowReason: z.string(),
  headers: z.array(z.string()),
  /** The first 20 rows of the sheet that hold anything, as displayed, with their row numbers. */
  preview: z.array(z.object({ rowIndex: z.int(), cells: z.array(z.string()) })),
  /** Rows in which the chosen mapping's sample values stand: the first lines below the header. */
  samples: z.array(z.array(z.string())),
  suggestedMapping: z.array(suggestedMappingEntry),
  /** The company mapped these headers before and the suggestion follows that. */
  remembered: z.boolean(),
  leftOut: z.array(leftOutRow),
  lineCount: z.int(),
  suggestedQuantityBasis: z.object({ basis: quantityBasis, certainty, reason: z.string() }),
  /** Distinct values of the column suggested as supplied-part mark, to choose from. */
  suppliedPartChoices: z.array(z.object({ importHeader: z.string(), text: z.string(), count: z.int() })),
})
export type BomReading = z.output<typeof bomReading>

/** Source values of a line as they were read, before matching. */
const sourceFields = {
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityText: z.nullable(z.string()),
  quantityUnitName: z.nullable(z.string()),
  wholesalerOrderNumber: z.nullable(z.string()),
  installationLocation: z.nullable(z.string()),
  locationIdentifier: z.nullable(z.string()),
  bmk: z.nullable(z.string()),
  functionDesignation: z.nullable(z.string()),
  functionalAssignment: z.nullable(z.string()),
  isSuppliedPart: z.boolean(),
  equivalentAllowed: z.boolean(),
}

/** Snapshot of the article a line matched. Prices are there for SUPPLIER alone (trust.md 4). */
export const matchedArticle = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  packagingUnitSize: z.nullable(z.number()),
  erpNumber: z.optional(z.nullable(z.string())),
  listPrice: z.optional(z.nullable(z.number())),
  purchasePrice: z.optional(z.nullable(z.number())),
  priceUnitSize: z.optional(z.nullable(z.number())),
  discountGroupName: z.optional(z.nullable(z.string())),
  discountPercent: z.optional(z.nullable(z.number())),
  purchasePricePerPiece: z.optional(z.nullable(z.number())),
})

export const lineNote = z.object({ code: z.string(), certainty, text: z.string() })

export const bomLine = z.object({
  id,
  position: z.int(),
  rowIndex: z.int(),
  ...sourceFields,
  bomError: z.nullable(bomError),
  matchedArticleId: z.nullable(id),
  matchedBy: z.nullable(matchedBy),
  certainty,
  /** Why this article, or why none, in one German sentence. */
  reason: z.string(),
  notes: z.array(lineNote),
  matchedArticle: z.nullable(matchedArticle),
  manualReplacement: z.boolean(),
  edited: z.boolean(),
  /** Price of the line (quantity × purchase price per piece); SUPPLIER only. */
  linePrice: z.optional(z.nullable(z.number())),
})
export type BomLine = z.output<typeof bomLine>

/** What the table needs of each of 10,000 lines, and nothing more. */
export const slimLine = z.object({
  id,
  position: z.int(),
  rowIndex: z.int(),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityUnitName: z.nullable(z.string()),
  bmk: z.nullable(z.string()),
  installationLocation: z.nullable(z.string()),
  isSuppliedPart: z.boolean(),
  bomError: z.nullable(bomError),
  matchedBy: z.nullable(matchedBy),
  certainty,
  matched: z.nullable(z.string()),
  edited: z.boolean(),
})
export type SlimLine = z.output<typeof slimLine>

export const bomSummary = z.object({
  lines: z.int(),
  errors: z.int(),
  matched: z.int(),
  toCheck: z.int(),
  suppliedParts: z.int(),
  /** Share of lines with an article, 0 to 100, rounded to whole percent. */
  matchedPercent: z.int(),
  byError: z.record(bomError, z.int()),
  notices: z.array(bomNotice),
  leftOut: z.array(leftOutRow),
})
export type BomSummary = z.output<typeof bomSummary>

/** Price estimate for one cabinet with the parts it is made of; formula in `@schrankwerk/domain`. */
export const estimate = z.object({
  lower: z.number(),
  upper: z.number(),
  lowerForAll: z.number(),
  upperForAll: z.number(),
  amount: z.int(),
  /** Sums of prices: left out for a CUSTOMER, who sees no purchase prices (trust.md 4). */
  parts: z.object({
    discountedSum: z.optional(z.number()),
    nonDiscountedSum: z.optional(z.number()),
    errorFactor: z.number(),
    linesWithError: z.int(),
    lines: z.int(),
    suppliedParts: z.int(),
    suppliedPartSurcharge: z.number(),
    unmatchedQuantity: z.number(),
    workMinutesMinimum: z.number(),
    workMinutesMaximum: z.number(),
    workCostMinimum: z.number(),
    workCostMaximum: z.number(),
    hasConnectionList: z.boolean(),
    hasNcData: z.boolean(),
  }),
})
export type Estimate = z.output<typeof estimate>

const parties = { CUSTOMER: true, SUPPLIER: true } as const
const target = { enquiryId: z.optional(id), offerId: z.optional(id) }
const admin = { admin: z.optional(flagParameter) }
const readingFields = {
  ...target,
  headerRowIndex: z.optional(numberParameter(1, 1_048_576)),
  sheet: z.optional(text(200)),
  encoding: z.optional(z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])),
  separator: z.optional(z.enum([';', ',', '\t', '|'])),
  editVersion: z.optional(numberParameter(1, 1_000_000_000)),
}
const readProblems = [
  'not-a-spreadsheet',
  'spreadsheet-encrypted',
  'spreadsheet-damaged',
  'spreadsheet-empty',
  'spreadsheet-too-large',
  'enquiry-released',
  'offer-released',
  'exactly-one-target',
  'header-row-invalid',
  'headers-missing',
] as const

export const uploadBom = defineEndpoint({
  name: 'uploadBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/upload',
  summary: 'Upload a parts list: it is stored, read and a column mapping is suggested',
  who: parties,
  routedBy: 'admin',
  query: z.object(admin),
  multipart: { file: 'required', fields: z.object(readingFields) },
  ok: 201,
  answer: bomReading,
  problems: [...readProblems, 'too-large'],
})

export const changeBomHeader = defineEndpoint({
  name: 'changeBomHeader',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/header',
  summary: 'Read the parts list again with another header row, sheet, encoding or separator',
  who: parties,
  routedBy: 'admin',
  query: z.object(admin),
  multipart: { file: 'optional', fields: z.object(readingFields) },
  ok: 200,
  answer: bomReading,
  problems: readProblems,
})

export const deleteBom = defineEndpoint({
  name: 'deleteBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/delete',
  summary: 'Remove the parts list and its lines',
  who: parties,
  routedBy: 'admin',
  query: z.object({ ...admin, ...target }),
  ok: 200,
  answer: 'empty',
  problems: ['enquiry-released', 'offer-released', 'bom-missing', 'exactly-one-target'],
})

const jsonText = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(500_000)),
      z.transform((value, context) => {
        try {
          return JSON.parse(value) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'no JSON', input: value })
          return z.NEVER
        }
      }),
    ),
    inner,
  )

export const mapBom = defineEndpoint({
  name: 'mapBom',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/map',
  summary: 'Turn the rows into lines by the mapping, match them against the catalogue and estimate',
  who: parties,
  routedBy: 'admin',
  query: z.object({
    ...admin,
    ...target,
    headerRowIndex: z.optional(numberParameter(1, 1_048_576)),
    suppliedPartString: z.optional(text(2000)),
    quantityBasis: z.optional(quantityBasis),
    sheet: z.optional(text(200)),
    encoding: z.optional(z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])),
    separator: z.optional(z.enum([';', ',', '\t', '|'])),
    editVersion: z.optional(numberParameter(1, 1_000_000_000)),
  }),
  multipart: {
    file: 'optional',
    fields: z.object({
      mapping: jsonText(fieldMapping),
      /** Row numbers that were left out and are to be lines nevertheless. */
      includedRows: z.optional(jsonText(z.array(z.int()).check(z.maxLength(100_000)))),
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

export const lineColumns = [
  'position',
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'quantity',
  'bmk',
  'installationLocation',
  'bomError',
] as const

export const getBomArticles = defineEndpoint({
  name: 'getBomArticles',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/articles',
  summary: 'The lines, a page at a time',
  who: parties,
  query: z.object({
    ...target,
    ...pageQuery(lineColumns),
    bomError: z.optional(bomError),
    lineId: z.optional(id),
  }),
  ok: 200,
  answer: pageOf(bomLine),
  problems: ['exactly-one-target'],
})

/** What a person may change on a line by hand. */
export const lineChanges = z.strictObject({
  orderNumber: z.optional(z.nullable(text(200))),
  manufacturerNumber: z.optional(z.nullable(text(200))),
  manufacturerName: z.optional(z.nullable(text(200))),
  description: z.optional(z.nullable(text(2000))),
  quantity: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
  quantityUnitName: z.optional(z.nullable(text(50))),
  isSuppliedPart: z.optional(z.boolean()),
  /** Offer lines only: the purchase price per piece the supplier calculates with. */
  purchasePrice: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
})

export const updateBomArticles = defineEndpoint({
  name: 'updateBomArticles',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/bom/articles/update',
  summary: 'One decision for one line or many: another article (null undoes it), or changed values',
  who: parties,
  body: z.object({
    ...target,
    lineIds: z.array(id).check(z.minLength(1), z.maxLength(50_000)),
    matchedArticleId: z.optional(z.nullable(id)),
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
  problems: ['enquiry-released', 'offer-released', 'exactly-one-target', 'changed-meanwhile'],
})

export const getBomLines = defineEndpoint({
  name: 'getBomLines',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/lines',
  summary: 'All lines in slim form: newline-delimited JSON, one `slimLine` a line',
  who: parties,
  query: z.object(target),
  ok: 200,
  answer: 'stream',
  problems: ['exactly-one-target'],
})

export const articleSuggestion = z.object({
  articleId: id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  /** 0 to 1. */
  score: z.number(),
  manufacturerAgrees: z.nullable(z.boolean()),
  reason: z.string(),
})
export type ArticleSuggestion = z.output<typeof articleSuggestion>

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
  query: z.object(target),
  ok: 200,
  answer: z.object({ summary: z.nullable(bomSummary), estimate: z.nullable(estimate) }),
  problems: ['exactly-one-target'],
})

export const getBomFile = defineEndpoint({
  name: 'getBomFile',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/',
  summary: 'The uploaded parts list as it came',
  who: parties,
  routedBy: 'admin',
  query: z.object({ ...target, ...admin }),
  ok: 200,
  answer: 'file',
  problems: ['bom-missing', 'exactly-one-target'],
})

/** State of the parts list, part of an enquiry and of an offer. */
export const bomState = z.object({
  bomFileName: z.nullable(z.string()),
  bomHeaderRowIndex: z.nullable(z.int()),
  headers: z.array(z.string()),
  fieldMapping,
  suppliedPartString: z.nullable(z.string()),
  quantityBasis: z.nullable(quantityBasis),
  sheet: z.nullable(z.string()),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  includedRows: z.array(z.int()),
  mappedAt: z.nullable(instant),
})
