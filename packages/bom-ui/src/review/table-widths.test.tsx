import type { SlimLine } from '@schrankwerk/contracts'
import { MockPortal } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { emptyColumnsOf, hiddenAtFirst, lineColumns } from './line-columns.tsx'
import { LineTable } from './line-table.tsx'
import { useReviewText } from './review-texts.ts'
import { SummedTable } from './summed-table.tsx'

/** What a table has in a window of 1280 px, beside the margins of the page and its own scrollbar. */
const room = 1200
const nothing = () => undefined
const Mark = () => null

const lines = [
  slimLine(1, { quantity: 12_345.75, quantityUnitName: 'Stück', isSuppliedPart: true }),
  slimLine(2, { unitPrice: 1234.5678, linePrice: 123_456.78 }),
]

const Lines = ({ of }: { of: SlimLine[] }) => {
  const t = useReviewText()
  const columns = lineColumns(t, nothing, emptyColumnsOf(of), Mark)
  return (
    <LineTable
      ref={null}
      rows={of}
      all={of}
      columns={columns.filter(({ key }) => !hiddenAtFirst.includes(key))}
      filter={undefined}
      search=""
      height="300px"
      isLeft={() => false}
      onOpen={nothing}
      marks={{ Mark, shown: undefined, onShown: nothing }}
    />
  )
}

const gridOf = async (page: React.ReactNode) => {
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: page }]}
      frame={(framed) => <KitProvider>{framed}</KitProvider>}
    />,
  )
  const { style } = await screen.findByRole('grid')
  const widthOf = (name: string) => {
    const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name)
    return style.getPropertyValue('--kit-grid').split(/ (?!1fr)/)[at]
  }
  return { width: Number.parseFloat(style.getPropertyValue('--kit-grid-width')), widthOf }
}

test('every column of a priced list stands in a window of 1280 px, and a usual quantity with its unit in its column', async () => {
  const { width, widthOf } = await gridOf(<Lines of={lines} />)
  expect(width).toBeLessThanOrEqual(room)
  // „12.345,75 Stück“ as a browser measures it, and what the cell keeps free on both sides.
  expect(Number.parseFloat(widthOf('Menge')!)).toBeGreaterThanOrEqual(112 + 16)
})

test('every column of the summed list stands there too, and the description takes what is left', async () => {
  const { width, widthOf } = await gridOf(
    <SummedTable lines={lines} all={lines} onlyErrors={false} search="" height="300px" onOpen={nothing} />,
  )
  expect(width).toBeLessThanOrEqual(room)
  expect(widthOf('Bezeichnung')).toContain('1fr')
})
