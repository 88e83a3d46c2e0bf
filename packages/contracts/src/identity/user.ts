import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  changeEntry,
  editVersion,
  flagParameter,
  id,
  instant,
  line,
  mailAddress,
  optionalLine,
  pageOf,
  pageQuery,
  phoneNumber,
  text,
} from '../values.ts'
import { companyType } from './company.ts'

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
  editVersion,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: z.array(changeEntry),
})
export type User = z.output<typeof user>

/** A user of a counterparty: no more than the name. */
export const userName = z.object({ id, name: z.string(), lastname: z.string() })

/** Who keeps users: those of his own company, the operator's admins all. */
const keepersOfUsers = { ADMIN: 'admin', CUSTOMER: 'admin', SUPPLIER: 'admin' } as const

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

export const getLastLogins = defineEndpoint({
  name: 'getLastLogins',
  service: 'identity',
  method: 'GET',
  path: '/user/lastlogin',
  summary: 'Last sign-in of the users, latest first',
  who: { ADMIN: 'admin' },
  ok: 200,
  answer: z.array(
    z.object({ userId: id, name: z.string(), lastname: z.string(), lastLoginAt: z.nullable(instant) }),
  ),
})

/** A user as lists show it. */
export const userRow = z.object({
  id,
  name: z.string(),
  lastname: z.string(),
  mail: z.string(),
  phoneNumber: z.nullable(z.string()),
  admin: z.boolean(),
  companyId: id,
  companyName: z.string(),
  companyType,
  loginCounter: z.int(),
  lastLoginAt: z.nullable(instant),
  createDate: instant,
})
export type UserRow = z.output<typeof userRow>

export const userColumns = [
  'lastname',
  'name',
  'mail',
  'phoneNumber',
  'admin',
  'companyName',
  'loginCounter',
  'lastLoginAt',
  'createDate',
] as const

const userFilter = {
  /** Part of name, last name, mail or phone number, without case. */
  searchTerm: z.optional(text(200)),
  /** Only the operator's admins choose; the others get their own. */
  companyId: z.optional(id),
}

export const filterUsers = defineEndpoint({
  name: 'filterUsers',
  service: 'identity',
  method: 'GET',
  path: '/user/filter',
  summary: "Users of the caller's company; of all companies for the operator's admins",
  who: keepersOfUsers,
  query: z.object({ ...userFilter, ...pageQuery(userColumns) }),
  ok: 200,
  answer: pageOf(userRow),
})

export const exportUsers = defineEndpoint({
  name: 'exportUsers',
  service: 'identity',
  method: 'GET',
  path: '/user/filter/export',
  summary: 'The users that the filter finds, as xlsx or csv; company and last sign-in for the operator alone',
  who: keepersOfUsers,
  query: z.object({
    ...userFilter,
    column: z.optional(z.enum(userColumns)),
    sortDescending: z.optional(flagParameter),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  ok: 200,
  answer: 'file',
})

export const getUsers = defineEndpoint({
  name: 'getUsers',
  service: 'identity',
  method: 'GET',
  path: '/user/all',
  summary: 'All users, by name',
  who: { ADMIN: 'admin' },
  ok: 200,
  answer: z.array(userRow),
})

export const getUsersOfCompany = defineEndpoint({
  name: 'getUsersOfCompany',
  service: 'identity',
  method: 'GET',
  path: '/user/company',
  summary: 'The users of a company, by name; of the own one without an id',
  who: keepersOfUsers,
  query: z.object({ companyId: z.optional(id) }),
  ok: 200,
  answer: z.array(userRow),
})

/** Who someone is, as it is entered. */
export const personInput = {
  name: line(100),
  lastname: line(100),
  phoneNumber,
}

export const createUser = defineEndpoint({
  name: 'createUser',
  service: 'identity',
  method: 'POST',
  path: '/user/',
  summary:
    'Makes a user, who gets a link to choose the password; an address of a guest makes nothing and answers 200',
  who: keepersOfUsers,
  body: z.object({
    ...personInput,
    mail: mailAddress,
    admin: z._default(z.boolean(), false),
    /** Only the operator's admins choose; left out means the own company. */
    companyId: z.optional(id),
    customerDesignation: z.optional(optionalLine(200)),
  }),
  ok: 201,
  alsoOk: [200],
  answer: z.union([user, z.object({ external: z.literal(true) })]),
  problems: ['mail-taken', 'company-inactive', 'part-down'],
  personal: true,
})

export const updateUser = defineEndpoint({
  name: 'updateUser',
  service: 'identity',
  method: 'POST',
  path: '/user/update',
  summary:
    'Changes what the caller may change of a user; a new address counts once the link that is sent there was used',
  who: 'signed-in',
  body: z.object({
    id,
    editVersion: z.optional(editVersion),
    name: z.optional(line(100)),
    lastname: z.optional(line(100)),
    phoneNumber: z.optional(phoneNumber),
    mail: z.optional(mailAddress),
    admin: z.optional(z.boolean()),
    companyId: z.optional(id),
    customerDesignation: z.optional(optionalLine(200)),
  }),
  ok: 200,
  answer: user,
  gate: 'own-profile',
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'field-not-yours',
    'mail-taken',
    'company-inactive',
    'last-admin',
    'part-down',
  ],
  personal: true,
})

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  service: 'identity',
  method: 'POST',
  path: '/user/delete',
  summary: 'The user is out at once, and the address is free again; the name stays in what was done',
  who: keepersOfUsers,
  query: z.object({ userId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['oneself', 'last-admin'],
})

export const eraseUser = defineEndpoint({
  name: 'eraseUser',
  service: 'identity',
  method: 'POST',
  path: '/user/erase',
  summary: 'Deletes a user and all that says who it was; the id stays in what was done',
  who: { ADMIN: 'admin' },
  query: z.object({ userId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['oneself', 'last-admin', 'part-down'],
})

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

/** Why someone can or cannot sign in. */
export const signInState = z.object({
  userId: id,
  companyActive: z.boolean(),
  pendingRegistration: z.boolean(),
  mailConfirmed: z.boolean(),
  passwordChangeNeeded: z.boolean(),
  /** No password was chosen yet; the link that was sent last, and until when it can be used. */
  awaitsFirstPassword: z.boolean(),
  linkSentAt: z.nullable(instant),
  linkValidUntil: z.nullable(instant),
  /** Too many wrong passwords: until when nobody gets in. */
  lockedUntil: z.nullable(instant),
  wrongPasswords: z.int(),
})
export type SignInState = z.output<typeof signInState>

export const getSignInState = defineEndpoint({
  name: 'getSignInState',
  service: 'identity',
  method: 'GET',
  path: '/user/signin',
  summary: 'Why a user can or cannot sign in',
  who: keepersOfUsers,
  query: z.object({ userId: id }),
  ok: 200,
  answer: signInState,
  problems: ['part-down'],
})

export const sendUserLink = defineEndpoint({
  name: 'sendUserLink',
  service: 'identity',
  method: 'POST',
  path: '/user/link/send',
  summary: 'Sends the link again: to choose the first password, or to confirm the address of a registration',
  who: keepersOfUsers,
  query: z.object({ userId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['link-not-needed', 'too-many-requests'],
})

export const unlockUser = defineEndpoint({
  name: 'unlockUser',
  service: 'identity',
  method: 'POST',
  path: '/user/unlock',
  summary: 'Ends the lock after too many wrong passwords',
  who: keepersOfUsers,
  query: z.object({ userId: id }),
  ok: 200,
  answer: 'empty',
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
