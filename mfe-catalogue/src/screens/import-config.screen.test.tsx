import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { manufacturerId, masterData } from '../features/article/article.example.ts'
import { answerUploads, refusal } from '../features/article-import/answer-uploads.example.ts'
import { anImportConfig, aReading, configId } from '../features/import-config/import-config.example.ts'
import { Component as Page } from './import-config.screen.tsx'
import { Component as List } from './import-config-list.screen.tsx'

/** Where one has come to. */
function Address() {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}

const open = (at: string, answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    getImportConfig: () => anImportConfig(),
    getImportConfigs: () => [anImportConfig()],
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[
        { path: 'import/config', Component: List },
        { path: 'import/config/:id', Component: Page },
        { path: 'article', Component: Address },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const bodyOf = (name: string) => (calls.find((call) => call.name === name)?.input as { body: object })?.body
  return { calls, bodyOf, user: userEvent.setup() }
}
const isCalled = (calls: { name: string }[], name: string) => calls.some((call) => call.name === name)
const drop = (label: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [new File(['a;b'], 'liste.csv')] },
  })
const target = (column: string) => screen.findByRole('combobox', { name: `Feld für die Spalte ${column}` })
const summary = async () =>
  (await screen.findByText('Bitte prüfen Sie diese Angaben')).parentElement?.textContent

beforeEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
  mockSession({ companyType: 'ADMIN', admin: true })
})

test('an empty form names everything that is missing', async () => {
  const { calls, user } = open('/import/config/new')
  await user.click(await screen.findByRole('button', { name: 'Importvorlage anlegen' }))
  const said = await summary()
  expect(said).toContain('Bitte geben Sie einen Titel an.')
  expect(said).toContain('Bitte geben Sie eine Beschreibung an.')
  expect(said).toContain('Bitte laden Sie zuerst eine Datei mit Überschriften hoch.')
  expect(isCalled(calls, 'createImportConfig')).toBe(false)
})

test('a list without header row says so, and its first row is an article', async () => {
  const headers = ['Spalte A', 'Spalte B']
  answerUploads({
    status: 200,
    body: {
      ...aReading(),
      headers,
      preview: [
        { rowIndex: 1, cells: ['5SL6116-7', 'Leitungsschutzschalter'] },
        { rowIndex: 2, cells: ['5SL6110-7', 'Leitungsschutzschalter'] },
      ],
      suggestedMapping: headers.map((importHeader) => ({
        importHeader,
        articleField: null,
        certainty: 'OPEN',
        reason: 'Keinem Feld zuzuordnen',
      })),
    },
  })
  const { user } = open('/import/config/new')
  await screen.findByText('Beispieldatei hochladen')
  drop('Beispieldatei hochladen')
  await screen.findByText('Die Liste hat keine Kopfzeile')
  expect(screen.getByText(/Zeile 1 ist schon der erste Artikel/)).toBeTruthy()
  expect(screen.getAllByText(/5SL6116-7/).length).toBeGreaterThan(0)
  await user.click(screen.getByText('Erste Zeilen der Datei'))
  expect(screen.getByRole('button', { name: 'Zeile 1 als Kopfzeile' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
})

const noManufacturer = /^Weder die Vorlage noch eine Spalte nennt den Hersteller:/

test.each([
  ['nothing names the manufacturer', {}, true],
  ['the configuration names it', { manufacturerId }, false],
  [
    'a column names it',
    {
      headers: ['Artikelnummer', 'Werk'],
      fieldMapping: [
        ...anImportConfig().fieldMapping,
        { importHeader: 'Werk', articleField: 'manufacturerName' as const },
      ],
    },
    false,
  ],
  [
    'its articles are found by EAN',
    { headers: ['EAN'], fieldMapping: [{ importHeader: 'EAN', articleField: 'eanNumber' as const }] },
    false,
  ],
])('where %s, articles without one are warned of or not', async (_, part, isWarned) => {
  open(`/import/config/${configId}`, { getImportConfig: () => anImportConfig(part) })
  await screen.findByRole('textbox', { name: 'Titel' })
  expect(screen.queryByText(noManufacturer) !== null).toBe(isWarned)
})

const withoutEffect = /^Der gewählte Großhändler bleibt ohne Wirkung/

test('a wholesaler to whom no column belongs has no effect, which is said', async () => {
  const { user } = open(`/import/config/${configId}`)
  await user.click(await screen.findByRole('combobox', { name: 'Großhändler' }))
  await user.click(await screen.findByRole('option', { name: 'Elektro Nord', hidden: true }))
  expect(screen.getByText(withoutEffect)).toBeTruthy()
})

test('a file in which the number is the sender’s follows whether he is a wholesaler; what was decided stays', async () => {
  const { suggestedMapping, ...reading } = aReading()
  const [number, ...others] = suggestedMapping
  answerUploads({
    status: 200,
    body: {
      ...reading,
      suggestedMapping,
      suggestedForWholesaler: [{ ...number, articleField: 'wholesalerOrderNumber' }, ...others],
    },
  })
  const { user } = open('/import/config/new')
  await screen.findByText('Beispieldatei hochladen')
  drop('Beispieldatei hochladen')
  expect(await target('Artikelnummer')).toHaveProperty('value', 'Bestellnummer')
  const price = await target('Preis')
  await user.clear(price)
  await user.type(price, 'Einkaufspreis')
  const offered = document.getElementById(price.getAttribute('aria-controls')!)
  await user.click(within(offered!).getByRole('option', { name: 'Einkaufspreis', hidden: true }))
  const decided = (price as HTMLInputElement).value
  await user.click(screen.getByRole('combobox', { name: 'Großhändler' }))
  await user.click(await screen.findByRole('option', { name: 'Elektro Nord', hidden: true }))
  expect(await target('Artikelnummer')).toHaveProperty('value', 'Bestellnummer beim Großhändler')
  expect(screen.queryByText(withoutEffect)).toBeNull()
  expect(await target('Preis')).toHaveProperty('value', decided)
})

test('one that an import waits for leads back to the import, where it is chosen', async () => {
  answerUploads({ status: 200, body: aReading(3) })
  const { user } = open('/import/config/new?for=import', { createImportConfig: () => anImportConfig() })
  await screen.findByText('Nach dem Anlegen geht es im Import mit dieser Importvorlage weiter.')
  expect(screen.getByRole('link', { name: 'Zum Import' }).getAttribute('href')).toBe('/article?dialog=import')
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Liste')
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Vom Werk')
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  await screen.findByRole('heading', { name: `/article?dialog=import&importConfigId=${configId}` })
})

test('one that is there leads to an import with it', async () => {
  open(`/import/config/${configId}`)
  expect((await screen.findByRole('link', { name: 'Importieren' })).getAttribute('href')).toBe(
    `/article?dialog=import&importConfigId=${configId}`,
  )
})

test('a file brings its columns with samples, suggestion and reason, and is saved with them', async () => {
  answerUploads({ status: 200, body: aReading(3) })
  const { bodyOf, user } = open('/import/config/new', { createImportConfig: () => anImportConfig() })
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Liste')
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Vom Werk')
  drop('Beispieldatei hochladen')
  expect(await target('Artikelnummer')).toHaveProperty('value', 'Bestellnummer')
  expect(screen.getByText('4711 · 4712')).toBeTruthy()
  expect(screen.getByText('„Preis“ ähnelt „Listenpreis“; bitte prüfen')).toBeTruthy()
  expect(screen.getByText('Prüfen')).toBeTruthy()
  expect(await target('Spalte D')).toHaveProperty('value', 'Nicht zuordnen')
  expect(screen.getByRole('textbox', { name: 'Kopfzeile' })).toHaveProperty('value', '3')
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  await screen.findByText('Die Importvorlage wurde angelegt.')
  expect(bodyOf('createImportConfig')).toMatchObject({
    title: 'Liste',
    description: 'Vom Werk',
    filename: 'liste.csv',
    headerRowIndex: 3,
    headers: ['Artikelnummer', 'Bezeichnung', 'Preis', ''],
    samples: [['4711', '4712'], ['Schütz', 'Relais'], ['12,50', '9,90'], []],
    fieldMapping: [
      { importHeader: 'Artikelnummer', articleField: 'orderNumber' },
      { importHeader: 'Bezeichnung', articleField: 'description' },
      { importHeader: 'Preis', articleField: 'listPrice' },
    ],
    unitWidth: 'CM',
    unitWeight: 'KG',
  })
})

test('the first rows are one stop for Tab, and Enter on one of them takes it for the headers', async () => {
  const sent = answerUploads({ status: 200, body: aReading(3) }, { status: 200, body: aReading(4) })
  const { user } = open('/import/config/new')
  await screen.findByRole('textbox', { name: 'Titel' })
  drop('Beispieldatei hochladen')
  await user.click(await screen.findByText('Erste Zeilen der Datei'))
  const header = screen.getByRole('button', { name: 'Zeile 3 als Kopfzeile', pressed: true })
  const part = header.closest('section') as HTMLElement
  expect(part.tabIndex).toBe(-1)
  expect([...part.querySelectorAll('[tabindex="0"]')]).toEqual([header])
  header.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kopfzeile' })).toHaveProperty('value', '4'))
  expect(sent.at(-1)?.get('headerRowIndex')).toBe('4')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Zeile 4 als Kopfzeile', pressed: true }),
  )
})

test('a mapping without the order number is refused', async () => {
  const { calls, user } = open(`/import/config/${configId}`)
  await user.click(await target('Artikelnummer'))
  await user.click(
    within(await screen.findByRole('listbox', { name: /Artikelnummer/, hidden: true })).getByText(
      'Nicht zuordnen',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await summary()).toContain('Bitte ordnen Sie eine Spalte der Bestellnummer zu')
  expect(isCalled(calls, 'updateImportConfig')).toBe(false)
})

test('the discount of a group is refused without a column of groups', async () => {
  const { calls, user } = open(`/import/config/${configId}`)
  await user.click(await target('Bezeichnung'))
  await user.click(
    within(await screen.findByRole('listbox', { name: /Bezeichnung/, hidden: true })).getByText(
      'Rabatt der Rabattgruppe in %',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await summary()).toContain('gehört eine Spalte mit der Rabattgruppe')
  expect(isCalled(calls, 'updateImportConfig')).toBe(false)
})

test.each(['0', ''])('the header row %j is invalid', async (typed) => {
  const { calls, user } = open(`/import/config/${configId}`)
  const row = await screen.findByRole('textbox', { name: 'Kopfzeile' })
  await user.clear(row)
  if (typed) await user.type(row, typed)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await summary()).toContain('Kopfzeile ungültig')
  expect(isCalled(calls, 'updateImportConfig')).toBe(false)
})

test('another header row reads the chosen file again', async () => {
  const sent = answerUploads({ status: 200, body: aReading(1) }, { status: 200, body: aReading(4) })
  const { user } = open('/import/config/new')
  await screen.findByRole('button', { name: 'Kopfzeile übernehmen' })
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  const row = screen.getByRole('textbox', { name: 'Kopfzeile' })
  await user.clear(row)
  await user.type(row, '4')
  await user.click(screen.getByRole('button', { name: 'Kopfzeile übernehmen' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.get('headerRowIndex')).toBe('4')
  expect(sent[1]?.get('file')).toHaveProperty('name', 'liste.csv')
})

test('opened again it shows the values of the file that it was made with', async () => {
  open(`/import/config/${configId}`, {
    getImportConfig: () => anImportConfig({ samples: [['4711', '4712'], [], ['12,50']] }),
  })
  await screen.findByText('4711 · 4712')
  expect(screen.getByText('12,50')).toBeTruthy()
  expect(screen.getAllByText('Keine Beispielwerte')).toHaveLength(1)
})

test('without a file on this page the header row cannot be read again, and that is said', async () => {
  const { user } = open(`/import/config/${configId}`)
  await user.click(await screen.findByRole('button', { name: 'Kopfzeile übernehmen' }))
  await screen.findByText('Um die Kopfzeile neu zu lesen, laden Sie bitte die Datei hoch.')
})

test('a file without headers is refused in the words of the server', async () => {
  const detail = 'In dieser Zeile wurden keine Spaltenüberschriften gefunden.'
  answerUploads(refusal(400, 'headers-missing', detail))
  open('/import/config/new')
  await screen.findByRole('button', { name: 'Kopfzeile übernehmen' })
  drop('Beispieldatei hochladen')
  await screen.findByText(detail)
})

test('a field that another column has says so, and moves when it is chosen', async () => {
  const { user } = open(`/import/config/${configId}`)
  await user.click(await target('Preis'))
  const list = await screen.findByRole('listbox', { name: /Preis/, hidden: true })
  expect(within(list).getByText('bei „Artikelnummer“')).toBeTruthy()
  await user.click(within(list).getByText('Bestellnummer'))
  expect(await target('Artikelnummer')).toHaveProperty('value', 'Nicht zuordnen')
  expect(
    screen.getByText('„Bestellnummer“ gehört jetzt zu dieser Spalte; „Artikelnummer“ ist frei.'),
  ).toBeTruthy()
})

test('changed meanwhile: what was typed can be kept and saved onto the current state', async () => {
  const sent: { editVersion: number; title: string }[] = []
  let reads = 0
  const { user } = open(`/import/config/${configId}`, {
    getImportConfig: () => anImportConfig(reads++ === 0 ? {} : { editVersion: 7, title: 'Anders' }),
    updateImportConfig: ({ body }) => {
      sent.push(body as (typeof sent)[number])
      if (sent.length === 1)
        throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Geändert.' })
      return anImportConfig({ editVersion: 8, title: 'Meins' })
    },
  })
  const title = await screen.findByRole('textbox', { name: 'Titel' })
  await user.clear(title)
  await user.type(title, 'Meins')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Jemand anderes, oder Sie in einem anderen Fenster, hat diese Importvorlage/)
  await user.click(await screen.findByRole('button', { name: 'Eingaben behalten' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ editVersion: 7, title: 'Meins' }))
})

test('the list leads to each configuration and deletes what is chosen, saying what is in use', async () => {
  const { calls, user } = open('/import/config', {
    deleteImportConfig: () => {
      throw new ProblemError({
        status: 409,
        code: 'config-in-use',
        detail: 'Diese Importvorlage wird gerade verwendet.',
      })
    },
  })
  const link = await screen.findByRole('link', { name: 'Weidmüller Preisliste' })
  expect(link.getAttribute('href')).toBe(`/import/config/${configId}`)
  await user.click(screen.getByRole('checkbox', { name: 'Weidmüller Preisliste auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Importvorlage löschen' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Importvorlage „Weidmüller Preisliste“ löschen?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Importvorlage löschen' }))
  await screen.findByText(/Nicht gelöscht: .* Diese Importvorlage wird gerade verwendet./)
  expect(calls.find(({ name }) => name === 'deleteImportConfig')?.input).toEqual({ query: { configId } })
})

test('a long text shows its beginning among the samples', async () => {
  const text = 'Wärmepumpe mit Puffer '.repeat(20)
  const reading = aReading()
  const preview = [{ rowIndex: 2, cells: ['4711', text, '12,50', ''] }]
  answerUploads({ status: 200, body: { ...reading, preview } })
  open('/import/config/new')
  await screen.findByRole('textbox', { name: 'Titel' })
  drop('Beispieldatei hochladen')
  const shown = await screen.findByText(/^Wärmepumpe mit Puffer.*…$/)
  expect(shown.textContent).toHaveLength(80)
})

test('prices in a foreign currency need a rate before the configuration is saved', async () => {
  answerUploads({ status: 200, body: { ...aReading(), currency: 'USD' } })
  const { calls, bodyOf, user } = open('/import/config/new', { createImportConfig: () => anImportConfig() })
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Liste')
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Vom Werk')
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  expect(await summary()).toContain('Bitte geben Sie an, wie viel Euro 1 USD ist')
  expect(isCalled(calls, 'createImportConfig')).toBe(false)
  await user.type(screen.getByRole('textbox', { name: 'Umrechnungskurs' }), '0,9')
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  await screen.findByText('Die Importvorlage wurde angelegt.')
  expect(bodyOf('createImportConfig')).toMatchObject({ currency: 'USD', currencyRate: 0.9 })
})

test('a currency that the list names in an unknown word has to be chosen', async () => {
  answerUploads({ status: 200, body: { ...aReading(), unclearCurrency: 'Taler' } })
  const { calls, bodyOf, user } = open('/import/config/new', { createImportConfig: () => anImportConfig() })
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Liste')
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Vom Werk')
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  expect(await summary()).toContain('Die Liste nennt als Währung „Taler“.')
  expect(isCalled(calls, 'createImportConfig')).toBe(false)
  await user.type(screen.getByRole('combobox', { name: 'Währung' }), 'EUR')
  await user.click(await screen.findByRole('option', { name: 'EUR', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  await screen.findByText('Die Importvorlage wurde angelegt.')
  expect(bodyOf('createImportConfig')).toMatchObject({ currency: 'EUR' })
})

test('a wide table shows what feeds something, and the rest when asked', async () => {
  const more = Array.from({ length: 200 }, (_, at) => `Merkmal ${at + 1}`)
  const reading = aReading()
  const suggestedMapping = [
    ...reading.suggestedMapping,
    ...more.map((importHeader) => ({ importHeader, articleField: null, certainty: 'OPEN', reason: '' })),
  ]
  answerUploads({
    status: 200,
    body: { ...reading, headers: [...reading.headers, ...more], suggestedMapping },
  })
  const { user } = open('/import/config/new')
  await screen.findByRole('textbox', { name: 'Titel' })
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  expect(screen.queryByText('Merkmal 7')).toBeNull()
  await user.click(screen.getByRole('button', { name: /weitere Spalten anzeigen/ }))
  await screen.findByText('Merkmal 7')
})

test.each([
  ['Konditionen', null],
  ['Artikel', 'Artikel'],
])('a file read from its sheet %s is imported from the same one', async (sheet, saved) => {
  const sheets = ['Alt', 'Konditionen', 'Artikel'].map((name) => ({ name, hidden: name === 'Alt' }))
  answerUploads({ status: 200, body: { ...aReading(), sheet, sheets } })
  const { bodyOf, user } = open('/import/config/new', { createImportConfig: () => anImportConfig() })
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Liste')
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Vom Werk')
  drop('Beispieldatei hochladen')
  await target('Artikelnummer')
  expect(
    screen.getByText(
      `Gelesen wurde „${sheet}“. Ein Import nimmt nur ein Tabellenblatt; für weitere legen Sie je eine Vorlage an.`,
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Importvorlage anlegen' }))
  await screen.findByText('Die Importvorlage wurde angelegt.')
  expect(bodyOf('createImportConfig')).toMatchObject({ sheet: saved })
})
