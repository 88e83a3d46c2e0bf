import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('on paper stand all rows that pass the filter, as text, and afterwards none', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
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
  vi.unstubAllGlobals()
})
