import type { OfferComparison } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aComparedOffer, aComparison, aRivalOffer } from '../features/offer/compare/comparison.example.ts'
import { aFile, anOpenOffer } from '../features/offer/offer.example.ts'
import { enquiryRoutes, offerRoutes } from '../routes.ts'
import { texts } from '../texts.de.ts'
import './offer-comparison.screen.tsx'
import './offer-page.screen.tsx'

function Frame() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`Adresse ${pathname}${search}`}</p>
      <main>
        <Outlet />
      </main>
    </>
  )
}

type Answers = Parameters<typeof mockApi>[0]
const enquiryId = anOpenOffer().enquiryId

const open = async (comparison: OfferComparison = aComparison(), answers: Answers = {}, search = '') => {
  mockSession({ companyType: 'CUSTOMER' })
  const calls = mockApi({
    compareOffers: () => comparison,
    getOffer: () => anOpenOffer(),
    getBomEstimate: () => ({ summary: null, estimate: null }),
    ...answers,
  })
  render(
    <MockPortal
      at={`/enquiry/${enquiryId}/offers${search}`}
      routes={[{ Component: Frame, children: routeObjects([...enquiryRoutes, ...offerRoutes]) }]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), calls }
}
/** The suppliers in the order of the columns. */
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByText(/Schaltbau West|Regelbau Ost/).textContent)
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '))

test('offers stand side by side, with what is best in words', async () => {
  await open()
  expect(columns()).toEqual(['Regelbau Ost', 'Schaltbau West'])
  expect(cellsOf(/^Nettopreis je Schrank/)).toEqual(['2.750,00 €Bester Preis', '3.100,00 €'])
  expect(cellsOf(/^Liefertermin/)).toEqual([
    '20.01.20275 Tage nach dem Wunschtermin',
    '15.01.2027Am WunschterminFrühester Termin',
  ])
  expect(cellsOf(/^Zum Kostenrahmen\s*2\.900–3\.600\s€ je Schrank/)).toEqual([
    'Unter dem Kostenrahmen',
    'Im Kostenrahmen',
  ])
  expect(cellsOf(/^Zur Version 1/)).toEqual(['500,00 € weniger', '–'])
  expect(cellsOf(/^Lieferbedingung/)[0]).toContain('Anders als angefragt')
  expect(cellsOf(/^Zeilen mit Abweichung/)).toEqual(['1 von 121 andere Menge', 'Keine'])
  expect(cellsOf(/^NK-100/)).toEqual(['Andere Menge: 4 statt 2', '–'])
})

test('a price that does not divide by the cabinets is about so much for each', async () => {
  const odd = aComparedOffer({ price: 9_999.99, pricePerCabinet: 5_000 })
  await open(aComparison({ amount: 2, offers: [odd, aRivalOffer({ priceRank: 2 })] }))
  expect(cellsOf(/^Nettopreis je Schrank/)).toEqual(['rund 5.000,00 €Bester Preis', '5.500,00 €'])
  expect(cellsOf(/^Nettopreis für 2 Schränke/)).toEqual(['9.999,99 €', '11.000,00 €'])
})

test('lines that were added are told beside those of the enquiry, each in a row of its own', async () => {
  const added = (position: number) => ({
    kind: 'ADDED' as const,
    position,
    label: 'Zeile ohne Nummer',
    before: null,
    after: null,
  })
  const counts = { lines: 0, QUANTITY: 0, UNIT: 0, ARTICLE: 0, ADDED: 2, REMOVED: 0 }
  const adding = aComparedOffer({ deviationCounts: counts, deviations: [added(13), added(14)] })
  await open(aComparison({ offers: [adding, aRivalOffer()] }), {}, '?sort=deviations')
  expect(columns()).toEqual(['Regelbau Ost', 'Schaltbau West'])
  expect(cellsOf(/^Zeilen mit Abweichung/)).toEqual(['1 von 121 andere Menge', '0 von 122 hinzugefügt'])
  const rows = screen.getAllByRole('row', { name: /^Zeile ohne Nummer/ })
  expect(rows.map((row) => within(row).getAllByText('Hinzugefügt').length)).toEqual([1, 1])
})

test('they say how far each lies from the upper bound of the cost range', async () => {
  const offers = [
    aRivalOffer(),
    aComparedOffer({ price: 14_400, fromUpperBound: 0 }),
    aComparedOffer({ id: '01990000-0000-7000-8000-000000000103', price: 14_976, fromUpperBound: 576 }),
  ]
  await open(aComparison({ offers }))
  const row = /^Zur Obergrenze des Kostenrahmens\s*14\.400,00\s€ für 4 Schränke/
  expect(cellsOf(row)).toEqual([
    '3.400,00 € (23,6 %) darunter',
    'Genau an der Obergrenze',
    '576,00 € (4 %) darüber',
  ])
})

test('what a supplier adds in words is a row; a long text begins closed and is whole on paper', async () => {
  const long = `Zahlbar in 30 Tagen.\n${'Montage auf Anfrage. '.repeat(20)}`
  const { user } = await open(
    aComparison({ offers: [aRivalOffer({ additionalInfoSupplier: long }), aComparedOffer()] }),
  )
  const row = screen.getByRole('row', { name: /^Zusätzliche Angaben des Lieferanten/ })
  const text = within(row).getByText(/^Zahlbar in 30 Tagen\./)
  const isClosed = () => /closed/.test(text.className)
  expect(text.textContent).toBe(long)
  expect(isClosed()).toBe(true)
  fireEvent(globalThis.window, new Event('beforeprint'))
  expect(isClosed()).toBe(false)
  fireEvent(globalThis.window, new Event('afterprint'))
  expect(isClosed()).toBe(true)
  const more = within(row).getByRole('button', { name: 'Ganz anzeigen', expanded: false })
  await user.click(more)
  expect(isClosed()).toBe(false)
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: 'Weniger anzeigen' }))
})

test('first versions and a list without a cost range are compared with what there is alone', async () => {
  const first = { version: 1, sinceFirstVersion: null, againstRange: null }
  const offers = [aComparedOffer(first), aRivalOffer(first)]
  await open(aComparison({ range: null, offers }))
  expect(cellsOf(/^Nettopreis je Schrank/)).toHaveLength(2)
  for (const name of [/^Zur Version 1/, /^Versionen/, /^Zum Kostenrahmen/, /^Zur Obergrenze/, /^Zusätzliche/])
    expect(screen.queryByRole('row', { name })).toBeNull()
})

test('the order is kept in the address', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Liefertermin', pressed: false }))
  expect(columns()).toEqual(['Schaltbau West', 'Regelbau Ost'])
  expect(screen.getByText(`Adresse /enquiry/${enquiryId}/offers?sort=date`)).toBeTruthy()
})

test.each([
  ['deviations', ['Schaltbau West', 'Regelbau Ost']],
  ['validity', ['Schaltbau West', 'Regelbau Ost']],
  ['price', ['Regelbau Ost', 'Schaltbau West']],
  ['nonsense', ['Regelbau Ost', 'Schaltbau West']],
])('ordered by %s', async (order, expected) => {
  await open(aComparison(), {}, `?sort=${order}`)
  expect(columns()).toEqual(expected)
})

test('what takes no part comes last, says why, and cannot be accepted', async () => {
  const expired = aRivalOffer({
    standing: 'EXPIRED',
    inPlay: false,
    priceRank: null,
    dateRank: null,
    allowedActions: ['decline'],
  })
  await open(aComparison({ inPlay: 1, offers: [expired, aComparedOffer()] }))
  expect(columns()).toEqual(['Schaltbau West', 'Regelbau Ost'])
  expect(cellsOf(/^Status/)).toEqual(['Offen', 'AbgelaufenZählt im Vergleich nicht mit'])
  expect(screen.queryByText('Bester Preis')).toBeNull()
  expect(screen.getByRole('link', { name: 'Angebot von Schaltbau West annehmen' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Angebot von Regelbau Ost annehmen' })).toBeNull()
})

test('an offer whose supplier is gone says that as the reason', async () => {
  const gone = aRivalOffer({ standing: 'SUPPLIER_INACTIVE', inPlay: false, allowedActions: ['decline'] })
  await open(aComparison({ inPlay: 1, offers: [aComparedOffer(), gone] }))
  expect(cellsOf(/^Status/)).toEqual(['Offen', 'Lieferant nicht mehr aktivZählt im Vergleich nicht mit'])
})

test('accepting leads to the offer and its question', async () => {
  const { user } = await open(aComparison(), {
    getOffer: () => anOpenOffer({ fileItems: [aFile()] }),
  })
  await user.click(screen.getByRole('link', { name: 'Angebot von Schaltbau West annehmen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Angebot AN-17 annehmen?' }))
  expect(dialog.getByRole('button', { name: 'Verbindlich bestellen' })).toBeTruthy()
  expect(screen.getByText(`Adresse /offer/${anOpenOffer().id}`)).toBeTruthy()
})

test('the table is handed out as a file by ticket, and a refusal is said', async () => {
  const { user, calls } = await open(aComparison(), {
    createFileTicket: () => {
      throw new ProblemError({ status: 503, code: 'unavailable', detail: 'Der Dienst ist nicht erreichbar.' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Als xlsx herunterladen' }))
  expect(await screen.findByText(/Der Dienst ist nicht erreichbar/)).toBeTruthy()
  expect(calls.find(({ name }) => name === 'createFileTicket')?.input).toMatchObject({
    body: { comparison: { enquiryId } },
  })
})

test('it is printed', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('without an offer it says so and leads back', async () => {
  await open(aComparison({ offers: [], inPlay: 0 }))
  expect(screen.getByText(/Noch kein Angebot/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Anfrage anzeigen' }).getAttribute('href')).toBe(
    `/enquiry/${enquiryId}`,
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('an enquiry that is not the own one is not there', async () => {
  await open(aComparison(), {
    compareOffers: () => {
      throw new ProblemError({ status: 404, code: 'not-found', detail: 'Nicht gefunden.' })
    },
  })
  expect(await screen.findByText(/Diese Anfrage gibt es nicht/)).toBeTruthy()
})

test('a failure can be tried again', async () => {
  let isDown = true
  const { user } = await open(aComparison(), {
    compareOffers: () => {
      if (!isDown) return aComparison()
      throw new ProblemError({ status: 503, code: 'part-down', detail: 'Gerade nicht erreichbar.' })
    },
  })
  isDown = false
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(screen.getByRole('table')).toBeTruthy())
})
