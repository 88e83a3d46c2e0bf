import {
  createStore,
  currentUser,
  endSession,
  queryClient,
  setSession,
  useSessionState,
} from '@schrankwerk/shell-api'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { followTabs } from './follow-tabs.ts'
import { hostSession } from './host.ts'
import type { SignIn } from './keycloak.ts'
import type { SessionChange } from './tabs.ts'

const otherTab = new BroadcastChannel('schrankwerk-session')
const heard: SessionChange[] = []
otherTab.onmessage = ({ data }: MessageEvent<SessionChange>) => void heard.push(data)
afterAll(() => otherTab.close())

const signIn = {
  isSignedIn: true,
  id: () => 'sign-in 2',
  getToken: async () => 'token',
  begin: vi.fn(async () => undefined),
  beginAction: vi.fn(async () => undefined),
  resume: vi.fn(async () => true),
  forget: vi.fn(),
  end: vi.fn(async () => undefined),
  onEnded: () => undefined,
} satisfies SignIn
followTabs(signIn)

const answerFor = (id: string) => ({
  getUser: () => ({
    id,
    name: 'Einkauf',
    lastname: 'Nord',
    mail: 'einkauf.nord@example.test',
    admin: false,
    passwordChangeNeeded: false,
    company: { id: 'c', name: 'Anlagenbau Nord', type: 'CUSTOMER', pendingRegistration: false },
  }),
  countLogin: () => undefined,
})

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  queryClient.clear()
  heard.length = 0
  history.replaceState(null, '', '/enquiry/4711')
})

const status = () => useSessionState.getState().status

test('a tab whose session ended goes on once the same person has signed in elsewhere', async () => {
  const user = mockSession()
  mockApi(answerFor(user.id))
  endSession()
  otherTab.postMessage('signed-in')
  await vi.waitFor(() => expect(status()).toBe('signed-in'))
  expect(location.pathname).toBe('/enquiry/4711')
})

test('another person finds nothing of the one before', async () => {
  const user = mockSession()
  mockApi(answerFor('01990000-0000-7000-8000-000000000099'))
  queryClient.setQueryData(['offer', '1'], { price: 1200 })
  endSession()
  const shown: (string | undefined)[] = []
  const stop = useSessionState.subscribe(() => shown.push(currentUser()?.id))
  otherTab.postMessage('signed-in')
  await vi.waitFor(() => expect(status()).toBe('signed-out'))
  stop()
  expect(shown).toEqual([undefined])
  expect(user.id).not.toBe(currentUser()?.id)
  expect(queryClient.getQueryData(['offer', '1'])).toBeUndefined()
})

test('a session that is nowhere again leaves the dialog', async () => {
  mockSession()
  endSession()
  signIn.resume.mockResolvedValueOnce(false)
  otherTab.postMessage('signed-in')
  await vi.waitFor(() => expect(signIn.resume).toHaveBeenCalled())
  expect(status()).toBe('ended')
})

test('a tab that works on is left alone', async () => {
  mockSession()
  otherTab.postMessage('signed-in')
  otherTab.postMessage('signed-out')
  await vi.waitFor(() => expect(status()).toBe('signed-out'))
  expect(signIn.resume).not.toHaveBeenCalled()
})

test('a sign-out elsewhere hides everything at once: page, cache, drafts, stores, address', async () => {
  const user = mockSession()
  sessionStorage.setItem(`schrankwerk:draft:${user.id}:enquiry`, '{"title":"Pumpe"}')
  queryClient.setQueryData(['offer', '1'], { price: 1200 })
  const written = createStore<string[]>(() => [])
  written.set(['Hallo'])
  otherTab.postMessage('signed-out')
  await vi.waitFor(() => expect(status()).toBe('signed-out'))
  expect(queryClient.getQueryData(['offer', '1'])).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(written.get()).toEqual([])
  expect(signIn.forget).toHaveBeenCalled()
  expect(location.pathname).toBe('/')
})

test('signing out tells the other tabs; the address of who signs in again is filled in', async () => {
  const { signIn: begin, signOut } = await import('@schrankwerk/shell-api')
  const { mail } = mockSession()
  hostSession(signIn)
  endSession()
  await begin()
  expect(signIn.begin).toHaveBeenCalledWith({ mail })
  setSession({ status: 'signed-in', user: mockSession() })
  hostSession(signIn)
  await signOut()
  expect(status()).toBe('signed-out')
  await vi.waitFor(() => expect(heard).toEqual(['signed-out']))
  expect(signIn.end).toHaveBeenCalled()
})
