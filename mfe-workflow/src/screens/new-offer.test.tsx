import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anOffer } from '../features/offer/offer.example.ts'
import { texts } from '../texts.de.ts'
import { Component } from './offer-new.screen.tsx'

function Frame() {
  return (
    <>
      <p>{`Adresse ${useLocation().pathname}`}</p>
      <Outlet />
    </>
  )
}
const routes = [
  {
    Component: Frame,
    children: [
      { path: 'offer/new/:enquiryId', Component },
      { path: 'offer/:id', element: null },
    ],
  },
]
const { enquiryId, id } = anOffer()

const open = (createOffer: () => unknown, offers: readonly object[] = []) => {
  mockSession({ companyType: 'SUPPLIER' })
  const calls = mockApi({
    createOffer,
    filterOffers: () => ({ content: offers, totalElements: offers.length }),
  })
  render(
    <MockPortal
      at={`/offer/new/${enquiryId}`}
      routes={routes}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}

test('makes one draft on the enquiry and goes on to its address', async () => {
  const calls = open(() => anOffer())
  expect(await screen.findByText(`Adresse /offer/${id}`)).toBeTruthy()
  expect(calls).toMatchObject([
    { name: 'filterOffers', input: { query: { enquiryId, states: 'OPEN' } } },
    { name: 'createOffer', input: { body: { enquiryId } } },
  ])
})

test('a draft that is there already is gone on with, and another one made on request alone', async () => {
  const draftId = 'a0000000-0000-4000-8000-000000000007'
  const calls = open(
    () => anOffer(),
    [
      { ...anOffer(), standing: 'RELEASED' },
      { ...anOffer(), id: draftId, standing: 'DRAFT' },
    ],
  )
  const onward = await screen.findByRole('link', { name: 'Entwurf fortsetzen' })
  expect(onward.getAttribute('href')).toBe(`/offer/${draftId}`)
  expect(calls.map(({ name }) => name)).toEqual(['filterOffers'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Weiteres Angebot anlegen' }))
  expect(await screen.findByText(`Adresse /offer/${id}`)).toBeTruthy()
  expect(calls.map(({ name }) => name)).toEqual(['filterOffers', 'createOffer'])
})

test('a closed enquiry is told, with the way back to it', async () => {
  open(() => {
    throw new ProblemError({ status: 409, code: 'enquiry-closed', detail: 'Die Anfrage ist geschlossen.' })
  })
  expect(await screen.findByText('Die Anfrage ist geschlossen.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Anfrage anzeigen' }).getAttribute('href')).toBe(
    `/enquiry/${enquiryId}`,
  )
})

test.each([
  { status: 503, code: 'part-down', detail: 'Nicht erreichbar.' },
  { status: 409, code: 'still-running', detail: 'Dieser Vorgang läuft noch.' },
])('a repetition after a lost answer asks with the same key: $code', async (lost) => {
  let isDown = true
  const calls = open(() => {
    if (!isDown) return anOffer()
    throw new ProblemError(lost)
  })
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  isDown = false
  await userEvent.setup().click(retry)
  expect(await screen.findByText(`Adresse /offer/${id}`)).toBeTruthy()
  const keys = calls
    .filter(({ name }) => name === 'createOffer')
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
