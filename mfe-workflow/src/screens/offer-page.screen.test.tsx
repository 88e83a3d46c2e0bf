import type { Offer } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { formatDate, KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anEnquiry } from '../features/enquiry/enquiry.example.ts'
import { aComparedOffer, aComparison, aRivalOffer } from '../features/offer/compare/comparison.example.ts'
import { modeOfState } from '../features/offer/modes.ts'
import { aFile, anOffer, anOpenOffer, anOrder } from '../features/offer/offer.example.ts'
import { offerRoutes } from '../routes.ts'
import { texts } from '../texts.de.ts'
import { typeAtOnce } from '../type-at-once.example.ts'
// The page's code is there before the first test opens it.
import './offer-page.screen.tsx'

function Frame() {
  const { pathname, state } = useLocation()
  return (
    <>
      <p>{`Adresse ${pathname}`}</p>
      <p>{`Mitgegeben ${JSON.stringify(state)}`}</p>
      <main>
        <Outlet />
      </main>
    </>
  )
}
const lists = ['offer', 'order', 'job'].map((path) => ({ path, element: null }))
const pages = routeObjects(offerRoutes).filter(({ path }) => path?.includes(':'))
const routes = [{ Component: Frame, children: [...lists, ...pages] }]

type Answers = Parameters<typeof mockApi>[0]

const open = async (
  offer: Offer,
  companyType: 'CUSTOMER' | 'SUPPLIER',
  answers: Answers = {},
  mode: string = modeOfState(offer.state),
) => {
  mockSession({ companyType })
  const calls = mockApi({
    getOffer: () => offer,
    getBomEstimate: () => ({ summary: null, estimate: null }),
    compareOffers: () => aComparison(),
    ...answers,
  })
  const { unmount } = render(
    <MockPortal
      at={`/${mode}/${offer.id}`}
      routes={routes}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), calls, unmount }
}
const named = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input)
/** What can be pressed, with what is behind „…“. */
const offeredSteps = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const more = screen.queryByRole('button', { name: 'Weitere Aktionen' })
  if (more) await user.click(more)
  return [
    'Freigeben',
    'Neue Version erstellen',
    'Annehmen',
    'Ablehnen',
    'Auftrag bestätigen',
    'Zurückziehen',
    'Archivieren',
  ].filter((name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('menuitem', { name }))
}
const conflict =
  (code: string, detail: string, status = 409, more: { offerId?: string } = {}) =>
  () => {
    throw new ProblemError({ status, code, detail, ...more })
  }

/** Puts another text into a field and leaves it. */
const replaceText = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

beforeEach(() => sessionStorage.clear())

describe('what the server allows is what can be pressed', () => {
  test.each<[string, Offer, 'CUSTOMER' | 'SUPPLIER', string[], string]>([
    [
      'a supplier with a draft',
      anOffer({ allowedActions: ['edit', 'release', 'archive', 'uploadFile'], allowedFileTypes: ['OFFER'] }),
      'SUPPLIER',
      ['Freigeben', 'Archivieren'],
      'Sie vervollständigen das Angebot',
    ],
    [
      'a supplier with a released offer',
      anOpenOffer({ allowedActions: ['revise', 'archive'], allowedFileTypes: [] }),
      'SUPPLIER',
      ['Neue Version erstellen', 'Zurückziehen'],
      'Anlagenbau Nord entscheidet über das Angebot.',
    ],
    [
      'a customer with an open offer',
      anOpenOffer(),
      'CUSTOMER',
      ['Annehmen', 'Ablehnen'],
      'Sie nehmen das Angebot an oder lehnen es ab.',
    ],
    [
      'a customer who ordered another offer of the enquiry',
      anOpenOffer({
        allowedActions: ['decline'],
        enquiry: anEnquiry({ awardedState: 'ACCEPTED', supplierName: 'Schrankbau Ost' }),
      }),
      'CUSTOMER',
      ['Ablehnen'],
      'Sie haben zu dieser Anfrage schon bei Schrankbau Ost bestellt.',
    ],
    [
      'a customer with an order',
      anOrder({ allowedActions: [], allowedFileTypes: [] }),
      'CUSTOMER',
      [],
      'Schaltbau West bestätigt den Auftrag bis 24.11.2026.',
    ],
    [
      'a supplier with an order',
      anOrder(),
      'SUPPLIER',
      ['Auftrag bestätigen'],
      'Sie bestätigen den Auftrag bis 24.11.2026.',
    ],
    [
      'a customer with a job',
      anOrder({ state: 'CONFIRMED', allowedActions: [], allowedFileTypes: [], nextParty: null }),
      'CUSTOMER',
      [],
      'Schaltbau West fertigt und liefert, Liefertermin ist der 15.01.2099. Der Vertrag ist geschlossen; Auftragsbestätigung und Projektordner finden Sie unten.',
    ],
    [
      'a supplier with a job',
      anOrder({ state: 'CONFIRMED', allowedActions: ['archive'], allowedFileTypes: [], nextParty: null }),
      'SUPPLIER',
      ['Archivieren'],
      'Sie fertigen und liefern an Anlagenbau Nord, Liefertermin ist der 15.01.2099. Der Vertrag ist geschlossen; Auftragsbestätigung und Projektordner finden Sie unten.',
    ],
  ])('%s', async (_who, offer, companyType, expected, next) => {
    const { user } = await open(offer, companyType)
    expect(await offeredSteps(user)).toEqual(expected)
    expect(screen.getByText('Als Nächstes:').closest('[role=status]')?.textContent).toContain(next)
  })
})

test('the address follows the state', async () => {
  await open(anOrder(), 'SUPPLIER', {}, 'offer')
  expect(await screen.findByText(`Adresse /order/${anOrder().id}`)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung AN-17')
})

test('the address follows the state of a version too that was made on this page', async () => {
  const id = '01990000-0000-7000-8000-000000000499'
  const { user } = await open(anOpenOffer({ allowedActions: ['revise'], allowedFileTypes: [] }), 'SUPPLIER', {
    reviseOffer: () => anOpenOffer({ id, version: 2 }),
    // Meanwhile its order has come in.
    getOffer: ({ query }) =>
      (query as { id: string }).id === id
        ? anOrder({ id, version: 2 })
        : anOpenOffer({ allowedActions: ['revise'], allowedFileTypes: [] }),
  })
  await user.click(screen.getByRole('button', { name: 'Neue Version erstellen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Neue Version erstellen' }))
  expect(await screen.findByText(`Adresse /order/${id}`)).toBeTruthy()
})

test('accepting without the order leads to the upload, with the type preset', async () => {
  const { user, calls } = await open(anOpenOffer(), 'CUSTOMER')
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Bitte laden Sie zuerst die Bestellung hoch.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Dateien auswählen')
  expect(screen.getByText('Bestellung hochladen')).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toEqual([])
})

test('once the order is there that accepting waited for, the question follows by itself', async () => {
  let current = anOpenOffer()
  const { user } = await open(current, 'CUSTOMER', { getOffer: () => current })
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  await screen.findByText('Bestellung hochladen')
  current = { ...current, fileItems: [aFile({ fileType: 'ORDER' })] }
  fireEvent(globalThis.window, new Event('visibilitychange'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** What a list of facts inside says of each. */
const factsIn = (part: HTMLElement) =>
  Object.fromEntries(
    [...part.querySelectorAll('dl > div')].map(({ children: [term, value] }) => [
      term?.textContent,
      value?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  )
const anOfferFile = aFile({
  id: '01990000-0000-7000-8000-000000000402',
  fileType: 'OFFER',
  filename: 'AN-17.pdf',
})

test('accepting names all that one orders, binding time, deviations and the order, then leads to the orders', async () => {
  const deviations: Offer['deviations'] = [
    { kind: 'QUANTITY', position: 7, label: 'Klemme 2,5', before: '10', after: '12' },
  ]
  const { user, calls } = await open(
    anOpenOffer({
      version: 2,
      fileItems: [anOfferFile, aFile()],
      deviations,
      deviationCount: 1,
      deliveryCondition: 'DAP',
      desiredDeliveryDate: '2027-01-20',
      validUntil: '2099-12-24',
      additionalInfoSupplier: 'Zahlbar in 30 Tagen.',
      enquiry: anEnquiry({ desiredDeliveryDate: '2027-01-15', deliveryCondition: 'EXW' }),
    }),
    'CUSTOMER',
    {
      changeOfferState: () => undefined,
    },
  )
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  const box = await screen.findByRole('dialog')
  const dialog = within(box)
  const until = formatDate(new Date(Date.now() + 14 * 24 * 60 * 60 * 1000))
  expect(dialog.getByText('Sie bestellen bei Schaltbau West verbindlich:')).toBeTruthy()
  expect(factsIn(box)).toEqual({
    Angebot: 'AN-17, Version 2',
    Lieferant: 'Schaltbau West',
    'Nettopreis je Schrank': '3.100,00 €',
    'Nettopreis für 4 Schränke': '12.400,00 €',
    Liefertermin: '20.01.2027, 5 Tage nach Ihrem Wunschtermin (15.01.2027)',
    'Gültig bis': '24.12.2099',
    Lieferbedingung: 'DAP – geliefert benannter Ort (angefragt: EXW – ab Werk)',
    'Zahlung und weitere Bedingungen':
      'Wie in der Angebotsdatei AN-17.pdf. Es gelten die Allgemeinen Verkaufsbedingungen.',
    'Zusätzliche Angaben des Lieferanten': 'Zahlbar in 30 Tagen.',
  })
  const terms = dialog.getByRole('link', { name: 'Allgemeinen Verkaufsbedingungen' })
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/avb', '_blank'])
  expect(dialog.getByText(new RegExp(`zwei Wochen bindend, bis ${until}`))).toBeTruthy()
  expect(dialog.getByText('Bestellung: Bestellung.pdf')).toBeTruthy()
  expect(dialog.getByRole('cell', { name: 'Klemme 2,5' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Verbindlich bestellen' }))
  expect(await screen.findByText('Adresse /order')).toBeTruthy()
  expect(screen.getByText(`Mitgegeben {"made":{"id":"${anOffer().id}","name":"AN-17"}}`)).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toEqual([{ query: { offerId: anOffer().id, state: 'ACCEPTED' } }])
})

test.each([
  ['2027-01-14', '14.01.2027, 1 Tag vor Ihrem Wunschtermin (15.01.2027)'],
  ['2027-01-15', '15.01.2027'],
  ['2027-01-16', '16.01.2027, 1 Tag nach Ihrem Wunschtermin (15.01.2027)'],
])('an order for the %s reads %s against the wanted date', async (desiredDeliveryDate, expected) => {
  const enquiry = anEnquiry({ desiredDeliveryDate: '2027-01-15' })
  const { user } = await open(anOpenOffer({ fileItems: [aFile()], desiredDeliveryDate, enquiry }), 'CUSTOMER')
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  expect(factsIn(await screen.findByRole('dialog'))).toMatchObject({
    Liefertermin: expected,
    'Gültig bis': 'Unbefristet',
  })
})

test('an offer without a last day says that it is valid without end', async () => {
  await open(anOpenOffer(), 'CUSTOMER')
  expect(factsIn(await screen.findByRole('region', { name: 'Angebotsdaten' }))).toMatchObject({
    'Gültig bis': 'Unbefristet',
  })
})

test('a release names once more what is offered', async () => {
  const { user } = await open(
    anOffer({
      allowedActions: ['edit', 'release'],
      fileItems: [anOfferFile],
      enquiry: anEnquiry({ desiredDeliveryDate: '2099-01-14' }),
    }),
    'SUPPLIER',
  )
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const box = await screen.findByRole('dialog')
  expect(within(box).getByText('Sie bieten Anlagenbau Nord an:')).toBeTruthy()
  expect(factsIn(box)).toMatchObject({
    Angebot: 'AN-17, Version 1',
    Kunde: 'Anlagenbau Nord',
    'Nettopreis je Schrank': '3.100,00 €',
    'Nettopreis für 4 Schränke': '12.400,00 €',
    Liefertermin: '15.01.2099, 1 Tag nach dem Wunschtermin des Kunden (14.01.2099)',
    'Gültig bis': 'Unbefristet',
  })
})

test('a release names the files that go out with it, and the list that stays', async () => {
  const table = aFile({ id: '01990000-0000-7000-8000-000000000403', filename: 'Kalkulation.xlsx' })
  const own = {
    ...aFile({ id: '01990000-0000-7000-8000-000000000404', filename: 'Einkauf.xlsx' }),
    onlyOwn: true,
  }
  const { user } = await open(
    anOffer({ allowedActions: ['edit', 'release'], fileItems: [anOfferFile, table, own] }),
    'SUPPLIER',
  )
  expect(screen.getByText('nur für Sie')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  const list = dialog.getByText('Mit dem Angebot gehen hinaus:').parentElement!
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AN-17.pdf', 'Kalkulation.xlsx'])
  expect(dialog.getByText('Bei Ihnen bleibt: Einkauf.xlsx')).toBeTruthy()
})

describe('what a cabinet costs is said to be about so much where the price does not divide', () => {
  const odd = { price: 9_999.99, pricePerCabinet: 5_000, amount: 2 }
  const each = 'rund 5.000,00 €'

  test.each<[string, Offer, 'CUSTOMER' | 'SUPPLIER', string]>([
    ['before an order', anOpenOffer({ ...odd, fileItems: [aFile()] }), 'CUSTOMER', 'Annehmen'],
    [
      'before a release',
      anOffer({ ...odd, allowedActions: ['edit', 'release'], fileItems: [anOfferFile] }),
      'SUPPLIER',
      'Freigeben',
    ],
  ])('%s', async (_, offer, companyType, step) => {
    const { user } = await open(offer, companyType)
    await user.click(screen.getByRole('button', { name: step }))
    expect(factsIn(await screen.findByRole('dialog'))).toMatchObject({
      'Nettopreis je Schrank': each,
      'Nettopreis für 2 Schränke': '9.999,99 €',
    })
  })

  test('among the data and in the decision', async () => {
    const compareOffers = () => aComparison({ amount: 2, offers: [aComparedOffer(odd)] })
    await open(anOpenOffer(odd), 'CUSTOMER', { compareOffers })
    const data = await screen.findByRole('region', { name: 'Angebotsdaten' })
    expect(factsIn(data)).toMatchObject({ 'Nettopreis je Schrank': each })
    const decision = within(await screen.findByRole('region', { name: 'Ihre Entscheidung' }))
    expect(await decision.findByText(/^rund 5\.000,00\s€ je Schrank$/)).toBeTruthy()
  })

  test('while it is typed', async () => {
    const { user } = await open(anOffer({ amount: 2, allowedActions: ['edit'] }), 'SUPPLIER')
    const field = screen.getByLabelText<HTMLInputElement>(/^Nettopreis/)
    await user.clear(field)
    await user.type(field, '9.999,99')
    expect(await screen.findByText(/^rund 5\.000,00\s€$/, { selector: 'output' })).toBeTruthy()
  })
})

test('more deviations than the page has are counted in tab, list and question', async () => {
  const deviations = Array.from({ length: 30 }, (_, at) => ({
    kind: 'REMOVED' as const,
    position: at + 1,
    label: `Klemme ${at}`,
    before: '1',
    after: null,
  }))
  const offer = anOpenOffer({ fileItems: [aFile()], deviations, deviationCount: 1200 })
  const { user } = await open(offer, 'CUSTOMER')
  expect(await screen.findByText('und 1.180 weitere Abweichungen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '10 weitere anzeigen' }))
  expect(await screen.findByText('und 1.170 weitere Abweichungen')).toBeTruthy()
  expect(screen.getByText(/^Mehr als 30 zeigt diese Seite nicht/)).toBeTruthy()
  // The focus was on the button that is gone.
  const fewer = screen.getByRole('button', { name: 'Weniger anzeigen' })
  expect(document.activeElement).toBe(fewer)
  await user.click(fewer)
  expect(await screen.findByText('und 1.180 weitere Abweichungen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('In der Stückliste weicht das Angebot an 1.200 Stellen von Ihrer Anfrage ab:'),
  ).toBeTruthy()
  expect(dialog.getByText('und 1.192 weitere Abweichungen')).toBeTruthy()
})

test('a supplier reads before the release in how many places of the list his offer differs from the enquiry', async () => {
  const offer = anOffer({
    allowedActions: ['edit', 'release'],
    fileItems: [anOfferFile],
    deviations: [{ kind: 'REMOVED', position: 3, label: 'Klemme', before: '1', after: null }],
    deviationCount: 15,
    recommended: [{ code: 'lines-deviate', count: 15 }],
  })
  const { user } = await open(offer, 'SUPPLIER')
  const said = await screen.findByText(
    'In der Stückliste weicht das Angebot an 15 Stellen von der Anfrage ab.',
  )
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(within(said.closest('li') as HTMLElement).getByRole('button'))
  expect(scrolled.mock.contexts).toEqual([document.getElementById('abweichungen')])
  scrolled.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText('In der Stückliste weicht Ihr Angebot an 15 Stellen von der Anfrage ab:'),
  ).toBeTruthy()
  expect(dialog.getByText('und 14 weitere Abweichungen')).toBeTruthy()
  expect(screen.getByRole('dialog').style.width).toBe('640px')
})

test('where an offer stands in several files, its conditions are those of all of them', async () => {
  const fileItems = [
    aFile(),
    { ...anOfferFile, filename: 'Angebot.pdf' },
    { ...anOfferFile, id: '01990000-0000-7000-8000-000000000403', filename: 'Anlage.pdf' },
  ]
  const { user } = await open(anOpenOffer({ fileItems }), 'CUSTOMER')
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  expect(factsIn(await screen.findByRole('dialog'))).toMatchObject({
    'Zahlung und weitere Bedingungen':
      'Wie in den Angebotsdateien Angebot.pdf, Anlage.pdf. Es gelten die Allgemeinen Verkaufsbedingungen.',
  })
})

test('open questions are named before accepting, and lead to the messages', async () => {
  const recommended: Offer['recommended'] = [{ code: 'questions-open', count: 2 }]
  const { user } = await open(anOpenOffer({ fileItems: [aFile()], recommended }), 'CUSTOMER')
  expect(screen.getByText('2 offene Fragen in den Nachrichten.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/2 offene Fragen in den Nachrichten\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Anzeigen' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /annehmen/i })).toBeNull())
  expect(await screen.findByRole('complementary', { name: 'Nachrichten' })).toBeTruthy()
})

test('declining needs a reason, and the individual one its words', async () => {
  const { user, calls } = await open(anOpenOffer(), 'CUSTOMER', { changeOfferState: () => undefined })
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }))
  const dialog = within(await screen.findByRole('dialog'))
  const decline = dialog.getByRole('button', { name: 'Angebot ablehnen' })
  await user.click(decline)
  expect(dialog.getByText('Bitte wählen Sie einen Ablehnungsgrund.')).toBeTruthy()
  await user.click(dialog.getByLabelText(/Ablehnungsgrund/))
  await user.click(await screen.findByRole('option', { name: 'Anderer Grund', hidden: true }))
  await user.click(decline)
  expect(dialog.getByText('Bitte begründen Sie die Ablehnung.')).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toEqual([])
  await user.type(dialog.getByLabelText(/Begründung/), 'Wir bauen selbst')
  await user.click(decline)
  expect(await screen.findByText('Adresse /order')).toBeTruthy()
  expect(screen.getByText('Mitgegeben {}')).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toEqual([
    {
      query: {
        offerId: anOffer().id,
        state: 'DECLINED',
        rejectionReason: 'INDIVIDUAL',
        rejectionReasonIndividual: 'Wir bauen selbst',
      },
    },
  ])
})

test('a step that somebody else was quicker with shows the state as it is now', async () => {
  let current = anOpenOffer({ fileItems: [aFile()] })
  const { user } = await open(current, 'CUSTOMER', {
    getOffer: () => current,
    changeOfferState: () => {
      current = anOrder({ allowedActions: [], allowedFileTypes: [] })
      conflict('offer-state', 'Dieser Schritt ist nicht mehr möglich.')()
    },
  })
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  await user.click(await screen.findByRole('button', { name: 'Verbindlich bestellen' }))
  const notice = await screen.findByText('Der Stand hat sich inzwischen geändert')
  expect(notice.parentElement?.textContent).toContain('Dieser Schritt ist nicht mehr möglich.')
  expect(notice.parentElement?.textContent).toContain('Jetzt gilt: Bestellt.')
  expect(await screen.findByText(`Adresse /order/${current.id}`)).toBeTruthy()
  expect(await offeredSteps(user)).toEqual([])
})

describe('a step that is refused for what the page says anyway is not told a second time', () => {
  const withdrawn = anOpenOffer({ archived: true, allowedActions: [], allowedFileTypes: [] })
  const lapsed = anOpenOffer({ lapseDate: '2026-11-24T08:00:00.000Z', allowedActions: ['revise'] })
  const detail = 'Die Anfrage ist geschlossen.'
  const held = anOffer({
    allowedActions: ['edit', 'archive'],
    releaseObstacle: { code: 'enquiry-closed', detail },
  })
  const toRelease = anOffer({ allowedActions: ['edit', 'release'], fileItems: [anOfferFile] })
  const confirmation = aFile({ fileType: 'ORDER_CONFIRMATION' })

  test.each<[string, Offer, 'CUSTOMER' | 'SUPPLIER', [string, string], string, Offer, RegExp]>([
    [
      'an order of what was withdrawn meanwhile',
      anOpenOffer({ fileItems: [aFile()] }),
      'CUSTOMER',
      ['Annehmen', 'Verbindlich bestellen'],
      'offer-archived',
      withdrawn,
      /^Schaltbau West hat das Angebot zurückgezogen\./,
    ],
    [
      'a confirmation that comes too late',
      anOrder({ fileItems: [confirmation] }),
      'SUPPLIER',
      ['Auftrag bestätigen', 'Auftrag verbindlich bestätigen'],
      'binding-expired',
      lapsed,
      /^Die Bestellung von Anlagenbau Nord ist am 24\.11\.2026 verfallen/,
    ],
    [
      'a release on an enquiry that was closed meanwhile',
      toRelease,
      'SUPPLIER',
      ['Freigeben', 'Angebot freigeben'],
      'enquiry-closed',
      held,
      /^Dieser Entwurf kann nicht freigegeben werden\. Die Anfrage ist geschlossen\.$/,
    ],
  ])('%s', async (_, offer, companyType, [step, verb], code, after, said) => {
    let current = offer
    const refuse = () => {
      current = after
      conflict(code, 'Warum es nicht ging.')()
    }
    const { user } = await open(offer, companyType, {
      getOffer: () => current,
      changeOfferState: refuse,
      updateOffer: refuse,
    })
    await user.click(screen.getByRole('button', { name: step }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: verb }))
    expect(await screen.findByText(said)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Mitgegeben {}')).toBeTruthy()
    expect(screen.queryByText(/Der Stand hat sich inzwischen geändert|Warum es nicht ging/)).toBeNull()
  })

  test('and is told where the page says something else', async () => {
    const { user } = await open(
      anOpenOffer({ lapseDate: '2026-11-24T08:00:00.000Z', fileItems: [aFile()] }),
      'CUSTOMER',
      { changeOfferState: conflict('order-elsewhere', 'Ein anderes Angebot ist bestellt.') },
    )
    await user.click(screen.getByRole('button', { name: 'Annehmen' }))
    await user.click(await screen.findByRole('button', { name: 'Verbindlich bestellen' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Ein anderes Angebot ist bestellt.')
    expect(screen.getByText(/^Ihre Bestellung ist am 24\.11\.2026 verfallen/)).toBeTruthy()
  })
})

test('a confirmation that the server misses leads to the upload', async () => {
  const file = aFile({ fileType: 'ORDER_CONFIRMATION', filename: 'AB.pdf' })
  const { user } = await open(anOrder({ fileItems: [file] }), 'SUPPLIER', {
    changeOfferState: conflict(
      'order-confirmation-missing',
      'Bitte laden Sie zuerst die Auftragsbestätigung hoch.',
      412,
    ),
  })
  await user.click(screen.getByRole('button', { name: 'Auftrag bestätigen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Anlagenbau Nord erhält die Auftragsbestätigung per E-Mail/)).toBeTruthy()
  expect(dialog.getByText('Auftragsbestätigung: AB.pdf')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Auftrag verbindlich bestätigen' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dateien auswählen'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['is asked for', ['accept', 'decline', 'uploadFile'], 1],
  ['is not asked for where the offer cannot be accepted', ['decline', 'wish', 'uploadFile'], 0],
] as const)('an order %s', async (_, allowedActions, count) => {
  await open(anOffer({ allowedActions: [...allowedActions], allowedFileTypes: ['ORDER'] }), 'CUSTOMER')
  await screen.findByRole('heading', { name: /Dateien/ })
  expect(screen.queryAllByLabelText('Bestellung hochladen')).toHaveLength(count)
})

test('a draft saves what is typed and names what its release still lacks', async () => {
  let saved = anOffer({
    offerNumber: null,
    allowedActions: ['edit', 'release', 'uploadFile'],
    allowedFileTypes: ['OFFER', 'UNKNOWN'],
  })
  const { user, calls } = await open(saved, 'SUPPLIER', {
    getOffer: () => saved,
    updateOffer: ({ body }) => {
      saved = { ...saved, ...(body as Partial<Offer>), editVersion: saved.editVersion + 1 }
      return saved
    },
  })
  expect(screen.getByText('Die Angebotsnummer fehlt.')).toBeTruthy()
  await typeAtOnce(user, screen.getByLabelText(/^Angebotsnummer/), 'AN-18')
  expect(screen.queryByText('Die Angebotsnummer fehlt.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(named(calls, 'updateOffer')).toHaveLength(1))
  expect(named(calls, 'updateOffer')).toEqual([
    { body: { id: saved.id, editVersion: 3, offerNumber: 'AN-18' } },
  ])
  const missing = screen.getByText('Die Angebotsdatei fehlt.').closest('li')!
  await user.click(within(missing).getByRole('button', { name: 'Hochladen' }))
  expect(screen.getByText('Angebot hochladen')).toBeTruthy()
})

test.each([
  ['says that a PDF becomes the offer', 'which has none', [], 1],
  ['says nothing of it', 'which has one', [aFile({ fileType: 'OFFER' })], 0],
] as const)('the upload to a draft %s, %s', async (_, __, fileItems, count) => {
  const allowed = { allowedActions: ['edit', 'uploadFile'], allowedFileTypes: ['OFFER', 'UNKNOWN'] } as const
  await open(
    anOffer({
      allowedActions: [...allowed.allowedActions],
      allowedFileTypes: [...allowed.allowedFileTypes],
      fileItems: [...fileItems],
    }),
    'SUPPLIER',
  )
  expect((await screen.findAllByLabelText('Dateiart')).length).toBeGreaterThan(0)
  expect(screen.queryAllByText(/^Ein PDF wird als Angebot abgelegt/)).toHaveLength(count)
})

test.each([
  ['a supplier is told', 'SUPPLIER', 1],
  ['a customer is not told', 'CUSTOMER', 0],
] as const)('%s which of an offer’s files stay his', async (_, companyType, count) => {
  const draft = anOffer({
    allowedActions: companyType === 'SUPPLIER' ? ['edit', 'uploadFile'] : ['accept', 'uploadFile'],
    allowedFileTypes: companyType === 'SUPPLIER' ? ['OFFER', 'UNKNOWN'] : ['ORDER'],
    bomFileName: null,
    mappedAt: null,
  })
  await open(draft, companyType)
  await screen.findByRole('heading', { name: /Dateien/ })
  expect(screen.queryAllByText(/^Diese Dateien sieht Anlagenbau Nord mit der Freigabe/)).toHaveLength(count)
  expect(screen.queryAllByText(/bleibt als Datei bei Ihnen/)).toHaveLength(count)
})

test('a release that came too soon after many others says so in its dialog', async () => {
  const detail = 'Ihr Unternehmen hat gerade sehr viele Anfragen oder Angebote freigegeben.'
  const draft = anOffer({
    offerNumber: 'AN-18',
    price: 100,
    allowedActions: ['edit', 'release'],
    fileItems: [aFile({ fileType: 'OFFER' })],
  })
  const { user } = await open(draft, 'SUPPLIER', {
    updateOffer: conflict('too-many-releases', detail, 429),
  })
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Angebot freigeben' }))
  expect(await dialog.findByText(detail)).toBeTruthy()
})

test.each([
  ['2020-01-31', '31.01.2020 (vorbei)'],
  ['2099-11-30', '30.11.2099'],
])(
  'a draft tells a deadline of %s as %s, in its head and among what was asked for',
  async (offerDeadline, expected) => {
    await open(anOffer({ allowedActions: ['edit'], enquiry: anEnquiry({ offerDeadline }) }), 'SUPPLIER')
    const told = screen.getAllByText('Angebotsfrist').map((label) => label.parentElement?.textContent)
    expect(told).toEqual([`Angebotsfrist${expected}`, `Angebotsfrist${expected}`])
  },
)

test.each([
  ['an offer that is released', anOpenOffer({ enquiry: anEnquiry({ offerDeadline: '2020-01-31' }) })],
  ['a draft without a deadline', anOffer({ allowedActions: ['edit'], enquiry: anEnquiry() })],
])('the head of %s leaves the deadline to what was asked for', async (_which, offer) => {
  await open(offer, 'SUPPLIER')
  expect(screen.getAllByText('Angebotsfrist')).toHaveLength(1)
})

test('an enquiry one may not see any more is told in a sentence', async () => {
  await open(anOpenOffer({ allowedActions: [], allowedFileTypes: [] }), 'SUPPLIER')
  expect(
    screen.getByText(/^Die Anfrage ist nicht mehr offen und deshalb für Sie nicht sichtbar/),
  ).toBeTruthy()
})

test('a double click on a binding step sends one call', async () => {
  const { user, calls } = await open(anOpenOffer({ fileItems: [aFile()] }), 'CUSTOMER', {
    changeOfferState: () => undefined,
  })
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  const order = await screen.findByRole('button', { name: 'Verbindlich bestellen' })
  fireEvent.click(order)
  fireEvent.click(order)
  expect(await screen.findByText('Adresse /order')).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toHaveLength(1)
})

test('a refusal that left the state as it was names no other one', async () => {
  const { user } = await open(anOpenOffer({ allowedActions: ['revise'] }), 'SUPPLIER', {
    reviseOffer: conflict('enquiry-closed', 'Die Anfrage ist geschlossen.'),
  })
  await user.click(screen.getByRole('button', { name: 'Neue Version erstellen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Neue Version erstellen' }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Die Anfrage ist geschlossen.')
  expect(notice.textContent).not.toContain('Jetzt gilt')
})

test('asking for a new version leads to the draft of it that is there already', async () => {
  const draftId = '01990000-0000-7000-8000-000000000199'
  const { user } = await open(anOpenOffer({ allowedActions: ['revise'] }), 'SUPPLIER', {
    reviseOffer: conflict('revision-open', 'Es gibt schon einen Entwurf der nächsten Version.', 409, {
      offerId: draftId,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Neue Version erstellen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Neue Version erstellen' }))
  expect(await screen.findByText(`Adresse /offer/${draftId}`)).toBeTruthy()
})

test('a draft whose enquiry closed says why it cannot be released, and that it may be again', async () => {
  const detail = 'Die Anfrage ist geschlossen.'
  await open(
    anOffer({ allowedActions: ['edit', 'archive'], releaseObstacle: { code: 'enquiry-closed', detail } }),
    'SUPPLIER',
  )
  expect(screen.getByText(`Dieser Entwurf kann nicht freigegeben werden. ${detail}`)).toBeTruthy()
  expect(screen.getByText(/^Der Entwurf bleibt gespeichert\. Öffnet .+ die Anfrage wieder/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
})

describe('a step that became impossible while it was asked about', () => {
  const draft = anOffer({
    price: 100,
    allowedActions: ['edit', 'release'],
    fileItems: [aFile({ fileType: 'OFFER' })],
  })
  /** Opens the question, and has the offer become another one meanwhile. */
  const askAndChange = async (
    offer: Offer,
    step: string,
    changes: Partial<Offer>,
    next: Offer | undefined = undefined,
  ) => {
    let current = offer
    const by = offer.allowedActions.includes('decline') ? 'CUSTOMER' : 'SUPPLIER'
    const { user, calls } = await open(offer, by, {
      getOffer: ({ query }) => (next && (query as { id: string }).id === next.id ? next : current),
    })
    await user.click(screen.getByRole('button', { name: step }))
    const dialog = within(await screen.findByRole('dialog'))
    return {
      user,
      calls,
      dialog,
      change: () => {
        current = { ...offer, ...changes, editVersion: offer.editVersion + 1 }
        // As a live event does, this has the page ask again.
        fireEvent(globalThis.window, new Event('visibilitychange'))
      },
    }
  }

  test('a release of which the enquiry closed says so, and what was entered stays', async () => {
    const { user, calls, dialog, change } = await askAndChange(draft, 'Freigeben', {
      allowedActions: ['edit', 'archive'],
      releaseObstacle: { code: 'enquiry-closed', detail: 'Die Anfrage ist geschlossen.' },
    })
    dialog.getByRole('button', { name: 'Angebot freigeben' }).focus()
    change()
    await dialog.findByText(
      'Dieser Entwurf kann nicht mehr freigegeben werden: Die Anfrage ist geschlossen. Ihre Eingaben bleiben im Entwurf gespeichert. Öffnet Anlagenbau Nord die Anfrage wieder, können Sie ihn freigeben.',
    )
    expect(dialog.queryByRole('button', { name: 'Angebot freigeben' })).toBeNull()
    expect(dialog.queryByText(/sieht das Angebot ab jetzt/)).toBeNull()
    const close = dialog.getByRole('button', { name: 'Schließen' })
    expect(document.activeElement).toBe(close)
    await user.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: /^Angebotsnummer/ })).toHaveProperty('value', 'AN-17')
    expect(named(calls, 'updateOffer')).toEqual([])
  })

  test('a release of which a colleague changed the price names both prices, and has to be asked again', async () => {
    const { user, calls, dialog, change } = await askAndChange(draft, 'Freigeben', {
      price: 1000,
      desiredDeliveryDate: '2027-03-15',
    })
    change()
    await dialog.findByText(
      /^Das Angebot wurde inzwischen geändert: Nettopreis für alle Schränke .+ → 1\.000,00.€; Liefertermin .+ → 15\.03\.2027\. Bitte sehen Sie es noch einmal durch/,
    )
    expect(dialog.queryByRole('button', { name: 'Angebot freigeben' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Schließen' }))
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const again = within(await screen.findByRole('dialog'))
    expect(again.getByText(/1\.000,00/)).toBeTruthy()
    expect(again.getByRole('button', { name: 'Angebot freigeben' })).toBeTruthy()
    expect(named(calls, 'updateOffer')).toEqual([])
  })

  test('a change that a release does not bind to is no obstacle', async () => {
    const { dialog, change } = await askAndChange(draft, 'Freigeben', { referenceNumber: 'NEU-7' })
    change()
    await screen.findByText(/NEU-7/)
    expect(dialog.getByRole('button', { name: 'Angebot freigeben' })).toBeTruthy()
  })

  test('a release that a colleague made says so', async () => {
    const released = { released: true, allowedActions: ['revise' as const], standing: 'RELEASED' as const }
    const { dialog, change } = await askAndChange(draft, 'Freigeben', released)
    change()
    await dialog.findByText(/Jetzt gilt: Freigegeben\.$/)
  })

  test('an order of what was withdrawn says so', async () => {
    const offer = anOpenOffer({ fileItems: [aFile({ fileType: 'ORDER' })] })
    const withdrawn = { archived: true, allowedActions: [], standing: 'WITHDRAWN' as const }
    const { dialog, change } = await askAndChange(offer, 'Annehmen', withdrawn)
    change()
    await dialog.findByText(/Jetzt gilt: Zurückgezogen\.$/)
    expect(dialog.queryByRole('button', { name: 'Verbindlich bestellen' })).toBeNull()
    expect(dialog.queryByRole('link')).toBeNull()
  })

  test('an order of a version that was replaced leads on to the one that replaced it', async () => {
    const fileItems = [aFile({ fileType: 'ORDER' })]
    const replaced = {
      invalidated: true,
      allowedActions: [],
      standing: 'REPLACED' as const,
      versions: [laterVersion],
    }
    const next = anOpenOffer({ id: laterVersion.id, version: 2, fileItems, versions: [laterVersion] })
    const { user, dialog, change } = await askAndChange(
      anOpenOffer({ fileItems }),
      'Annehmen',
      replaced,
      next,
    )
    change()
    await dialog.findByText(/Jetzt gilt: Ersetzt\.$/)
    expect(dialog.queryByText(/verbindlich|bindend/i)).toBeNull()
    await user.click(dialog.getByRole('link', { name: 'Version 2 anzeigen' }))
    expect(await screen.findByText(`Adresse /offer/${laterVersion.id}`)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Annehmen' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a declining keeps the reason that was written', async () => {
    const offer = anOpenOffer()
    const withdrawn = { archived: true, allowedActions: [], standing: 'WITHDRAWN' as const }
    const { user, dialog, change } = await askAndChange(offer, 'Ablehnen', withdrawn)
    await user.click(dialog.getByLabelText(/Ablehnungsgrund/))
    await user.click(await screen.findByRole('option', { name: 'Anderer Grund', hidden: true }))
    await user.type(dialog.getByLabelText(/Begründung/), 'Zu spät')
    change()
    await dialog.findByText(/Jetzt gilt: Zurückgezogen\.$/)
    expect(dialog.getByLabelText(/Begründung/)).toHaveProperty('value', 'Zu spät')
    expect(dialog.queryByRole('button', { name: 'Angebot ablehnen' })).toBeNull()
  })
})

const laterVersion = {
  id: '01990000-0000-7000-8000-000000000198',
  version: 2,
  state: 'OPEN',
  standing: 'RELEASED',
  released: true,
  releaseDate: null,
  invalidated: false,
  archived: false,
  price: 100,
} as const
const draftOfVersion2 = { ...laterVersion, standing: 'DRAFT', released: false } as const
const lapseDate = '2026-11-20T08:00:00.000Z'
const closed = { standing: 'CLOSED', enquiryObstacle: 'enquiry-closed' } as const
const archived = { standing: 'ENQUIRY_ARCHIVED', enquiryObstacle: 'enquiry-archived' } as const
const supplierGone = anOpenOffer({ standing: 'SUPPLIER_INACTIVE', allowedActions: ['decline', 'uploadFile'] })
const orderedElsewhere = {
  allowedActions: ['decline', 'uploadFile'],
  enquiry: anEnquiry({ awardedState: 'ACCEPTED', supplierName: 'Schrankbau Ost' }),
} as const satisfies Partial<Offer>
const nextStep = () => screen.getByText('Als Nächstes:').closest('[role=status]')?.textContent
const expired = anOpenOffer({ validUntil: '2020-01-31', allowedActions: ['decline', 'wish'] })

describe('an offer out of play says so, and what one can do', () => {
  test.each<[string, Offer, 'CUSTOMER' | 'SUPPLIER', string, string?]>([
    [
      'expired, to the customer',
      expired,
      'CUSTOMER',
      'Das Angebot galt bis zum 31.01.2020 und kann nicht mehr angenommen werden.',
      'Neue Version anfragen',
    ],
    [
      'expired, to the supplier',
      anOpenOffer({ validUntil: '2020-01-31', allowedActions: ['revise', 'archive'] }),
      'SUPPLIER',
      'Ihr Angebot galt bis zum 31.01.2020.',
      'Neue Version erstellen',
    ],
    [
      'expired with a draft of the next version, to the supplier',
      anOpenOffer({ validUntil: '2020-01-31', allowedActions: ['revise'], versions: [draftOfVersion2] }),
      'SUPPLIER',
      'Ihr Angebot galt bis zum 31.01.2020.',
      'Entwurf von Version 2 öffnen',
    ],
    [
      'lapsed, to the customer',
      anOpenOffer({ lapseDate, allowedActions: ['accept', 'decline', 'wish'] }),
      'CUSTOMER',
      'Ihre Bestellung ist am 20.11.2026 verfallen, weil Schaltbau West sie nicht rechtzeitig bestätigt hat.',
      'Neue Version anfragen',
    ],
    [
      'lapsed, to the supplier',
      anOpenOffer({ lapseDate, allowedActions: ['revise'] }),
      'SUPPLIER',
      'Das Angebot ist wieder offen: Anlagenbau Nord kann erneut darüber entscheiden, solange es gilt;',
      'Neue Version erstellen',
    ],
    [
      'lapsed for good',
      anOpenOffer({ state: 'DECLINED', lapseDate, allowedActions: [], nextParty: null }),
      'CUSTOMER',
      'und das Angebot ist abgelehnt.',
    ],
    [
      'declined, to the customer',
      anOpenOffer({ state: 'DECLINED', allowedActions: ['wish'], nextParty: null }),
      'CUSTOMER',
      'Das Angebot ist abgelehnt.',
      'Neue Version anfragen',
    ],
    [
      'replaced',
      anOpenOffer({ invalidated: true, allowedActions: [], versions: [laterVersion] }),
      'CUSTOMER',
      'Schaltbau West hat sie durch eine neue ersetzt.',
      'Version 2 anzeigen',
    ],
    [
      'withdrawn, to the customer',
      anOpenOffer({ archived: true, allowedActions: [] }),
      'CUSTOMER',
      'Schaltbau West hat das Angebot zurückgezogen.',
      'Angebote zu dieser Anfrage',
    ],
    [
      'withdrawn, to the supplier',
      anOpenOffer({ archived: true, allowedActions: [] }),
      'SUPPLIER',
      'Sie haben das Angebot zurückgezogen; Anlagenbau Nord kann es nicht mehr annehmen.',
    ],
    [
      'of a closed enquiry, to the customer',
      anOpenOffer({ ...closed, allowedActions: ['decline'] }),
      'CUSTOMER',
      'Die Anfrage ist geschlossen.',
      'Anfrage anzeigen',
    ],
    [
      'of a closed enquiry with an order elsewhere, to the customer',
      anOpenOffer({ ...closed, ...orderedElsewhere }),
      'CUSTOMER',
      'Die Anfrage ist geschlossen, und Sie haben bei Schrankbau Ost bestellt. Dieses Angebot können Sie nicht annehmen.',
      'Anfrage anzeigen',
    ],
    [
      'of a supplier who is gone, to the customer',
      supplierGone,
      'CUSTOMER',
      'Schaltbau West ist im Portal nicht mehr aktiv. Das Angebot können Sie nicht mehr annehmen. Sie können es ablehnen oder ein anderes wählen.',
      'Angebote zu dieser Anfrage',
    ],
    [
      'of an archived enquiry, to the customer',
      anOpenOffer({
        ...archived,
        allowedActions: ['decline'],
        enquiry: anEnquiry({ state: 'ARCHIVED', archived: true }),
      }),
      'CUSTOMER',
      'Die Anfrage ist archiviert. Das Angebot können Sie nicht mehr annehmen.',
      'Anfrage anzeigen',
    ],
    [
      'of a closed enquiry, to the supplier',
      anOpenOffer({ ...closed, allowedActions: ['archive'] }),
      'SUPPLIER',
      'Anlagenbau Nord hat die Anfrage geschlossen',
    ],
    [
      'of an archived enquiry, to the supplier',
      anOpenOffer({ ...archived, allowedActions: ['archive'] }),
      'SUPPLIER',
      'Anlagenbau Nord hat die Anfrage archiviert. Ihr Angebot kann nicht mehr angenommen werden.',
    ],
  ])('%s', async (_, offer, companyType, text, way) => {
    await open(offer, companyType)
    const notice = screen
      .getAllByRole('status')
      .find((one) => one.textContent?.includes(text) && one.className.includes('kit-notice'))
    expect(notice).toBeTruthy()
    const inside = within(notice as HTMLElement)
    const ways = [...inside.queryAllByRole('button'), ...inside.queryAllByRole('link')]
    expect(ways.map(({ textContent }) => textContent)).toEqual(way === undefined ? [] : [way])
  })

  test.each<[string, Offer, string]>([
    [
      'a supplier who is gone',
      supplierGone,
      'Als Nächstes: Sie lehnen das Angebot ab oder wählen ein anderes.',
    ],
    [
      'a closed enquiry',
      anOpenOffer({ ...closed, allowedActions: ['decline'] }),
      'Als Nächstes: Sie öffnen die Anfrage erneut, um das Angebot anzunehmen, oder lehnen es ab.',
    ],
    ...([closed, { standing: 'EXPIRED' }, { standing: 'SUPPLIER_INACTIVE' }, {}] as const).map(
      (standing): [string, Offer, string] => [
        `an order elsewhere, as ${JSON.stringify(standing)}`,
        anOpenOffer({ ...standing, ...orderedElsewhere, wishDate: '2026-12-01T09:00:00.000Z' }),
        'Als Nächstes: Sie haben zu dieser Anfrage schon bei Schrankbau Ost bestellt. Annehmen lässt sich dieses Angebot nicht; mit der Auftragsbestätigung ist es abgelehnt.',
      ],
    ),
    [
      'a newer version, whatever else is ordered',
      anOpenOffer({
        ...orderedElsewhere,
        invalidated: true,
        nextParty: null,
        allowedActions: [],
        versions: [laterVersion],
      }),
      'Als Nächstes: Weiter geht es mit Version 2.',
    ],
  ])('the next step of a customer heeds %s', async (_, offer, expected) => {
    await open(offer, 'CUSTOMER')
    expect(nextStep()).toBe(expected)
  })

  test('a refusal because the supplier is gone is told once', async () => {
    let current = anOpenOffer({ fileItems: [aFile({ fileType: 'ORDER' })] })
    const { user } = await open(current, 'CUSTOMER', {
      getOffer: () => current,
      changeOfferState: () => {
        current = supplierGone
        return conflict('supplier-inactive', 'Das Unternehmen des Lieferanten ist nicht mehr aktiv.')()
      },
    })
    await user.click(screen.getByRole('button', { name: 'Annehmen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Verbindlich bestellen' }))
    expect(await screen.findByText(/Schaltbau West ist im Portal nicht mehr aktiv\./)).toBeTruthy()
    expect(screen.queryByText('Das Unternehmen des Lieferanten ist nicht mehr aktiv.')).toBeNull()
  })

  test('only of a closed enquiry its supplier reads that it may be opened again', async () => {
    const again = /öffnet|wieder|solange/
    const { unmount } = await open(anOpenOffer({ ...closed, allowedActions: ['archive'] }), 'SUPPLIER')
    expect(screen.getByText(/öffnet Anlagenbau Nord die Anfrage wieder, sehen Sie sie hier/)).toBeTruthy()
    unmount()
    for (const offer of [
      anOpenOffer({ ...archived, allowedActions: ['archive'] }),
      anOffer({
        allowedActions: ['edit', 'archive'],
        enquiryObstacle: 'enquiry-archived',
        releaseObstacle: { code: 'enquiry-archived', detail: 'Die Anfrage ist archiviert.' },
      }),
    ]) {
      const { unmount } = await open(offer, 'SUPPLIER')
      expect(screen.getByText(/Anlagenbau Nord hat die Anfrage archiviert; deshalb ist sie/)).toBeTruthy()
      expect(screen.getByText('Als Nächstes:').parentElement?.textContent).toMatch(/nicht mehr|nichts mehr/)
      expect(document.body.textContent).not.toMatch(again)
      unmount()
    }
  })

  test('a declined offer whose enquiry is awarded leaves nothing to ask for', async () => {
    await open(anOpenOffer({ state: 'DECLINED', allowedActions: [], nextParty: null }), 'CUSTOMER')
    expect(screen.queryByText(/Kommt es doch infrage/)).toBeNull()
  })

  test('a customer asks for a new version once, and reads since when he waits', async () => {
    const wished = { ...expired, wishDate: '2026-12-01T09:00:00.000Z' }
    const { user, calls } = await open(expired, 'CUSTOMER', { wishRevision: () => wished })
    await user.click(screen.getByRole('button', { name: 'Neue Version anfragen' }))
    const done = await screen.findByText('Neue Version am 01.12.2026 bei Schaltbau West angefragt.')
    expect(document.activeElement).toBe(done)
    expect(screen.queryByRole('button', { name: 'Neue Version anfragen' })).toBeNull()
    expect(screen.getByText('Schaltbau West gibt eine neue Version ab.', { exact: false })).toBeTruthy()
    expect(named(calls, 'wishRevision')).toEqual([{ body: { offerId: expired.id } }])
  })

  test('a supplier sees that a new version is wished for, and begins it there', async () => {
    const { user } = await open(
      anOpenOffer({
        validUntil: '2020-01-31',
        wishDate: '2026-12-01T09:00:00.000Z',
        allowedActions: ['revise'],
      }),
      'SUPPLIER',
    )
    const notice = screen
      .getByText('Anlagenbau Nord hat am 01.12.2026 um eine neue Version dieses Angebots gebeten.')
      .closest<HTMLElement>('[role=status]')
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Neue Version erstellen' }))
    expect(await screen.findByRole('dialog', { name: 'Neue Version von AN-17 erstellen?' })).toBeTruthy()
  })
})

describe('the dates of a draft', () => {
  const draft = (changes: Partial<Offer>) =>
    anOffer({
      allowedActions: ['edit', 'release', 'uploadFile'],
      allowedFileTypes: ['OFFER'],
      fileItems: [aFile({ fileType: 'OFFER' })],
      ...changes,
    })

  test('are named at the field and before the release where they passed since, with what helps', async () => {
    const { user, calls } = await open(draft({ validUntil: '2020-01-31' }), 'SUPPLIER')
    const text =
      'Die Gültigkeit liegt in der Vergangenheit. Bitte wählen Sie den heutigen oder einen späteren Tag, oder lassen Sie das Feld leer.'
    expect(screen.getAllByText(text)).toHaveLength(2)
    const field = screen.getByRole('textbox', { name: 'Gültig bis' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Korrigieren' }))
    expect(document.activeElement).toBe(field)
    field.blur()
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(named(calls, 'updateOffer')).toEqual([])
  })

  test('are not sent where they have passed; the rest is', async () => {
    const offer = draft({})
    const { user, calls } = await open(offer, 'SUPPLIER', {
      updateOffer: ({ body }) => ({ ...offer, ...(body as object), editVersion: 4 }),
    })
    replaceText(screen.getByRole('textbox', { name: 'Gültig bis' }), '31.01.2020')
    replaceText(screen.getByRole('textbox', { name: 'Angebotsnummer' }), 'AN-18')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(named(calls, 'updateOffer')).toEqual([
        { body: { id: offer.id, editVersion: offer.editVersion, offerNumber: 'AN-18' } },
      ]),
    )
  })
})

test.each([
  [
    'a release',
    anOffer({ allowedActions: ['edit', 'release', 'uploadFile'], allowedFileTypes: ['OFFER'] }),
    'Freigeben',
    'Angebot hochladen',
  ],
  ['a confirmation', anOrder(), 'Auftrag bestätigen', 'Auftragsbestätigung hochladen'],
] as const)('%s without its file leads to the upload and asks nothing', async (_, offer, button, upload) => {
  const { user, calls } = await open(offer, 'SUPPLIER')
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(upload)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Dateien auswählen')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(named(calls, 'changeOfferState')).toEqual([])
})

test('the versions are listed, each with a way to it', async () => {
  const version = { state: 'OPEN', released: true, releaseDate: null, archived: false, price: 100 } as const
  const offer = anOpenOffer({ version: 2, allowedActions: [] })
  const former = '01990000-0000-7000-8000-000000000198'
  await open(
    {
      ...offer,
      versions: [
        { ...version, id: offer.id, version: 2, standing: 'RELEASED', invalidated: false },
        { ...version, id: former, version: 1, standing: 'REPLACED', invalidated: true },
      ],
    },
    'CUSTOMER',
  )
  const table = within(screen.getByRole('table', { name: 'Versionen' }))
  expect(table.getByText('Version 2 (diese)')).toBeTruthy()
  expect(table.getByText('Ersetzt')).toBeTruthy()
  expect(table.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe(`/offer/${former}`)
})

test('a file of an order that lapsed is marked and serves no new order', async () => {
  const offer = anOpenOffer({ fileItems: [aFile({ lapsed: true, frozen: true, allowedActions: [] })] })
  const { user, calls } = await open(offer, 'CUSTOMER')
  expect(screen.getByText('verfallen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annehmen' }))
  expect(screen.queryByRole('button', { name: 'Verbindlich bestellen' })).toBeNull()
  expect(named(calls, 'changeOfferState')).toEqual([])
})

test('saving against somebody else’s change asks which one holds', async () => {
  let saved = anOffer({ offerNumber: 'A', allowedActions: ['edit', 'release'], allowedFileTypes: [] })
  const { user } = await open(saved, 'SUPPLIER', {
    getOffer: () => saved,
    updateOffer: conflict('changed-meanwhile', 'Inzwischen geändert.'),
  })
  saved = { ...saved, offerNumber: 'B', editVersion: saved.editVersion + 1 }
  await user.type(screen.getByLabelText(/^Angebotsnummer/), 'C')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Das Angebot wurde inzwischen geändert',
  })
  expect(within(dialog).getAllByRole('row')[1]?.textContent).toContain('AC')
  expect(screen.queryByText(/markierten Felder/)).toBeNull()
})

test('a price typed letter by letter is read as a whole, with the price of each cabinet', async () => {
  const { user } = await open(
    anOffer({ amount: 2, allowedActions: ['edit'], allowedFileTypes: [] }),
    'SUPPLIER',
  )
  const field = screen.getByLabelText<HTMLInputElement>(/^Nettopreis/)
  await user.clear(field)
  await user.type(field, '12.480,50')
  expect(field.value).toBe('12.480,50')
  expect(await screen.findByText(/6\.240,25/, { selector: 'output' })).toBeTruthy()
})

describe('what is typed into a draft', () => {
  const draft = (changes: Partial<Offer> = {}) =>
    anOffer({
      amount: 2,
      allowedActions: ['edit', 'release', 'uploadFile'],
      allowedFileTypes: ['OFFER'],
      fileItems: [anOfferFile],
      ...changes,
    })
  const openSaving = (saved: Offer) =>
    open(saved, 'SUPPLIER', {
      updateOffer: ({ body }) => ({ ...saved, ...(body as object), editVersion: saved.editVersion + 1 }),
    })
  const noPrice = 'Ein Angebot braucht einen Preis größer 0.'

  test.each(['-100', '0', '0,00'])('is no price of an offer: %s', async (typed) => {
    const { user } = await openSaving(draft())
    const field = screen.getByLabelText<HTMLInputElement>(/^Nettopreis/)
    await user.clear(field)
    await user.type(field, typed)
    expect(screen.queryByText(noPrice, { selector: '[id$=error]' })).toBeNull()
    await user.tab()
    expect(screen.getByText(noPrice, { selector: '[id$=error]' })).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('output')).toBeNull()
    expect(screen.getByText(/^Der Preis je Schrank steht hier/)).toBeTruthy()
    expect(document.querySelector('.kit-object-facts')?.textContent).not.toMatch(/-\d+,\d\d/)
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a price of 0 that was saved is told when the draft is opened', async () => {
    await open(draft({ price: 0, pricePerCabinet: 0 }), 'SUPPLIER')
    await screen.findByText(noPrice, { selector: '[id$=error]' })
    const beforeRelease = await screen.findByRole('region', { name: /^Vor der Freigabe noch zu erledigen/ })
    expect(within(beforeRelease).getByText(noPrice)).toBeTruthy()
  })

  test.each([
    ['Angebotsnummer', 300, 'Höchstens 100 Zeichen; es sind 300. Bitte kürzen Sie den Text.'],
    [
      'Zusätzliche Angaben des Lieferanten',
      10_001,
      'Höchstens 10.000 Zeichen; es sind 10.001. Bitte kürzen Sie den Text.',
    ],
  ])('is refused whole where it is too long, never cut: %s', async (name, length, text) => {
    const { user, calls } = await openSaving(draft())
    const field = screen.getByRole<HTMLInputElement>('textbox', { name })
    await user.clear(field)
    await user.click(field)
    await user.paste('x'.repeat(length))
    expect(field.value).toHaveLength(length)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(`${name}: Die Eingabe ist nicht gültig.`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/Bitte korrigieren Sie die markierten Felder/)).toBeTruthy()
    expect(named(calls, 'updateOffer')).toEqual([])
  })

  test('is warned of where the number was given before, with the way to that offer, and may stay', async () => {
    const other = '01990000-0000-7000-8000-000000000177'
    const sameNumber = {
      id: other,
      state: 'ACCEPTED',
      customerName: 'Hafenwerk',
      enquiryTitle: 'Krananlage',
      referenceNumber: 'K-1',
    } as const
    const { user } = await openSaving(draft({ sameNumber }))
    const field = screen.getByRole('textbox', { name: 'Angebotsnummer' })
    const link = screen.getByRole('link', { name: 'Bestellung für Krananlage, Hafenwerk' })
    expect(link.getAttribute('href')).toBe(`/order/${other}`)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toContain('Diese Nummer haben Sie schon vergeben')
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByRole('dialog', { name: 'Angebot AN-17 freigeben?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
    await user.type(field, '8')
    expect(screen.queryByText(/Diese Nummer haben Sie schon vergeben/)).toBeNull()
  })

  test.each([
    [1, false],
    [2, true],
  ])('the release of version %i says that it replaces another one: %s', async (version, replaces) => {
    const { user } = await openSaving(draft({ version }))
    await user.click(screen.getByRole('button', { name: 'Freigeben' }))
    const { textContent } = await screen.findByRole('dialog', { name: /^Angebot AN-17.* freigeben\?$/ })
    expect(textContent?.includes('Die bisherige Version gilt dann nicht mehr')).toBe(replaces)
  })
})

test('a reason that is too long is refused with its length, and kept whole', async () => {
  const { user, calls } = await open(anOpenOffer(), 'CUSTOMER', { changeOfferState: () => undefined })
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(/Ablehnungsgrund/))
  await user.click(await screen.findByRole('option', { name: 'Anderer Grund', hidden: true }))
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/Begründung/)
  await user.click(field)
  await user.paste('x'.repeat(2001))
  expect(field.value).toHaveLength(2001)
  await user.click(dialog.getByRole('button', { name: 'Angebot ablehnen' }))
  expect(dialog.getByText(/^Höchstens 2\.000 Zeichen; es sind 2\.001\./)).toBeTruthy()
  expect(named(calls, 'changeOfferState')).toEqual([])
})

test.each([
  [
    anOpenOffer({ version: 2, validUntil: '2099-12-24' }),
    ['Gültig bis 24.12.2099', 'Nettopreis 12.400,00 € (3.100,00 € je Schrank)', 'Version 2'],
  ],
  [
    anOpenOffer({ price: 9_999.99, pricePerCabinet: 5_000, amount: 2 }),
    ['Nettopreis 9.999,99 € (rund 5.000,00 € je Schrank)'],
  ],
  [anOrder({ amount: 1 }), ['Bindend bis 24.11.2026', 'Nettopreis 12.400,00 €']],
])('the head names project, both companies and the figures of the moment', async (offer, expected) => {
  await open(offer, 'SUPPLIER')
  const terms = [...document.querySelectorAll('.kit-object-facts > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')).join(' '),
  )
  expect(terms).toEqual(
    expect.arrayContaining([
      'Projekt Pumpensteuerung',
      'Kunde Anlagenbau Nord',
      'Lieferant Schaltbau West',
      'Zeichen des Kunden PN-4711',
      'Liefertermin 15.01.2099',
      ...expected,
    ]),
  )
})

test.each([
  ['that is open to him', anOpenOffer({ enquiry: anEnquiry() }), true],
  [
    'that is closed',
    anOpenOffer({ enquiry: null, enquiryObstacle: 'enquiry-closed', standing: 'CLOSED' }),
    false,
  ],
  [
    'that is closed while he has the order',
    anOrder({ enquiry: anEnquiry({ closed: true }), enquiryObstacle: 'enquiry-closed' }),
    true,
  ],
])('whether a supplier without a conversation is led to one, on an enquiry %s', async (_, offer, isLed) => {
  const { calls } = await open(offer, 'SUPPLIER', { getConversations: () => [] })
  await waitFor(() => expect(named(calls, 'getConversations')).toHaveLength(1))
  const door = () => screen.queryByRole('button', { name: /^Nachrichten/ })
  if (isLed) await waitFor(() => expect(door()).toBeTruthy())
  else expect(door()).toBeNull()
})

test('the data of an order name the last day it binds, which counts whole', async () => {
  await open(anOrder(), 'SUPPLIER')
  await screen.findByText('Bestellt am')
  const until = [...document.querySelectorAll('dt')].filter(
    ({ textContent }) => textContent === 'Bindend bis',
  )
  expect(until.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toContain('24.11.2026')
  expect(until.every(({ nextElementSibling }) => !nextElementSibling?.textContent?.includes('Uhr'))).toBe(
    true,
  )
})

describe('a customer decides by', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Ihre Entscheidung' }))

  test('the price against the range and the others, the date, and what differs', async () => {
    await open(anOpenOffer(), 'CUSTOMER')
    const { findByText, getByText, getByRole, queryByText } = await card()
    expect(await findByText('Platz 2 von 2 Angeboten')).toBeTruthy()
    expect(getByText('Frühester Termin von 2 Angeboten')).toBeTruthy()
    expect(getByText(/^Im Kostenrahmen \(2\.900–3\.600\s€ je Schrank\)$/)).toBeTruthy()
    expect(getByText('Am Wunschtermin (15.01.2027)')).toBeTruthy()
    expect(getByText('Entspricht Ihrer Anfrage.')).toBeTruthy()
    expect(queryByText(/Bester Preis/)).toBeNull()
    expect(getByRole('link', { name: '2 Angebote vergleichen' }).getAttribute('href')).toBe(
      `/enquiry/${anOpenOffer().enquiryId}/offers`,
    )
  })

  test('a range that lacks the material of some lines says so', async () => {
    const compareOffers = () => aComparison({ linesWithoutMaterial: 4 })
    await open(anOpenOffer(), 'CUSTOMER', { compareOffers })
    const { findByText } = await card()
    expect(
      await findByText(/^Im Kostenrahmen \(.* je Schrank, ohne das Material von 4 der 12 Zeilen\)$/),
    ).toBeTruthy()
  })

  test('what its supplier changed, with the way to the lines', async () => {
    const rival = aRivalOffer()
    const offer = anOpenOffer({
      id: rival.id,
      deviations: rival.deviations,
      deviationCount: rival.deviations.length,
    })
    const { user } = await open(offer, 'CUSTOMER')
    const { findByText, getByText, getByRole } = await card()
    expect(await findByText('Bester Preis von 2 Angeboten')).toBeTruthy()
    expect(getByText(/^500,00\s€ weniger als Version 1$/)).toBeTruthy()
    expect(getByText('1 von 12 Zeilen weicht ab')).toBeTruthy()
    expect(getByText('1 andere Menge')).toBeTruthy()
    expect(getByText('Lieferbedingung DAP – geliefert benannter Ort statt EXW – ab Werk')).toBeTruthy()
    expect(getByText('Liefert 5 Tage später als gewünscht')).toBeTruthy()
    await user.click(getByRole('button', { name: 'Abweichungen anzeigen' }))
    expect(document.activeElement?.id).toBe('abweichungen')
  })

  test('lines that were added beside the enquiry’s', async () => {
    const counts = { lines: 0, QUANTITY: 0, UNIT: 0, ARTICLE: 0, ADDED: 3, REMOVED: 0 }
    const compareOffers = () => aComparison({ offers: [aComparedOffer({ deviationCounts: counts })] })
    await open(anOpenOffer(), 'CUSTOMER', { compareOffers })
    const { findByText, getByRole } = await card()
    expect(await findByText('3 Zeilen hinzugefügt')).toBeTruthy()
    expect(getByRole('button', { name: 'Abweichungen anzeigen' })).toBeTruthy()
  })

  test('itself where nothing else can be had', async () => {
    const offers = [
      aComparedOffer(),
      aRivalOffer({ standing: 'WITHDRAWN', inPlay: false, priceRank: null, dateRank: null }),
    ]
    await open(anOpenOffer(), 'CUSTOMER', { compareOffers: () => aComparison({ inPlay: 1, offers }) })
    const { findByText, queryByText } = await card()
    expect(await findByText(/Bisher das einzige Angebot/)).toBeTruthy()
    expect(queryByText(/Bester Preis|Platz/)).toBeNull()
  })

  test('an offer that expired as one that counts for nothing, which can only be declined', async () => {
    const compared = aComparedOffer({ standing: 'EXPIRED', inPlay: false, priceRank: null, dateRank: null })
    const offer = anOpenOffer({ standing: 'EXPIRED', allowedActions: ['decline'] })
    const comparison = aComparison({ inPlay: 1, offers: [aRivalOffer(), compared] })
    await open(offer, 'CUSTOMER', { compareOffers: () => comparison })
    const { findByText, getByRole, queryByRole, queryByText } = await card()
    expect(await findByText('Zählt im Vergleich nicht mit')).toBeTruthy()
    expect(queryByText(/einzige Angebot/)).toBeNull()
    expect(getByRole('button', { name: 'Ablehnen' })).toBeTruthy()
    expect(queryByRole('button', { name: 'Annehmen' })).toBeNull()
  })

  test('the two buttons, also while the figures cannot be loaded', async () => {
    const isDown = conflict('part-down', 'Gerade nicht erreichbar.', 503)
    await open(anOpenOffer(), 'CUSTOMER', { compareOffers: isDown })
    const { findByText, getAllByRole } = await card()
    expect(await findByText(/Laden nicht möglich/)).toBeTruthy()
    expect(getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Erneut versuchen',
      'Annehmen',
      'Ablehnen',
    ])
    expect(screen.getAllByRole('button', { name: 'Annehmen' })).toHaveLength(1)
  })
})

test.each([
  ['a supplier', anOpenOffer({ allowedActions: ['revise', 'archive'] }), 'SUPPLIER'],
  ['a customer who has ordered', anOrder({ allowedActions: [] }), 'CUSTOMER'],
] as const)('%s has no card and asks for no comparison', async (_who, offer, companyType) => {
  const { calls } = await open(offer, companyType)
  expect(screen.queryByRole('region', { name: 'Ihre Entscheidung' })).toBeNull()
  expect(named(calls, 'compareOffers')).toEqual([])
})

test('the browser names the page by the reference and the version', async () => {
  await open(anOpenOffer({ referenceNumber: '4711', version: 2 }), 'CUSTOMER')
  await waitFor(() => expect(document.title).toBe('Angebot 4711, Version 2 – Schrankwerk'))
})

test.each([
  [{}, 'Offen'],
  [{ archived: true }, 'Zurückgezogen'],
  [{ invalidated: true }, 'Ersetzt'],
  [{ validUntil: '2020-01-31' }, 'Abgelaufen'],
  [{ state: 'ACCEPTED' }, 'Bestellt'],
] as const)('the state of an offer with %o reads %s beside its name', async (changes, expected) => {
  await open(anOpenOffer({ allowedActions: [], ...changes }), 'CUSTOMER')
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(expected)
})
