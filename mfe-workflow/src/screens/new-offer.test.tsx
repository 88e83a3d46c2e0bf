import type { Offer } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anEnquiry } from '../features/enquiry/enquiry.example.ts'
import { anOffer } from '../features/offer/offer.example.ts'
import { offerRoutes } from '../routes.ts'
import { texts } from '../texts.de.ts'
import { typeAtOnce } from '../type-at-once.example.ts'
// The page's code is there before the first test opens it.
import './offer-page.screen.tsx'

function Frame() {
  return (
    <>
      <p>{`Adresse ${useLocation().pathname}`}</p>
      <main>
        <Outlet />
      </main>
    </>
  )
}
const pages = routeObjects(offerRoutes).filter(({ path }) => path?.includes(':'))
const routes = [{ Component: Frame, children: pages }]

const enquiry = anEnquiry({
  title: 'Pumpensteuerung',
  customerName: 'Anlagenbau Nord',
  amount: 4,
  state: 'RELEASED',
  released: true,
  deliveryCondition: 'DAP',
  desiredDeliveryDate: '2099-03-01',
  lineCount: 12,
  allowedActions: ['createOffer'],
})
const draft = anOffer({
  enquiryId: enquiry.id,
  offerNumber: null,
  price: null,
  deliveryCondition: 'DAP',
  desiredDeliveryDate: '2099-03-01',
  editVersion: 1,
  allowedActions: ['edit', 'release', 'archive', 'uploadFile'],
  allowedFileTypes: ['OFFER'],
  enquiry,
})

type Answers = Parameters<typeof mockApi>[0]
type Body = { body: Partial<Offer> }

/** A service that has no offer until one is made, and keeps what it is sent. */
const open = (answers: Answers = {}) => {
  let stored: Offer | undefined
  const keep = (offer: Offer, { body }: Body) => {
    stored = { ...offer, ...body, id: draft.id }
    return stored
  }
  mockSession({ companyType: 'SUPPLIER' })
  const calls = mockApi({
    getEnquiry: () => enquiry,
    filterOffers: () => ({ content: [], totalElements: 0 }),
    createOffer: (input: unknown) => keep(draft, input as Body),
    updateOffer: (input: unknown) =>
      keep({ ...stored!, editVersion: stored!.editVersion + 1 }, input as Body),
    getOffer: () => stored,
    getBomEstimate: () => ({ summary: null, estimate: null }),
    ...answers,
  })
  render(
    <MockPortal
      at={`/offer/new/${enquiry.id}`}
      routes={routes}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const bodies = (name: string) =>
    calls.filter((call) => call.name === name).map(({ input }) => (input as Body).body)
  return { calls, bodies, user: userEvent.setup() }
}
const number = () => screen.findByRole('textbox', { name: /Angebotsnummer/ }) as Promise<HTMLInputElement>

beforeEach(() => sessionStorage.clear())

test('the first input makes the row, with what the enquiry wants, and keeps focus and text', async () => {
  const { bodies, user } = open()
  const field = await number()
  expect(screen.getByRole('heading', { level: 1, name: 'Neues Angebot' })).toBeTruthy()
  expect(screen.getByText(`Adresse /offer/new/${enquiry.id}`)).toBeTruthy()
  expect((screen.getByRole('textbox', { name: /Liefertermin/ }) as HTMLInputElement).value).toBe('01.03.2099')
  expect(bodies('createOffer')).toEqual([])
  await typeAtOnce(user, field, 'AN')
  await screen.findByText(`Adresse /offer/${draft.id}`)
  expect(bodies('createOffer')).toEqual([{ enquiryId: enquiry.id, offerNumber: 'AN' }])
  expect(document.activeElement).toBe(field)
  await typeAtOnce(user, field, '-18')
  await waitFor(() => expect(bodies('updateOffer').at(-1)).toMatchObject({ offerNumber: 'AN-18' }))
  expect(bodies('createOffer')).toHaveLength(1)
  expect(field.value).toBe('AN-18')
})

test('whoever looks and leaves has made nothing', async () => {
  const { calls } = open()
  await number()
  expect(screen.getByText(/eigene Kopie der 12 Zeilen der Anfrage/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Projektordner anzeigen' })).toBeNull()
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['getEnquiry', 'filterOffers']))
})

test('the lines get their row on request', async () => {
  const { bodies, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Stückliste bearbeiten' }))
  await screen.findByText(`Adresse /offer/${draft.id}`)
  expect(bodies('createOffer')).toEqual([{ enquiryId: enquiry.id }])
})

test('a draft that is there already is gone on with, and another one made on request alone', async () => {
  const { bodies, user } = open({
    filterOffers: () => ({
      content: [
        { ...anOffer(), standing: 'RELEASED' },
        { ...draft, id: 'a0000000-0000-4000-8000-000000000007', standing: 'DRAFT' },
      ],
      totalElements: 2,
    }),
  })
  const onward = await screen.findByRole('link', { name: 'Entwurf fortsetzen' })
  expect(onward.getAttribute('href')).toBe('/offer/a0000000-0000-4000-8000-000000000007')
  await user.click(screen.getByRole('button', { name: 'Weiteres Angebot anlegen' }))
  await typeAtOnce(user, await number(), 'AN-19')
  await screen.findByText(`Adresse /offer/${draft.id}`)
  expect(bodies('createOffer')).toEqual([{ enquiryId: enquiry.id, offerNumber: 'AN-19' }])
})

test('an enquiry that is gone is told, with the way back to the others', async () => {
  open({
    getEnquiry: () => {
      throw new ProblemError({ status: 404, code: 'not-found', detail: 'Nicht gefunden.' })
    },
  })
  expect(await screen.findByText(/oder sie ist nicht mehr offen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zu den Anfragen' }).getAttribute('href')).toBe('/enquiry')
})

test('an enquiry that takes no offers is told, with the way to it', async () => {
  open({ getEnquiry: () => ({ ...enquiry, allowedActions: [] }) })
  expect(await screen.findByText(/kann zurzeit kein Angebot erstellt werden/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Anfrage anzeigen' }).getAttribute('href')).toBe(
    `/enquiry/${enquiry.id}`,
  )
})

test('an enquiry closed meanwhile keeps what was typed and says why nothing is saved', async () => {
  const { user } = open({
    createOffer: () => {
      throw new ProblemError({ status: 409, code: 'enquiry-closed', detail: 'Die Anfrage ist geschlossen.' })
    },
  })
  const field = await number()
  await typeAtOnce(user, field, 'AN-20')
  expect((await screen.findByRole('alert')).textContent).toContain('Die Anfrage ist geschlossen.')
  expect(field.value).toBe('AN-20')
})

test.each([
  { status: 503, code: 'part-down', detail: 'Nicht erreichbar.' },
  { status: 409, code: 'still-running', detail: 'Dieser Vorgang läuft noch.' },
])('a repetition after a lost answer asks with the same key: $code', async (lost) => {
  let isDown = true
  const { calls, user } = open({
    createOffer: () => {
      if (!isDown) return { ...draft, offerNumber: 'AN-21' }
      throw new ProblemError(lost)
    },
  })
  await typeAtOnce(user, await number(), 'AN-21')
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  isDown = false
  await user.click(retry)
  await screen.findByText(`Adresse /offer/${draft.id}`)
  const keys = calls
    .filter(({ name }) => name === 'createOffer')
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})
