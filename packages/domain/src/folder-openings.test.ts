import { describe, expect, it } from 'vitest'
import { type FolderFacts, type FolderOpening, isOver, whoCanOpen } from './folder-openings.ts'

const [none, read, write] = [
  { read: false, write: false },
  { read: true, write: false },
  { read: true, write: true },
]
const today = '2026-11-22'
const closedOff: FolderFacts = {
  state: 'open',
  allowExternal: false,
  allowAnonymous: false,
  hasPassword: false,
  agreed: { external: { SUPPLIER: false, CUSTOMER: false }, anonymous: { SUPPLIER: false, CUSTOMER: false } },
  types: { SUPPLIER: none, CUSTOMER: none },
  visibilities: [],
  today,
}
const entry = (email: string, permissions = read, endDate: string | null = null) => ({
  email,
  permissions,
  endDate,
})
const forGuests: FolderFacts = {
  ...closedOff,
  allowExternal: true,
  agreed: { ...closedOff.agreed, external: { SUPPLIER: true, CUSTOMER: false } },
}
const forVisitors: FolderFacts = {
  ...closedOff,
  allowAnonymous: true,
  hasPassword: true,
  agreed: { ...closedOff.agreed, anonymous: { SUPPLIER: true, CUSTOMER: true } },
}
const opened = (facts: FolderFacts, who: FolderOpening['who']) =>
  whoCanOpen(facts).filter((opening) => opening.who === who)

describe('the two companies', () => {
  it.each([
    ['unreleased', ['SUPPLIER'], 'write'],
    ['open', ['SUPPLIER', 'CUSTOMER'], 'write'],
    ['closed', ['SUPPLIER', 'CUSTOMER'], 'read'],
  ] as const)('admins of a folder that is %s', (state, sides, right) => {
    expect(opened({ ...closedOff, state }, 'admins')).toEqual([{ who: 'admins', sides, right }])
  })

  it.each([
    ['unreleased', [['SUPPLIER', 'write']]],
    [
      'open',
      [
        ['SUPPLIER', 'write'],
        ['CUSTOMER', 'read'],
      ],
    ],
    [
      'closed',
      [
        ['SUPPLIER', 'read'],
        ['CUSTOMER', 'read'],
      ],
    ],
  ] as const)('others of a folder that is %s, as their side allows', (state, expected) => {
    const facts = { ...closedOff, state, types: { SUPPLIER: write, CUSTOMER: read } }
    expect(opened(facts, 'company')).toEqual(
      expected.map(([side, right]) => ({ who: 'company', side, right })),
    )
  })

  it('others without a right are not named', () => {
    expect(opened(closedOff, 'company')).toEqual([])
  })
})

describe('whom entries name', () => {
  it('guests see the files of the sides that agreed', () => {
    const facts = { ...forGuests, visibilities: [entry('planung@buero.example', write)] }
    expect(opened(facts, 'named')).toEqual([
      { who: 'named', right: 'write', emails: ['planung@buero.example'], takesGuests: true },
    ])
    expect(opened(facts, 'guests')).toEqual([{ who: 'guests', see: ['SUPPLIER'] }])
  })

  it.each([
    ['guests are kept out', closedOff],
    ['no version is released', { ...forGuests, state: 'unreleased' }],
    ['the folder is closed', { ...forGuests, state: 'closed' }],
  ] as const)('while %s, an entry opens it to colleagues alone', (_, facts) => {
    const visibilities = [entry('a@b.example')]
    expect(opened({ ...facts, visibilities }, 'named')).toMatchObject([
      { emails: ['a@b.example'], takesGuests: false },
    ])
    expect(opened({ ...facts, visibilities }, 'guests')).toEqual([])
  })

  it('an entry without a right, or one that is over, opens nothing', () => {
    const visibilities = [entry('a@b.example', none), entry('c@d.example', write, '2026-11-21')]
    expect(opened({ ...forGuests, visibilities }, 'named')).toEqual([])
    expect(opened({ ...forGuests, visibilities }, 'nobody-outside')).toEqual([
      { who: 'nobody-outside', reason: 'no-entries' },
    ])
  })

  it('what both sides give one person counts together, whatever the case of the address', () => {
    const visibilities = [entry('Planung@Buero.example'), entry('planung@buero.example', write)]
    expect(opened({ ...forGuests, visibilities }, 'named')).toMatchObject([
      { right: 'write', emails: ['Planung@Buero.example'] },
    ])
  })

  it('readers and writers are named apart; a closed folder has readers alone', () => {
    const visibilities = [entry('liest@b.example'), entry('schreibt@b.example', write)]
    expect(opened({ ...forGuests, visibilities }, 'named').map((one) => 'right' in one && one.right)).toEqual(
      ['write', 'read'],
    )
    expect(opened({ ...forGuests, visibilities }, 'guests')).toHaveLength(1)
    expect(opened({ ...forGuests, state: 'closed', visibilities }, 'named')).toMatchObject([
      { right: 'read', emails: ['liest@b.example', 'schreibt@b.example'] },
    ])
  })
})

it.each([
  ['its last day', '2026-11-22', false],
  ['the day after', '2026-11-21', true],
  ['no end', null, false],
])('an entry on %s', (_, endDate, over) => {
  expect(isOver({ endDate }, today)).toBe(over)
})

describe('visitors', () => {
  it('read with the password', () => {
    expect(opened(forVisitors, 'visitors')).toEqual([
      { who: 'visitors', right: 'read', see: ['SUPPLIER', 'CUSTOMER'] },
    ])
    expect(opened(forVisitors, 'nobody-outside')).toEqual([])
  })

  it.each([
    ['switched off', { ...forVisitors, allowAnonymous: false }, 'switched-off'],
    ['without a password', { ...forVisitors, hasPassword: false }, 'switched-off'],
    ['before a release', { ...forVisitors, state: 'unreleased' }, 'unreleased'],
    ['after the end', { ...forVisitors, state: 'closed' }, 'closed'],
  ] as const)('%s they do not', (_, facts, reason) => {
    expect(opened(facts, 'visitors')).toEqual([])
    expect(opened(facts, 'nobody-outside')).toEqual([{ who: 'nobody-outside', reason }])
  })
})
