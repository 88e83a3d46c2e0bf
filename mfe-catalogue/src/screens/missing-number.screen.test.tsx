import { liveKinds, type MissingNumber, type MissingNumberDetail } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { anArticle, articleId, manufacturerId, masterData } from '../features/article/article.example.ts'
import {
  missingNumberQuery,
  missingNumbersQuery,
  suggestionsQuery,
} from '../features/missing-number/missing-number.api.ts'
import { Component as Article } from './article.screen.tsx'
import { Component as Page } from './missing-number.screen.tsx'
import { Component as List } from './missing-number-list.screen.tsx'

const id = '01990000-0000-7000-8000-0000000000f1'
const aNumber = (part: Partial<MissingNumber> = {}): MissingNumber => ({
  id,
  number: 'WDU 4',
  manufacturerName: 'WEIDMUELLER',
  kind: 'ORDER_NUMBER',
  lines: 1200,
  enquiries: 7,
  lastAt: '2026-11-02T09:05:00.000Z',
  state: 'OPEN',
  ...part,
})
const aDetail = (part: Partial<MissingNumberDetail> = {}): MissingNumberDetail => ({
  ...aNumber(),
  spellings: [
    { number: 'WDU 4', manufacturerName: 'WEIDMUELLER', lines: 1100 },
    { number: 'wdu-4', manufacturerName: 'Weidmüller', lines: 100 },
  ],
  ...part,
})
const suggestion = {
  articleId,
  orderNumber: '1020000000',
  manufacturerNumber: 'WDU 2.5',
  manufacturerName: 'Weidmüller',
  description: 'Durchgangsklemme',
  unitName: 'Stück',
  score: 0.8,
  manufacturerAgrees: true,
  reason: 'Nummer fast gleich (zwei Stellen anders), Hersteller stimmt',
}

const open = (at: string, answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    filterMissingNumbers: () => ({ content: [aNumber()], totalElements: 1 }),
    getMissingNumber: () => aDetail(),
    suggestForMissingNumber: () => [suggestion],
    ignoreMissingNumbers: () => undefined,
    restoreMissingNumbers: () => undefined,
    getArticle: () => anArticle(),
    updateArticle: () => anArticle(),
    findManufacturerByName: ({ query }) =>
      (query as { name: string }).name === 'WEIDMUELLER'
        ? masterData.getManufacturer({ query: { id: manufacturerId } })
        : null,
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[
        { path: 'missing-number', Component: List },
        { path: 'missing-number/:id', Component: Page },
        { path: 'article/:id', Component: Article },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputOf = (name: string) =>
    calls.findLast((call) => call.name === name)?.input as { body: object; query: object } | undefined
  return { calls, inputOf, user: userEvent.setup() }
}

beforeEach(() => {
  sessionStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true })
})

test('the list shows number, maker and how often, the most frequent first, and leads to the number', async () => {
  const { inputOf, user } = open('/missing-number')
  const row = (await screen.findByRole('link', { name: 'WDU 4' })).closest('tr')!
  expect(within(row).getByText('WEIDMUELLER')).toBeTruthy()
  expect(within(row).getByText('1.200')).toBeTruthy()
  expect(within(row).getByText('02.11.2026')).toBeTruthy()
  expect(inputOf('filterMissingNumbers')?.query).toEqual({ page: 0, paginationSize: 15 })
  await user.click(screen.getByRole('link', { name: 'WDU 4' }))
  expect(await screen.findByRole('heading', { name: 'WEIDMUELLER WDU 4' })).toBeTruthy()
})

test('the list says when everything is found, and shows what is ignored', async () => {
  const { inputOf, user } = open('/missing-number', {
    filterMissingNumbers: () => ({ content: [], totalElements: 0 }),
  })
  expect(await screen.findByText(/^Alles gefunden/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ignoriert' }))
  expect(await screen.findByText('Keine Nummer passt zu diesen Filtern.')).toBeTruthy()
  expect(inputOf('filterMissingNumbers')?.query).toMatchObject({ state: 'IGNORED' })
})

test('several are ignored at once', async () => {
  const { inputOf, user } = open('/missing-number')
  await user.click(await screen.findByRole('checkbox', { name: /WDU 4/ }))
  await user.click(screen.getByRole('button', { name: 'Ignorieren' }))
  const dialog = await screen.findByRole('dialog', { name: 'WEIDMUELLER WDU 4 ignorieren?' })
  await user.click(within(dialog).getByRole('button', { name: 'Ignorieren' }))
  await waitFor(() => expect(inputOf('ignoreMissingNumbers')?.body).toEqual({ ids: [id] }))
})

test('what others change is asked for again at once, as the live stream tells it', () => {
  for (const { queryKey } of [missingNumbersQuery({}), missingNumberQuery(id), suggestionsQuery(id, '')])
    expect(liveKinds).toContain(queryKey[0])
})

test('a number becomes a further one of an article, with the version it has now', async () => {
  const { inputOf, user } = open(`/missing-number/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Nummer hinzufügen: Weidmüller WDU 2.5' }))
  const dialog = await screen.findByRole('dialog', { name: '„WDU 4“ zu Weidmüller WDU 2.5 hinzufügen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Nummer hinzufügen' }))
  await waitFor(() =>
    expect(inputOf('updateArticle')?.body).toEqual({
      id: articleId,
      editVersion: 4,
      possibleOrderNumbers: ['102000', 'WDU 4'],
    }),
  )
  expect(await screen.findByRole('heading', { name: /Nicht gefundene Nummern/ })).toBeTruthy()
})

test('a number that another article has already stays where it is, with the reason', async () => {
  const { user } = open(`/missing-number/${id}`, {
    updateArticle: () => {
      throw new ProblemError({
        code: 'article-number-taken',
        status: 409,
        detail: 'Die Bestellnummer „WDU 4“ hat schon ein anderer Artikel.',
      })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Nummer hinzufügen: Weidmüller WDU 2.5' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Nummer hinzufügen' }))
  expect(await within(dialog).findByText(/hat schon ein anderer Artikel/)).toBeTruthy()
})

test('a new article begins with number and manufacturer', async () => {
  const { user } = open(`/missing-number/${id}`)
  const create = await screen.findByRole('link', { name: 'Artikel anlegen' })
  await waitFor(() => expect(create.getAttribute('href')).toContain('manufacturerId='))
  await user.click(create)
  expect(await screen.findByRole('textbox', { name: /Bestellnummer/ })).toHaveProperty('value', 'WDU 4')
  expect(await screen.findByRole('combobox', { name: /Hersteller/ })).toHaveProperty('value', 'Weidmüller')
})

test('a manufacturer that the catalogue does not have is named', async () => {
  open(`/missing-number/${id}`, {
    getMissingNumber: () => aDetail({ manufacturerName: 'Nirgendwo', kind: 'MANUFACTURER_NUMBER' }),
  })
  expect(
    (await screen.findAllByText('Den Hersteller „Nirgendwo“ gibt es im Katalog noch nicht.')).length,
  ).toBeGreaterThan(0)
  const create = screen.getByRole('link', { name: 'Artikel anlegen' })
  expect(create.getAttribute('href')).toBe('/article/new?manufacturerNumber=WDU+4')
})

test('companies show where the answer names them', async () => {
  open(`/missing-number/${id}`)
  await screen.findByRole('heading', { name: 'So steht sie in Stücklisten' })
  expect(screen.queryByText('Freigegebene Anfragen')).toBeNull()
})

test('an ignored number is taken back where it stands', async () => {
  const { inputOf, user } = open(`/missing-number/${id}`, {
    getMissingNumber: () =>
      aDetail({
        state: 'IGNORED',
        companies: [{ companyId: id, name: 'Nordhafen GmbH', enquiries: 3 }],
      }),
  })
  expect(await screen.findByText('Nordhafen GmbH')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nicht mehr ignorieren' }))
  await waitFor(() => expect(inputOf('restoreMissingNumbers')?.body).toEqual({ ids: [id] }))
})
