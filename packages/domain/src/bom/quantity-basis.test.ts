import { expect, test } from 'vitest'
import { proposeOtherBases, proposeQuantityBasis, type QuantityBasis } from './quantity-basis.ts'
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
    // Which of them is wanted is not said.
    headers: ['No', 'Qty', 'Qty x3', 'Qty x10'],
    mapped: 'Qty',
    rows: 'A|1|3|10\nB|2|6|20\nC|5|15|50',
    basis: { basis: 'EACH', count: 1, columnForOne: 'Qty' },
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
    // Twice as many everywhere, of one each: as much as chance would give.
    headers: ['No', 'VPE', 'Menge'],
    mapped: 'Menge',
    rows: 'A|1|2\nB|1|2\nC|1|2\nD|1|2',
    basis: { basis: 'EACH', count: 1, columnForOne: 'Menge', certainty: 'CHECK' },
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

test.each<[string, string, string, 'EACH' | 'TOTAL', number]>([
  ['Stückliste für 2 Schaltschränke', 'Menge', 'a title names them', 'TOTAL', 2],
  ['Bill of material for 3 units', 'Qty', 'in English', 'TOTAL', 3],
  ['Anzahl Schränke: 4', 'Menge', 'as a field of the title block', 'TOTAL', 4],
  ['Stückliste für 2 Schaltschränke', 'Menge je Schrank', 'the header says for one', 'EACH', 2],
  ['Stückliste für Schaltschrank 2', 'Menge', 'a number of a cabinet is no count', 'EACH', 1],
  ['Projekt 4711', 'Menge für 3 Schränke', 'the header names them', 'TOTAL', 3],
  ['Projekt 4711', 'TOTAL QTY 2 SETS', 'the header names sets', 'TOTAL', 2],
  ['Projekt 4711', 'Menge für 5 Stk', 'pieces of what is built', 'TOTAL', 5],
  ['Projekt 4711', 'Menge für 3 Stk. Schränke', 'pieces of cabinets', 'TOTAL', 3],
  ['Projekt 4711', 'Menge in 100 Stk', 'pieces of the part', 'EACH', 1],
  ['Projekt 4711', 'Menge (100 Stk)', 'and in brackets', 'EACH', 1],
  ['Projekt 4711', 'Menge [100 St.]', 'in other ones', 'EACH', 1],
  ['Projekt 4711', 'Bedarf in 100 Stück', 'written out', 'EACH', 1],
  ['Projekt 4711', 'Menge 10 Stk', 'without a word between them', 'EACH', 1],
  ['Projekt 4711', 'Gesamtmenge (100 Stk)', 'for all of them', 'TOTAL', 1],
])('„%s“ above „%s“: %s', (title, header, _, basis, count) => {
  const rows = rowsOf('NK-1|2\nNK-2|4\nNK-3|6')
  const mapping = [{ importHeader: header, articleField: 'quantity' as const }]
  expect(proposeQuantityBasis(['Artikel-Nr.', header], rows, mapping, rowsOf(title))).toMatchObject({
    basis,
    count,
  })
})

test.each([
  ['* Mengen gelten für 3 Schränke', 'TOTAL', 3],
  ['1) für 4 Anlagen', 'TOTAL', 4],
  ['Mengenangaben für 2 Schaltschränke', 'TOTAL', 2],
  ['* je Schrank', 'EACH', 1],
  ['Montagesatz für 2 Schränke', 'EACH', 1],
  ['* für 2 Schränke|5', 'EACH', 1],
])('„%s“ below the list: %s for %s', (footnote, basis, count) => {
  const rows = rowsOf(`A|3\nB|6\nC|9\n${footnote}`)
  const mapping = [{ importHeader: 'Menge *', articleField: 'quantity' as const }]
  expect(proposeQuantityBasis(['Artikel-Nr.', 'Menge *'], rows, mapping)).toMatchObject({
    basis,
    count,
    ...(count > 1 && { certainty: 'CHECK', reason: `„${footnote}“ steht unter der Liste` }),
  })
})

test('each other column of numbers says what it would count for', () => {
  const headers = ['Nummer', 'Bezeichnung', 'je Schrank', 'gesamt (3 Schränke)', 'Preis']
  const mapping = headers.map((importHeader, at) => ({
    importHeader,
    articleField: (['orderNumber', 'description', 'quantity', null, null] as const)[at]!,
  }))
  const rows = rowsOf('NK-1|Relais|2|6|1,20\nNK-2|Schütz|6|18|9,90\nNK-3|Klemme|4|12|0,70')
  expect(proposeOtherBases(headers, rows, mapping)).toEqual([
    {
      importHeader: 'gesamt (3 Schränke)',
      basis: 'TOTAL',
      count: 3,
      columnForOne: 'je Schrank',
      certainty: 'SURE',
      reason: '„gesamt (3 Schränke)“ ist überall das 3-Fache von „je Schrank“',
    },
  ])
})
