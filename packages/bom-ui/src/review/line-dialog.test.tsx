import { hasUnsaved, ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  enquiryId,
  estimate,
  lineOf,
  mappedBom,
  ndjson,
  slimLines,
  suggestion,
  summary,
} from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

const nothing = () => undefined

const keptFourth = () => ({
  articles: slimLines.slice(3).map((line) => lineOf({ ...line, quantity: 4, edited: true })),
  summary,
  estimate,
  editVersion: 5,
})

/** A mapped list of which lines 2 to 4 are worth a look; the fourth has a wrong unit. */
const showLines = async (
  lineFrom = lineOf,
  suggestions: (typeof suggestion)[] = [],
  updateBomArticles: () => unknown = keptFourth,
) => {
  const calls = mockApi({
    getBomLines: () => ndjson(slimLines),
    getBomEstimate: () => ({ summary, estimate }),
    getBomArticles: ({ query }) => ({
      content: slimLines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineFrom),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions, equalLineIds: [] }),
    updateBomArticles,
  })
  const panel = (
    <BomPanel owner={{ enquiryId }} editable bom={mappedBom} editVersion={4} onChanged={nothing} />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const grid = await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })
  return { calls, grid, user: userEvent.setup() }
}

const openFourth = async (...given: Parameters<typeof showLines>) => {
  const shown = await showLines(...given)
  shown.grid.focus()
  await shown.user.keyboard('nnn{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 4' })
  const quantity = await within(dialog).findByLabelText<HTMLInputElement>('Menge')
  return { ...shown, dialog, quantity }
}

const question = { name: 'Änderungen an Zeile 4 verwerfen?' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockSession()
})

test('what was typed is given up only after asking, whichever way the line is left', async () => {
  const { user, dialog, quantity } = await openFourth()
  expect(hasUnsaved()).toBe(false)
  await user.clear(quantity)
  await user.type(quantity, '4')
  // So that the way back of the browser asks as well.
  expect(hasUnsaved()).toBe(true)

  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(within(dialog).getByRole('button', { name: 'Dialog schließen' })),
    () => user.click(within(dialog).getByRole('button', { name: 'Voriger Hinweis' })),
    () => user.click(within(dialog).getByRole('button', { name: 'Nächster Hinweis' })),
  ]) {
    await leave()
    const asked = await screen.findByRole('dialog', question)
    await user.click(within(asked).getByRole('button', { name: 'Weiter bearbeiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    expect(quantity.isConnected).toBe(true)
    expect(quantity.value).toBe('4')
  }

  await user.click(within(dialog).getByRole('button', { name: 'Nächster Hinweis' }))
  const asked = await screen.findByRole('dialog', question)
  await user.click(within(asked).getByRole('button', { name: 'Änderungen verwerfen' }))
  expect(await screen.findByRole('dialog', { name: 'Zeile 2' })).toBeTruthy()
  expect(hasUnsaved()).toBe(false)
})

test('what was saved is left without a question', async () => {
  const { user, dialog, quantity, calls } = await openFourth()
  await user.clear(quantity)
  await user.type(quantity, '4')
  await user.click(within(dialog).getByRole('button', { name: 'Änderungen übernehmen' }))
  expect(await within(dialog).findByText('Die Zeile wurde geändert.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const saved = calls.find(({ name }) => name === 'updateBomArticles')?.input as { body: unknown }
  expect(saved.body).toMatchObject({ changes: { quantity: 4 } })
})

test('that values were not kept comes into sight above the button that was pressed', async () => {
  const { dialog, quantity, user } = await openFourth(lineOf, [], () => {
    throw new ProblemError({ status: 503, code: 'unavailable', detail: 'Bitte versuchen Sie es erneut.' })
  })
  await user.clear(quantity)
  await user.type(quantity, '4')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(within(dialog).getByRole('button', { name: 'Änderungen übernehmen' }))
  const told = await within(dialog).findByText('Die Zeile konnte nicht geändert werden.')
  await waitFor(() =>
    expect(scrolled.mock.contexts.some((element) => (element as Element).contains(told))).toBe(true),
  )
  expect(quantity.value).toBe('4')
  scrolled.mockRestore()
})

test('values come open where they are what the line lacks, and stay closed where an article is missing', async () => {
  const { user, quantity } = await openFourth()
  expect(quantity.closest('details')?.open).toBe(true)
  await user.keyboard('pp')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 2' })
  const other = await within(dialog).findByLabelText('Menge')
  expect(other.closest('details')?.open).toBe(false)
})

test('a quantity that could not be read is named at its field, with what the file says, until one is typed', async () => {
  const { user, dialog, quantity } = await openFourth((slim) => ({
    ...lineOf(slim),
    bomError: 'MISSING_VALUES',
    quantity: null,
    quantityText: 'n. B.',
  }))
  const told = () => quantity.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = () => told().map((id) => document.getElementById(id)?.textContent)
  expect(texts()).toEqual(expect.arrayContaining(['Die Menge fehlt.', 'in der Datei: „n. B.“']))
  await user.type(quantity, '4')
  expect(within(dialog).queryByText('Die Menge fehlt.')).toBeNull()
})

test.each<[string, Partial<ReturnType<typeof lineOf>>, string]>([
  ['a quantity of none', { quantity: 0, quantityText: null }, '„0“ ist keine Menge.'],
  ['nothing in its place', { quantity: null, quantityText: '' }, 'Die Menge fehlt.'],
  ['a text in its place', { quantity: null, quantityText: 'n. B.' }, '„n. B.“ ist keine Menge.'],
  ['no number', { quantity: 3, orderNumber: null, manufacturerNumber: null }, 'Die Zeile hat keine Nummer.'],
])('what a line lacks stands at its head: %s', async (_, values, told) => {
  const { dialog } = await openFourth((slim) => ({
    ...lineOf(slim),
    bomError: 'MISSING_VALUES',
    ...values,
  }))
  expect(within(dialog).getAllByText(told)[0]?.closest('details')).toBeNull()
})

test('no quantity above zero and a text that is too long are told at their fields, and neither cut off nor sent', async () => {
  const { user, dialog, quantity, calls } = await openFourth()
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Änderungen übernehmen' })
  const bounds = 'Die Menge muss größer als 0 und höchstens 1.000.000.000 sein.'
  for (const written of ['-5', '0']) {
    await user.clear(quantity)
    await user.type(quantity, written)
    expect(within(dialog).getByText(bounds)).toBeTruthy()
    expect(save.disabled).toBe(true)
  }
  await user.clear(quantity)
  await user.type(quantity, '5')
  expect(save.disabled).toBe(false)
  const number = within(dialog).getByLabelText<HTMLInputElement>('Bestellnummer')
  await user.clear(number)
  await user.paste('7'.repeat(400))
  expect(
    within(dialog).getByText('Höchstens 200 Zeichen; es sind 400. Bitte kürzen Sie den Text.'),
  ).toBeTruthy()
  expect(number.value).toHaveLength(400)
  expect(save.disabled).toBe(true)
  expect(calls.some(({ name }) => name === 'updateBomArticles')).toBe(false)
})

test('a chosen article whose manufacturer the catalogue knows by the name of the line does not differ in it', async () => {
  const chosen: typeof lineOf = (slim) => ({
    ...lineOf({ ...slim, manufacturerName: 'Sirius', matchedManufacturer: 'Siemens' }),
    matchedBy: 'MANUAL_REPLACEMENT',
  })
  const articleId = chosen(slimLines[3]!).matchedArticleId as string
  const { dialog } = await openFourth(chosen, [{ ...suggestion, articleId }])
  const row = within(dialog).getByRole('row', { name: /^Hersteller/ })
  await waitFor(() => expect(row.textContent).toBe('HerstellerSiriusSiemens'))
})

test('the list price of an article says for how many it is, beside the price of a piece', async () => {
  const { dialog } = await openFourth((slim) => {
    const line = lineOf(slim)
    const prices = { listPrice: 133.5, priceUnitSize: 100, purchasePricePerPiece: 0.9345 }
    return { ...line, matchedArticle: line.matchedArticle && { ...line.matchedArticle, ...prices } }
  })
  expect(within(dialog).getByText(/^133,50\s€ je 100 Stück$/)).toBeTruthy()
  expect(within(dialog).getByText(/^0,9345\s€$/)).toBeTruthy()
})

test('n brings the keys to the table, wherever they were', async () => {
  const { user, grid } = await showLines()
  screen.getByRole('button', { name: 'Löschen' }).focus()
  await user.keyboard('n')
  expect(document.activeElement).toBe(grid)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Zeile 2' })).toBeTruthy()
})

test('what no line has is no column, and the others are chosen by who looks', async () => {
  const { user } = await showLines()
  expect(screen.queryByRole('columnheader', { name: 'Bestellnummer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Spalten auswählen' }))
  const choice = screen.getByRole('dialog', { name: 'Spalten auswählen' })
  expect(within(choice).queryByRole('checkbox', { name: 'Typnummer' })).toBeNull()
  await user.click(within(choice).getByRole('checkbox', { name: 'Bestellnummer' }))
  expect(screen.getByRole('columnheader', { name: 'Bestellnummer' })).toBeTruthy()
})

test('what another company chose or remembers is told as what was assigned, and as no memory', async () => {
  mockApi({
    getBomLines: () =>
      ndjson(slimLines.map((line) => ({ ...line, matchedBy: 'ASSIGNED', certainty: 'SURE' }))),
    getBomEstimate: () => ({ summary, estimate }),
    getBomArticles: () => ({
      content: [
        {
          ...lineOf(slimLines[0]!),
          matchedBy: 'ASSIGNED',
          certainty: 'SURE',
          reason: 'Der Zeile zugeordnet',
        },
      ],
      totalElements: 1,
    }),
  })
  const panel = (
    <BomPanel owner={{ enquiryId }} editable={false} bom={mappedBom} editVersion={4} onChanged={nothing} />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const grid = await screen.findByRole('grid', { name: 'Zeilen der Stückliste' })
  expect(await screen.findByRole('button', { name: 'Gemerkt (0)' })).toBeTruthy()
  grid.focus()
  await userEvent.setup().keyboard('{ArrowDown}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 1' })
  expect((await within(dialog).findByText('Der Zeile zugeordnet')).parentElement?.textContent).toBe(
    'Der Zeile zugeordnet',
  )
  expect(within(dialog).getByText('Zugeordnet')).toBeTruthy()
})
