import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockNobody, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json'
import { aFolder, anItem, anOfferId } from '../features/folder/folder.example.ts'
import '../features/folder/folder-files.tsx'
import { routes } from '../routes.ts'
import './folder-door.screen.tsx'
import './folder.screen.tsx'

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const read = { read: true, write: false }
const visited = aFolder({
  view: 'visitor',
  offerNumber: null,
  belongsTo: null,
  permissions: read,
  items: [anItem(1, { permissions: read }), anItem(2, { permissions: read })],
})
const opened = (part = {}) => ({
  shareToken: 'a-token',
  expiresAt: inAnHour(),
  businessData: visited,
  ...part,
})
const problem =
  (status: number, code: string, detail = code, seconds?: number) =>
  () => {
    throw new ProblemError({ status, code, detail }, seconds)
  }

const open = (answers: Parameters<typeof mockApi>[0]) => {
  const calls = mockApi(answers)
  const page = render(
    <MockPortal
      at={`/business-data/${anOfferId}`}
      routes={routeObjects(routes)}
      texts={{ businessdata: texts }}
      frame={(shown) => (
        <KitProvider>
          <main>{shown}</main>
        </KitProvider>
      )}
    />,
  )
  const made = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user: userEvent.setup(), made, ...page }
}
const field = () => screen.findByLabelText(/Passwort des Projektordners/)
const enter = async (user: ReturnType<typeof userEvent.setup>, password = 'geheim') => {
  await user.type(await field(), password)
  await user.click(screen.getByRole('button', { name: 'Ordner öffnen' }))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
})

test('nobody signed in finds both ways in, the focus on the password', async () => {
  const ways = mockNobody()
  const { user, made } = open({})
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(ways).toEqual([undefined])
  expect(made('getBusinessData')).toEqual([])
})

test('the right password opens the files, which are read with its token alone', async () => {
  mockNobody()
  const { user, made } = open({
    checkFolderPassword: () => opened(),
    getBusinessData: () => visited,
    createBusinessDataTicket: () => ({ url: '/api/ticket' }),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await enter(user)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /PN-4711/ })),
  )
  await user.click(await screen.findByRole('button', { name: 'Plan 1.pdf herunterladen' }))
  expect(made('checkFolderPassword')).toEqual([{ body: { offerId: anOfferId, password: 'geheim' } }])
  await waitFor(() => expect(made('createBusinessDataTicket')).toMatchObject([{ shareToken: 'a-token' }]))
  expect(screen.getByText(/Ihr Zugang endet um/)).toBeTruthy()
  expect(screen.queryByText('Dateien hochladen')).toBeNull()
})

test('a reload in the same tab needs no password', async () => {
  mockNobody()
  const answers = { checkFolderPassword: () => opened(), getBusinessData: () => visited }
  const { user, unmount } = open(answers)
  await enter(user)
  await screen.findByRole('heading', { level: 1, name: /PN-4711/ })
  unmount()
  const { made } = open(answers)
  expect(await screen.findByRole('heading', { level: 1, name: /PN-4711/ })).toBeTruthy()
  expect(made('checkFolderPassword')).toEqual([])
})

test.each<[string, () => never, RegExp]>([
  ['a wrong password', problem(403, 'folder-password-wrong', 'Das Passwort ist falsch.'), /ist falsch/],
  ['a lock', problem(429, 'folder-password-locked', 'x', 601), /in 11 Minuten erneut/],
  ['a folder for people signed in', problem(412, 'folder-sign-in-needed'), /nur mit einer Anmeldung/],
])('%s is said at the form', async (_name, answer, sentence) => {
  mockNobody()
  const { user } = open({ checkFolderPassword: answer })
  await enter(user)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('after a wrong password the focus is on it again, where a sign-in is needed on the way there', async () => {
  mockNobody()
  let answer = problem(403, 'folder-password-wrong', 'Das Passwort ist falsch.')
  const { user } = open({ checkFolderPassword: () => answer() })
  await enter(user)
  await screen.findByText('Das Passwort ist falsch.')
  expect(document.activeElement).toBe(await field())
  answer = problem(412, 'folder-sign-in-needed')
  await enter(user, 'richtig')
  await screen.findByText(/nur mit einer Anmeldung/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anmelden' }))
})

test.each<[string, () => never]>([
  ['the token has ended', problem(401, 'share-token-ended')],
  ['the folder is closed', problem(404, 'not-found')],
])('%s: any call that hears of it brings the form back', async (_name, answer) => {
  mockNobody()
  const { user } = open({ checkFolderPassword: () => opened(), createBusinessDataTicket: answer })
  await enter(user)
  await user.click(await screen.findByRole('button', { name: 'Plan 1.pdf herunterladen' }))
  expect(await screen.findByText(/Ihr Zugang mit dem Passwort ist beendet/)).toBeTruthy()
  expect(screen.queryByText('Plan 1.pdf')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('the token’s hour ends by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockNobody()
  const { user } = open({ checkFolderPassword: () => opened(), getBusinessData: () => visited })
  await enter(user)
  await screen.findByRole('heading', { level: 1, name: /PN-4711/ })
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(await screen.findByText(/Ihr Zugang mit dem Passwort ist beendet/)).toBeTruthy()
})

test('a visitor’s folder is asked for again every 15 seconds while he looks, and when he comes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockNobody()
  const { user, made } = open({ checkFolderPassword: () => opened(), getBusinessData: () => visited })
  await enter(user)
  await screen.findByRole('heading', { level: 1, name: /PN-4711/ })
  const before = made('getBusinessData').length
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(made('getBusinessData')).toHaveLength(before + 1)
  focusManager.setFocused(false)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(made('getBusinessData')).toHaveLength(before + 1)
  await act(async () => focusManager.setFocused(true))
  await waitFor(() => expect(made('getBusinessData')).toHaveLength(before + 2))
})

const shared = (part = {}) =>
  aFolder({ view: 'guest', offerNumber: null, belongsTo: null, permissions: read, ...part })

test('a guest reads until when his access lasts: the last day, not the midnight after it', async () => {
  mockSession({ companyType: 'EXTERNAL' })
  open({ getBusinessData: () => shared({ accessUntil: '2099-11-30T23:00:00.000Z' }) })
  expect(await screen.findByText('Ihr Zugang endet am 30.11.2099.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /anzeigen$/ })).toBeNull()
})

test('a guest whose right is taken while he looks is told at once, and has the way by password', async () => {
  mockSession({ companyType: 'EXTERNAL' })
  let caches: QueryClient[] = []
  const mount = QueryClient.prototype.mount
  vi.spyOn(QueryClient.prototype, 'mount').mockImplementation(function keep(this: QueryClient) {
    caches = [...caches, this]
    mount.call(this)
  })
  let isOpen = true
  open({ getBusinessData: () => (isOpen ? shared() : problem(404, 'not-found')()) })
  await screen.findByText('Ihr Zugang ist unbegrenzt.')
  isOpen = false
  await act(() => caches[0]?.invalidateQueries({ queryKey: ['businessData'] }))
  expect(await screen.findByText('Der Zugang ist beendet')).toBeTruthy()
  expect(screen.queryByText('Plan 1.pdf')).toBeNull()
  expect(await field()).toBeTruthy()
})

test('a guest’s last day ends while he looks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockSession({ companyType: 'EXTERNAL' })
  const accessUntil = inAnHour()
  let isOpen = true
  open({ getBusinessData: () => (isOpen ? shared({ accessUntil }) : problem(404, 'not-found')()) })
  await screen.findByText(/Ihr Zugang endet am/)
  isOpen = false
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(await screen.findByText('Der Zugang ist beendet')).toBeTruthy()
})

test('somebody signed in without a right gets one sentence and the way by password', async () => {
  mockSession({ companyType: 'SUPPLIER' })
  const { user } = open({ checkFolderPassword: () => opened(), getBusinessData: problem(404, 'not-found') })
  expect(await screen.findByText(/Diesen Projektordner gibt es nicht/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull()
  await enter(user)
  expect(await screen.findByText(/Ihr Zugang endet um/)).toBeTruthy()
})
