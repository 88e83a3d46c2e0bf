import { describe, expect, it } from 'vitest'
import { changeableFields, keeperOf } from './user-changes.ts'

const user = { id: 'jo', companyId: 'nord' }
const actor = (more: Partial<Parameters<typeof keeperOf>[0]>) => ({
  userId: 'ina',
  companyId: 'nord',
  companyType: 'CUSTOMER' as const,
  admin: true,
  ...more,
})

describe('who keeps a user', () => {
  it.each([
    ['himself, admin or not', actor({ userId: 'jo', admin: false }), 'oneself'],
    ['himself, also for the operator', actor({ userId: 'jo', companyType: 'ADMIN' }), 'oneself'],
    ['an admin of his company', actor({}), 'own admin'],
    ['no colleague without the flag', actor({ admin: false }), undefined],
    ['no admin of another company', actor({ companyId: 'sued', companyType: 'SUPPLIER' }), undefined],
    ["the operator's admin", actor({ companyId: 'betrieb', companyType: 'ADMIN' }), 'operator'],
    [
      'nobody of the operator without the flag',
      actor({ companyId: 'betrieb', companyType: 'ADMIN', admin: false }),
      undefined,
    ],
    ['no guest, whatever his flag says', actor({ companyType: 'EXTERNAL' }), undefined],
  ])('%s', (_who, asking, keeper) => {
    expect(keeperOf(asking, user)).toBe(keeper)
  })
})

it('lets nobody change the own flag, company or designation', () => {
  for (const field of ['admin', 'companyId', 'customerDesignation'] as const)
    expect(changeableFields.oneself).not.toContain(field)
})

it('leaves the company of a user to the operator', () => {
  expect(changeableFields['own admin']).not.toContain('companyId')
  expect(changeableFields.operator).toContain('companyId')
})
