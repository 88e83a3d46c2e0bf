import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anEnquiry, enquiryId } from '../features/enquiry/enquiry.example.ts'
import { texts } from '../texts.de.ts'
import { Component } from './enquiry-list.screen.tsx'

const other = '01990000-0000-7000-8000-00000000000b'
const enquiries = [
  anEnquiry({ title: 'Pumpstation', referenceNumber: 'P-1', offerCount: 2, state: 'RELEASED' }),
  anEnquiry({ id: other, title: null, supplierName: 'Schaltbau Süd', allowedActions: ['copy'] }),
]

const Address = () => <h1>Andere Seite</h1>

const open = (at = '/enquiry', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    filterEnquiries: () => ({ content: enquiries, totalElements: 40 }),
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[
        { path: 'enquiry', Component },
        { path: 'enquiry/:id', Component: Address },
      ]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const lastQuery = () => calls.filter(({ name }) => name === 'filterEnquiries').at(-1)?.input
  return { calls, lastQuery, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  mockSession()
})

test('a customer sees supplier or number of offers, the state, and a way to each enquiry', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Pumpstation' })
  expect(link.getAttribute('href')).toBe(`/enquiry/${enquiryId}`)
  expect(screen.getByText('2 Angebote')).toBeTruthy()
  expect(screen.getByText('Schaltbau Süd')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ohne Titel' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pumpstation anzeigen' })).toBeTruthy()
  expect(within(screen.getByRole('table')).getByText('Freigegeben')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anfragen 40')
})

test.each([
  [3, 1, '3 Angebote, 1 abgelehnt'],
  [2, 2, '2 Angebote, alle abgelehnt'],
  [1, 1, '1 Angebot, abgelehnt'],
])(
  'of %i offers, of which %i are declined, a customer reads „%s“',
  async (offerCount, declinedCount, text) => {
    const enquiry = anEnquiry({ title: 'Pumpstation', state: 'RELEASED', offerCount, declinedCount })
    open('/enquiry', { filterEnquiries: () => ({ content: [enquiry], totalElements: 1 }) })
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

test.each([
  ['RELEASED', 'ACCEPTED', ['Freigegeben', 'Bestellt']],
  ['CLOSED', 'CONFIRMED', ['Geschlossen', 'Bestätigt']],
] as const)('an enquiry that is %s with an offer %s shows both', async (state, awardedState, words) => {
  const enquiry = anEnquiry({ title: 'Pumpstation', state, awardedState })
  open('/enquiry', { filterEnquiries: () => ({ content: [enquiry], totalElements: 1 }) })
  await screen.findByRole('link', { name: 'Pumpstation' })
  for (const word of words) expect(await within(screen.getByRole('table')).findByText(word)).toBeTruthy()
})

test('a supplier sees the customer and can neither add, copy nor archive', async () => {
  mockSession({ companyType: 'SUPPLIER' })
  open('/enquiry', {
    filterEnquiries: () => ({
      content: [anEnquiry({ title: 'Pumpstation', allowedActions: ['createOffer'] })],
      totalElements: 1,
    }),
  })
  await screen.findByRole('link', { name: 'Pumpstation' })
  expect(screen.getByText('Anlagenbau Nord')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Anfrage anlegen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pumpstation kopieren' })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Pumpstation auswählen' })).toBeNull()
})

test('a supplier sees the deadlines at first, and that one has passed', async () => {
  mockSession({ companyType: 'SUPPLIER' })
  open('/enquiry', {
    filterEnquiries: () => ({
      content: [
        anEnquiry({ title: 'Pumpstation', offerDeadline: '2020-01-31' }),
        anEnquiry({ id: other, title: 'Kläranlage', offerDeadline: '2099-11-30' }),
      ],
      totalElements: 2,
    }),
  })
  await screen.findByRole('link', { name: 'Pumpstation' })
  expect(await screen.findByRole('cell', { name: '31.01.2020 (vorbei)' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '30.11.2099' })).toBeTruthy()
})

test('filters, page, size and order come from the address', async () => {
  const { lastQuery } = open(
    '/enquiry?title=Pumpe&referenceNumber=P&state=CLOSED&page=3&size=5&sort=title&order=desc',
  )
  await screen.findByRole('link', { name: 'Pumpstation' })
  expect(lastQuery()).toMatchObject({
    query: {
      title: 'Pumpe',
      referenceNumber: 'P',
      state: 'CLOSED',
      page: 2,
      paginationSize: 5,
      column: 'title',
      sortDescending: true,
    },
  })
  expect(screen.getByRole('button', { name: 'Geschlossen' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox', { name: 'Titel suchen' })).toHaveProperty('value', 'Pumpe')
})

test('nonsense in the address falls back to the defaults', async () => {
  const { lastQuery } = open('/enquiry?state=LOST&page=-4&size=7&sort=price')
  await screen.findByRole('link', { name: 'Pumpstation' })
  expect(lastQuery()).toMatchObject({
    query: { page: 0, paginationSize: 15, column: 'createDate', sortDescending: true },
  })
  expect((lastQuery() as { query: object }).query).not.toHaveProperty('state')
})

test('a filter goes back to the first page and can be taken away again', async () => {
  const { lastQuery, user } = open('/enquiry?page=2')
  await screen.findByRole('link', { name: 'Pumpstation' })
  await user.click(screen.getByRole('button', { name: 'Entwurf' }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ query: { state: 'DRAFT', page: 0 } }))
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
  await waitFor(() => expect((lastQuery() as { query: object }).query).not.toHaveProperty('state'))
})

test('an empty list offers the next step, an empty filter its reset', async () => {
  const { user } = open('/enquiry?title=xyz', {
    filterEnquiries: ({ query }) =>
      (query as { title?: string }).title
        ? { content: [], totalElements: 0 }
        : { content: enquiries, totalElements: 2 },
  })
  await screen.findByText('Keine Anfrage passt zu diesen Filtern.')
  await user.click(screen.getAllByRole('button', { name: 'Filter zurücksetzen' })[0] as HTMLElement)
  await screen.findByRole('link', { name: 'Pumpstation' })
})

test('a list that could not be loaded says so and can be asked again', async () => {
  let isDown = true
  const { user } = open('/enquiry', {
    filterEnquiries: () => {
      if (isDown) throw new Error('down')
      return { content: enquiries, totalElements: 2 }
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Die Anfragen')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('link', { name: 'Pumpstation' })
})

test('archiving names what is archived, what cannot be, and the effect', async () => {
  const { calls, user } = open('/enquiry', { archiveEnquiry: () => undefined })
  await user.click(await screen.findByRole('checkbox', { name: 'Pumpstation auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ohne Titel auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Archivieren' }))
  const dialog = await screen.findByRole('dialog', { name: 'Anfrage „Pumpstation“ archivieren?' })
  expect(dialog.textContent).toContain('verschwindet aus der Liste')
  expect(dialog.textContent).toContain('Nicht archiviert werden')
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage archivieren' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ name }) => name === 'archiveEnquiry').map(({ input }) => input)).toEqual([
    { query: { enquiryId } },
  ])
})

test.each([
  ['RELEASED', true],
  ['DRAFT', false],
] as const)('archiving what is %s speaks of suppliers: %s', async (state, speaks) => {
  const enquiry = anEnquiry({ title: 'Pumpstation', state })
  const { user } = open('/enquiry', { filterEnquiries: () => ({ content: [enquiry], totalElements: 1 }) })
  await user.click(await screen.findByRole('checkbox', { name: 'Pumpstation auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Archivieren' }))
  const { textContent } = await screen.findByRole('dialog', { name: 'Anfrage „Pumpstation“ archivieren?' })
  expect(textContent).toContain('verschwindet aus der Liste')
  expect(textContent?.includes('Lieferanten')).toBe(speaks)
})

test('a copy is opened at once', async () => {
  const { user } = open('/enquiry', { copyEnquiry: () => anEnquiry({ id: other }) })
  await user.click(await screen.findByRole('button', { name: 'Pumpstation kopieren' }))
  await screen.findByRole('heading', { name: 'Andere Seite' })
})

test('a double click on the copy icon makes one copy', async () => {
  const { calls } = open('/enquiry', { copyEnquiry: () => anEnquiry({ id: other }) })
  const icon = await screen.findByRole('button', { name: 'Pumpstation kopieren' })
  fireEvent.click(icon)
  fireEvent.click(icon)
  await screen.findByRole('heading', { name: 'Andere Seite' })
  expect(calls.filter(({ name }) => name === 'copyEnquiry')).toHaveLength(1)
})
