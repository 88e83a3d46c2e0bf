import { archiveEnquiry, createOffer, deleteArticles, getUser, openLiveStream } from '@schrankwerk/contracts'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockSession } from './mock-session.ts'
import { useMayCall } from './rights.ts'
import { type SessionUser, setSession } from './session.ts'

const calls = { archiveEnquiry, createOffer, deleteArticles, openLiveStream, getUser }

test.each<[string, Partial<SessionUser>, (keyof typeof calls)[]]>([
  ['customer', { companyType: 'CUSTOMER' }, ['archiveEnquiry', 'openLiveStream', 'getUser']],
  ['supplier', { companyType: 'SUPPLIER' }, ['createOffer', 'openLiveStream', 'getUser']],
  [
    "supplier's admin",
    { companyType: 'SUPPLIER', admin: true },
    ['createOffer', 'openLiveStream', 'getUser'],
  ],
  ['operator', { companyType: 'ADMIN' }, ['openLiveStream', 'getUser']],
  [
    "operator's admin",
    { companyType: 'ADMIN', admin: true },
    ['deleteArticles', 'openLiveStream', 'getUser'],
  ],
  ['outsider', { companyType: 'EXTERNAL' }, ['openLiveStream', 'getUser']],
  ['customer whose password is due', { passwordChangeNeeded: true }, ['openLiveStream', 'getUser']],
  ['customer whose company waits', { pendingRegistration: true }, ['openLiveStream', 'getUser']],
])('%s', (_who, user, expected) => {
  mockSession(user)
  const may = Object.entries(calls).filter(([, call]) => renderHook(() => useMayCall(call)).result.current)
  expect(may.map(([name]) => name)).toEqual(expected)
})

test('nobody may call anything, and what one may changes with the person', () => {
  mockSession()
  const { result } = renderHook(() => useMayCall(archiveEnquiry))
  expect(result.current).toBe(true)
  act(() => setSession({ status: 'signed-out' }))
  expect(result.current).toBe(false)
})
