import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { importId } from '../article-import.example.ts'
import { aProposal, aRow } from '../features/import-proposal/import-proposal.example.ts'
import { Component } from './import-proposal.screen.tsx'

let cache: QueryClient

function Cache() {
  cache = useQueryClient()
  return null
}

const open = (query = '', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    getImportProposal: () => aProposal(),
    filterProposalRows: ({ query }) =>
      'changedSince' in (query as object)
        ? { content: [], totalElements: 0 }
        : { content: [aRow()], totalElements: 1 },
    ...answers,
  })
  render(
    <MockPortal
      at={`/import/proposal/${importId}${query}`}
      routes={[
        { path: 'import/proposal/:id', Component },
        { path: 'article', element: <h1>Artikel</h1> },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => (
        <KitProvider>
          <Cache />
          {page}
        </KitProvider>
      )}
    />,
  )
  const asked = (name: string) =>
    calls.filter((call) => call.name === name).map(({ input }) => input as Record<string, object>)
  return { asked, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true })
})

test('what is suspicious is shown first, with its reason and both prices', async () => {
  const { asked } = open()
  await screen.findByText('Preis um eine Zehnerpotenz anders')
  expect(screen.getByText(/^1,23\s€$/).tagName).toBe('DEL')
  expect(screen.getByText('das 10-Fache')).toBeTruthy()
  expect(asked('filterProposalRows')[0]).toMatchObject({ query: { id: importId, class: 'SUSPICIOUS' } })
})

test('a price that is another by two powers of ten is not told to be by one', async () => {
  open('', {
    filterProposalRows: () => ({
      content: [aRow({ priceFactor: 102.1, changes: [{ field: 'listPrice', old: 0.12047, new: 12.3 }] })],
      totalElements: 1,
    }),
  })
  expect(await screen.findByText('Preis um 2 Zehnerpotenzen anders')).toBeTruthy()
  expect(screen.getByText('das 102,1-Fache')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Preis um Zehnerpotenzen anders (1)' })).toBeTruthy()
})

test('a new row names both of its prices, and a dash where nothing is to be noted', async () => {
  open('?class=NEW', {
    filterProposalRows: () => ({
      content: [
        aRow({
          class: 'NEW',
          articleId: null,
          purchasePrice: 9.87,
          priceFactor: null,
          changes: [],
          suspicions: [],
        }),
      ],
      totalElements: 1,
    }),
  })
  expect(await screen.findByText(/^Einkaufspreis 9,87\s€$/)).toBeTruthy()
  const [, row] = screen.getAllByRole('row')
  expect(within(row!).getAllByRole('cell').at(-1)?.textContent).toBe('–')
  expect(screen.getByRole('link', { name: /Bisherige Importe/ }).getAttribute('href')).toBe(
    '/article?dialog=import',
  )
})

test('each price has its name, and what changed stands at the price that did', async () => {
  open('?class=CHANGED', {
    filterProposalRows: () => ({
      content: [
        aRow({
          class: 'CHANGED',
          listPrice: 10.45,
          purchasePrice: 7.2,
          priceFactor: 1.045,
          changes: [{ field: 'listPrice', old: 10, new: 10.45 }],
          suspicions: [],
        }),
        aRow({
          row: 18,
          class: 'CHANGED',
          listPrice: null,
          purchasePrice: 3,
          priceFactor: null,
          changes: [],
        }),
      ],
      totalElements: 2,
    }),
  })
  const list = await screen.findByText(/^Listenpreis 10,45\s€$/)
  expect(list.parentElement?.textContent).toMatch(/\+4,5\s%$/)
  expect(screen.getByText(/^Einkaufspreis 7,20\s€$/).parentElement?.textContent).not.toContain('%')
  expect(screen.getByText(/^Einkaufspreis 3,00\s€$/)).toBeTruthy()
})

test('each class has its count, and the address says which is shown', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr enthalten (3)' }))
  await waitFor(() => expect(asked('filterProposalRows').at(-1)).toMatchObject({ query: { class: 'GONE' } }))
  expect(screen.getByRole('button', { name: 'Nicht mehr enthalten (3)', pressed: true })).toBeTruthy()
  expect(screen.getByText(/^Artikel der Hersteller dieser Liste/)).toBeTruthy()
})

test('what has articles in place of lines, as BMEcat, counts articles', async () => {
  open('?class=SKIPPED', {
    getImportProposal: () => aProposal({ filePlaces: 'ARTICLE' }),
    filterProposalRows: () => ({
      content: [aRow({ class: 'SKIPPED', line: 3, articleId: null, skipReason: 'Keine Bestellnummer' })],
      totalElements: 1,
    }),
  })
  await screen.findByText('Keine Bestellnummer')
  expect(screen.getByRole('columnheader', { name: 'Artikel' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Zeile' })).toBeNull()
})

test('two rows left out one after the other: each act names the state the one before it made', async () => {
  let version = 1
  const { user, asked } = open('', {
    filterProposalRows: () => ({
      content: [aRow({ chosen: true }), aRow({ row: 18, line: 18, orderNumber: '1020100000', chosen: true })],
      totalElements: 2,
    }),
    chooseProposalRows: () => {
      version += 1
      return aProposal({ editVersion: version })
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '1020000000 übernehmen' }))
  await user.click(screen.getByRole('checkbox', { name: '1020100000 übernehmen' }))
  await waitFor(() => expect(asked('chooseProposalRows')).toHaveLength(2))
  expect(asked('chooseProposalRows').map(({ body }) => body)).toEqual([
    { id: importId, editVersion: 1, rows: [17], chosen: false },
    { id: importId, editVersion: 2, rows: [18], chosen: false },
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1020100000 übernehmen' }).checked).toBe(
    false,
  )
})

test('a choice that is refused is taken back on the screen and says why', async () => {
  const { user } = open('', {
    filterProposalRows: () => ({ content: [aRow({ chosen: true })], totalElements: 1 }),
    chooseProposalRows: () => {
      throw new ProblemError({
        status: 409,
        code: 'changed-meanwhile',
        detail: 'Der Import wurde inzwischen geändert.',
      })
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '1020000000 übernehmen' }))
  await screen.findByText(/inzwischen geändert\./)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1020000000 übernehmen' }).checked).toBe(
      true,
    ),
  )
})

test('accepting names what it does and leads to the imports', async () => {
  const { user, asked } = open('', { acceptImportProposal: () => ({ importId }) })
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Neu: 4, geändert: 2, auffällig: 0, gelöscht: 0/)).toBeTruthy()
  expect(
    within(dialog).getByText('3 auffällige Zeilen sind nicht ausgewählt und werden nicht übernommen.'),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
  await screen.findByRole('heading', { name: 'Artikel' })
  expect(asked('acceptImportProposal')).toEqual([{ body: { id: importId, editVersion: 1 } }])
})

test('new articles without a manufacturer are counted above the rows', async () => {
  open('', { getImportProposal: () => aProposal({ newWithoutManufacturer: 1234 }) })
  expect(await screen.findByText('1.234 neue Artikel haben keinen Hersteller')).toBeTruthy()
})

test('a file of discount groups says which change, and accepting says nothing of articles', async () => {
  const { user } = open('', {
    getImportProposal: () =>
      aProposal({
        classes: aProposal().classes.map((entry) => ({ ...entry, rows: 0, chosen: 0 })),
        discountPercents: {
          total: 2,
          groups: [
            { name: 'A1', old: 30, new: 32.5 },
            { name: 'B2', old: null, new: 20 },
          ],
        },
      }),
  })
  const title = await screen.findByText('Beim Übernehmen ändern sich diese Rabatte')
  expect(title.parentElement?.textContent?.replace(/\s/g, ' ')).toContain(
    'A1 32,5 % (bisher 30 %), B2 20 % (bisher keiner)',
  )
  expect(screen.queryByText('Beim Übernehmen werden angelegt')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('2 Rabatte werden gesetzt.')).toBeTruthy()
  expect(dialog.textContent).not.toContain('Neu:')
})

const withoutRows = aProposal().classes.map((entry) => ({ ...entry, rows: 0, chosen: 0 }))

test.each([
  [
    'discounts of which some change',
    { said: 5, total: 2, groups: [] },
    /^Diese Datei bringt nur die Rabatte von 5 Rabattgruppen und keine Artikel\..*ändern sich die Rabatte von 2 Rabattgruppen\./,
  ],
  [
    'one discount',
    { said: 1, total: 1, groups: [] },
    /^Diese Datei bringt nur den Rabatt einer Rabattgruppe und keine Artikel\..*ändert sich der Rabatt einer Rabattgruppe\./,
  ],
  [
    'discounts as they are',
    { said: 5, total: 0, groups: [] },
    /und keine Artikel\. Diese Rabatte gelten schon; beim Übernehmen ändert sich nichts\.$/,
  ],
  ['nothing', { total: 0, groups: [] }, /^Keine Zeile dieser Datei wurde zu einem Artikel/],
])('a file without articles that brings %s says so in place of rows', async (_, discountPercents, said) => {
  open('', {
    getImportProposal: () => aProposal({ classes: withoutRows, discountPercents }),
    filterProposalRows: () => ({ content: [], totalElements: 0 }),
  })
  const text = await screen.findByText(/^(Diese Datei|Keine Zeile dieser Datei)/)
  expect(text.textContent).toMatch(said)
  expect(screen.queryByText('Keine Zeile passt zu diesen Filtern.')).toBeNull()
})

test('of a file without articles the skipped lines are filtered as ever', async () => {
  open('?class=SKIPPED&searchTerm=9', {
    getImportProposal: () =>
      aProposal({
        classes: withoutRows.map((entry) => (entry.class === 'SKIPPED' ? { ...entry, rows: 3 } : entry)),
        discountPercents: { said: 2, total: 2, groups: [] },
      }),
    filterProposalRows: () => ({ content: [], totalElements: 0 }),
  })
  expect(await screen.findByText('Keine Zeile passt zu diesen Filtern.')).toBeTruthy()
})

test.each(['Übernehmen', 'Verwerfen'])(
  'once it is decided by „%s“ no part of it is read any more, whatever is told meanwhile',
  async (verb) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const decide = () => promise
    const { user, asked } = open('', { acceptImportProposal: decide, rejectImportProposal: decide })
    await user.click(await screen.findByRole('button', { name: verb }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: verb }))
    const reads = () => asked('getImportProposal').length + asked('filterProposalRows').length
    const before = reads()
    await cache.invalidateQueries({ queryKey: ['articleImport'] })
    resolve({ importId })
    await cache.invalidateQueries({ queryKey: ['articleImport'] })
    await screen.findByRole('heading', { name: 'Artikel' })
    expect(reads()).toBe(before)
  },
)

test('what could not be decided is read again', async () => {
  const { user, asked } = open('', {
    rejectImportProposal: () => {
      throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Geändert.' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
  const dialog = await screen.findByRole('dialog')
  const before = asked('getImportProposal').length
  await user.click(within(dialog).getByRole('button', { name: 'Verwerfen' }))
  await within(dialog).findByText('Geändert.')
  await waitFor(() => expect(asked('getImportProposal').length).toBeGreaterThan(before))
})

test('accepting counts what is taken: rows that were changed meanwhile are not', async () => {
  const outdated: Record<string, number> = { NEW: 1, CHANGED: 2 }
  const { user, asked } = open('', {
    filterProposalRows: (input) => {
      const { query } = input as unknown as { query: { class: string; changedSince?: string } }
      const total = query.changedSince ? (outdated[query.class] ?? 0) : 1
      return { content: total > 0 ? [aRow({ changedSince: true })] : [], totalElements: total }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Neu: 3, geändert: 0, auffällig: 0, gelöscht: 0\./)
  expect(dialog.textContent).toContain('3 ausgewählte Zeilen wurden inzwischen geändert')
  const counted = asked('filterProposalRows').filter(({ query }) => 'changedSince' in query!)
  // Of classes of which nothing is chosen nothing is counted.
  expect(counted.map(({ query }) => (query as { class: string }).class)).toEqual(['NEW', 'CHANGED'])
})

test('where they cannot be counted, accepting says that they are not taken', async () => {
  const { user } = open('', {
    filterProposalRows: (input) => {
      if (
        (input as unknown as { query: object }).query &&
        'changedSince' in (input as { query: object }).query
      )
        throw new ProblemError({ status: 400, code: 'invalid', detail: 'Nicht möglich.' })
      return { content: [aRow()], totalElements: 1 }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Zeilen, die inzwischen geändert wurden, werden nicht übernommen\./)
  expect(dialog.textContent).toContain('Neu: 4, geändert: 2')
})

test('what is suspicious is not chosen at first, which stands above the rows; one click takes all', async () => {
  const takenAll = aProposal({
    editVersion: 2,
    classes: aProposal().classes.map((entry) =>
      entry.class === 'SUSPICIOUS' ? { ...entry, chosen: entry.rows } : entry,
    ),
  })
  const { user, asked } = open('?class=NEW', { chooseProposalRows: () => takenAll })
  await screen.findByText('3 auffällige Zeilen sind nicht ausgewählt.')
  await user.click(screen.getByRole('button', { name: 'Alle auffälligen übernehmen' }))
  await screen.findByText('Alle auffälligen Zeilen sind ausgewählt und werden übernommen.')
  expect(asked('chooseProposalRows')).toEqual([
    { body: { id: importId, editVersion: 1, class: 'SUSPICIOUS', chosen: true } },
  ])
  expect(screen.queryByRole('button', { name: 'Alle auffälligen übernehmen' })).toBeNull()
})

test('a price that the list does not bring is shown with its wholesaler', async () => {
  const changes = [
    { field: 'wholesalerPurchasePrice', old: 0.38, new: 3.8 },
    { field: 'wholesalerPurchasePrice', wholesaler: 'Großhandel Süd', old: 0.39, new: 3.9 },
  ]
  open('?class=CHANGED', {
    filterProposalRows: () => ({ content: [aRow({ class: 'CHANGED', changes })], totalElements: 1 }),
  })
  const shown = (await screen.findAllByText(/^Einkaufspreis beim Großhändler/)).map((name) =>
    name.parentElement?.textContent?.replace(/\s/g, ' '),
  )
  expect(shown).toEqual([
    'Einkaufspreis beim Großhändler: 0,38 € → 3,80 €',
    'Einkaufspreis beim Großhändler (Großhandel Süd): 0,39 € → 3,90 €',
  ])
})

test('a row whose price is no number says so', async () => {
  const note = 'Listenpreis „abc“ ist keine Zahl und wurde nicht übernommen, ein bisheriger Preis bleibt'
  open('', {
    filterProposalRows: () => ({
      content: [aRow({ suspicions: ['NOTICE'], notices: [note], priceFactor: null, changes: [] })],
      totalElements: 1,
    }),
  })
  await screen.findByText(note)
  expect(screen.getByText('Hinweis')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /übernehmen$/ }).checked).toBe(false)
})

test('deleting all that is gone asks first: how many articles go, what stays and how they come back', async () => {
  const { user, asked } = open('?class=GONE', {
    filterProposalRows: () => ({ content: [aRow({ class: 'GONE', line: null })], totalElements: 3 }),
    chooseProposalRows: () => aProposal({ editVersion: 2 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Alle nicht mehr enthaltenen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 nicht mehr enthaltene Artikel löschen?' })
  expect(dialog.textContent).toContain('verschwinden sie aus dem Katalog')
  expect(dialog.textContent).toContain('Bereits zugeordnete Zeilen behalten ihre Angaben.')
  expect(dialog.textContent).toContain('1 weiterer wird verwendet und bleibt.')
  expect(asked('chooseProposalRows')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '2 Artikel zum Löschen auswählen' }))
  await waitFor(() =>
    expect(asked('chooseProposalRows')).toEqual([
      { body: { id: importId, editVersion: 1, class: 'GONE', chosen: true } },
    ]),
  )
})

test('where everything that is gone is used, there is nothing to delete', async () => {
  open('?class=GONE', { getImportProposal: () => aProposal({ goneInUse: 3 }) })
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Alle nicht mehr enthaltenen löschen',
  })
  expect(button.disabled).toBe(true)
})

test('a skipped line shows its reason and cannot be chosen; a used article that is gone cannot either', async () => {
  const skipped = aRow({ class: 'SKIPPED', skipReason: 'Ohne Nummer', content: 'Klemme | 1,20' })
  const { user } = open('?class=SKIPPED', {
    filterProposalRows: (input) =>
      (input as { query: { class: string } }).query.class === 'SKIPPED'
        ? { content: [skipped], totalElements: 1 }
        : { content: [aRow({ class: 'GONE', chosen: false, line: null, usedBy: 2 })], totalElements: 1 },
  })
  await screen.findByText('Ohne Nummer')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nicht mehr enthalten (3)' }))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '1020000000 löschen' })
  expect(box.disabled).toBe(true)
})

test('who may only look sees no way to decide', async () => {
  mockSession({ companyType: 'ADMIN', admin: false })
  open()
  await screen.findByText('Preis um eine Zehnerpotenz anders')
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
})

test.each([
  ['was decided meanwhile', 409, 'proposal-not-open'],
  ['is not there', 404, 'not-found'],
])('one that %s leads back to the imports', async (_, status, code) => {
  open('', {
    getImportProposal: () => {
      throw new ProblemError({ status, code, detail: 'Nicht da.' })
    },
  })
  await screen.findByText('Dieser Import liegt nicht mehr zur Prüfung bereit.')
  expect(screen.getByRole('link', { name: 'Zu den Importen' }).getAttribute('href')).toBe(
    '/article?dialog=import',
  )
})
