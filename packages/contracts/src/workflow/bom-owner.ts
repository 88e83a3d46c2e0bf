import * as z from 'zod/mini'
import { id } from '../values.ts'

export const parties = { CUSTOMER: true, SUPPLIER: true } as const

/** Whose parts list: exactly one of the two. */
export const bomOwner = { enquiryId: z.optional(id), offerId: z.optional(id) }
