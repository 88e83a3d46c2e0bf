/// <reference types="node" />
import { join } from 'node:path'
import type { PortalDescriptor, SessionUser } from '@schrankwerk/shell-api'
import { mockSession } from '@schrankwerk/shell-api/mock'
import { describeRemote } from '@schrankwerk/tooling/describe-remote'
import { findRemotes } from '@schrankwerk/tooling/remotes'
import { beforeEach, expect, test } from 'vitest'
import { useRegistry } from '../federation/registry.ts'
import { accessTo, menuEntries, startPage } from './access.ts'

const descriptors = await Promise.all(
  findRemotes(join(import.meta.dirname, '..', '..', '..')).map(
    async ({ dir }): Promise<PortalDescriptor> => ({
      ...(await describeRemote(dir)),
      version: '1',
      entry: 'x',
    }),
  ),
)

beforeEach(() =>
  useRegistry.setState({
    areas: Object.fromEntries(
      descriptors.map((descriptor) => [
        descriptor.id,
        {
          id: descriptor.id,
          base: `/mfe/${descriptor.id}/`,
          label: { de: descriptor.id },
          owns: descriptor.owns,
          descriptor,
        },
      ]),
    ),
  }),
)

const customer: Partial<SessionUser> = { companyType: 'CUSTOMER' }
const supplier: Partial<SessionUser> = { companyType: 'SUPPLIER' }
const operator: Partial<SessionUser> = { companyType: 'ADMIN' }
const operatorAdmin: Partial<SessionUser> = { companyType: 'ADMIN', admin: true }
const external: Partial<SessionUser> = { companyType: 'EXTERNAL' }

test.each<[string, Partial<SessionUser>, string, string]>([
  ['customer', customer, '/enquiry', 'page'],
  ['customer', customer, '/enquiry/4711', 'page'],
  ['customer', customer, '/offer/4711', 'page'],
  ['customer', customer, '/offer/new/4711', 'nothing'],
  ['customer', customer, '/order', 'page'],
  ['customer', customer, '/job/4711', 'page'],
  ['customer', customer, '/business-data', 'page'],
  ['customer', customer, '/article', 'nothing'],
  ['customer', customer, '/import/config', 'nothing'],
  ['supplier', supplier, '/offer/new/4711', 'page'],
  ['supplier', supplier, '/article/4711', 'nothing'],
  ['operator', operator, '/article', 'page'],
  ['operator', operator, '/article/4711', 'page'],
  ['operator', operator, '/import/config', 'nothing'],
  ['operator', operator, '/enquiry', 'nothing'],
  ['operator, admin', operatorAdmin, '/import/config/4711', 'page'],
  ['customer, admin', { ...customer, admin: true }, '/user/4711', 'page'],
  ['customer', customer, '/user', 'nothing'],
  ['customer, admin', { ...customer, admin: true }, '/company', 'nothing'],
  ['operator', operator, '/company/4711', 'nothing'],
  ['operator, admin', operatorAdmin, '/company/4711', 'page'],
  ['outsider', external, '/business-data', 'page'],
  ['outsider', external, '/business-data/4711', 'page'],
  ['outsider', external, '/enquiry', 'nothing'],
  ['outsider', external, '/offer', 'nothing'],
  ['outsider', external, '/offer/4711', 'nothing'],
  ['outsider', external, '/order', 'nothing'],
  ['outsider', external, '/job', 'nothing'],
  ['outsider', external, '/messages', 'nothing'],
  ['operator', operator, '/business-data', 'nothing'],
  ['operator', operator, '/business-data/4711', 'page'],
  ['operator', operator, '/business-data/invite/4711', 'page'],
  ['everyone', external, '/profile', 'page'],
])('%s at %s → %s', (_who, user, path, expected) => {
  expect(accessTo(path, mockSession(user))).toBe(expected)
})

test.each<[string, Partial<SessionUser>]>([
  ['a due password change', { passwordChangeNeeded: true }],
  ['a company awaiting release', { pendingRegistration: true }],
])('%s leaves only the profile and what needs no sign-in', (_name, gate) => {
  const user = mockSession(gate)
  for (const path of ['/', '/enquiry', '/offer/4711', '/business-data/4711'])
    expect(accessTo(path, user)).toBe('profile-first')
  for (const path of ['/profile', '/avb', '/privacy/', '/action']) expect(accessTo(path, user)).toBe('page')
})

test.each<[string, Partial<SessionUser>, string]>([
  ['customer', customer, '/enquiry'],
  ['customer, admin', { ...customer, admin: true }, '/enquiry'],
  ['supplier, admin', { ...supplier, admin: true }, '/enquiry'],
  ['operator', operator, '/article'],
  ['operator, admin', operatorAdmin, '/user'],
  ['outsider', external, '/business-data'],
])('%s begins at %s', (_who, user, path) => {
  expect(startPage(mockSession(user))).toBe(path)
})

test('users stand last in the menu of whoever keeps them, companies before the articles', () => {
  const menuOf = (user: Partial<SessionUser>) => menuEntries(mockSession(user)).map(({ to }) => to)
  expect(menuOf(operatorAdmin)).toEqual([
    '/company',
    '/article',
    '/fieldvalues',
    '/import/config',
    '/import/stueckliste',
    '/missing-number',
    '/user',
  ])
  expect(menuOf(operator)).toEqual(['/article', '/import/stueckliste', '/missing-number'])
  expect(menuOf({ ...customer, admin: true }).at(-1)).toBe('/user')
  expect(menuOf(customer)).not.toContain('/user')
})

test('the menu of an outsider leads to the project folders alone', () => {
  expect(menuEntries(mockSession(external)).map(({ to }) => to)).toEqual(['/business-data'])
})

test('nobody has to be signed in for a folder or an invitation', () => {
  const open = descriptors.flatMap(({ routes }) =>
    routes.filter((route) => route.open).map(({ path }) => path),
  )
  expect(open).toEqual(['/business-data/invite', '/business-data/invite/:code', '/business-data/:id'])
})

test('somebody without a menu begins at the profile', () => {
  useRegistry.setState({ areas: {} })
  expect(startPage(mockSession(customer))).toBe('/profile')
})
