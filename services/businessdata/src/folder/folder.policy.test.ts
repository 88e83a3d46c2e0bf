import { describe, expect, it } from 'vitest'
import { accessTo, authorise, partyOf, permissionIn } from './folder.policy.ts'
import type { EntryRow, FolderRow } from './folder.queries.ts'

const offer = { supplierCompanyId: 's', customerCompanyId: 'c' }

it.each([
  ['s', true, 'SUPPLIER'],
  ['s', false, 'SUPPLIER'],
  ['c', true, 'CUSTOMER'],
  ['c', false, undefined],
  ['x', true, undefined],
  ['x', false, undefined],
] as const)('company %s of an offer released %s is %s', (companyId, released, party) => {
  expect(partyOf({ ...offer, released }, { companyId })).toBe(party)
})

const askers = {
  supplierAdmin: { companyId: 's', admin: true },
  supplier: { companyId: 's', admin: false },
  customerAdmin: { companyId: 'c', admin: true },
  customer: { companyId: 'c', admin: false },
  outsider: { companyId: 'x', admin: true },
  visitor: { companyId: 'folder', admin: false, visitorOf: 'folder' },
  otherVisitor: { companyId: 'other', admin: false, visitorOf: 'other' },
} as const

const states = {
  draft: { released: false, family: { id: 'folder', released: false, open: false } },
  nextDraft: { released: false, family: { id: 'folder', released: true, open: true } },
  open: { released: true, family: { id: 'folder', released: true, open: true } },
  closed: { released: true, family: { id: 'folder', released: true, open: false } },
} as const

const permissionOf = (text: string) => ({ read: text !== '-', write: text === 'rw' })
const standard = {
  types: { SUPPLIER: permissionOf('rw'), CUSTOMER: permissionOf('rw') },
  allow_external: true,
  allow_anonymous: true,
  external_agreed_supplier: false,
  external_agreed_customer: false,
  anonymous_agreed_supplier: false,
  anonymous_agreed_customer: false,
}
const folderWith = (change: Partial<FolderRow> = {}) => ({ ...standard, ...change }) as FolderRow
const typesOf = (supplier: string, customer: string): Partial<FolderRow> => ({
  types: { SUPPLIER: permissionOf(supplier), CUSTOMER: permissionOf(customer) },
})
const entry = (side: 'SUPPLIER' | 'CUSTOMER', permission: string, end_date: string | null = null) =>
  ({
    side,
    may_read: permission === 'r' || permission === 'rw',
    may_write: permission === 'w' || permission === 'rw',
    end_date,
  }) as EntryRow
const accessOf = (
  asker: keyof typeof askers,
  state: keyof typeof states,
  folder: FolderRow | undefined,
  entries: EntryRow[] = [],
) => accessTo({ offer: { ...offer, ...states[state] }, folder, entries }, askers[asker])

describe('what somebody may', () => {
  it.each<
    [
      keyof typeof askers,
      keyof typeof states,
      Partial<FolderRow> | undefined,
      EntryRow[],
      'rw' | 'r' | '-' | undefined,
    ]
  >([
    // the two companies, before anything was put in or set
    ['supplierAdmin', 'draft', undefined, [], 'rw'],
    ['supplier', 'draft', undefined, [], 'rw'],
    ['customerAdmin', 'draft', undefined, [], undefined],
    ['customer', 'draft', undefined, [], undefined],
    ['customerAdmin', 'nextDraft', undefined, [], undefined],
    ['customerAdmin', 'open', undefined, [], 'rw'],
    ['customer', 'open', undefined, [], 'rw'],
    ['supplier', 'closed', undefined, [], 'r'],
    ['customerAdmin', 'closed', undefined, [], 'r'],
    // their users by their own side's types, their admins whatever those say
    ['supplier', 'open', typesOf('r', 'rw'), [], 'r'],
    ['supplier', 'open', typesOf('-', 'rw'), [], '-'],
    ['supplierAdmin', 'open', typesOf('-', '-'), [], 'rw'],
    ['customer', 'open', typesOf('rw', '-'), [], '-'],
    ['customer', 'open', typesOf('-', 'rw'), [], 'rw'],
    // and by an entry, also where people outside are kept out
    ['customer', 'open', typesOf('rw', '-'), [entry('SUPPLIER', 'r')], 'r'],
    ['customer', 'open', { ...typesOf('rw', 'r'), allow_external: false }, [entry('CUSTOMER', 'w')], 'rw'],
    ['customer', 'draft', typesOf('rw', '-'), [entry('SUPPLIER', 'rw')], undefined],
    // people outside by an entry alone, while they are let in and the folder is open
    ['outsider', 'open', {}, [], undefined],
    ['outsider', 'open', {}, [entry('SUPPLIER', 'r')], 'r'],
    ['outsider', 'open', {}, [entry('SUPPLIER', 'w')], 'rw'],
    ['outsider', 'open', {}, [entry('SUPPLIER', 'r'), entry('CUSTOMER', 'rw')], 'rw'],
    ['outsider', 'open', {}, [entry('SUPPLIER', '-')], undefined],
    ['outsider', 'open', { allow_external: false }, [entry('SUPPLIER', 'rw')], undefined],
    ['outsider', 'closed', {}, [entry('SUPPLIER', 'rw')], undefined],
    ['outsider', 'draft', {}, [entry('SUPPLIER', 'rw')], undefined],
    ['outsider', 'nextDraft', {}, [entry('SUPPLIER', 'rw')], undefined],
    ['outsider', 'open', undefined, [entry('SUPPLIER', 'rw')], undefined],
    // visitors read, their own folder alone
    ['visitor', 'open', {}, [], 'r'],
    ['visitor', 'open', { allow_external: false }, [], 'r'],
    ['visitor', 'open', { allow_anonymous: false }, [], undefined],
    ['visitor', 'closed', {}, [], undefined],
    ['visitor', 'draft', {}, [], undefined],
    ['visitor', 'open', undefined, [], undefined],
    ['otherVisitor', 'open', {}, [], undefined],
    ['otherVisitor', 'open', {}, [entry('SUPPLIER', 'rw')], undefined],
  ])('%s in a folder that is %s with %j and entries %j is %s', (asker, state, change, entries, expected) => {
    const access = accessOf(asker, state, change && folderWith(change), entries)
    if (expected === undefined) expect(access).toBe(undefined)
    else expect(permissionIn(access!)).toEqual(permissionOf(expected))
  })
})

describe('of which sides somebody sees files', () => {
  it.each<[keyof typeof askers, Partial<FolderRow>, ('SUPPLIER' | 'CUSTOMER' | null)[]]>([
    ['customer', {}, ['SUPPLIER', 'CUSTOMER', null]],
    ['outsider', {}, []],
    ['outsider', { external_agreed_supplier: true }, ['SUPPLIER']],
    ['outsider', { external_agreed_customer: true, anonymous_agreed_supplier: true }, ['CUSTOMER']],
    [
      'outsider',
      { external_agreed_supplier: true, external_agreed_customer: true },
      ['SUPPLIER', 'CUSTOMER', null],
    ],
    ['visitor', { external_agreed_supplier: true, external_agreed_customer: true }, []],
    ['visitor', { anonymous_agreed_customer: true }, ['CUSTOMER']],
    [
      'visitor',
      { anonymous_agreed_supplier: true, anonymous_agreed_customer: true },
      ['SUPPLIER', 'CUSTOMER', null],
    ],
  ])('%s with %j: %j', (asker, change, seen) => {
    const access = accessOf(asker, 'open', folderWith(change), [entry('SUPPLIER', 'r')])
    expect(access?.seenSides).toEqual(seen)
  })
})

it.each([
  [[entry('SUPPLIER', 'r', '2026-05-01')], '2026-05-01', 'SUPPLIER'],
  [[entry('SUPPLIER', 'r', '2026-05-01'), entry('CUSTOMER', 'w', '2026-04-01')], '2026-05-01', 'CUSTOMER'],
  [[entry('SUPPLIER', 'r', '2026-05-01'), entry('CUSTOMER', 'r')], null, 'SUPPLIER'],
  [[entry('SUPPLIER', '-', '2026-09-09'), entry('CUSTOMER', 'r', '2026-05-01')], '2026-05-01', 'CUSTOMER'],
] as const)('entries %j end on %s, and what is put in is of %s', (entries, lastDay, side) => {
  expect(accessOf('outsider', 'open', folderWith(), [...entries])).toMatchObject({ lastDay, side })
})

it('what a guest of both sides puts in is of the one that shows its files', () => {
  const entries = [entry('SUPPLIER', 'rw'), entry('CUSTOMER', 'rw')]
  const sideWith = (change: Partial<FolderRow>) =>
    accessOf('outsider', 'open', folderWith(change), entries)?.side
  expect(sideWith({ external_agreed_customer: true })).toBe('CUSTOMER')
  expect(sideWith({})).toBe('SUPPLIER')
})

describe('is refused', () => {
  const refusal = (right: 'read' | 'write', access: ReturnType<typeof accessOf>) => {
    try {
      authorise(right, access)
      return null
    } catch (error) {
      return (error as { status: number }).status
    }
  }
  it.each([
    ['a stranger', undefined, 404, 404],
    ['who lacks both', accessOf('customer', 'open', folderWith(typesOf('rw', '-'))), 403, 403],
    ['who reads', accessOf('customer', 'open', folderWith(typesOf('rw', 'r'))), null, 403],
    ['who reads a closed one', accessOf('customer', 'closed', folderWith(typesOf('rw', 'r'))), null, 403],
    ['who wrote before it closed', accessOf('customer', 'closed', folderWith()), null, 409],
    ['who writes', accessOf('customer', 'open', folderWith()), null, null],
  ] as const)('%s', (_name, access, reading, writing) => {
    expect([refusal('read', access), refusal('write', access)]).toEqual([reading, writing])
  })
})
