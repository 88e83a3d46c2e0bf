import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { companyType } from '../identity/company-type.ts'
import { id, instant, text } from '../values.ts'

/** Who a token's `sub` is, as identity knows it now. */
export const actor = z.object({
  userId: id,
  mail: z.string(),
  name: z.string(),
  lastname: z.string(),
  companyId: id,
  companyName: z.string(),
  companyType,
  admin: z.boolean(),
  passwordChangeNeeded: z.boolean(),
  pendingRegistration: z.boolean(),
})
export type Actor = z.output<typeof actor>

/** The sign-ins of a user that are over although their tokens may still run. */
export const endedSessions = z.object({
  /** Seconds since 1970 on Keycloak's clock, as `auth_time` counts: whatever began earlier is over. */
  before: z.int(),
  /** The one session, by its `sid`, that goes on all the same. */
  except: z.nullable(z.string()),
})
export type EndedSessions = z.output<typeof endedSessions>

/** The user, and which sign-ins count no more; null where none was ended, or where identity is a version without them. */
export const actorWithSessions = z.extend(actor, {
  endedSessions: z._default(z.nullable(endedSessions), null),
})
export type ActorWithSessions = z.output<typeof actorWithSessions>

export const getActor = defineEndpoint({
  name: 'getActor',
  service: 'identity',
  method: 'GET',
  path: '/internal/actor',
  summary:
    'The user behind a token and which sessions were ended; 404 when unknown, deleted or of an inactive company',
  who: 'signed-in',
  query: z.object({ sub: text(200) }),
  ok: 200,
  answer: actorWithSessions,
})

/**
 * Whom a mail about business goes to: the active users of these companies, of all companies of a type, or these users.
 * One whose password change is due or whose company awaits its release gets none; where a company has nobody else,
 * its admins do whose password change is due.
 */
export const getRecipients = defineEndpoint({
  name: 'getRecipients',
  service: 'identity',
  method: 'POST',
  path: '/internal/recipients',
  summary: 'Mail addresses of the active users of companies, of all companies of a type, or of single users',
  who: 'signed-in',
  body: z.object({
    companyIds: z._default(z.array(id), []),
    companyType: z.optional(companyType),
    /** Of these companies, and of that type's, only their admins. */
    adminsOnly: z._default(z.boolean(), false),
    userIds: z._default(z.array(id), []),
  }),
  ok: 200,
  answer: z.array(
    z.object({ userId: id, companyId: id, mail: z.string(), name: z.string(), lastname: z.string() }),
  ),
})

/** What a mail about an account says and where it goes; a code in it is made by asking, and kept as its hash alone. */
export const accountMail = z.object({
  userId: id,
  /** Of the link: the address it confirms or the account's own; of a notice: the one that counted before. */
  mail: z.string(),
  name: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  /** Null where the mail only tells something. */
  code: z.nullable(z.string()),
  validUntil: z.nullable(instant),
  /** The address that takes the place of `mail`, of a notice. */
  newMail: z.nullable(z.string()),
})
export type AccountMail = z.output<typeof accountMail>

export const writeAccountMail = defineEndpoint({
  name: 'writeAccountMail',
  service: 'identity',
  method: 'POST',
  path: '/internal/account/mail',
  summary:
    'What a mail about an account needs, with a new code; 404 once the request was used, voided or is over',
  who: 'signed-in',
  body: z.object({ requestId: id }),
  ok: 200,
  answer: accountMail,
})

export const getAccountHolder = defineEndpoint({
  name: 'getAccountHolder',
  service: 'identity',
  method: 'GET',
  path: '/internal/account/holder',
  summary: 'A user that exists, whatever gate he is at; 404 once deleted',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.object({ userId: id, companyId: id, mail: z.string(), name: z.string(), lastname: z.string() }),
})

/** Names of users, those of deleted ones too; an erased one is called „Ehemalige Person". Unknown ids are left out. */
export const getNames = defineEndpoint({
  name: 'getNames',
  service: 'identity',
  method: 'POST',
  path: '/internal/names',
  summary: 'What users are called now, by id',
  who: 'signed-in',
  body: z.object({ userIds: z.array(id).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.array(z.object({ userId: id, name: z.string(), lastname: z.string() })),
})

/** Every active user of these companies, whatever gate he is at: ids alone. */
export const getUserIds = defineEndpoint({
  name: 'getUserIds',
  service: 'identity',
  method: 'POST',
  path: '/internal/user-ids',
  summary: 'The active users of companies, by id',
  who: 'signed-in',
  body: z.object({ companyIds: z.array(id).check(z.maxLength(100)) }),
  ok: 200,
  answer: z.array(z.object({ userId: id, companyId: id })),
})

export const getCompanyForMail = defineEndpoint({
  name: 'getCompanyForMail',
  service: 'identity',
  method: 'GET',
  path: '/internal/company',
  summary: 'A company as a mail to the operator names it, with its first admin',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    name: z.string(),
    type: companyType,
    city: z.nullable(z.string()),
    active: z.boolean(),
    pendingRegistration: z.boolean(),
    admin: z.nullable(z.object({ name: z.string(), lastname: z.string(), mail: z.string() })),
  }),
})

export const ensureGuests = defineEndpoint({
  name: 'ensureGuests',
  service: 'identity',
  method: 'POST',
  path: '/internal/guests',
  summary: 'Who these addresses belong to; one that nobody has gets a guest account without a password',
  who: 'signed-in',
  body: z.object({ mails: z.array(z.string()).check(z.maxLength(200)) }),
  ok: 200,
  answer: z.array(z.object({ mail: z.string(), userId: id, companyId: id })),
})

export const writeInvite = defineEndpoint({
  name: 'writeInvite',
  service: 'identity',
  method: 'POST',
  path: '/internal/invite',
  summary:
    'What the mail of an invitation needs, with a new code; the first time it voids older invitations to the same entry. 404 once the person is deleted or has another address, or the invitation is void or over',
  who: 'signed-in',
  /** `mail` is the entry's. */
  body: z.object({ inviteId: id, entryId: id, userId: id, mail: z.string() }),
  ok: 200,
  answer: z.object({
    mail: z.string(),
    name: z.string(),
    lastname: z.string(),
    hasPassword: z.boolean(),
    code: z.string(),
    validUntil: instant,
  }),
})
