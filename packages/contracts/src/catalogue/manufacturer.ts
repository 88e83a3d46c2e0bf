import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { optionalLine } from '../identity/entered.ts'
import { flagParameter, id, pageOf, pageQuery, text } from '../values.ts'
import {
  changedFrom,
  changeProblems,
  chosenIds,
  displayName,
  everyParty,
  keepers,
  kept,
  named,
  nameVariants,
  operators,
  searchTerm,
  uses,
  withAmount,
} from './master-data.ts'

export const manufacturer = z.object({
  ...named,
  nameVariants: z.array(z.string()),
  abbreviation: z.nullable(z.string()),
  link: z.nullable(z.string()),
})
export type Manufacturer = z.output<typeof manufacturer>

/** One manufacturer as its page shows it. */
export const manufacturerInFull = z.extend(manufacturer, {
  ...kept,
  usedBy: uses,
  /** Remembered replacements that lead to its articles, and that go where these are deleted. */
  replacementAmount: z.optional(z.int()),
})
export type ManufacturerInFull = z.output<typeof manufacturerInFull>

export const getManufacturers = defineEndpoint({
  name: 'getManufacturers',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/all',
  summary: 'All manufacturers',
  who: everyParty,
  query: withAmount,
  ok: 200,
  answer: z.array(manufacturer),
})

export const manufacturerColumns = ['displayName', 'usedByArticleAmount'] as const

export const filterManufacturers = defineEndpoint({
  name: 'filterManufacturers',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/filter',
  summary: 'Manufacturers by a part of their display name, abbreviation or a variant',
  who: operators,
  query: z.object({
    ...pageQuery(manufacturerColumns),
    searchTerm,
    /** Only those that no article names. */
    unused: z.optional(flagParameter),
  }),
  ok: 200,
  answer: pageOf(z.extend(manufacturer, { usedByArticleAmount: z.int() })),
})

export const getManufacturer = defineEndpoint({
  name: 'getManufacturer',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/',
  summary: 'One manufacturer',
  who: operators,
  query: z.object({ id }),
  ok: 200,
  answer: manufacturerInFull,
})

export const findManufacturerByName = defineEndpoint({
  name: 'findManufacturerByName',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/name',
  summary: 'The manufacturer that owns this name, abbreviation or variant, or null',
  who: operators,
  query: z.object({ name: text(200) }),
  ok: 200,
  answer: z.nullable(manufacturer),
})

const manufacturerFields = {
  displayName,
  abbreviation: z._default(optionalLine(50), null),
  link: z._default(z.nullable(text(2000).check(z.regex(/^(https?:\/\/\S+)?$/i))), null),
  nameVariants,
}
export const manufacturerInput = z.object(manufacturerFields)

export const createManufacturer = defineEndpoint({
  name: 'createManufacturer',
  service: 'catalogue',
  method: 'POST',
  path: '/manufacturer/',
  summary: 'Create a manufacturer',
  who: keepers,
  body: manufacturerInput,
  ok: 201,
  answer: manufacturerInFull,
  problems: ['name-taken'],
})

export const updateManufacturer = defineEndpoint({
  name: 'updateManufacturer',
  service: 'catalogue',
  method: 'POST',
  path: '/manufacturer/update',
  summary: 'Change a manufacturer',
  who: keepers,
  body: z.object({ ...manufacturerFields, ...changedFrom }),
  ok: 200,
  answer: manufacturerInFull,
  problems: [...changeProblems, 'name-taken'],
})

export const deleteManufacturers = defineEndpoint({
  name: 'deleteManufacturers',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/delete',
  summary: 'Delete manufacturers; answers the ids that are in use and stay',
  who: keepers,
  query: z.object({ manufacturerIds: chosenIds }),
  ok: 200,
  answer: z.array(id),
  problems: ['import-running'],
  changes: true,
})

export const deleteArticlesOfManufacturer = defineEndpoint({
  name: 'deleteArticlesOfManufacturer',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/delete/article',
  summary: 'Delete all articles of a manufacturer; with `amount` only while there are just so many',
  who: keepers,
  query: z.object({ manufacturerId: id, amount: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  ok: 200,
  answer: z.object({ deleted: z.int() }),
  problems: ['import-running', 'article-amount-changed'],
  changes: true,
})
