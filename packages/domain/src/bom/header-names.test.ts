import { describe, expect, it, test } from 'vitest'
import { columnOfHeader, headerLabels, isPlaceholder } from './header-names.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

describe('a column without a name', () => {
  const headers = ['Bestell-Nr.', 'Bezeichnung', 'Spalte D', '']

  it('is called by its letter, and otherwise where another column is called that', () => {
    expect(headerLabels(['Nr.', '', ' '])).toEqual(['Nr.', 'Spalte B', 'Spalte C'])
    expect(headerLabels(headers)[3]).toBe('Spalte D (2)')
    expect(headerLabels(['Spalte B (2)', '', 'Spalte B'])[1]).toBe('Spalte B (3)')
  })

  it('is found again by that name', () => {
    const suggested = suggestMapping(
      headers,
      rowsOf('NK-100|Schütz 24 V|rot|2\nNK-200|Relais 230 V|blau|1\nNK-300|Klemme grau|rot|5'),
    )
    const quantity = suggested.find(({ articleField }) => articleField === 'quantity')
    expect(quantity?.importHeader).toBe('Spalte D (2)')
    expect(suggested.map(({ importHeader }) => columnOfHeader(headers, importHeader))).toEqual([0, 1, 2, 3])
  })
})

test.each(['Spalte1', 'Spalte 12', 'Spalte AB', 'Column3', 'Unnamed: 4', 'Field_2', 'COLONNE 3'])(
  '„%s“ says nothing of what stands in the column',
  (header) => expect(isPlaceholder(header)).toBe(true),
)
test.each(['Spalte', 'Feldname', 'Column type', 'Feld +S1', 'Spalte Menge', 'Col. 3 Typ', ''])(
  '„%s“ is a name like any other, or none',
  (header) => expect(isPlaceholder(header)).toBe(false),
)
