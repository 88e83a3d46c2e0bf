import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idsParameter, instant, pageOf, pageQuery } from '../values.ts'
import { discountGroupInFull } from './discount-group.ts'
import { manufacturerInFull } from './manufacturer.ts'
import { keepers } from './master-data.ts'
import { unitInFull } from './unit.ts'

/** The kinds of master data of which several can become one. */
export const combinableKinds = ['manufacturer', 'unit', 'discountgroup'] as const
export const combinableKind = z.enum(combinableKinds)
export type CombinableKind = z.output<typeof combinableKind>

/** The first one stays and takes in the others; naming one twice counts once. */
const combined = z.pipe(
  z.pipe(
    idsParameter,
    z.transform((ids) => [...new Set(ids)]),
  ),
  z.array(id).check(z.minLength(2), z.maxLength(100)),
)

const combineProblems = ['import-running'] as const

export const combineManufacturers = defineEndpoint({
  name: 'combineManufacturers',
  service: 'catalogue',
  method: 'GET',
  path: '/manufacturer/combine',
  summary:
    'Make several manufacturers one: the first stays, takes the names of the others and all that is theirs',
  who: keepers,
  query: z.object({ manufacturerIds: combined }),
  ok: 200,
  answer: manufacturerInFull,
  problems: [...combineProblems, 'numbers-clash', 'discount-groups-clash'],
  changes: true,
})

export const combineUnits = defineEndpoint({
  name: 'combineUnits',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/combine',
  summary: 'Make several units one: the first stays, takes the names of the others and all that is theirs',
  who: keepers,
  query: z.object({ unitIds: combined }),
  ok: 200,
  answer: unitInFull,
  problems: [...combineProblems],
  changes: true,
})

export const combineDiscountGroups = defineEndpoint({
  name: 'combineDiscountGroups',
  service: 'catalogue',
  method: 'GET',
  path: '/discountgroup/combine',
  summary:
    'Make several discount groups of one manufacturer one: the first stays with its discount, takes the names of the others and all that is theirs',
  who: keepers,
  query: z.object({ discountGroupIds: combined }),
  ok: 200,
  answer: discountGroupInFull,
  problems: [...combineProblems, 'groups-of-different-manufacturers'],
  changes: true,
})

const clashingArticle = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
})
/** A number that articles of two of the manufacturers have: while there is one, they cannot be combined. */
export const numberClash = z.object({
  kind: z.enum(['ORDER', 'TYPE']),
  number: z.string(),
  articles: z.array(clashingArticle),
})
export type NumberClash = z.output<typeof numberClash>

const clashingGroup = z.object({
  id,
  displayName: z.string(),
  percent: z.nullable(z.number()),
  manufacturerName: z.nullable(z.string()),
})
/** Groups of two of the manufacturers that share a name and not their discounts. */
export const groupClash = z.object({ name: z.string(), groups: z.array(clashingGroup) })
export type GroupClash = z.output<typeof groupClash>

export const combinePreview = z.object({
  /** As they were named: the first is to stay. */
  chosen: z.array(
    z.object({
      id,
      displayName: z.string(),
      /** All names the others would give it, the display name included. */
      names: z.array(z.string()),
      articles: z.int(),
      /** Of discount groups. */
      percent: z.nullable(z.number()),
    }),
  ),
  /** How many of each would change to the one that stays. */
  moves: z.object({
    articles: z.int(),
    nameVariants: z.int(),
    importConfigs: z.int(),
    discountGroups: z.int(),
    wholesalerDiscounts: z.int(),
    replacements: z.int(),
  }),
  /** Groups of both manufacturers with one name and the same discounts: they become one as well. */
  groupsCombined: z.int(),
  /** All of them, and the first hundred. */
  numberClashes: z.object({ amount: z.int(), first: z.array(numberClash) }),
  /** Articles that `combineArticles` would take into others, so that their numbers clash no more. */
  duplicateArticles: z.int(),
  groupClashes: z.object({ amount: z.int(), first: z.array(groupClash) }),
  /** An import runs: combining has to wait for it. */
  importRunning: z.boolean(),
})
export type CombinePreview = z.output<typeof combinePreview>

/** Added to the documented calls: what combining would do. */
export const previewCombine = defineEndpoint({
  name: 'previewCombine',
  service: 'catalogue',
  method: 'GET',
  path: '/combination/preview',
  summary: 'What would move if these were combined, and what stands against it; changes nothing',
  who: keepers,
  query: z.object({ kind: combinableKind, ids: combined }),
  ok: 200,
  answer: combinePreview,
  problems: ['groups-of-different-manufacturers'],
})

/**
 * Added to the documented calls: lists of one maker under two names bring most articles twice, and manufacturers whose
 * articles share numbers cannot be combined.
 */
export const combineArticles = defineEndpoint({
  name: 'combineArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/combination/articles',
  summary:
    'Make one of the articles that several manufacturers have under the same number: that of the first stays and takes over what it lacks; cannot be undone',
  who: keepers,
  query: z.object({ manufacturerIds: combined }),
  ok: 200,
  answer: z.object({
    /** How many went. */
    articles: z.int(),
  }),
  problems: [...combineProblems],
})

export const combination = z.object({
  id,
  kind: combinableKind,
  at: instant,
  /** User id. */
  userId: id,
  userName: z.string(),
  survivor: z.object({ id, displayName: z.string() }),
  /** What it took in. */
  gone: z.array(z.object({ id, displayName: z.string() })),
  /** Articles that moved. */
  articles: z.int(),
  undoableUntil: instant,
  undoneAt: z.nullable(instant),
})
export type Combination = z.output<typeof combination>

/** Added to the documented calls. */
export const getCombinations = defineEndpoint({
  name: 'getCombinations',
  service: 'catalogue',
  method: 'GET',
  path: '/combination/all',
  summary: 'What was combined in the last 24 hours, latest first, five hundred at most',
  who: keepers,
  ok: 200,
  answer: z.array(combination),
})

/** Added to the documented calls: everything goes back to where it was, unless something was built on it since. */
export const undoCombination = defineEndpoint({
  name: 'undoCombination',
  service: 'catalogue',
  method: 'POST',
  path: '/combination/undo',
  summary: 'Take a combination of the last 24 hours back',
  who: keepers,
  query: z.object({ id }),
  ok: 200,
  answer: combination,
  problems: ['import-running', 'combination-undone', 'combination-built-on'],
})

/** Why two names are taken for one. */
export const lookalikeReasons = [
  'LEGAL_FORM',
  'SPELLING',
  'COUNTRY',
  'ABBREVIATION',
  'SAME_UNIT',
  'SIMILAR',
] as const

const lookalikeSide = z.object({
  id,
  displayName: z.string(),
  /** The name that looks like one of the other's; also a variant or abbreviation. */
  name: z.string(),
  articles: z.int(),
  /** Of discount groups. */
  percent: z.nullable(z.number()),
  manufacturerName: z.nullable(z.string()),
})
/** Two that look alike; the one with more articles is the first. */
export const lookalike = z.object({
  kind: combinableKind,
  reason: z.enum(lookalikeReasons),
  /** How much of the writing is the same, in percent; only of `SIMILAR`. */
  similarity: z.nullable(z.int()),
  pair: z.array(lookalikeSide),
})
export type Lookalike = z.output<typeof lookalike>

/** Added to the documented calls. */
export const filterLookalikes = defineEndpoint({
  name: 'filterLookalikes',
  service: 'catalogue',
  method: 'GET',
  path: '/lookalike/filter',
  summary: 'Pairs of one kind of master data whose names are nearly the same, the surest first',
  who: keepers,
  query: z.object({ kind: combinableKind, ...pageQuery(['certainty']) }),
  ok: 200,
  answer: pageOf(lookalike),
})

/** Added to the documented calls. */
export const countLookalikes = defineEndpoint({
  name: 'countLookalikes',
  service: 'catalogue',
  method: 'GET',
  path: '/lookalike/count',
  summary: 'How many pairs of each kind look alike',
  who: keepers,
  ok: 200,
  answer: z.object({ manufacturer: z.int(), unit: z.int(), discountgroup: z.int() }),
})

/** Added to the documented calls. */
export const tellApart = defineEndpoint({
  name: 'tellApart',
  service: 'catalogue',
  method: 'POST',
  path: '/lookalike/tell-apart',
  summary: 'Remember that two are not the same, however much they look alike; or forget it',
  who: keepers,
  body: z.object({
    kind: combinableKind,
    ids: z.array(id).check(z.minLength(2), z.maxLength(2)),
    different: z._default(z.boolean(), true),
  }),
  ok: 200,
  answer: 'empty',
})
