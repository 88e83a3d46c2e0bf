import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../values.ts'
import {
  changedFrom,
  changeProblems,
  chosenIds,
  displayName,
  keepers,
  kept,
  named,
  operators,
  searchTerm,
  uses,
  withAmount,
} from './master-data.ts'

export const wholesaler = z.object(named)
export type Wholesaler = z.output<typeof wholesaler>

/** One wholesaler as its page shows it. */
export const wholesalerInFull = z.extend(wholesaler, { ...kept, usedBy: uses })
export type WholesalerInFull = z.output<typeof wholesalerInFull>

export const getWholesalers = defineEndpoint({
  name: 'getWholesalers',
  service: 'catalogue',
  method: 'GET',
  path: '/wholesaler/all',
  summary: 'All wholesalers',
  who: operators,
  query: withAmount,
  ok: 200,
  answer: z.array(wholesaler),
})

export const wholesalerColumns = ['displayName', 'usedByArticleAmount'] as const

export const filterWholesalers = defineEndpoint({
  name: 'filterWholesalers',
  service: 'catalogue',
  method: 'GET',
  path: '/wholesaler/filter',
  summary: 'Wholesalers by a part of their display name',
  who: operators,
  query: z.object({ ...pageQuery(wholesalerColumns), searchTerm }),
  ok: 200,
  answer: pageOf(z.extend(wholesaler, { usedByArticleAmount: z.int() })),
})

export const getWholesaler = defineEndpoint({
  name: 'getWholesaler',
  service: 'catalogue',
  method: 'GET',
  path: '/wholesaler/',
  summary: 'One wholesaler',
  who: operators,
  query: z.object({ id }),
  ok: 200,
  answer: wholesalerInFull,
})

export const createWholesaler = defineEndpoint({
  name: 'createWholesaler',
  service: 'catalogue',
  method: 'POST',
  path: '/wholesaler/',
  summary: 'Create a wholesaler',
  who: keepers,
  body: z.object({ displayName }),
  ok: 201,
  answer: wholesalerInFull,
  problems: ['wholesaler-exists'],
})

export const updateWholesaler = defineEndpoint({
  name: 'updateWholesaler',
  service: 'catalogue',
  method: 'POST',
  path: '/wholesaler/update',
  summary: 'Rename a wholesaler',
  who: keepers,
  body: z.object({ displayName, ...changedFrom }),
  ok: 200,
  answer: wholesalerInFull,
  problems: [...changeProblems, 'wholesaler-exists'],
})

export const deleteWholesalers = defineEndpoint({
  name: 'deleteWholesalers',
  service: 'catalogue',
  method: 'GET',
  path: '/wholesaler/delete',
  summary: 'Delete wholesalers; answers the ids that are in use and stay',
  who: keepers,
  query: z.object({ wholesalerIds: chosenIds }),
  ok: 200,
  answer: z.array(id),
  problems: ['import-running'],
  changes: true,
})
