import type { Enquiry, RoundedEstimate } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '../../texts.de.ts'
import { aFile, anEnquiry } from './enquiry.example.ts'
import { DraftProvider } from './enquiry-draft.ts'
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

const show = (part: Partial<Enquiry>, told: object = { summary, estimate }) => {
  mockApi({ getBomEstimate: () => told })
  const enquiry = anEnquiry({ title: 'Pumpwerk', lineCount: 4, estimateVisible: true, ...part })
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
              <ReleaseDialog enquiry={enquiry} open onClose={() => {}} onIncomplete={() => {}} />
            </DraftProvider>
          ),
        },
      ]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
}

beforeEach(() => mockSession())

test('names what suppliers will see, the estimate with the bounds the customer knows', async () => {
  show({ fileItems: [aFile()] })
  expect(await screen.findByText(/Sie selbst sehen ihn gerundet: 12\.000–15\.000\s€ je Schrank/)).toBeTruthy()
  expect(screen.getByText('1 Datei, so wie sie angehängt ist')).toBeTruthy()
  expect(screen.getByText(/^die Stückliste mit 4 Zeilen/)).toBeTruthy()
  expect(screen.queryByText(/enthält Preise/)).toBeNull()
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

test('says that suppliers do not see an estimate that was switched off', async () => {
  show({ estimateVisible: false })
  expect(await screen.findByText(/^nicht den Kostenrahmen/)).toBeTruthy()
})

test('says of attached workbooks that suppliers see every sheet', async () => {
  show({ fileItems: [aFile(), aFile({ filename: 'Zwei Felder.XLSX', fileType: 'BILL_OF_MATERIAL' })] })
  await screen.findByText('2 Dateien, so wie sie angehängt sind, mit allen ihren Tabellenblättern')
})

test('says once more which lines and conditions say too little', async () => {
  show({
    recommended: [
      { code: 'lines-incomplete', count: 1 },
      { code: 'lines-to-check', count: 2 },
      { code: 'conditions-unsaid', count: 2 },
    ],
  })
  expect(await screen.findByText('Vielleicht übersehen:')).toBeTruthy()
  expect(screen.getByText(/^1 Zeile hat keine gültige Menge/)).toBeTruthy()
  expect(
    screen.getByText('2 Fertigungsvorgaben sind „Individuell“ und sagen nicht, was gemeint ist.'),
  ).toBeTruthy()
  expect(screen.queryByText(/zu prüfen/)).toBeNull()
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
