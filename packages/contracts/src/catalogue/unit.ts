import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery, text } from '../values.ts'
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

export const unit = z.object({ ...named, nameVariants: z.array(z.string()) })
export type Unit = z.output<typeof unit>

/** One unit as its page shows it. */
export const unitInFull = z.extend(unit, { ...kept, usedBy: uses })
export type UnitInFull = z.output<typeof unitInFull>

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

export const unitColumns = ['displayName', 'usedByArticleAmount'] as const

export const filterUnits = defineEndpoint({
  name: 'filterUnits',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/filter',
  summary: 'Units by a part of their display name or a variant',
  who: operators,
  query: z.object({ ...pageQuery(unitColumns), searchTerm }),
  ok: 200,
  answer: pageOf(z.extend(unit, { usedByArticleAmount: z.int() })),
})

export const getUnit = defineEndpoint({
  name: 'getUnit',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/',
  summary: 'One unit',
  who: operators,
  query: z.object({ id }),
  ok: 200,
  answer: unitInFull,
})

export const findUnitByName = defineEndpoint({
  name: 'findUnitByName',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/name',
  summary: 'The unit that owns this name or variant, or null',
  who: operators,
  query: z.object({ name: text(200) }),
  ok: 200,
  answer: z.nullable(unit),
})

const unitFields = { displayName, nameVariants }
export const unitInput = z.object(unitFields)

export const createUnit = defineEndpoint({
  name: 'createUnit',
  service: 'catalogue',
  method: 'POST',
  path: '/unit/',
  summary: 'Create a unit',
  who: keepers,
  body: unitInput,
  ok: 201,
  answer: unitInFull,
  problems: ['name-taken'],
})

export const updateUnit = defineEndpoint({
  name: 'updateUnit',
  service: 'catalogue',
  method: 'POST',
  path: '/unit/update',
  summary: 'Change a unit',
  who: keepers,
  body: z.object({ ...unitFields, ...changedFrom }),
  ok: 200,
  answer: unitInFull,
  problems: [...changeProblems, 'name-taken'],
})

export const deleteUnits = defineEndpoint({
  name: 'deleteUnits',
  service: 'catalogue',
  method: 'GET',
  path: '/unit/delete',
  summary: 'Delete units; answers the ids that are in use and stay',
  who: keepers,
  query: z.object({ unitIds: chosenIds }),
  ok: 200,
  answer: z.array(id),
  problems: ['import-running'],
  changes: true,
})
