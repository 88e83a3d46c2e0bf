import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, flagParameter, id, instant, pageOf, pageQuery, text } from '../values.ts'
import { companyType } from './company-type.ts'
import { line, mailAddress, optionalLine, phoneNumber } from './entered.ts'
import { user } from './user.ts'

/** Who keeps users: those of his own company, the operator's admins all. */
const keepersOfUsers = { ADMIN: 'admin', CUSTOMER: 'admin', SUPPLIER: 'admin' } as const

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
  /** The address that is to count instead and waits to be confirmed. */
  newMail: z._default(z.nullable(z.string()), null),
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
  summary: 'The users that the filter finds, as xlsx or csv; their company for the operator alone',
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
    'company-inactive',
    'last-admin',
    'part-down',
  ],
  personal: true,
})

export const takeBackMail = defineEndpoint({
  name: 'takeBackMail',
  service: 'identity',
  method: 'POST',
  path: '/user/mail/takeback',
  summary: 'Takes back a new address that waits to be confirmed: the link that was sent there counts no more',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: user,
  gate: 'own-profile',
  problems: ['changed-meanwhile'],
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
