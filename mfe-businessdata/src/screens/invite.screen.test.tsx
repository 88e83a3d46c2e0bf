import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockNobody, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json'
import { keepCode } from '../features/invite/invite-code.ts'
import { routes } from '../routes.ts'
import './invite.screen.tsx'

const offerId = '01990000-0000-7000-8000-000000000101'
const code = 'c0de'.repeat(11).slice(0, 43)
const mail = 'planung@buero.example'
const anInvite = (part = {}) => ({
  mail,
  hasPassword: false,
  minimumPasswordLength: 6,
  folder: {
    offerId,
    enquiryTitle: 'Pumpensteuerung',
    referenceNumber: 'PN-4711',
    companyName: 'Anlagenbau Nord',
    permissions: { read: true, write: true },
    endDate: '2099-11-30',
  },
  ...part,
})
const refused = (errorCode: string) => () => {
  throw new ProblemError({ status: 403, code: errorCode, detail: errorCode })
}

const Framed = () => (
  <>
    <output aria-label="Adresse">{useLocation().pathname}</output>
    <Outlet />
  </>
)
const open = (at: string, answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi(answers)
  const page = render(
    <MockPortal
      at={at}
      routes={[{ element: <Framed />, children: routeObjects(routes) }]}
      texts={{ businessdata: texts }}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
    />,
  )
  const made = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user: userEvent.setup(), made, ...page }
}
const link = (of = code) => `/business-data/invite/${of}`
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  keepCode('')
  sessionStorage.clear()
})

test('an offer’s id shows the sign-in alone, which leads to its folder', async () => {
  const ways = mockNobody()
  const { user, made } = open(link(offerId))
  await press(user, 'Anmelden')
  expect(ways).toEqual([{ path: `/business-data/${offerId}` }])
  expect(made('checkInvite')).toEqual([])
})

test('whoever is invited reads his address with the umlauts of its domain', async () => {
  mockNobody()
  open(link(), { checkInvite: () => anInvite({ mail: 'planung@xn--mller-bau-q9a.example' }) })
  expect(await screen.findByText(/^Legen Sie für planung@müller-bau\.example ein Passwort fest/)).toBeTruthy()
})

test('a code shows what one is invited to; at the first visit one says who one is and chooses a password', async () => {
  const ways = mockNobody()
  const { user, made } = open(link(), { checkInvite: () => anInvite(), acceptInvite: () => undefined })
  expect(await screen.findByText('Pumpensteuerung')).toBeTruthy()
  expect(screen.getByLabelText('Adresse').textContent).toBe('/business-data/invite')
  expect(screen.getByText('Anlagenbau Nord')).toBeTruthy()
  expect(screen.getByText('Lesen und schreiben')).toBeTruthy()
  expect(screen.getByText('30.11.2099')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Vorname/), ' Ada ')
  await user.type(screen.getByLabelText(/^Nachname/), 'Plan')
  await user.type(screen.getByLabelText(/^Passwort \*|^Passwort$/), 'geheim')
  await user.type(screen.getByLabelText(/^Passwort wiederholen/), 'geheim')
  await press(user, 'Konto anlegen')
  expect(await screen.findByText(/Ihr Konto ist bereit/)).toBeTruthy()
  expect(made('checkInvite')).toMatchObject([{ body: { code } }])
  expect(made('acceptInvite')).toEqual([
    { body: { code, name: 'Ada', lastname: 'Plan', password: 'geheim' } },
  ])
  await press(user, 'Anmelden')
  expect(ways).toEqual([{ mail, path: `/business-data/${offerId}` }])
})

test('what is missing is said at its field, the first of them has the focus', async () => {
  mockNobody()
  const { user, made } = open(link(), { checkInvite: () => anInvite() })
  await user.type(await screen.findByLabelText(/^Vorname/), 'Ada')
  await press(user, 'Konto anlegen')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Nachname/))
  expect(screen.getByText(/Passwort zu kurz/)).toBeTruthy()
  expect(made('acceptInvite')).toEqual([])
})

test('who has a password signs in under the invited address', async () => {
  const ways = mockNobody()
  const { user } = open(link(), { checkInvite: () => anInvite({ hasPassword: true }) })
  await screen.findByText(`Sie haben schon ein Konto. Bitte melden Sie sich als ${mail} an.`)
  await press(user, 'Anmelden')
  expect(ways).toEqual([{ mail, path: `/business-data/${offerId}` }])
})

test('a reload finds the invitation although the code is out of the address', async () => {
  mockNobody()
  const { unmount } = open(link(), { checkInvite: () => anInvite() })
  await screen.findByText('Pumpensteuerung')
  unmount()
  open('/business-data/invite', { checkInvite: () => anInvite() })
  expect(await screen.findByText('Pumpensteuerung')).toBeTruthy()
})

test.each([
  ['code-expired', /abgelaufen/],
  ['code-invalid', /ungültig/],
])('%s is said with the way out', async (errorCode, sentence) => {
  mockNobody()
  open(link(), { checkInvite: refused(errorCode) })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy()
})

test('an invitation to a folder that is closed says so', async () => {
  mockNobody()
  open(link(), { checkInvite: () => anInvite({ folder: null }) })
  expect(await screen.findByText(/gilt nicht mehr/)).toBeTruthy()
})

test('a broken link asks nothing', async () => {
  mockNobody()
  const { made } = open(link('zu-kurz'))
  expect(await screen.findByText(/Diesen Link kennen wir nicht/)).toBeTruthy()
  expect(made('checkInvite')).toEqual([])
})

test('who is signed in already goes on to the folder, another person is told whom it is for', async () => {
  mockSession({ companyType: 'EXTERNAL', mail })
  const { unmount } = open(link(), { checkInvite: () => anInvite({ hasPassword: true }) })
  const way = await screen.findByRole('link', { name: 'Projektordner anzeigen' })
  expect(way.getAttribute('href')).toBe(`/business-data/${offerId}`)
  unmount()
  mockSession({ companyType: 'CUSTOMER', mail: 'andere@nord.example' })
  open(link(), { checkInvite: () => anInvite({ hasPassword: true }) })
  await waitFor(() => expect(screen.getByText(/Die Einladung gilt für planung@buero.example/)).toBeTruthy())
})
