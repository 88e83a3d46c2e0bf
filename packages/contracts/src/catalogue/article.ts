import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  changeEntry,
  editVersion,
  id,
  instant,
  integerParameter,
  pageOf,
  pageQuery,
  price,
  text,
} from '../values.ts'

export const articleImportSources = ['MYSQL', 'MANUAL', 'CSV'] as const

const size = z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))
const words = (maximum: number) => z.nullable(text(maximum))

/** What a person may enter for an article. Dimensions in cm, weight in kg, prices net in euro. */
const articleInputFields = {
  manufacturerId: z.nullable(id),
  manufacturerNumber: words(200),
  orderNumber: words(200),
  erpNumber: words(200),
  description: words(4000),
  /** Name of a file, or an address as `manufacturerLink` takes it; any other scheme would be one to run. */
  image: z.nullable(text(500).check(z.regex(/^(https?:\/\/\S+|(?!\/\/)[^:]*)$/i))),
  manufacturerLink: z.nullable(text(2000).check(z.regex(/^(https?:\/\/\S+)?$/i))),
  /** Days. */
  deliveryTime: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  unitId: z.nullable(id),
  packagingUnitSize: size,
  priceUnitSize: size,
  orderQuantityUnitSize: size,
  minimumOrderQuantityUnitSize: size,
  width: size,
  height: size,
  depth: size,
  weight: size,
  purchasePrice: z.nullable(price),
  listPrice: z.nullable(price),
  discountGroupId: z.nullable(id),
  eclass9_1Id: words(20),
  eanNumber: words(50),
  surchargeCode: words(50),
  copperCode: words(50),
  copperBaseValue: size,
  copperWeight: size,
  customsTarifNumber: words(50),
  countryOfOriginAbbreviation: words(10),
  rohs: z.nullable(z.boolean()),
  wholesalerInfos: z
    .array(z.object({ wholesalerId: id, orderNumber: words(200), purchasePrice: z.nullable(price) }))
    .check(z.maxLength(200)),
  possibleOrderNumbers: z.array(text(200)).check(z.maxLength(200)),
  possibleManufacturerNumbers: z.array(text(200)).check(z.maxLength(200)),
}

export const article = z.object({
  id,
  ...articleInputFields,
  manufacturerName: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  discountGroupName: z.nullable(z.string()),
  discountPercent: z.nullable(z.number()),
  wholesalerInfos: z.array(
    z.object({
      wholesalerId: id,
      wholesalerName: z.string(),
      orderNumber: z.nullable(z.string()),
      purchasePrice: z.nullable(z.number()),
    }),
  ),
  /** Net price for one piece; null where no price is known. */
  calculatedPurchasePrice: z.nullable(z.number()),
  articleImportSource: z.enum(articleImportSources),
  usedByArticleAmount: z.int(),
  editVersion,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: z.array(changeEntry),
})
export type Article = z.output<typeof article>

export const articleListItem = z.object({
  id,
  manufacturerName: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  erpNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  listPrice: z.nullable(z.number()),
  purchasePrice: z.nullable(z.number()),
  priceUnitSize: z.nullable(z.number()),
  unitName: z.nullable(z.string()),
  discountGroupName: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  eclass9_1Id: z.nullable(z.string()),
  /** Remembered replacements that lead to it, and that go where it is deleted. */
  usedByArticleAmount: z.optional(z.int()),
  createDate: instant,
  lastUpdate: instant,
})
export type ArticleListItem = z.output<typeof articleListItem>

/**
 * Every field of a new article may be left out, save that numbers are needed (417). One manufacturer has a number once,
 * and so have the articles without a manufacturer: the entry of `errors` with the code `taken` names the field whose
 * number another article has, `articleId` that article.
 */
export const articleInput = z.object(
  Object.fromEntries(
    Object.entries(articleInputFields).map(([field, schema]) => [field, z.optional(schema)]),
  ) as { [Field in keyof typeof articleInputFields]: z.ZodMiniOptional<(typeof articleInputFields)[Field]> },
)
export type ArticleInput = z.input<typeof articleInput>

const admins = { ADMIN: true } as const
const adminAdmins = { ADMIN: 'admin' } as const

export const getArticle = defineEndpoint({
  name: 'getArticle',
  service: 'catalogue',
  method: 'GET',
  path: '/article/',
  summary: 'One article',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: article,
})

export const articleColumns = [
  'createDate',
  'manufacturer',
  'manufacturerNumber',
  'orderNumber',
  'listPrice',
  'weight',
] as const

export const filterArticles = defineEndpoint({
  name: 'filterArticles',
  service: 'catalogue',
  method: 'GET',
  path: '/article/filter',
  summary: 'Articles by search term, order number and manufacturer',
  who: admins,
  query: z.object({
    ...pageQuery(articleColumns),
    searchTerm: z.optional(text(200)),
    orderNumber: z.optional(text(200)),
    /** Manufacturer id, or ids joined by commas. */
    manufacturer: z.optional(text(4000)),
    /** `next` or `previous` of the page shown before: goes on beside it, whatever was saved since. */
    cursor: z.optional(text(20_000)),
  }),
  ok: 200,
  answer: z.extend(pageOf(articleListItem), {
    /** More than `totalElements` were found, and not counted. */
    isMore: z.optional(z.boolean()),
    previous: z.optional(z.nullable(z.string())),
    next: z.optional(z.nullable(z.string())),
  }),
})

/** Without prices: also customers and suppliers search. */
export const foundArticle = z.object({
  id,
  manufacturerName: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
})
export type FoundArticle = z.output<typeof foundArticle>

export const searchArticles = defineEndpoint({
  name: 'searchArticles',
  service: 'catalogue',
  method: 'GET',
  path: '/article/search',
  summary: 'Best articles for a search term',
  who: { ADMIN: true, CUSTOMER: true, SUPPLIER: true },
  query: z.object({ searchTerm: text(200), amount: z._default(z.optional(integerParameter(1, 100)), 10) }),
  ok: 200,
  answer: z.array(foundArticle),
})

export const createArticle = defineEndpoint({
  name: 'createArticle',
  service: 'catalogue',
  method: 'POST',
  path: '/article/',
  summary: 'Create an article',
  who: admins,
  body: articleInput,
  ok: 201,
  answer: article,
  problems: ['article-exists', 'article-numbers-missing'],
})

export const updateArticle = defineEndpoint({
  name: 'updateArticle',
  service: 'catalogue',
  method: 'POST',
  path: '/article/update',
  summary: 'Change an article; fields left out stay',
  who: admins,
  body: z.extend(articleInput, { id, editVersion: z.optional(editVersion) }),
  ok: 200,
  answer: article,
  problems: ['edit-version-missing', 'changed-meanwhile', 'article-number-taken', 'article-numbers-missing'],
})

export const deleteArticle = defineEndpoint({
  name: 'deleteArticle',
  service: 'catalogue',
  method: 'POST',
  path: '/article/delete',
  summary: 'Delete an article',
  who: adminAdmins,
  query: z.object({ id }),
  ok: 200,
  answer: 'empty',
})

export const deleteArticles = defineEndpoint({
  name: 'deleteArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/article/delete/many',
  summary: 'Delete several articles; answers the ids that could not be deleted',
  who: adminAdmins,
  query: z.object({
    articleIds: z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.split(',').filter((part) => part !== '')),
      ),
      z.array(id).check(z.minLength(1), z.maxLength(1000)),
    ),
  }),
  ok: 200,
  answer: z.array(id),
})

export const replaceArticle = defineEndpoint({
  name: 'replaceArticle',
  service: 'catalogue',
  method: 'POST',
  path: '/article/replace',
  summary:
    "Remember that these numbers mean that article: for everyone by an admin, else for the caller's company",
  who: { ADMIN: true, CUSTOMER: true, SUPPLIER: true },
  body: z.object({
    manufacturerId: z.optional(z.nullable(id)),
    manufacturerNumber: z.optional(z.nullable(text(200))),
    orderNumber: z.optional(z.nullable(text(200))),
    /** null forgets it. */
    matchId: z.nullable(id),
  }),
  ok: 200,
  answer: z.object({
    manufacturerId: z.nullable(id),
    manufacturerNumber: z.nullable(z.string()),
    orderNumber: z.nullable(z.string()),
    matchId: z.nullable(id),
    forEveryone: z.boolean(),
  }),
  problems: ['article-numbers-missing'],
})
