import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { flagParameter, id, instant, text } from '../values.ts'

export const exportPerson = defineEndpoint({
  name: 'exportPerson',
  service: 'identity',
  method: 'GET',
  path: '/user/export',
  summary: 'What the portal holds about a person, as a zip of JSON and csv; of oneself without an id',
  who: 'signed-in',
  query: z.object({ userId: z.optional(id) }),
  ok: 200,
  answer: 'file',
  mediaType: 'application/zip',
  gate: 'own-profile',
  problems: ['part-down'],
})

/** One sign-in of oneself that still counts. */
export const session = z.object({
  id: z.string(),
  startedAt: instant,
  lastUsedAt: instant,
  /** Where it came from, as Keycloak saw it. */
  address: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>

export const getSessions = defineEndpoint({
  name: 'getSessions',
  service: 'identity',
  method: 'GET',
  path: '/user/session/all',
  summary: "The caller's own sign-ins that still count, latest first",
  who: 'signed-in',
  ok: 200,
  answer: z.array(session),
  gate: 'own-profile',
  problems: ['part-down'],
})

export const endOwnSessions = defineEndpoint({
  name: 'endOwnSessions',
  service: 'identity',
  method: 'POST',
  path: '/user/session/end',
  summary: "Ends the caller's sign-ins everywhere else, or here as well",
  who: 'signed-in',
  query: z.object({ current: z.optional(flagParameter) }),
  ok: 200,
  answer: 'empty',
  gate: 'own-profile',
  problems: ['part-down'],
})

/** A second factor of oneself. */
export const secondFactor = z.object({
  id: z.string(),
  kind: z.enum(['TOTP', 'PASSKEY']),
  label: z.nullable(z.string()),
  createdAt: instant,
})
export type SecondFactor = z.output<typeof secondFactor>

export const getSecondFactors = defineEndpoint({
  name: 'getSecondFactors',
  service: 'identity',
  method: 'GET',
  path: '/user/factor/all',
  summary: "The caller's own second factors, and whether one is required of him",
  who: 'signed-in',
  ok: 200,
  answer: z.object({ required: z.boolean(), factors: z.array(secondFactor) }),
  gate: 'own-profile',
  problems: ['part-down'],
})

export const removeSecondFactor = defineEndpoint({
  name: 'removeSecondFactor',
  service: 'identity',
  method: 'POST',
  path: '/user/factor/delete',
  summary: 'Removes a second factor of oneself; needs the current password',
  who: 'signed-in',
  body: z.object({ id: text(100), currentPassword: z.string().check(z.maxLength(128)) }),
  ok: 200,
  answer: 'empty',
  gate: 'own-profile',
  problems: ['current-password-wrong', 'second-factor-required', 'part-down'],
  secret: true,
})
