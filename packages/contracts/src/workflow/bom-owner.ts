import * as z from 'zod/mini'
import { id } from '../values.ts'

/** Why a parts list cannot be changed now. */
export const bomFixed = [
  'enquiry-released',
  'enquiry-closed',
  'enquiry-archived',
  'offer-released',
  'offer-state',
  'offer-invalidated',
  'offer-archived',
  'other-party',
  'exactly-one-target',
] as const

export const parties = { CUSTOMER: true, SUPPLIER: true } as const

/** Whose parts list: exactly one of the two. */
export const bomOwner = { enquiryId: z.optional(id), offerId: z.optional(id) }
