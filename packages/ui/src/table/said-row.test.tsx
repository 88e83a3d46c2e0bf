import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { VirtualTable } from './virtual-table.tsx'

interface Row {
  id: string
  state: string
}

const columns = [{ key: 'id', width: 100, header: 'Zeile', cell: (row: Row) => row.id }]
const table = (rows: Row[]) => (
  <KitProvider>
    <VirtualTable
      label="Zeilen"
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      describeRow={(row) => `Zeile ${row.id}: ${row.state}`}
    />
  </KitProvider>
)

test('what is said of the row that the keys led to is said anew once it changes', () => {
  const { rerender } = render(table([{ id: '1', state: 'Angaben fehlen' }]))
  fireEvent.keyDown(screen.getByRole('grid', { name: 'Zeilen' }), { key: 'ArrowDown' })
  expect(screen.getByText('Zeile 1: Angaben fehlen').getAttribute('aria-live')).toBe('polite')
  rerender(table([{ id: '1', state: 'In Ordnung' }]))
  expect(screen.queryByText('Zeile 1: Angaben fehlen')).toBeNull()
  expect(screen.getByText('Zeile 1: In Ordnung')).toBeTruthy()
})
