import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import {
  aListedArticle,
  articleId,
  manufacturerId,
  masterData,
  noImport,
} from '../features/article/article.example.ts'
import { Component } from './article-list.screen.tsx'

const other = '01990000-0000-7000-8000-0000000000a2'
const articles = [
  aListedArticle({ usedByArticleAmount: 2 }),
  aListedArticle({
    id: other,
    manufacturerName: 'Siemens',
    manufacturerNumber: '3RT2015',
    usedByArticleAmount: 1,
  }),
]

const open = (at = '/article', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    filterArticles: () => ({ content: articles, totalElements: 40 }),
    getArticleImportProgress: () => noImport,
    getArticleImportHistory: () => [],
    getImportConfigs: () => [],
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[{ path: 'article', Component }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const lastQuery = () =>
    (calls.filter(({ name }) => name === 'filterArticles').at(-1)?.input as { query: object } | undefined)
      ?.query
  return { calls, lastQuery, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true })
})

test('an article shows its numbers, its price in German and the way to its page', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'WDU 2.5' })
  expect(link.getAttribute('href')).toBe(`/article/${articleId}`)
  expect(screen.getByRole('link', { name: 'Weidmüller WDU 2.5 anzeigen' })).toBeTruthy()
  expect(screen.getAllByText(/^1\.234,50\s€$/)).toHaveLength(2)
  expect(screen.getByRole('columnheader', { name: 'Bezeichnung' })).toBeTruthy()
  for (const seldom of ['Breite (cm)', 'Gewicht (kg)', 'ERP-Nummer', 'E-Class'])
    expect(screen.queryByRole('columnheader', { name: seldom })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Artikel 40')
})

test('a price that is not for one says for how many', async () => {
  open('/article', {
    filterArticles: () => ({
      content: [aListedArticle({ listPrice: 133.5, purchasePrice: null, priceUnitSize: 100 })],
      totalElements: 1,
    }),
  })
  expect(await screen.findByText(/^133,50\s€ je 100 Stück$/)).toBeTruthy()
  expect(screen.queryByText(/^– je/)).toBeNull()
})

test('the column of type numbers holds those alone; without one the order number leads to the article', async () => {
  open('/article', {
    filterArticles: () => ({
      content: [aListedArticle({ manufacturerNumber: null, orderNumber: '1020000000' })],
      totalElements: 1,
    }),
  })
  const link = await screen.findByRole('link', { name: '1020000000' })
  expect(link.getAttribute('href')).toBe(`/article/${articleId}`)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell')
  expect(cells[heads.indexOf('Typnummer')]?.textContent).toBe('–')
})

test('without an address the newest stand first, fifteen to a page', async () => {
  const { lastQuery } = open()
  await screen.findByRole('link', { name: 'WDU 2.5' })
  expect(lastQuery()).toEqual({ page: 0, paginationSize: 15, column: 'createDate', sortDescending: true })
})

test('filters, page, size and order come from the address', async () => {
  const { lastQuery } = open(
    `/article?searchTerm=Klemme&orderNumber=1020&manufacturer=${manufacturerId}&page=3&size=5&sort=listPrice&order=desc`,
  )
  await screen.findByRole('link', { name: 'WDU 2.5' })
  expect(lastQuery()).toEqual({
    searchTerm: 'Klemme',
    orderNumber: '1020',
    manufacturer: manufacturerId,
    page: 2,
    paginationSize: 5,
    column: 'listPrice',
    sortDescending: true,
  })
  expect(screen.getByRole('textbox', { name: 'Suchbegriff' })).toHaveProperty('value', 'Klemme')
})

test('a page beyond the end gives way to the last one', async () => {
  const { lastQuery } = open('/article?page=9', {
    filterArticles: ({ query }) => ({
      content: (query as { page: number }).page > 2 ? [] : articles,
      totalElements: 40,
    }),
  })
  await screen.findByRole('link', { name: 'WDU 2.5' })
  expect(lastQuery()).toMatchObject({ page: 2 })
})

test('a search waits for Enter, then begins on the first page', async () => {
  const { calls, lastQuery, user } = open('/article?page=2')
  await screen.findByRole('link', { name: 'WDU 2.5' })
  const before = calls.filter(({ name }) => name === 'filterArticles').length
  await user.type(screen.getByRole('textbox', { name: 'Suchbegriff' }), 'schütz')
  expect(calls.filter(({ name }) => name === 'filterArticles')).toHaveLength(before)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lastQuery()).toMatchObject({ searchTerm: 'schütz', page: 0 }))
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('searchTerm'))
})

test('a manufacturer is found however the umlaut is typed', async () => {
  const { lastQuery, user } = open()
  await screen.findByRole('link', { name: 'WDU 2.5' })
  await user.type(screen.getByRole('combobox', { name: 'Hersteller' }), 'weidmueller')
  await user.click(await screen.findByRole('option', { name: 'Weidmüller', hidden: true }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ manufacturer: manufacturerId }))
})

test('deleting names what goes, counts it, and keeps selected what could not be deleted', async () => {
  const { calls, user } = open('/article', { deleteArticles: () => [other] })
  await user.click(await screen.findByRole('checkbox', { name: 'Weidmüller WDU 2.5 auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Siemens 3RT2015 auswählen' }))
  expect(screen.getByText('2 Zeilen ausgewählt')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2 Artikel löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Artikel löschen?' })
  expect(dialog.textContent).toContain('Siemens 3RT2015')
  expect(dialog.textContent).toContain('Damit gehen 3 gemerkte Zuordnungen verloren')
  await user.click(within(dialog).getByRole('button', { name: '2 Artikel löschen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ name }) => name === 'deleteArticles')?.input).toEqual({
    query: { articleIds: `${articleId},${other}` },
  })
  expect(screen.getByRole('checkbox', { name: 'Siemens 3RT2015 auswählen' })).toHaveProperty('checked', true)
  expect(screen.getByText('1 Zeile ausgewählt')).toBeTruthy()
})

test('who is no admin of the operator neither deletes nor imports', async () => {
  mockSession({ companyType: 'ADMIN', admin: false })
  open()
  await screen.findByRole('link', { name: 'WDU 2.5' })
  expect(screen.getByRole('link', { name: 'Artikel anlegen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Importieren' })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Weidmüller WDU 2.5 auswählen' })).toBeNull()
})

test('an empty filter offers its reset, a failed list another try', async () => {
  let isDown = true
  const { user } = open('/article?searchTerm=xyz', {
    filterArticles: ({ query }) => {
      if (isDown) throw new Error('down')
      return (query as { searchTerm?: string }).searchTerm
        ? { content: [], totalElements: 0 }
        : { content: articles, totalElements: 2 }
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Die Artikel')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByText('Kein Artikel passt zu diesen Filtern.')
  await user.click(screen.getAllByRole('button', { name: 'Filter zurücksetzen' }).at(-1) as HTMLElement)
  await screen.findByRole('link', { name: 'WDU 2.5' })
})

test('the page beside the one shown goes on where that ends, any other is counted off', async () => {
  const { lastQuery, user } = open('/article?page=3', {
    filterArticles: ({ query }) => {
      const number = (query as { page: number }).page + 1
      return {
        content: [aListedArticle({ manufacturerNumber: `Seite ${number}` })],
        totalElements: 1000,
        previous: `vor ${number}`,
        next: `nach ${number}`,
      }
    },
  })
  await screen.findByRole('link', { name: 'Seite 3' })
  expect(lastQuery()).toMatchObject({ cursor: undefined })
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  await screen.findByRole('link', { name: 'Seite 4' })
  expect(lastQuery()).toMatchObject({ page: 3, cursor: 'nach 3' })
  await user.click(screen.getByRole('button', { name: 'Seite 67' }))
  await screen.findByRole('link', { name: 'Seite 67' })
  expect(lastQuery()).toMatchObject({ cursor: undefined })
  await user.click(screen.getByRole('button', { name: 'Vorherige Seite' }))
  await screen.findByRole('link', { name: 'Seite 66' })
  expect(lastQuery()).toMatchObject({ page: 65, cursor: 'vor 67' })
})

test('of many hits it says that they are more', async () => {
  open('/article?searchTerm=Klemme', {
    filterArticles: () => ({ content: [aListedArticle()], totalElements: 10_000, isMore: true }),
  })
  expect(await screen.findByText('1–15 von mehr als 10.000')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Artikel mehr als 10.000')
})
