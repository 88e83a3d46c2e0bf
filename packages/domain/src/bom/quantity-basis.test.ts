import { expect, test } from 'vitest'
import { proposeQuantityBasis, type QuantityBasis } from './quantity-basis.ts'
import { rowsOf } from './rows.example.ts'

const examples: { headers: string[]; mapped: string; rows: string; basis: Partial<QuantityBasis> }[] = [
  {
    headers: ['No', 'ICOG PANEL', 'TOTAL QTY 2 SETS'],
    mapped: 'TOTAL QTY 2 SETS',
    rows: 'A|1|2\nB|4|8\nC|45|90\nD|AS PER GA|AS PER GA',
    basis: { basis: 'TOTAL', count: 2, columnForOne: 'ICOG PANEL', certainty: 'SURE' },
  },
  {
    headers: ['No', 'Menge', 'Gesamtmenge'],
    mapped: 'Menge',
    rows: 'A|1|3\nB|2|6\nC|5|15',
    basis: { basis: 'EACH', count: 3, columnForOne: 'Menge', certainty: 'SURE' },
  },
  {
    headers: ['No', 'Total Qty 3 panels'],
    mapped: 'Total Qty 3 panels',
    rows: 'A|3\nB|6\nC|9',
    basis: { basis: 'TOTAL', count: 3, columnForOne: null, certainty: 'CHECK' },
  },
  {
    headers: ['No', 'Gesamtmenge'],
    mapped: 'Gesamtmenge',
    rows: 'A|3\nB|6',
    basis: { basis: 'TOTAL', count: 1, certainty: 'CHECK' },
  },
  {
    headers: ['No', 'Anzahl', 'Bestellen'],
    mapped: 'Anzahl',
    rows: 'A|92|110\nB|24|30\nC|1|3',
    basis: { basis: 'EACH', count: 1, columnForOne: 'Anzahl', certainty: 'CHECK' },
  },
]

test.each(examples)('$mapped among $headers is $basis.basis', ({ headers, mapped, rows, basis }) => {
  const proposed = proposeQuantityBasis(headers, rowsOf(rows), [
    { importHeader: mapped, articleField: 'quantity' },
  ])
  expect(proposed).toMatchObject(basis)
  expect(proposed.reason).not.toBe('')
})

test('without a quantity column the basis is left open', () => {
  expect(proposeQuantityBasis(['A'], rowsOf('1'), [])).toMatchObject({ basis: 'EACH', certainty: 'OPEN' })
})
