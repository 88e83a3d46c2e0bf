import type { SignInState } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { aSignInState } from '../../user.example.ts'
import { obstaclesOf } from './sign-in-obstacles.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const before = '2026-03-10T11:59:59.000Z'
const after = '2026-03-10T12:00:01.000Z'

test.each<[string, Partial<SignInState>, unknown[]]>([
  ['nothing', {}, []],
  ['wrong passwords that lock nobody yet', { wrongPasswords: 3 }, []],
  ['a lock that is over', { lockedUntil: before, wrongPasswords: 10 }, []],
  ['a lock', { lockedUntil: after }, [{ key: 'locked', remedy: 'unlock', until: after }]],
  ['an inactive company', { companyActive: false }, [{ key: 'companyInactive' }]],
  ['a company that waits', { pendingRegistration: true }, [{ key: 'companyPending' }]],
  [
    'an unconfirmed address',
    { pendingRegistration: true, mailConfirmed: false, linkValidUntil: after },
    [
      { key: 'mailUnconfirmed', remedy: 'sendLink', until: after, hasRunOut: false },
      { key: 'companyPending' },
    ],
  ],
  [
    'a first password that was never chosen, its link run out',
    { awaitsFirstPassword: true, passwordChangeNeeded: true, linkValidUntil: before },
    [{ key: 'firstPassword', remedy: 'sendLink', until: before, hasRunOut: true }],
  ],
  [
    'a first password without a link',
    { awaitsFirstPassword: true },
    [{ key: 'firstPassword', remedy: 'sendLink' }],
  ],
  [
    'a first password of an inactive company: a link would help nobody',
    { awaitsFirstPassword: true, companyActive: false, linkValidUntil: after },
    [{ key: 'companyInactive' }, { key: 'firstPassword' }],
  ],
  [
    'an unconfirmed address of an inactive company',
    { companyActive: false, pendingRegistration: true, mailConfirmed: false, linkValidUntil: after },
    [{ key: 'companyInactive' }, { key: 'mailUnconfirmed' }, { key: 'companyPending' }],
  ],
  ['a due password change', { passwordChangeNeeded: true }, [{ key: 'passwordChange' }]],
])('%s', (_name, part, expected) => {
  expect(obstaclesOf(aSignInState(part), now)).toEqual(expected)
})
