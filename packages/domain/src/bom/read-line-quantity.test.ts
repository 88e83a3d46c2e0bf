import { describe, expect, test } from 'vitest'
import { type LineNote, readLines } from './index.ts'
import { rowsOf } from './rows.example.ts'

/** Quantity, unit and the notes about them of each line, below these headers. */
function quantitiesOf(headers: string, lines: readonly string[], amount = 1) {
  const names = headers.split('|')
  const fields = (['orderNumber', 'quantity', 'quantityUnitName'] as const).slice(0, names.length)
  const read = readLines(rowsOf([headers, ...lines].join('\n')), {
    headerRowIndex: 1,
    headers: names,
    mapping: names.map((importHeader, at) => ({ importHeader, articleField: fields[at]! })),
    quantityBasis: amount > 1 ? 'TOTAL' : 'EACH',
    amount,
  })
  const said = ({ code, text }: LineNote) => `${code}: ${text}`
  return read.lines.map(({ quantity, quantityText, quantityUnitName, notes }) => [
    quantity,
    quantityText,
    quantityUnitName,
    notes.map(said).join(' '),
  ])
}

describe('a word for many pieces', () => {
  test('in the cell of the quantity is told in pieces', () =>
    expect(quantitiesOf('Nr|Menge', ['4711-1|2 Dutzend', '4711-2|3 Gebinde'])).toEqual([
      [24, '2 Dutzend', 'Stk', 'QUANTITY_SPLIT: „2 Dutzend“ als 24 Stück gelesen'],
      [3, '3 Gebinde', '', 'QUANTITY_AMBIGUOUS: Einheit in „3 Gebinde“ ist nicht bekannt'],
    ]))

  test.each([
    ['2|Dtz', 24, '„2 Dtz“ als 24 Stück gelesen'],
    ['2|Gros', 288, '„2 Gros“ als 288 Stück gelesen'],
    ['2|Hundert', 200, '„2 Hundert“ als 200 Stück gelesen'],
    ['0,5|Tsd', 500, '„0,5 Tsd“ als 500 Stück gelesen'],
    ['8|100 ST', 800, '„8 100 ST“ als 800 Stück gelesen'],
  ])('in the column of units, %s, is told in pieces', (line, quantity, text) =>
    expect(quantitiesOf('Nr|Menge|ME', [`4711-1|${line}`])).toEqual([
      [quantity, line.split('|')[0], 'Stk', `QUANTITY_SPLIT: ${text}`],
    ]),
  )

  test.each(['VE100', 'Rolle', 'Bund', 'Gebinde', 'T', 'Set', 'PAA'])(
    '%s in the column of units is none',
    (unit) => expect(quantitiesOf('Nr|Menge|ME', [`4711-1|7|${unit}`])).toEqual([[7, '7', unit, '']]),
  )

  test('in the column of units counts nothing where the quantity has its own', () =>
    expect(quantitiesOf('Nr|Menge|ME', ['4711-1|3 m|Dutzend', '4711-2|2 Dutzend|Dutzend'])).toEqual([
      [
        3,
        '3 m',
        'm',
        'QUANTITY_SPLIT: „3 m“ in Menge und Einheit geteilt UNIT_DIFFERS: Die Menge nennt „m“, die Einheitenspalte „Dutzend“',
      ],
      [24, '2 Dutzend', 'Stk', 'QUANTITY_SPLIT: „2 Dutzend“ als 24 Stück gelesen'],
    ]))

  test('with the number of the quantity itself may repeat it', () =>
    expect(quantitiesOf('Nr|Menge|ME', ['4711-1|100|100 Stk'])).toEqual([
      [
        100,
        '100',
        'Stk',
        'QUANTITY_AMBIGUOUS: „100“ neben „100 Stk“ als 100 gelesen, kann auch 10000 heißen',
      ],
    ]))

  test('makes no quantity that is too large', () =>
    expect(quantitiesOf('Nr|Menge|ME', ['4711-1|9999999999|Tsd'])).toEqual([
      [null, '9999999999', 'Tsd', 'QUANTITY_UNREAD: „9999999999 Tsd“ ist zu groß für eine Menge'],
    ]))

  test.each([
    ['Menge/Dutzend', '2', 24, 'Dutzend'],
    ['Menge in Tsd.', '0,2', 200, 'Tsd'],
    ['Menge in 100 Stk', '0,5', 50, '100 Stk'],
    ['Menge (100 Stk)', '2', 200, '100 Stk'],
    ['Menge [100 St.]', '100', 10000, '100 St'],
  ])('in the header „%s“ counts for the column', (header, text, quantity, unit) =>
    expect(quantitiesOf(`Nr|${header}`, [`4711-1|${text}`])).toEqual([
      [
        quantity,
        text,
        'Stk',
        `QUANTITY_SPLIT: „${text}“ mal „${unit}“ aus dem Namen der Spalte als ${quantity} Stück gelesen`,
      ],
    ]),
  )

  test.each([
    ['Menge (Paar)', 'Paar'],
    ['Anzahl (Paare)', 'Paare'],
  ])('a pair in the header „%s“ is the unit of the column', (header, unit) =>
    expect(quantitiesOf(`Nr|${header}`, ['4711-1|2'])).toEqual([
      [2, '2', unit, `UNIT_FROM_HEADER: Einheit „${unit}“ aus dem Namen der Spalte`],
    ]),
  )

  test('in the header counts nothing where the line names its unit, and is to be checked beside pieces', () => {
    expect(quantitiesOf('Nr|Menge in 100 Stk', ['4711-1|3 Stk'])).toEqual([
      [3, '3 Stk', 'Stk', 'QUANTITY_SPLIT: „3 Stk“ in Menge und Einheit geteilt'],
    ])
    expect(quantitiesOf('Nr|Menge in 100 Stk|ME', ['4711-1|3|m', '4711-2|3|Stk', '4711-3|3|'])).toEqual([
      [3, '3', 'm', ''],
      [
        300,
        '3',
        'Stk',
        'QUANTITY_AMBIGUOUS: „3“ mal „100 Stk“ aus dem Namen der Spalte als 300 Stück gelesen, die Einheitenspalte nennt „Stk“',
      ],
      [300, '3', 'Stk', 'QUANTITY_SPLIT: „3“ mal „100 Stk“ aus dem Namen der Spalte als 300 Stück gelesen'],
    ])
  })

  test('counts for all cabinets where the list does', () =>
    expect(quantitiesOf('Nr|Menge|ME', ['4711-1|1|Dutzend'], 3)).toEqual([
      [4, '1', 'Stk', 'QUANTITY_SPLIT: „1 Dutzend“ als 12 Stück gelesen'],
    ]))
})
