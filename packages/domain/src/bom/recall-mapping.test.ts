import { describe, expect, it } from 'vitest'
import type { RememberedColumn } from './recall-mapping.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

const headers = ['Nr.', 'Bestell-Nr.', 'Dings', 'Bauteil', 'Anz.']
const rows = `
1|NK-100|blau|Schütz 24 V|2
2|NK-200|rot|Relais 230 V|1
3|NK-300|grün|Klemme grau|5
4|NK-400|gelb|Taster grün|5
`
const again = (column: string, remembered: Omit<RememberedColumn, 'importHeader'>, values = rows) =>
  suggestMapping(headers, rowsOf(values), { remembered: [{ importHeader: column, ...remembered }] }).find(
    ({ importHeader }) => importHeader === column,
  )
const alone = (column: string) =>
  suggestMapping(headers, rowsOf(rows)).find(({ importHeader }) => importHeader === column)

describe('a column that comes back', () => {
  it('is sure as it was decided, or proposed as sure', () => {
    for (const certainty of [undefined, 'SURE' as const])
      expect(again('Dings', { articleField: 'remark', certainty })).toEqual({
        importHeader: 'Dings',
        articleField: 'remark',
        certainty: 'SURE',
        reason: 'Beim letzten Mal als Bemerkung zugeordnet',
      })
    expect(again('Dings', { articleField: null })).toMatchObject({
      articleField: null,
      certainty: 'SURE',
      reason: 'Beim letzten Mal nicht zugeordnet',
    })
  })

  it('is the guess that it was where that was only taken over', () => {
    const own = alone('Bauteil')
    expect(own?.certainty).toBe('CHECK')
    expect(again('Bauteil', { articleField: own!.articleField, certainty: 'CHECK' })).toEqual({
      ...own,
      reason: `${own?.reason}; beim letzten Mal ungeprüft so übernommen`,
    })
  })

  it('is another guess where the list says another one now', () => {
    const own = alone('Bauteil')
    expect(again('Bauteil', { articleField: 'remark', certainty: 'CHECK' })).toEqual({
      ...own,
      reason: `${own?.reason}; beim letzten Mal ungeprüft als Bemerkung übernommen`,
    })
  })

  it('is the old guess, still to be checked, where the list says nothing', () => {
    expect(again('Dings', { articleField: 'bmk', certainty: 'CHECK' }, '1|NK-100|x1|Schütz|2')).toMatchObject(
      {
        articleField: 'bmk',
        certainty: 'CHECK',
      },
    )
  })

  it('stays open where nobody could tell it', () => {
    const odd = ['Dings', 'Artikelnummer', 'Menge']
    const values = rowsOf('7,5|NK-100|2\n8,5|NK-200|1\n7,5|NK-300|1')
    const [own] = suggestMapping(odd, values)
    expect(own).toMatchObject({ articleField: null, certainty: 'OPEN' })
    const remembered = [{ importHeader: 'Dings', articleField: null, certainty: 'OPEN' as const }]
    expect(suggestMapping(odd, values, { remembered })[0]).toMatchObject({
      articleField: null,
      certainty: 'OPEN',
      reason: `${own?.reason}; beim letzten Mal ungeprüft so übernommen`,
    })
  })

  it('is judged anew where it was left out by itself: it may have been empty', () => {
    expect(again('Anz.', { articleField: null, certainty: 'SURE' })).toEqual(alone('Anz.'))
  })
})

describe('values that cannot be what was remembered', () => {
  it('decide where they say what else the column is', () => {
    expect(again('Bestell-Nr.', { articleField: 'quantity' })).toMatchObject({
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason: expect.stringContaining('beim letzten Mal als Menge zugeordnet, wozu die Werte nicht passen'),
    })
  })

  it('make what was decided a matter to check where they say nothing themselves', () => {
    expect(again('Dings', { articleField: 'quantity' }, rows.replaceAll(/\|\d$/gm, '|'))).toMatchObject({
      certainty: 'CHECK',
      reason: expect.stringContaining('eim letzten Mal als Menge zugeordnet'),
    })
    expect(again('Nr.', { articleField: 'quantity' }, rows.replaceAll(/\|\d$/gm, '|'))?.certainty).not.toBe(
      'SURE',
    )
  })

  it('leave the field to the column that holds it', () => {
    const remembered = [{ importHeader: 'Dings', articleField: 'quantity' as const }]
    const suggested = suggestMapping(headers, rowsOf(rows), { remembered })
    expect(suggested[4]).toMatchObject({ articleField: 'quantity', certainty: 'SURE' })
    expect(suggested[2]?.articleField).not.toBe('quantity')
  })
})
