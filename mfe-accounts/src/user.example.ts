import type { SignInState, User, UserRow } from '@schrankwerk/contracts'
import { companyId } from './company.example.ts'

/** What component tests look at; changed by what is given. */
export const userId = '01990000-0000-7000-8000-0000000000e1'
const instant = '2026-03-04T09:05:00.000Z'

export const aListedUser = (part: Partial<UserRow> = {}): UserRow => ({
  id: userId,
  name: 'Jana',
  lastname: 'Behrens',
  mail: 'jana.behrens@nordhafen.example',
  newMail: null,
  phoneNumber: '+49 40 123-0',
  admin: true,
  companyId,
  companyName: 'Nordhafen Anlagenbau',
  companyType: 'CUSTOMER',
  loginCounter: 12,
  lastLoginAt: instant,
  createDate: instant,
  ...part,
})

export const aUser = (part: Partial<User> = {}): User => ({
  id: userId,
  name: 'Jana',
  lastname: 'Behrens',
  mail: 'jana.behrens@nordhafen.example',
  phoneNumber: '+49 40 123-0',
  admin: true,
  companyId,
  company: { id: companyId, name: 'Nordhafen Anlagenbau', type: 'CUSTOMER', pendingRegistration: false },
  customerDesignation: null,
  permissions: [],
  passwordChangeNeeded: false,
  loginCounter: 12,
  lastLoginAt: instant,
  newMail: null,
  newMailLapsed: false,
  editVersion: 4,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: [],
  ...part,
})

export const aSignInState = (part: Partial<SignInState> = {}): SignInState => ({
  userId,
  companyActive: true,
  pendingRegistration: false,
  mailConfirmed: true,
  passwordChangeNeeded: false,
  awaitsFirstPassword: false,
  linkSentAt: null,
  linkValidUntil: null,
  lockedUntil: null,
  wrongPasswords: 0,
  ...part,
})
