import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { changeEntry, editVersion, id, instant } from '../values.ts'
import { companyType } from './company-type.ts'

/** Oneself, or a user of one's own company as its admin sees them. */
export const user = z.object({
  id,
  name: z.string(),
  lastname: z.string(),
  mail: z.string(),
  phoneNumber: z.nullable(z.string()),
  admin: z.boolean(),
  companyId: id,
  company: z.object({ id, name: z.string(), type: companyType, pendingRegistration: z.boolean() }),
  customerDesignation: z.nullable(z.string()),
  permissions: z.array(z.string()),
  passwordChangeNeeded: z.boolean(),
  loginCounter: z.int(),
  lastLoginAt: z.nullable(instant),
  /** The address that a link was sent to and that is not confirmed yet. */
  newMail: z._default(z.nullable(z.string()), null),
  /** That link leads nowhere any more, and no other goes to `mail` until the new address is settled. */
  newMailLapsed: z._default(z.boolean(), false),
  editVersion,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: z.array(changeEntry),
})
export type User = z.output<typeof user>

/** A user of a counterparty: no more than the name. */
export const userName = z.object({ id, name: z.string(), lastname: z.string() })

export const getUser = defineEndpoint({
  name: 'getUser',
  service: 'identity',
  method: 'GET',
  path: '/user/',
  summary:
    'Oneself without an id; a colleague for an admin of the company; a counterparty with the name alone',
  who: 'signed-in',
  query: z.object({ id: z.optional(id) }),
  ok: 200,
  answer: z.union([user, userName]),
  gate: 'own-profile',
})

export const countLogin = defineEndpoint({
  name: 'countLogin',
  service: 'identity',
  method: 'GET',
  path: '/user/update/counter',
  summary: "Counts the caller's sign-in and notes its time",
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: 'empty',
  gate: 'own-profile',
  changes: true,
})
