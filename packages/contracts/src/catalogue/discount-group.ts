import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { flagParameter, id, pageOf, pageQuery, text } from '../values.ts'
import {
  changedFrom,
  changeProblems,
  chosenIds,
  displayName,
  keepers,
  kept,
  named,
  nameVariants,
  operators,
  searchTerm,
  uses,
  withAmount,
} from './master-data.ts'

/** Of 100 percent, every article of the group would cost nothing. */
export const discountPercent = z.number().check(z.minimum(0), z.lt(100))

export const discountGroup = z.object({
  ...named,
  nameVariants: z.array(z.string()),
  /** Null: an import made it and nobody has said yet; its articles count as not discounted. */
  percent: z.nullable(z.number()),
  manufacturerId: z.nullable(id),
  manufacturerName: z.nullable(z.string()),
  wholesalerDiscounts: z.array(
    z.object({ wholesalerId: id, wholesalerName: z.string(), percent: z.number() }),
  ),
})
export type DiscountGroup = z.output<typeof discountGroup>

/** One discount group as its page shows it. */
export const discountGroupInFull = z.extend(discountGroup, { ...kept, usedBy: uses })
export type DiscountGroupInFull = z.output<typeof discountGroupInFull>

export const getDiscountGroups = defineEndpoint({
  name: 'getDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/all',
  summary: 'All discount groups, or those that an article can have',
  who: operators,
  query: z.extend(withAmount, {
    /** Only those of `manufacturerId`, of no manufacturer, and `discountGroupId` itself, which it has already. */
    forArticle: z.optional(flagParameter),
    manufacturerId: z.optional(id),
    discountGroupId: z.optional(id),
  }),
  ok: 200,
  answer: z.array(discountGroup),
})

export const discountGroupColumns = [
  'displayName',
  'manufacturerName',
  'percent',
  'usedByArticleAmount',
] as const

export const filterDiscountGroups = defineEndpoint({
  name: 'filterDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/filter',
  summary: 'Discount groups by a part of their display name or a variant, of one manufacturer or of all',
  who: operators,
  query: z.object({
    ...pageQuery(discountGroupColumns),
    searchTerm,
    manufacturerId: z.optional(id),
    /** Only those whose percent nobody has said yet. */
    withoutPercent: z.optional(flagParameter),
  }),
  ok: 200,
  answer: pageOf(z.extend(discountGroup, { usedByArticleAmount: z.int() })),
})

export const getDiscountGroup = defineEndpoint({
  name: 'getDiscountGroup',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/',
  summary: 'One discount group',
  who: operators,
  query: z.object({ id }),
  ok: 200,
  answer: discountGroupInFull,
})

export const findDiscountGroupByName = defineEndpoint({
  name: 'findDiscountGroupByName',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/name',
  summary: 'The discount group of a manufacturer that owns this name or variant, or null',
  who: operators,
  query: z.object({ name: text(200), manufacturerId: z.optional(id) }),
  ok: 200,
  answer: z.nullable(discountGroup),
})

const discountGroupFields = {
  displayName,
  percent: discountPercent,
  manufacturerId: id,
  nameVariants,
  wholesalerDiscounts: z._default(
    z.array(z.object({ wholesalerId: id, percent: discountPercent })).check(z.maxLength(200)),
    [],
  ),
}
export const discountGroupInput = z.object(discountGroupFields)

export const createDiscountGroup = defineEndpoint({
  name: 'createDiscountGroup',
  service: 'catalogue',
  method: 'POST',
  path: '/discountgroup/',
  summary: 'Create a discount group',
  who: keepers,
  body: discountGroupInput,
  ok: 201,
  answer: discountGroupInFull,
  problems: ['name-taken'],
})

export const updateDiscountGroup = defineEndpoint({
  name: 'updateDiscountGroup',
  service: 'catalogue',
  method: 'POST',
  path: '/discountgroup/update',
  summary: 'Change a discount group',
  who: keepers,
  body: z.object({ ...discountGroupFields, ...changedFrom }),
  ok: 200,
  answer: discountGroupInFull,
  problems: [...changeProblems, 'name-taken'],
})

export const deleteDiscountGroups = defineEndpoint({
  name: 'deleteDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/delete',
  summary: 'Delete discount groups; answers the ids that are in use and stay',
  who: keepers,
  query: z.object({ discountGroupIds: chosenIds }),
  ok: 200,
  answer: z.array(id),
  problems: ['import-running'],
  changes: true,
})

export const exportDiscountGroups = defineEndpoint({
  name: 'exportDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/export',
  summary: 'All discount groups as csv, in the form that the import takes',
  who: keepers,
  ok: 200,
  answer: 'file',
  mediaType: 'text/csv',
})

/** What a csv of discount groups changes. */
export const discountGroupImport = z.object({
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** False: it was only looked at. */
  applied: z.boolean(),
  /** The first hundred that are made or changed; `before` is null of a new one. */
  changes: z.array(
    z.object({
      line: z.int(),
      displayName: z.string(),
      manufacturerName: z.nullable(z.string()),
      before: z.nullable(z.object({ percent: z.nullable(z.number()) })),
      percent: z.nullable(z.number()),
      /** What else changes: names, wholesaler discounts. */
      fields: z.array(z.string()),
    }),
  ),
  /** Seen in a preview, named again to apply just this: null where nothing changes. */
  fingerprint: z.nullable(z.string()),
})
export type DiscountGroupImport = z.output<typeof discountGroupImport>

export const importDiscountGroups = defineEndpoint({
  name: 'importDiscountGroups',
  service: 'catalogue',
  method: 'POST',
  path: '/discountgroup/import',
  summary:
    'Take discount groups from a csv in the form of the export; with `preview` only tell what would change',
  who: keepers,
  multipart: {
    file: 'required',
    fields: z.object({
      preview: z.optional(flagParameter),
      /** Of the preview: refused where the groups have changed since. */
      fingerprint: z.optional(text(100)),
    }),
  },
  ok: 200,
  answer: discountGroupImport,
  problems: ['discount-import-format', 'changed-meanwhile', 'name-taken', 'import-running'],
})
