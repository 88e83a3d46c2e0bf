import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Part {
  id: string
  name: string
  price: number
}
const parts: Part[] = [
  { id: 'a', name: 'Klemme 10', price: 3 },
  { id: 'b', name: 'Klemme 9', price: 20 },
]
const columns: Column<Part>[] = [
  { key: 'name', header: 'Name', cell: (part) => part.name, sortValue: (part) => part.name, hideable: false },
  { key: 'price', header: 'Preis', cell: (part) => part.price, sortValue: (part) => part.price },
  { key: 'id', header: 'Nummer', cell: (part) => part.id, hidden: true },
]

const setUp = (props: Partial<DataTableProps<Part>> = {}) => {
  render(<DataTable label="Teile" columns={columns} rows={parts} rowKey={(part) => part.id} {...props} />, {
    wrapper: KitProvider,
  })
  return userEvent.setup()
}
const firstCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('sorts in memory, numbers inside text by size', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(firstCells()).toEqual(['Klemme 9', 'Klemme 10'])
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(firstCells()).toEqual(['Klemme 10', 'Klemme 9'])
})

test('leaves the order to the server where it sorts', async () => {
  const onSort = vi.fn()
  const user = setUp({
    onSort,
    columns: columns.map((column) => ({ ...column, sortable: true })),
    sort: { column: 'name', descending: false },
  })
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: true })
  expect(firstCells()).toEqual(['Klemme 10', 'Klemme 9'])
})

test('empty says so in one sentence', () => {
  setUp({ rows: [], empty: <p>Noch kein Teil.</p> })
  expect(screen.getByText('Noch kein Teil.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a failure names what failed, why and the way on, and no word of programs', async () => {
  const onRetry = vi.fn()
  const detail = 'Ein Teil des Portals ist gerade nicht erreichbar.'
  const error = { code: 'part-down', detail, requestId: 'a1b2' }
  const user = setUp({ rows: undefined, error, onRetry, what: 'Die Teile' })
  expect(screen.getByRole('alert').textContent).toContain('Laden nicht möglich: Die Teile.')
  expect(screen.getByText(detail)).toBeTruthy()
  expect(screen.getByText('Kennung: a1b2')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toContain('part-down')
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('previous rows stay while the next ones are fetched', () => {
  setUp({ isFetching: true })
  expect(firstCells()).toEqual(['Klemme 10', 'Klemme 9'])
})

test('the first load shows the shape of the table after a moment', async () => {
  setUp({ rows: undefined })
  expect(await screen.findByText('Wird geladen …')).toBeTruthy()
})

test('nothing is said of a choice before something is chosen', () => {
  setUp({ selection: { selected: [], onSelect: vi.fn() }, rowLabel: (part) => part.name })
  expect(screen.getByRole('checkbox', { name: 'Alle Zeilen auswählen' })).toBeTruthy()
  expect(screen.queryByText(/ausgewählt/)).toBeNull()
})

test('chosen rows are counted beside what can be done with them', async () => {
  const onSelect = vi.fn()
  const user = setUp({
    selection: { selected: ['a'], onSelect },
    bulkActions: <button type="button">Löschen</button>,
    rowLabel: (part) => part.name,
  })
  expect(screen.getByText('1 Zeile ausgewählt')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Klemme 9 auswählen' }))
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b'])
  await user.click(screen.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }))
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b'])
})

test('a hidden column comes back through the picker', async () => {
  const user = setUp()
  expect(screen.queryByRole('columnheader', { name: 'Nummer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Spalten auswählen' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Nummer', hidden: true }))
  expect(screen.getByRole('columnheader', { name: 'Nummer', hidden: true })).toBeTruthy()
})

test('the picker keeps the focus; Escape closes it and gives the focus back, a press outside closes it', async () => {
  const user = setUp()
  const button = screen.getByRole('button', { name: 'Spalten auswählen' })
  await user.click(button)
  const price = screen.getByRole('checkbox', { name: 'Preis' })
  await waitFor(() => expect(document.activeElement).toBe(price))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Nummer' }))
  await user.tab()
  expect(document.activeElement).toBe(price)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(screen.getByRole('dialog', { name: 'Spalten auswählen' })).toBeTruthy()
  await user.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages are told by number and size', async () => {
  const onPage = vi.fn()
  const onPageSize = vi.fn()
  const user = setUp({ paging: { page: 9, pageSize: 15, total: 300, onPage, onPageSize } })
  expect(screen.getByText('136–150 von 300')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect(onPage).toHaveBeenLastCalledWith(10)
  await user.click(screen.getByRole('button', { name: 'Seite 20' }))
  expect(onPage).toHaveBeenLastCalledWith(19)
  await user.selectOptions(screen.getByLabelText('Zeilen je Seite'), '30')
  expect(onPageSize).toHaveBeenCalledWith(30)
})

test('on a phone the order is a field of its own, beside which nothing looks like a filter', async () => {
  const onSort = vi.fn()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <') || query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const user = setUp({
    onSort,
    columns: columns.map((column) => ({ ...column, sortable: true })),
    sort: { column: 'name', descending: false },
  })
  const order = screen.getByRole('combobox', { name: 'Sortieren nach' })
  expect(order).toHaveProperty('value', 'name')
  await user.selectOptions(order, 'Preis')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'price', descending: false })
  await user.click(screen.getByRole('button', { name: 'Aufsteigend; absteigend sortieren' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', descending: true })
  expect(document.querySelector('.kit-chip-button')).toBeNull()
  vi.unstubAllGlobals()
})
