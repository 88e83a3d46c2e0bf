import {
  type AnyEndpoint,
  changeOfferState,
  getUser,
  noAnswer,
  uploadFile as uploadFileEndpoint,
} from '@schrankwerk/contracts'
import { createClient, ProblemError } from '@schrankwerk/contracts/client'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, api } from './api.ts'
import { uploadFile } from './files.ts'
import { mockSession } from './mock-session.ts'
import { notConnected } from './not-connected.ts'

const query = { offerId: '01990000-0000-7000-8000-000000000101', state: 'ACCEPTED' } as const
const unreached = () => Promise.reject(new TypeError('Failed to fetch'))
const down = async () =>
  Response.json(
    { type: 'about:blank', title: 'part-down', code: 'part-down', requestId: 'r', ...noAnswer['part-down'] },
    { status: 503 },
  )
const throughNetwork = (fetch: () => Promise<Response>, getToken?: () => Promise<string>) =>
  answerWith(createClient({ baseUrl: '/api', fetch, ...(getToken && { getToken }) }))
const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

afterEach(() => {
  vi.restoreAllMocks()
  answerWith(undefined)
})

test('a change that was wanted without a connection fails at once and says that nothing was done', async () => {
  isOnline(false)
  throughNetwork(unreached)
  const failure = await api.call(changeOfferState, { query }).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: notConnected,
    detail: expect.stringMatching(/^Keine Verbindung zum Portal: Das wurde nicht ausgeführt/),
    // What says of itself that it tries again goes on doing so.
    isUndecided: true,
  })
})

test('so does one whose sign-in has run out meanwhile', async () => {
  isOnline(false)
  const signInAway = new ProblemError({ status: 503, code: 'part-down', detail: 'Die Anmeldung …' })
  throughNetwork(unreached, () => Promise.reject(signInAway))
  await expect(api.call(changeOfferState, { query })).rejects.toMatchObject({ code: notConnected })
})

test.each([
  ['a connection broke: it may have been done', true, changeOfferState, unreached],
  [
    'a part of the portal answered although the browser takes itself for offline',
    false,
    changeOfferState,
    down,
  ],
  ['nothing was to be changed', false, getUser, unreached],
])('nothing is said of that where %s', async (_, online, endpoint, fetch) => {
  isOnline(online)
  throughNetwork(fetch)
  await expect(api.call(endpoint as AnyEndpoint, { query } as never)).rejects.toMatchObject({
    code: 'part-down',
  })
})

test('a change goes through where the browser takes itself for offline and is not', async () => {
  isOnline(false)
  throughNetwork(async () => new Response(null, { status: changeOfferState.ok }))
  await expect(api.call(changeOfferState, { query })).resolves.toBeUndefined()
})

test.each([
  [false, notConnected],
  [true, 'part-down'],
])('a file says so too where nobody answers and the browser is online: %s', async (online, code) => {
  isOnline(online)
  mockSession()
  const sent = uploadFile(uploadFileEndpoint, {
    file: new File(['a'], 'a.pdf'),
    fields: { path: 'enquiry/1' },
  })
  await expect(sent).rejects.toMatchObject({ code })
})
