import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { changeEntry, editVersion, id, instant, pageOf, pageQuery, text } from '../values.ts'
import { companyType } from './company-type.ts'
import { line, optionalLine } from './entered.ts'

/** What can be chosen where a company is made: guests share a company that the operator's installation begins with. */
export const choosableCompanyTypes = ['CUSTOMER', 'SUPPLIER', 'ADMIN'] as const

/** `pending` is active and awaits its release. */
export const companyStates = ['pending', 'active', 'inactive'] as const
export const companyState = z.enum(companyStates)
export type CompanyState = z.output<typeof companyState>

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

/** A company as lists show it. */
export const companyRow = z.object({
  id,
  name: z.string(),
  type: companyType,
  zip: z.nullable(z.string()),
  city: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
  state: companyState,
  /** Of a company that awaits its release: whether its first admin has confirmed his address. Else true. */
  mailConfirmed: z.boolean(),
  users: z.int(),
  createDate: instant,
})
export type CompanyRow = z.output<typeof companyRow>

export const companyColumns = ['name', 'type', 'city', 'state', 'createDate'] as const

export const filterCompanies = defineEndpoint({
  name: 'filterCompanies',
  service: 'identity',
  method: 'GET',
  path: '/company/filter',
  summary: 'Companies, those that await their release first; searched by name, number, zip and city',
  who: { ADMIN: 'admin' },
  query: z.object({
    searchTerm: z.optional(text(200)),
    type: z.optional(companyType),
    state: z.optional(companyState),
    ...pageQuery(companyColumns),
  }),
  ok: 200,
  answer: pageOf(companyRow),
})

export const getCompanies = defineEndpoint({
  name: 'getCompanies',
  service: 'identity',
  method: 'GET',
  path: '/company/all',
  summary: 'All companies, by name',
  who: { ADMIN: 'admin' },
  ok: 200,
  answer: z.array(companyRow),
})

/** An address as it is entered. */
export const addressInput = z.object({
  street: line(200),
  houseNo: line(20),
  zip: line(20),
  city: line(200),
  country: z._default(line(100), 'Deutschland'),
})

const companyFields = {
  name: line(200),
  type: z.enum(choosableCompanyTypes),
  /** Required of customers, nothing for others. */
  customerNumber: z.optional(optionalLine(50)),
  additionalInfo: z.optional(z.nullable(text(4000))),
  address: addressInput,
}

export const createCompany = defineEndpoint({
  name: 'createCompany',
  service: 'identity',
  method: 'POST',
  path: '/company/',
  summary: 'Makes a company that is released at once; a customer needs a number',
  who: { ADMIN: 'admin' },
  body: z.object(companyFields),
  ok: 201,
  answer: company,
})

export const updateCompany = defineEndpoint({
  name: 'updateCompany',
  service: 'identity',
  method: 'POST',
  path: '/company/update',
  summary: 'Changes a company; the type only while it has neither users nor business',
  who: { ADMIN: 'admin' },
  body: z.object({
    id,
    editVersion: z.optional(editVersion),
    ...companyFields,
    /** A deleted company comes back, with its users. */
    active: z.optional(z.boolean()),
  }),
  ok: 200,
  answer: company,
  problems: ['edit-version-missing', 'changed-meanwhile', 'company-type-fixed'],
})

export const releaseCompany = defineEndpoint({
  name: 'releaseCompany',
  service: 'identity',
  method: 'POST',
  path: '/company/release',
  summary: 'Ends the wait of a registered company; its users are told by mail',
  who: { ADMIN: 'admin' },
  query: z.object({ companyId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['company-not-pending', 'company-inactive', 'mail-unconfirmed'],
})

export const deleteCompany = defineEndpoint({
  name: 'deleteCompany',
  service: 'identity',
  method: 'POST',
  path: '/company/delete',
  summary: 'Makes a company inactive: its users are out, its open enquiries leave the lists of suppliers',
  who: { ADMIN: 'admin' },
  query: z.object({ companyId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['own-company'],
})
