import type { ArticleExport } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { aListedArticle, manufacturerId, masterData, noImport } from '../features/article/article.example.ts'
import { Component } from './article-list.screen.tsx'

const exportId = '01990000-0000-7000-8000-000000000eee'
const nothing = { names: [], amount: 0 }
const anExport = (part: Partial<ArticleExport> = {}): ArticleExport => ({
  id: exportId,
  filename: 'artikel-2026-03-04.csv',
  format: 'csv',
  separator: ',',
  manufacturers: nothing,
  importSources: [],
  priceRange: { from: null, to: null },
  wholesalers: nothing,
  state: 'ENDED',
  startedAt: '2026-03-04T08:05:00.000Z',
  endedAt: '2026-03-04T08:06:00.000Z',
  rows: 12_000,
  percent: 100,
  size: 1_468_006,
  keptUntil: '2026-04-03T08:06:00.000Z',
  startedBy: '01990000-0000-7000-8000-000000000001',
  startedByName: 'Katalog Pflege',
  failure: null,
  ...part,
})

const running = anExport({
  state: 'RUNNING',
  endedAt: null,
  rows: 400,
  percent: 42,
  size: null,
  keptUntil: null,
})

/** The exports that the server keeps. */
let kept: ArticleExport[] = []

const open = async (answers: Parameters<typeof mockApi>[0] = {}, narrowed = '') => {
  const calls = mockApi({
    filterArticles: () => ({ content: [aListedArticle()], totalElements: 1 }),
    getArticleImportProgress: () => noImport,
    getArticleExports: () => kept,
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={`/article?dialog=export${narrowed}`}
      routes={[{ path: 'article', Component }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Artikel exportieren' })
  const named = (name: string) => calls.filter((call) => call.name === name)
  return { named, dialog, user: userEvent.setup() }
}

beforeEach(() => {
  kept = []
  mockSession({ companyType: 'ADMIN', admin: false })
})
afterEach(() => vi.restoreAllMocks())

test('what is chosen narrows the export, and a mail is promised', async () => {
  const { named, dialog, user } = await open({
    startArticleExport: () => {
      kept = [running]
      return { exportId }
    },
  })
  const manufacturers = within(dialog).getByRole('combobox', { name: 'Hersteller' })
  await user.type(manufacturers, 'WM')
  await waitFor(() =>
    expect(named('filterManufacturers').at(-1)?.input).toMatchObject({
      query: { paginationSize: '20', searchTerm: 'WM' },
    }),
  )
  const choices = document.getElementById(manufacturers.getAttribute('aria-controls')!)!
  await user.click(await within(choices).findByRole('option', { name: 'Weidmüller', hidden: true }))
  await user.click(within(dialog).getByRole('combobox', { name: 'Herkunft' }))
  await user.click(await screen.findByRole('option', { name: 'Von Hand angelegt', hidden: true }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Preis von' }), '1,50')
  await user.click(within(dialog).getByRole('combobox', { name: 'Format' }))
  await user.click(
    await screen.findByRole('option', { name: 'csv mit Semikolon und Dezimalkomma', hidden: true }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  expect(await within(dialog).findByText(/Sie erhalten eine E-Mail/)).toBeTruthy()
  expect(named('startArticleExport').map(({ input }) => input)).toEqual([
    {
      body: {
        manufacturers: [manufacturerId],
        importSources: ['MANUAL'],
        priceRange: { from: 1.5, to: null },
        wholesalers: [],
        format: 'csv',
        separator: ';',
      },
    },
  ])
  expect(
    await within(dialog).findByRole('progressbar', { name: 'Export von artikel-2026-03-04.csv' }),
  ).toBeTruthy()
})

const narrowed = `&searchTerm=klemme&orderNumber=10&manufacturer=${manufacturerId}`

test('of a list that is narrowed only what it found is exported, unless one wants all', async () => {
  const { named, dialog, user } = await open(
    {
      filterArticles: () => ({ content: [aListedArticle()], totalElements: 1234 }),
      startArticleExport: () => ({ exportId }),
    },
    narrowed,
  )
  const onlyFound = await within(dialog).findByRole('radio', { name: 'Nur die gefundenen Artikel (1.234)' })
  expect((onlyFound as HTMLInputElement).checked).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  await waitFor(() => expect(named('startArticleExport')).toHaveLength(1))
  await user.click(within(dialog).getByRole('radio', { name: 'Alle Artikel' }))
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  await waitFor(() => expect(named('startArticleExport')).toHaveLength(2))
  const asked = named('startArticleExport').map(
    ({ input }) => (input as { body: { found?: unknown } }).body.found,
  )
  expect(asked).toEqual([
    { searchTerm: 'klemme', orderNumber: '10', manufacturers: [manufacturerId] },
    undefined,
  ])
})

test('of a search with more hits than are counted it says that they are more', async () => {
  const { dialog } = await open(
    { filterArticles: () => ({ content: [aListedArticle()], totalElements: 5000, isMore: true }) },
    '&searchTerm=klemme',
  )
  expect(
    await within(dialog).findByRole('radio', { name: 'Nur die gefundenen Artikel (mehr als 5.000)' }),
  ).toBeTruthy()
})

test('of a list that shows all articles nothing is asked', async () => {
  const { dialog } = await open()
  await within(dialog).findByRole('button', { name: 'Export starten' })
  expect(within(dialog).queryByRole('radio')).toBeNull()
})

test('once the file is there, no export is said to run', async () => {
  const { dialog, user } = await open({
    startArticleExport: () => {
      kept = [anExport()]
      return { exportId }
    },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  expect(await within(dialog).findByText('Der Export ist abgeschlossen.')).toBeTruthy()
  expect(within(dialog).queryByText('Der Export läuft.')).toBeNull()
})

test('a range that ends before it begins is told at its field, and nothing is sent', async () => {
  const { named, dialog, user } = await open()
  await user.type(within(dialog).getByRole('textbox', { name: 'Preis von' }), '2')
  await user.type(within(dialog).getByRole('textbox', { name: 'Preis bis' }), '1')
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  expect(within(dialog).getByText('„Preis bis“ liegt unter „Preis von“.')).toBeTruthy()
  expect(named('startArticleExport')).toEqual([])
})

test('a refusal is told in its own words', async () => {
  const { dialog, user } = await open({
    startArticleExport: () => {
      throw new ProblemError({
        status: 409,
        code: 'export-running',
        detail: 'Ihr letzter Export läuft noch.',
      })
    },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Export starten' }))
  expect(await within(dialog).findByText('Ihr letzter Export läuft noch.')).toBeTruthy()
})

test.each([
  [{}, 'Alle Artikel'],
  [{ manufacturers: { names: ['ABB', 'Rittal'], amount: 4 } }, 'ABB, Rittal und 2 weitere'],
  [{ importSources: ['CSV'], priceRange: { from: 1, to: 2 } }, 'Import · 1,00 € bis 2,00 €'],
  [{ priceRange: { from: 1, to: null } }, 'ab 1,00 €'],
  [{ wholesalers: { names: ['Sonepar'], amount: 1 } }, 'Alle Artikel; Großhändler: Sonepar'],
  [
    {
      found: { searchTerm: 'klemme', orderNumber: '10', manufacturers: { names: ['ABB'], amount: 1 } },
      priceRange: { from: 1, to: null },
    },
    'Gefundene Artikel: Suche „klemme“, Bestellnummer „10“, Hersteller ABB · ab 1,00 €',
  ],
] as const)('an export with %j says „%s“', async (part, words) => {
  kept = [anExport(part as Partial<ArticleExport>)]
  const { dialog } = await open()
  expect((await within(dialog).findAllByText(words)).length).toBeGreaterThan(0)
})

test('a file leaves by the address of a ticket', async () => {
  const visited: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    visited.push(this.pathname + this.search)
  })
  kept = [anExport()]
  const url = '/api/article/export/ticket?ticket=1'
  const { named, dialog, user } = await open({ createArticleExportTicket: () => ({ url }) })
  const [button] = await within(dialog).findAllByRole('button', {
    name: 'artikel-2026-03-04.csv herunterladen',
  })
  await user.click(button!)
  await waitFor(() => expect(visited).toEqual([url]))
  expect(named('createArticleExportTicket')[0]?.input).toEqual({ body: { id: exportId } })
  expect(within(dialog).getAllByText('1,4 MB').length).toBeGreaterThan(0)
})

test('one that failed says why and has no file; it is deleted after a question', async () => {
  kept = [anExport({ state: 'FAILED', size: null, keptUntil: null, failure: 'Es ist kein Platz mehr.' })]
  const { named, dialog, user } = await open({
    deleteArticleExport: () => {
      kept = []
    },
  })
  expect((await within(dialog).findAllByText('Es ist kein Platz mehr.')).length).toBeGreaterThan(0)
  expect(within(dialog).queryByRole('button', { name: /herunterladen/ })).toBeNull()
  const [button] = within(dialog).getAllByRole('button', { name: 'artikel-2026-03-04.csv löschen' })
  await user.click(button!)
  await user.click(await screen.findByRole('button', { name: 'Export löschen' }))
  expect(await within(dialog).findByText('Noch kein Export.')).toBeTruthy()
  expect(named('deleteArticleExport')[0]?.input).toEqual({ query: { id: exportId } })
})
