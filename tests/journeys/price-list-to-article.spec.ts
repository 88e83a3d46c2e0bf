import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messyPriceList, type PriceList } from './price-list.ts'
import { stepByStep } from './step-by-step.ts'
import { openUserSession, type UserSession } from './user-session.ts'

const series = `RK${Date.now()}`
const title = `Preisliste ${series}`
const alternative = `ALT-${series}`
const whole = new Intl.NumberFormat('de-DE')

const ended = () => `Der Import von ${list.file.name} ist abgeschlossen.`
const counts = () =>
  `Neu: ${whole.format(list.articles)}, Geändert: 0, Unverändert: 0, Übersprungen: ${list.skipped}`

let browser: Browser
let operator: UserSession
let colleague: UserSession
let list: PriceList
let article: string

beforeAll(async () => {
  browser = await launchChromium()
  list = await messyPriceList(series, 12_000)
})
afterAll(async () => {
  await browser?.close()
})

stepByStep(() => ({ operator, colleague }))

test('the operator and a colleague without the admin flag sign in', async () => {
  operator = await openUserSession(browser, 'betrieb@schrankwerk.example', '/article')
  await operator.page.getByRole('table', { name: 'Artikel' }).waitFor()
  await operator.look('articles')
  colleague = await openUserSession(browser, 'katalog@schrankwerk.example', '/article')
  await colleague.page.getByRole('table', { name: 'Artikel' }).waitFor()
  expect(await colleague.button('Importieren').count()).toBe(0)
  await colleague.page.getByRole('link', { name: 'Profil' }).click()
  await colleague.heading(/Guten Tag/)
  await colleague.stay()
})

test('he opens the column picker and the filter of manufacturers', async () => {
  const { page } = operator
  await operator.button('Spalten auswählen').click()
  await page.getByRole('checkbox', { name: 'Bezeichnung' }).check()
  await page.getByRole('columnheader', { name: 'Bezeichnung' }).waitFor()
  await page.keyboard.press('Escape')
  await operator.button('Spalten auswählen').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await operator.dialog('Spalten auswählen').waitFor()
  await operator.look('articles-columns')
  await page.getByRole('combobox', { name: 'Hersteller' }).click()
  await page.getByRole('option', { name: 'Finder' }).waitFor()
  await operator.look('articles-manufacturers')
  await page.keyboard.press('Escape')
})

test('he begins an import configuration; what is missing is named', async () => {
  await operator.page.getByRole('link', { name: 'Importvorlagen' }).click()
  await operator.heading(/^Importvorlagen/)
  await operator.look('import-configurations')
  await operator.page.getByRole('link', { name: 'Importvorlage anlegen' }).first().click()
  await operator.heading('Neue Importvorlage')
  await operator.button('Importvorlage anlegen').click()
  const summary = operator.page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByText('Bitte laden Sie zuerst eine Datei mit Überschriften hoch.').waitFor()
  await operator.look('import-configuration-missing')
})

test('a messy price list is read: its header row is found, its columns are mapped', async () => {
  const { page } = operator
  await operator.write('Titel', title)
  await operator.write('Beschreibung', 'Zwei Titelzeilen, Maße in Millimetern.')
  await operator.choose('Hersteller', 'Finder')
  await operator.drop('Beispieldatei hochladen', list.file)
  await page.getByText('Bestellnummer zugeordnet').waitFor()
  expect(await page.getByRole('textbox', { name: 'Kopfzeile' }).inputValue()).toBe(String(list.headerRow))
  expect(await page.getByRole('alert').count()).toBe(0)
  const target = (column: string) => page.getByRole('combobox', { name: `Feld für die Spalte ${column}` })
  expect(await target('Bestell-Nr.').inputValue()).toBe('Bestellnummer')
  expect(await target('Bruttopreis').inputValue()).toBe('Listenpreis')
  expect(await target('Info').inputValue()).toBe('Nicht zuordnen')
  await page.getByText('Erste Zeilen der Datei').click()
  await page.getByRole('region', { name: 'Erste Zeilen der Datei' }).waitFor()
  await operator.look('import-configuration-mapped')
})

test('he sets the unit of the width and saves; leaving before asks', async () => {
  const { page } = operator
  await operator.choose('Einheit der Breite', 'Millimeter (mm)')
  // Checked before it counts unless somebody does without.
  await page.getByRole('checkbox', { name: 'Importe vor der Übernahme prüfen' }).uncheck()
  const back = page.getByRole('link', { name: 'Zurück: Importvorlagen' })
  await back.click()
  await operator.dialog('Seite verlassen?').waitFor()
  await operator.look('leave')
  await page.keyboard.press('Escape')
  await operator.dialog().waitFor({ state: 'detached' })
  await back.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/import\/config\/[0-9a-f-]{36}/)
  await operator.heading(title)
})

test('he imports the list; his colleague sees it run, and end, on another page', async () => {
  const { page } = operator
  await page.getByRole('link', { name: 'Artikel', exact: true }).click()
  await operator.button('Importieren').click()
  const dialog = operator.dialog('Artikel importieren')
  await dialog.getByText('Bisherige Importe').waitFor()
  await operator.look('import')
  await operator.choose('Importvorlage', new RegExp(title))
  await operator.drop('Preisliste hochladen', list.file)
  const start = async () => {
    await dialog.getByRole('button', { name: 'Import starten' }).click()
    await dialog.getByRole('progressbar', { name: `Import von ${list.file.name}` }).waitFor()
    await operator.look('import-running')
  }
  await Promise.all([
    start(),
    colleague.button(/^Import läuft/).waitFor(),
    colleague.page.getByText(`${ended()} ${counts()}`).waitFor({ timeout: 45_000 }),
  ])
  await colleague.button(/^Import läuft/).waitFor({ state: 'detached' })
  expect(await colleague.hasStayed()).toBe(true)
})

test('the dialog tells what became of it, also to another visit of its address', async () => {
  const dialog = operator.dialog('Artikel importieren')
  await dialog.getByText(ended()).waitFor()
  await dialog.getByText(counts()).waitFor()
  await operator.look('import-ended')
  await operator.page.reload()
  await dialog.getByRole('cell', { name: `${list.file.name} ${title}` }).waitFor()
})

test('he downloads the lines that were skipped, each with its reason', async () => {
  const skipped = operator.button(`Übersprungene Zeilen von ${list.file.name} herunterladen`)
  const [download] = await Promise.all([operator.page.waitForEvent('download'), skipped.click()])
  expect(download.suggestedFilename()).toContain('übersprungene Zeilen.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Keine Bestellnummer')
  expect(text).toContain('Zubehör ohne Nummer')
  expect(text.match(/Überschrift oder Hinweis, kein Artikel/g)).toHaveLength(list.skipped - 1)
  await operator.page.keyboard.press('Escape')
  await operator.dialog().waitFor({ state: 'detached' })
})

test('he finds one of the articles, with its German price and its width in centimetres', async () => {
  const { page } = operator
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(list.orderNumber(6))
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(list.orderNumber(6)) })
  await row.getByText(/^1\.106,42\s€$/).waitFor()
  await row.getByRole('link', { name: `${series} 7`, exact: true }).click()
  await operator.heading(`Finder ${series} 7`)
  await expect.poll(() => page.getByLabel(/^Breite/).inputValue()).toBe('1,1')
  article = new URL(page.url()).pathname
  await operator.look('article')
  await colleague.open(article, `Finder ${series} 7`)
  await colleague.stay()
})

test('he gives it an alternative and another price; a number that it has already is refused', async () => {
  const { page } = operator
  await operator.write('Einkaufspreis (Kundenpreis)', '1.034,50')
  await operator.button('Alternativen bearbeiten').click()
  const dialog = operator.dialog('Alternative Nummern')
  const numbers = dialog.getByRole('textbox', { name: 'Weitere Bestellnummern' })
  await numbers.fill(list.orderNumber(6))
  await numbers.press('Enter')
  await dialog.getByText(/ist schon die Nummer dieses Artikels/).waitFor()
  await numbers.fill(list.orderNumber(7))
  await numbers.press('Enter')
  await dialog.getByText(/ist bereits an einen anderen Artikel vergeben/).waitFor()
  await numbers.fill(alternative)
  await numbers.press('Enter')
  await dialog.getByRole('listitem').filter({ hasText: alternative }).waitFor()
  await operator.look('article-alternatives')
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await page.keyboard.press('Control+s')
  await page.getByText('Der Artikel wurde gespeichert.').waitFor()
  await colleague.page.getByText(alternative).waitFor()
  const price = colleague.page.getByRole('textbox', { name: 'Einkaufspreis (Kundenpreis)' })
  expect(await price.inputValue()).toBe('1.034,50')
  expect(await colleague.hasStayed()).toBe(true)
})

test('the alternative finds it, and the way back from the article leads to the same list', async () => {
  const { page } = operator
  await page.getByRole('link', { name: 'Zurück: Artikel' }).click()
  const numbers = page.getByRole('textbox', { name: 'Bestellnummer' })
  await numbers.waitFor()
  expect(await numbers.inputValue()).toBe(list.orderNumber(6))
  await numbers.fill(alternative)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Artikel 1' }).waitFor()
  await page.getByRole('link', { name: `${series} 7`, exact: true }).waitFor()
})

test('two people at one article: the later sees both states and keeps what he typed', async () => {
  await operator.page.getByRole('link', { name: `${series} 7`, exact: true }).click()
  await operator.heading(`Finder ${series} 7`)
  await colleague.write('ERP-Nummer', 'ERP-1')
  await operator.write('ERP-Nummer', 'ERP-2')
  await colleague.page.keyboard.press('Control+s')
  await colleague.page.getByText('Der Artikel wurde gespeichert.').waitFor()
  await operator.page.keyboard.press('Control+s')
  const dialog = operator.dialog('Der Artikel wurde inzwischen geändert')
  await dialog.getByRole('row', { name: 'ERP-Nummer ERP-2 ERP-1' }).waitFor()
  await operator.look('article-changed')
  await dialog.getByRole('button', { name: 'Eingaben behalten' }).click()
  await operator.page.keyboard.press('Control+s')
  await operator.page.getByText('Der Artikel wurde gespeichert.').waitFor()
  await operator.page.getByText('Nicht gespeichert').waitFor({ state: 'detached' })
})

test('he deletes the article; the question names it', async () => {
  const { page } = operator
  await page.getByRole('link', { name: 'Zurück: Artikel' }).click()
  await page.getByRole('checkbox', { name: `Finder ${series} 7 auswählen` }).check()
  await operator.button('Artikel löschen').click()
  const dialog = operator.dialog(`Artikel „Finder ${series} 7“ löschen?`)
  await dialog.waitFor()
  await operator.look('article-delete')
  await dialog.getByRole('button', { name: 'Artikel löschen' }).click()
  await page.getByText('Kein Artikel passt zu diesen Filtern.').waitFor()
  await colleague.page.getByText('Diesen Artikel gibt es nicht.').waitFor()
})

test('in the dark nothing is lost', async () => {
  await operator.page.emulateMedia({ colorScheme: 'dark' })
  await operator.look('articles-dark')
  await operator.open(`/article?dialog=import`, /^Artikel/)
  await operator.dialog().getByText(list.file.name).first().waitFor()
  await operator.look('import-dark')
})

test('nothing happened that must not: no violation of the policy, no error but the two refusals', async () => {
  expectNoMishapsBut(operator, /status of 409/)
  expectNoMishapsBut(colleague, /status of 404/)
})

function expectNoMishapsBut({ mishaps }: UserSession, refusal: RegExp): void {
  const consoleErrors = mishaps.consoleErrors.filter((text) => !refusal.test(text))
  expect({ ...mishaps, consoleErrors }).toEqual({ cspViolations: [], pageErrors: [], consoleErrors: [] })
}
