import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { flagParameter, id, instant, text } from '../values.ts'

const named = {
  id,
  displayName: z.string(),
  /** Only with `withAmount=true`. */
  usedByArticleAmount: z.optional(z.int()),
}

export const manufacturer = z.object({
  ...named,
  nameVariants: z.array(z.string()),
  abbreviation: z.nullable(z.string()),
  link: z.nullable(z.string()),
})
export type Manufacturer = z.output<typeof manufacturer>

export const unit = z.object({ ...named, nameVariants: z.array(z.string()) })
export type Unit = z.output<typeof unit>

export const wholesaler = z.object(named)
export type Wholesaler = z.output<typeof wholesaler>

export const discountGroup = z.object({
  ...named,
  nameVariants: z.array(z.string()),
  percent: z.number(),
  manufacturerId: z.nullable(id),
  manufacturerName: z.nullable(z.string()),
  wholesalerDiscounts: z.array(
    z.object({ wholesalerId: id, wholesalerName: z.string(), percent: z.number() }),
  ),
})
export type DiscountGroup = z.output<typeof discountGroup>

export const eclassMapping = z.object({
  id,
  eclassNumber: z.string(),
  description: z.string(),
  firstLevelOrder: z.nullable(z.int()),
  secondLevelOrder: z.nullable(z.int()),
  /** Minutes for one piece. */
  workTime: z.number(),
  createDate: instant,
  lastUpdate: instant,
})
export type EclassMapping = z.output<typeof eclassMapping>

const admins = { ADMIN: true } as const
const everyParty = { ADMIN: true, CUSTOMER: true, SUPPLIER: true } as const
const withAmount = z.object({ withAmount: z.optional(flagParameter) })

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

export const getManufacturer = defineEndpoint({
  name: 'getManufacturer',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/',
  summary: 'One manufacturer',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: manufacturer,
})

export const findManufacturerByName = defineEndpoint({
  name: 'findManufacturerByName',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/name',
  summary: 'The manufacturer that owns this name, abbreviation or variant, or null',
  who: admins,
  query: z.object({ name: text(200) }),
  ok: 200,
  answer: z.nullable(manufacturer),
})

export const getUnits = defineEndpoint({
  name: 'getUnits',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/all',
  summary: 'All units',
  who: everyParty,
  query: withAmount,
  ok: 200,
  answer: z.array(unit),
})

export const getUnit = defineEndpoint({
  name: 'getUnit',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/',
  summary: 'One unit',
  who: admins,
  query: z.object({ id }),
  ok: 200,
  answer: unit,
})

export const findUnitByName = defineEndpoint({
  name: 'findUnitByName',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/name',
  summary: 'The unit that owns this name or variant, or null',
  who: admins,
  query: z.object({ name: text(200) }),
  ok: 200,
  answer: z.nullable(unit),
})

export const getWholesalers = defineEndpoint({
  name: 'getWholesalers',
  service: 'catalogue',
  method: 'GET',
  path: '/wholesaler/all',
  summary: 'All wholesalers',
  who: admins,
  query: withAmount,
  ok: 200,
  answer: z.array(wholesaler),
})

export const getDiscountGroups = defineEndpoint({
  name: 'getDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/all',
  summary: 'All discount groups',
  who: admins,
  query: withAmount,
  ok: 200,
  answer: z.array(discountGroup),
})

export const getEclassMappings = defineEndpoint({
  name: 'getEclassMappings',
  service: 'catalogue',
  method: 'GET',
  path: '/eclass/all',
  summary: 'All E-Class mappings',
  who: admins,
  ok: 200,
  answer: z.array(eclassMapping),
})

export const getEclassOfArticles = defineEndpoint({
  name: 'getEclassOfArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/eclass/all/articles',
  summary: 'The E-Class mappings of these articles by E-Class number',
  who: everyParty,
  body: z.array(z.object({ eclass9_1Id: z.optional(z.nullable(z.string())) })).check(z.maxLength(50_000)),
  ok: 200,
  answer: z.object({ eclassMap: z.record(z.string(), eclassMapping) }),
})
