import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { changeEntry, editVersion, id, instant } from '../values.ts'

export const companyTypes = ['ADMIN', 'CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const
export const companyType = z.enum(companyTypes)

export const address = z.object({
  id,
  street: z.string(),
  houseNo: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  createDate: instant,
  lastUpdate: instant,
})

/** The caller's company in full. */
export const company = z.object({
  id,
  name: z.string(),
  type: companyType,
  active: z.boolean(),
  pendingRegistration: z.boolean(),
  additionalInfo: z.nullable(z.string()),
  /** Customers only. */
  customerNumber: z.nullable(z.string()),
  address: z.nullable(address),
  editVersion,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: z.array(changeEntry),
})
export type Company = z.output<typeof company>

/** A counterparty: no more than its name. */
export const companyName = z.object({ id, name: z.string() })

export const getCompany = defineEndpoint({
  name: 'getCompany',
  service: 'identity',
  method: 'GET',
  path: '/company/',
  summary: "The caller's company in full; a counterparty with id and name alone",
  who: 'signed-in',
  query: z.object({ id: z.optional(id) }),
  ok: 200,
  answer: z.union([company, companyName]),
  gate: 'own-profile',
})
