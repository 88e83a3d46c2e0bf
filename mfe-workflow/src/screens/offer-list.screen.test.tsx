import type { OfferAction } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Navigate, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOffer, anOpenOffer, anOrder } from '../features/offer/offer.example.ts'
import { texts } from '../texts.de.ts'
import { Component } from './offer-list.screen.tsx'

function Listed() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`Adresse ${pathname}${search}`}</p>
      <Component />
    </>
  )
}
/** Leads on as a step does that made an order or a job. */
function Step() {
  const { search } = useLocation()
  return <Navigate to={search.slice(1)} state={{ made: { id: anOffer().id, name: 'AN-17' } }} />
}
const lists = ['offer', 'order', 'job'].map((path) => ({ path, Component: Listed }))
const routes = [...lists, { path: 'step', Component: Step }]

const open = async (
  at: string,
  companyType: 'CUSTOMER' | 'SUPPLIER',
  content = [anOpenOffer()],
  archiveOffer?: () => undefined,
) => {
  mockSession({ companyType })
  const calls = mockApi({
    filterOffers: () => ({ content, totalElements: content.length }),
    ...(archiveOffer && { archiveOffer }),
  })
  render(
    <MockPortal
      at={at}
      routes={routes}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
  const asked = () =>
    calls.filter(({ name }) => name === 'filterOffers').map(({ input }) => (input as { query: object }).query)
  return { user: userEvent.setup(), calls, asked }
}

beforeEach(() => localStorage.clear())

test.each([
  ['/offer', 'OPEN,DECLINED', 'Angebote'],
  ['/order', 'ACCEPTED', 'Bestellungen'],
  ['/job', 'CONFIRMED', 'Aufträge'],
])('%s asks for the states %s', async (at, states, title) => {
  const { asked } = await open(at, 'CUSTOMER')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title)
  expect(asked()[0]).toMatchObject({
    states,
    page: 0,
    paginationSize: 15,
    column: 'createDate',
    sortDescending: true,
  })
})

test('search, filter, order and page are read from the address and kept there', async () => {
  const { user, asked } = await open(
    '/offer?searchTerm=PN&state=DECLINED&sort=price&order=asc&page=3&size=5',
    'CUSTOMER',
  )
  expect(asked()[0]).toMatchObject({
    searchTerm: 'PN',
    states: 'DECLINED',
    column: 'price',
    sortDescending: false,
    page: 2,
    paginationSize: 5,
  })
  await user.click(screen.getByRole('button', { name: 'Abgelehnt', pressed: true }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ states: 'OPEN,DECLINED', page: 0 }))
  expect(screen.getByText('Adresse /offer?searchTerm=PN&sort=price&order=asc&size=5')).toBeTruthy()
})

test.each([
  ['CUSTOMER', '/order', 'Zeichen, Projekt, Lieferant oder Angebotsnummer suchen'],
  ['SUPPLIER', '/job', 'Zeichen, Projekt, Kunde oder Angebotsnummer suchen'],
] as const)('a %s searches %s by what the other side is called too', async (side, at, label) => {
  const { user, asked } = await open(at, side)
  await user.type(screen.getByRole('searchbox', { name: label }), 'Ostbau{Enter}')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ searchTerm: 'Ostbau', page: 0 }))
  expect(screen.getByText(`Adresse ${at}?searchTerm=Ostbau`)).toBeTruthy()
})

test.each([
  ['/order', 'AN-17 ist verbindlich bestellt.', 'Bestellung anzeigen'],
  ['/job', 'AN-17 ist bestätigt.', 'Auftrag anzeigen'],
])('%s leads on to what was just made, until that is closed', async (pathname, text, link) => {
  const { user } = await open(`/step?${pathname}`, 'CUSTOMER')
  const notice = screen.getByText(text).closest<HTMLElement>('[role=status]') as HTMLElement
  expect(within(notice).getByRole('link', { name: link }).getAttribute('href')).toBe(
    `${pathname}/${anOffer().id}`,
  )
  await user.click(within(notice).getByRole('button', { name: 'Hinweis schließen' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

test('a list that nothing was made for says nothing of it', async () => {
  await open('/order', 'CUSTOMER')
  expect(screen.queryByRole('link', { name: 'Bestellung anzeigen' })).toBeNull()
})

test('the archived ones are a filter of offers and jobs', async () => {
  const { user, asked } = await open('/offer', 'CUSTOMER')
  expect(asked()[0]).not.toHaveProperty('archived', true)
  await user.click(screen.getByRole('button', { name: 'Archiviert', pressed: false }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ archived: true, states: 'OPEN,DECLINED' }))
  expect(screen.getByText('Adresse /offer?archived=true')).toBeTruthy()
})

test('no order can be archived, so none is looked for', async () => {
  await open('/order', 'CUSTOMER')
  expect(screen.queryByRole('button', { name: 'Archiviert' })).toBeNull()
})

test('orders say until when they bind; each side sees the other', async () => {
  await open('/order', 'CUSTOMER', [anOrder()])
  expect(await screen.findByRole('cell', { name: '24.11.2026' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Bindend bis' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Schaltbau West' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Pumpensteuerung' })).toBeTruthy()
  for (const same of ['Status', 'Freigabe'])
    expect(screen.queryByRole('columnheader', { name: same })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Alle Zeilen auswählen' })).toBeNull()
})

test.each(['CUSTOMER', 'SUPPLIER'] as const)(
  'a %s reads whether the enquiry is closed or archived',
  async (side) => {
    await open('/offer', side, [
      anOffer({ id: '1', standing: 'CLOSED' }),
      anOffer({ id: '2', standing: 'ENQUIRY_ARCHIVED' }),
    ])
    const badges = await screen.findAllByText(/^Anfrage (?:geschlossen|archiviert)$/)
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Anfrage geschlossen',
      'Anfrage archiviert',
    ])
  },
)

const effectOfArchiving = /^Archiviertes steht/
const effectOfWithdrawing =
  /^Der Kunde kann das Angebot nicht mehr annehmen und wird per E-Mail benachrichtigt\./
test.each([
  [{ released: false }, 'Archivieren', effectOfArchiving],
  [{ released: true, invalidated: true }, 'Archivieren', effectOfArchiving],
  [{ released: true, state: 'DECLINED' }, 'Archivieren', effectOfArchiving],
  [
    { released: true, state: 'CONFIRMED' },
    'Archivieren',
    /^An dem, was vereinbart ist, ändert das nichts\. Archiviertes/,
  ],
  [{ released: true }, 'Zurückziehen', effectOfWithdrawing],
  [{ released: true, validUntil: '2020-01-31' }, 'Zurückziehen', effectOfWithdrawing],
  [{ released: true, standing: 'CLOSED' }, 'Zurückziehen', effectOfWithdrawing],
] as const)('what an offer that is %o is taken away by is called %s', async (given, verb, effect) => {
  const { user } = await open('/offer', 'SUPPLIER', [anOffer({ allowedActions: ['archive'], ...given })])
  await user.click(await screen.findByRole('checkbox', { name: /AN-17/ }))
  await user.click(screen.getByRole('button', { name: verb }))
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`${verb.toLowerCase()}\\?$`) }))
  expect(dialog.getByText(effect)).toBeTruthy()
  expect(dialog.getByRole('button', { name: `Angebot ${verb.toLowerCase()}` })).toBeTruthy()
})

test.each([
  [false, 'Archivieren', 'archivieren', 'Das Angebot wurde archiviert.'],
  [true, 'Zurückziehen', 'zurückziehen', 'Das Angebot wurde zurückgezogen.'],
])('a supplier takes a chosen offer away after a question that names it (released: %s)', async (...given) => {
  const [released, button, verb, done] = given
  const mine = anOffer({ released, allowedActions: ['archive'] })
  const { user, calls } = await open('/offer', 'SUPPLIER', [mine], () => undefined)
  await user.click(await screen.findByRole('checkbox', { name: /AN-17/ }))
  await user.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(`Angebot AN-17 (Zeichen PN-4711, Version 1) ${verb}?`)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: `Angebot ${verb}` }))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'archiveOffer')).toHaveLength(1))
  expect(await screen.findByText(done)).toBeTruthy()
})

test('of several, each is named with what becomes of it', async () => {
  const allowedActions: OfferAction[] = ['archive']
  const offers = [
    anOpenOffer({ id: '01990000-0000-7000-8000-000000000171', offerNumber: 'AN-1', allowedActions }),
    anOffer({ id: '01990000-0000-7000-8000-000000000172', offerNumber: 'AN-2', allowedActions }),
  ]
  const { user } = await open('/offer', 'SUPPLIER', offers, () => undefined)
  await user.click(await screen.findByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Zurückziehen und archivieren' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: '2 Angebote zurückziehen und archivieren?' }),
  )
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AN-1 (Zeichen PN-4711, Version 1) – wird zurückgezogen',
    'AN-2 (Zeichen PN-4711, Version 1) – wird archiviert',
  ])
  await user.click(dialog.getByRole('button', { name: 'Zurückziehen und archivieren' }))
  expect(await screen.findByText('2 Angebote wurden zurückgezogen und archiviert.')).toBeTruthy()
})

test.each([
  [{ released: true }, 'Offen'],
  [{ released: false }, 'Entwurf'],
  [{ released: true, archived: true }, 'Zurückgezogen'],
  [{ released: true, invalidated: true }, 'Ersetzt'],
  [{ released: true, validUntil: '2020-01-31' }, 'Abgelaufen'],
  [{ released: true, state: 'DECLINED' }, 'Abgelehnt'],
  [{ released: true, state: 'DECLINED', invalidated: true }, 'AbgelehntErsetzt'],
  [{ released: true, state: 'DECLINED', archived: true }, 'AbgelehntArchiviert'],
] as const)('the state of an offer that is %o reads %s', async (changes, expected) => {
  await open('/offer', 'SUPPLIER', [anOffer(changes)])
  const row = (await screen.findByRole('link', { name: 'AN-17' })).closest('tr')!
  const cells = [...row.cells].map((cell) => cell.textContent)
  expect(cells).toContain(expected)
})
