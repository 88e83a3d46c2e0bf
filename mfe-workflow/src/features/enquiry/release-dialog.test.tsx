import type { Enquiry, RoundedEstimate } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { type MockAnswers, MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../../texts.de.ts'
import { enquiryQuery } from './enquiry.api.ts'
import { aFile, anEnquiry } from './enquiry.example.ts'
import { DraftProvider } from './enquiry-draft.ts'
import { fieldId } from './field-ids.ts'
import { ReleaseDialog } from './release-dialog.tsx'

const estimate: RoundedEstimate = {
  view: 'ROUNDED',
  range: { lower: 12_000, upper: 15_000, lowerForAll: 24_000, upperForAll: 30_000 },
  missing: null,
  amount: 2,
  counts: {
    lines: 4,
    unmatchedLines: 1,
    linesWithoutPrice: 0,
    suppliedParts: 0,
    workMinutesMinimum: 10,
    workMinutesMaximum: 15,
    hasConnectionList: false,
    hasNcData: false,
  },
}
const summary = {
  lines: 4,
  errors: 1,
  matched: 3,
  toCheck: 0,
  fine: 3,
  suppliedParts: 0,
  suppliedUnmatched: 0,
  matchedPercent: 75,
  byError: { MISSING_VALUES: 0, ARTICLE_NOT_FOUND: 1, WRONG_UNIT: 0, DUPLICATE: 0 },
  notices: [],
  leftOut: [],
}

/** What the dialog opens above: the enquiry that it looks at again after a failure, and a field that it leads to. */
function Page({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(true)
  cache = useQueryClient()
  useQuery(enquiryQuery(enquiry.id))
  return (
    <>
      <input id={fieldId('amount')} aria-label="Anzahl Schränke" />
      {isOpen && (
        <ReleaseDialog enquiry={enquiry} open onClose={() => setOpen(false)} onIncomplete={() => {}} />
      )}
    </>
  )
}
let cache: QueryClient

const show = (part: Partial<Enquiry>, told: object = { summary, estimate }, answers: MockAnswers = {}) => {
  const enquiry = anEnquiry({ title: 'Pumpwerk', lineCount: 4, estimateVisible: true, ...part })
  mockApi({ getEnquiry: () => enquiry, getBomEstimate: () => told, ...answers })
  const draft = { getState: () => ({ editVersion: 1 }) } as never
  render(
    <MockPortal
      at="/"
      texts={{ workflow: texts }}
      routes={[
        {
          index: true,
          element: (
            <DraftProvider value={draft}>
              <Page enquiry={enquiry} />
            </DraftProvider>
          ),
        },
      ]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return userEvent.setup()
}

beforeEach(() => mockSession())
afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('names what suppliers will see, the estimate with the bounds the customer knows', async () => {
  show({ fileItems: [aFile()] })
  expect(await screen.findByText(/Sie selbst sehen ihn gerundet: 12\.000–15\.000\s€ je Schrank/)).toBeTruthy()
  expect(screen.getByText('1 Datei, so wie sie angehängt ist')).toBeTruthy()
  expect(screen.getByText(/^die Stückliste mit 4 Zeilen/)).toBeTruthy()
  expect(screen.queryByText(/enthält Preise/)).toBeNull()
})

test.each([
  [0, 'Das Portal hat derzeit keine Lieferanten. Wer dazukommt, sieht:'],
  [1, 'Der Lieferant des Portals wird benachrichtigt und sieht, ebenso wer später dazukommt:'],
  [12, 'Alle 12 Lieferanten des Portals werden benachrichtigt und sehen, ebenso wer später dazukommt:'],
])('says how many suppliers will see it: %i', async (suppliers, said) => {
  show({}, undefined, { countSuppliers: () => ({ suppliers }) })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('says that all suppliers will see it where nobody knows how many', async () => {
  show({}, undefined, {
    countSuppliers: () => {
      throw new ProblemError({ status: 503, code: 'unavailable', detail: 'Bitte später.' })
    },
  })
  expect(await screen.findByText('Alle Lieferanten werden benachrichtigt und sehen:')).toBeTruthy()
})

test.each([
  [
    { errors: 1, matched: 3 },
    '1 Zeile der Stückliste ist keinem Artikel zugeordnet. Lieferanten sehen sie so.',
  ],
  [
    { errors: 3, matched: 1, suppliedUnmatched: 2 },
    '1 Zeile der Stückliste ist keinem Artikel zugeordnet. Lieferanten sehen sie so.',
  ],
  [
    { errors: 3, matched: 1, suppliedUnmatched: 1, withoutArticle: 1 },
    '1 Zeile der Stückliste ist keinem Artikel zugeordnet. Lieferanten sehen sie so.',
  ],
  [{ errors: 2, matched: 4 }, '2 Zeilen der Stückliste haben Fehler. Lieferanten sehen sie so.'],
  [
    { errors: 3, matched: 2 },
    '2 Zeilen der Stückliste sind keinem Artikel zugeordnet. 1 Zeile hat einen anderen Fehler. Lieferanten sehen sie so.',
  ],
])('names a line that is not in order once: %j', async (counts, said) => {
  show({}, { summary: { ...summary, ...counts }, estimate })
  const lines = await screen.findByText(/Lieferanten sehen sie so\.$/)
  expect(lines.textContent?.replaceAll(/\s+/g, ' ')).toContain(`Bemerkungen und Preise. ${said}`)
})

test.each([
  ['list-not-read', 'Die Stückliste „Teile.xlsx“ ist nicht gelesen', 'Stückliste hochladen', null],
  ['list-not-mapped', 'Die Stückliste „Teile.xlsx“ ist nicht zugeordnet', 'Spalten zuordnen', 'Teile.xlsx'],
] as const)('warns of a list without lines and lets it go on: %s', async (code, title, way, bomFileName) => {
  const table = aFile({ filename: 'Teile.xlsx', fileType: 'BILL_OF_MATERIAL' })
  show({ fileItems: [table], bomFileName, lineCount: 0, recommended: [{ code }] })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(
    screen.getByText(/^Lieferanten sehen nur die Datei, keine Zeilen, und Sie bekommen keinen/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: way })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anfrage freigeben' })).toHaveProperty('disabled', false)
})

test('names the sheets of a workbook that suppliers see no lines of', async () => {
  const notice = (code: string, text: string) => ({ code, text, rowIndexes: [] })
  const notices = [
    notice('QUANTITY_ASSUMED', 'Jede Zeile zählt als ein Stück'),
    notice('SHEETS_NOT_READ', 'Nicht in dieser Liste: das Tabellenblatt „Klemmenkasten“ (4 Zeilen)'),
  ]
  show({}, { summary: { ...summary, notices }, estimate })
  const seen = await screen.findByText(
    /^Nicht in dieser Liste: das Tabellenblatt „Klemmenkasten“ \(4 Zeilen\)\./,
  )
  expect(seen.textContent).toMatch(/Lieferanten sehen davon keine Zeilen; .* unter „Spalten zuordnen“/)
  expect(screen.queryByText(/zählt als ein Stück/)).toBeNull()
})

test('says that suppliers do not see an estimate that was switched off', async () => {
  show({ estimateVisible: false })
  expect(await screen.findByText(/^nicht den Kostenrahmen/)).toBeTruthy()
})

test('says of attached workbooks that suppliers see every sheet', async () => {
  show({ fileItems: [aFile(), aFile({ filename: 'Zwei Felder.XLSX', fileType: 'BILL_OF_MATERIAL' })] })
  await screen.findByText('2 Dateien, so wie sie angehängt sind, mit allen ihren Tabellenblättern')
})

test('says once more all that is recommended, each with the way to it', async () => {
  const user = show({
    recommended: [
      { code: 'amount-untouched' },
      { code: 'lines-incomplete', count: 1 },
      { code: 'lines-to-check', count: 2 },
      { code: 'conditions-untouched' },
      { code: 'conditions-unsaid', count: 2 },
      { code: 'conditions-open', fields: ['componentLabel', 'customerRegulationIndividual'] },
    ],
  })
  const overlooked = await screen.findByText('Vielleicht übersehen:')
  const points = overlooked.nextElementSibling?.querySelectorAll('li span') ?? []
  expect([...points].map(({ textContent }) => textContent)).toEqual([
    'Anzahl Schränke: 1 ist voreingestellt.',
    '1 Zeile hat keine gültige Menge, keine Nummer oder eine andere Einheit als ihr Artikel.',
    '2 Zuordnungen sind zu prüfen.',
    'Die Fertigungsvorgaben sind noch unverändert.',
    '2 Fertigungsvorgaben sind „Individuell“ und sagen nicht, was gemeint ist.',
    'Noch nicht festgelegt: Schild am Gerät, Inhalt der Kundenvorschrift.',
  ])
  const amount = screen.getByRole('button', {
    name: 'Anzeigen',
    description: 'Anzahl Schränke: 1 ist voreingestellt.',
  })
  await user.click(amount)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.id).toBe(fieldId('amount'))
})

test('a list without lines is said once, in its notice', async () => {
  show({
    fileItems: [aFile({ fileType: 'BILL_OF_MATERIAL' })],
    lineCount: 0,
    recommended: [{ code: 'list-not-read' }],
  })
  await screen.findByText(/ist nicht gelesen$/)
  expect(screen.queryByText('Vielleicht übersehen:')).toBeNull()
})

/** The browser loses or finds its connection; while it has none, no call gets through. */
const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  onlineManager.setOnline(isOnline)
}

test('without a connection a release fails at once, says that nothing was done, and does not happen later', async () => {
  const released: boolean[] = []
  const user = show({}, undefined, {
    updateEnquiry: () => {
      released.push(navigator.onLine)
      if (!navigator.onLine) throw new ProblemError({ status: 0, code: 'part-down', detail: 'x' })
      return anEnquiry({ state: 'RELEASED' })
    },
  })
  await screen.findByText(/12\.000–15\.000/)
  connect(false)
  const release = screen.getByRole('button', { name: 'Anfrage freigeben' })
  for (const tries of [1, 2]) {
    await user.click(release)
    await waitFor(() => expect(released).toHaveLength(tries))
    await screen.findByText(/^Keine Verbindung zum Portal: Die Anfrage ist nicht freigegeben/)
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  connect(true)
  // All that waited for the connection has begun by then.
  await cache.resumePausedMutations()
  expect(released).toEqual([false, false])
})

test('warns of prices in the attached table', async () => {
  const table = aFile({ filename: 'liste.xlsx', fileType: 'BILL_OF_MATERIAL' })
  show({ fileItems: [table], bomFileName: 'liste.xlsx', headers: ['Nr', 'Menge', 'Listenpreis', 'GP'] })
  expect(await screen.findByText('„liste.xlsx“ enthält Preise')).toBeTruthy()
  expect(screen.getByText(/„Listenpreis“, „GP“/)).toBeTruthy()
})

test('warns of prices in sheets of the attached workbook that are not read', async () => {
  const table = aFile({ filename: 'liste.xlsx', fileType: 'BILL_OF_MATERIAL' })
  const priced = [
    { sheet: 'Liste', columns: ['GP'] },
    { sheet: 'Kalkulation', columns: ['Einkaufspreis', 'Marge €'] },
  ]
  show({
    fileItems: [table],
    bomFileName: 'liste.xlsx',
    sheet: 'Liste',
    headers: ['Nr', 'GP'],
    pricesBySheet: priced,
  })
  await screen.findByText(
    /zeigt Lieferanten auch „GP“; „Einkaufspreis“, „Marge €“ im Tabellenblatt „Kalkulation“\. Wollen/,
  )
})

test.each([
  [
    ['Alt.xlsx'],
    /^„Alt\.xlsx“ geht so an Lieferanten, wie die Datei ist; .* hat das Portal nicht geprüft\.$/,
  ],
  [['Alt.xlsx', 'B.csv'], /^„Alt\.xlsx“, „B\.csv“ gehen so an Lieferanten, wie die Dateien sind; .*\.$/],
])(
  'says of lists that are merely attached that nobody looked into them for prices: %j',
  async (names, said) => {
    const lists = ['liste.xlsx', ...names].map((filename) =>
      aFile({ filename, fileType: 'BILL_OF_MATERIAL' }),
    )
    show({ fileItems: [aFile(), ...lists], bomFileName: 'liste.xlsx' })
    expect(await screen.findByText(said)).toBeTruthy()
  },
)

test('says nothing of that where only the list that was read is attached', async () => {
  const list = aFile({ filename: 'liste.xlsx', fileType: 'BILL_OF_MATERIAL' })
  show({ fileItems: [aFile(), list], bomFileName: 'liste.xlsx' })
  await screen.findByText(/^die Stückliste mit 4 Zeilen/)
  expect(screen.queryByText(/hat das Portal nicht geprüft/)).toBeNull()
})
