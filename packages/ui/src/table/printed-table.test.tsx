import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { VirtualTable } from './virtual-table.tsx'

const rows = Array.from({ length: 500 }, (_, at) => ({ id: String(at), name: `Zeile ${at}` }))
const columns = [
  {
    key: 'name',
    width: 100,
    header: 'Name',
    cell: (row: (typeof rows)[number]) => <button type="button">{row.name}</button>,
    printed: (row: (typeof rows)[number]) => row.name,
  },
  { key: 'act', width: 40, header: 'Tun', cell: () => 'x', printed: false as const },
]

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => void vi.unstubAllGlobals())

test('on paper stand all rows that pass the filter, as text, and afterwards none', () => {
  render(
    <KitProvider>
      <VirtualTable label="Zeilen" rows={rows} columns={columns} rowKey={(row) => row.id} />
    </KitProvider>,
  )
  expect(screen.queryByRole('table')).toBeNull()
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = screen.getByRole('table', { name: 'Zeilen' })
  expect(within(paper).getAllByRole('row')).toHaveLength(rows.length + 1)
  expect(within(paper).queryByRole('button')).toBeNull()
  expect(
    within(paper)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name'])
  expect(document.adoptedStyleSheets).toHaveLength(1)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('on paper a table says how many of all rows a filter left', () => {
  const table = (shown: typeof rows, filter: string) => (
    <KitProvider>
      <VirtualTable
        label="Zeilen"
        rows={shown}
        total={rows.length}
        columns={columns.map((column) => ({
          ...column,
          filterText: (row: (typeof rows)[number]) => row.name,
        }))}
        rowKey={(row) => row.id}
        filter={filter}
      />
    </KitProvider>
  )
  const { rerender } = render(table(rows, ''))
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = () => within(screen.getByRole('table', { name: 'Zeilen' }))
  expect(paper().queryByText(/^gefiltert/)).toBeNull()
  rerender(table(rows.slice(0, 20), ''))
  expect(paper().getByText('gefiltert: 20 von 500 Zeilen')).toBeTruthy()
  rerender(table(rows.slice(0, 20), 'Zeile 12'))
  expect(paper().getByText('gefiltert: 1 von 500 Zeilen')).toBeTruthy()
})
