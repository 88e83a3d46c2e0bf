import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import texts from '../../../locales/de.json' with { type: 'json' }
import { anImport, importId } from '../../article-import.example.ts'
import { ImportResult } from './import-result.tsx'

const open = (entry: Parameters<typeof anImport>[0]) => {
  const url = '/api/article/import/ticket?ticket=1'
  const calls = mockApi({ createArticleImportTicket: () => ({ url }) })
  const result = <ImportResult entry={anImport(entry)} onClose={() => undefined} />
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: result }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}
const mostSkipped = /die meisten Zeilen wurden nicht übernommen/

beforeEach(() => mockSession({ companyType: 'ADMIN', admin: true }))

test('an import that skipped most of its lines says so and hands out the reasons', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const calls = open({ state: 'ENDED', created: 64, skipped: 807 })
  await screen.findByText(mostSkipped)
  expect(screen.getByText(/807 von 871 Zeilen wurden übersprungen\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Gründe herunterladen' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'createArticleImportTicket')?.input).toMatchObject({
      body: { id: importId, what: 'skipped' },
    }),
  )
})

test('an import that skipped all its lines says that no article changed', async () => {
  open({ state: 'ENDED', created: 0, skipped: 807 })
  await screen.findByText(/807 von 807 Zeilen wurden übersprungen, kein Artikel wurde geändert/)
})

test('a file of discount groups did what it should, and names what', async () => {
  const none = { created: 0, updated: 0, unchanged: 0 }
  open({ state: 'ENDED', ...none, skipped: 2, discountPercents: { set: 48, kept: 3 } })
  await screen.findByText('Der Import von preise.csv ist abgeschlossen.')
  expect(screen.getByText('Rabatte gesetzt: 48, unverändert: 3, Übersprungen: 2')).toBeTruthy()
  expect(screen.queryByText(/kein Artikel|meisten Zeilen/)).toBeNull()
})

test('discounts that were set are no reason to say that nothing changed', async () => {
  open({ state: 'ENDED', created: 0, skipped: 7, discountPercents: { set: 2, kept: 0 } })
  await screen.findByText('preise.csv: 7 von 9 Zeilen wurden übersprungen.')
})

test('new articles without a manufacturer are told', async () => {
  open({ state: 'ENDED', created: 64, skipped: 0, newWithoutManufacturer: 1 })
  await screen.findByText(/^1 neuer Artikel hat keinen Hersteller: Weder die Importvorlage noch die Datei/)
})

test('what a review would have shown stands in the result, in amber', async () => {
  open({ state: 'ENDED', updated: 64, skipped: 0, tenfoldPrices: 2, notListed: 1234 })
  const said = await screen.findByText(/^Bei 2 Artikeln hat sich ein Preis um Zehnerpotenzen geändert/)
  expect(screen.getByText(/^1\.234 Artikel der Hersteller dieser Liste stehen nicht in ihr/)).toBeTruthy()
  expect(said.closest('.kit-notice-warning')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /herunterladen$/ })).toBeNull()
})

test('units that became others, and master data that it made, are named', async () => {
  const made = {
    manufacturers: { amount: 3, names: ['Nordlicht', 'Westwind'] },
    units: { amount: 1, names: ['Trommel'] },
  }
  open({ state: 'ENDED', updated: 64, skipped: 0, otherUnits: 12, made })
  const said = await screen.findByText(/^12 Artikel haben jetzt eine andere Einheit\./)
  expect(said.closest('.kit-notice-warning')).not.toBeNull()
  expect(screen.getByText('Neu angelegte Hersteller: Nordlicht, Westwind und 1 weitere')).toBeTruthy()
  expect(screen.getByText('Neu angelegte Einheiten: Trommel')).toBeTruthy()
})

test('what it has to remark can be fetched where no line was skipped', async () => {
  open({ state: 'ENDED', updated: 64, skipped: 0, tenfoldPrices: 2, notices: 2 })
  await screen.findByRole('button', { name: 'Hinweise herunterladen' })
})

test('a few skipped lines are no warning, and none offer no reasons', async () => {
  open({ state: 'ENDED', created: 64, skipped: 3 })
  await screen.findByRole('button', { name: 'Gründe herunterladen' })
  expect(screen.queryByText(mostSkipped)).toBeNull()
})

test('what was deleted, and what it had to remark, is counted where there is any', async () => {
  open({ state: 'ENDED', created: 1, updated: 2, unchanged: 3, skipped: 0, deleted: 4, notices: 5 })
  await screen.findByText('Neu: 1, Geändert: 2, Unverändert: 3, Übersprungen: 0, Gelöscht: 4, Hinweise: 5')
})

test('an import that could not be undone is told as that, not as one that ended', async () => {
  open({ state: 'ENDED', created: 64, skipped: 807, failure: 'Der Artikel A-1 wurde geändert.' })
  await screen.findByText('Der Import von preise.csv wurde nicht rückgängig gemacht.')
  expect(screen.getByText('Der Artikel A-1 wurde geändert.')).toBeTruthy()
  expect(screen.queryByText(/abgeschlossen|übersprungen/)).toBeNull()
})

test.each([
  [{ created: 237 }, '237 Artikel, die er angelegt hatte, wurden gelöscht.'],
  [{ created: 1 }, '1 Artikel, den er angelegt hatte, wurde gelöscht.'],
  [
    { created: 1200, updated: 1, deleted: 2 },
    '1.200 Artikel, die er angelegt hatte, wurden gelöscht. 1 Artikel hat wieder seine früheren Werte. 2 Artikel, die er gelöscht hatte, sind wieder da.',
  ],
  [
    { updated: 3, deleted: 1 },
    '3 Artikel haben wieder ihre früheren Werte. 1 Artikel, den er gelöscht hatte, ist wieder da.',
  ],
  [{ created: 1, kept: 1 }, '1 Artikel blieb, weil er inzwischen für Stücklisten gewählt und gemerkt ist.'],
  [{}, 'Der Katalog ist wieder, wie er vor dem Import war.'],
])('an import that was undone says what became of its articles: %o', async (counts, effect) => {
  open({ state: 'UNDONE', skipped: 0, ...counts })
  await screen.findByText(effect)
  expect(screen.queryByRole('button', { name: 'Gründe herunterladen' })).toBeNull()
})

test('an import that was undone says how many articles stayed', async () => {
  open({ state: 'UNDONE', created: 64, skipped: 0, kept: 1 })
  await screen.findByText(
    /^63 Artikel, .* gelöscht\. 1 Artikel blieb, weil er inzwischen für Stücklisten gewählt und gemerkt ist\.$/,
  )
})
