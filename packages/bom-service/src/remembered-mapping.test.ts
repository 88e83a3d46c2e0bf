import { describe, expect, it } from 'vitest'
import { filledFromMemory, likestMapping, toRemember } from './remembered-mapping.ts'

const first = toRemember(
  ['Pos', 'Bauteil', 'Bestell Nr.', 'Anzahl'],
  [
    { importHeader: 'Bauteil', articleField: 'manufacturerNumber' },
    { importHeader: 'Anzahl', articleField: 'quantity' },
  ],
)

describe('a mapping that comes back', () => {
  it('comes back for the same headers in any order', () => {
    expect(likestMapping(['Anzahl', 'Bestell Nr.', 'Pos', 'Bauteil'], [first])?.mapping).toContainEqual({
      importHeader: 'Bauteil',
      articleField: 'manufacturerNumber',
    })
    expect(toRemember(['Anzahl', 'Pos', 'Bestell Nr.', 'Bauteil'], []).signature).toBe(first.signature)
  })
  it('comes back for nearly the same headers', () => {
    expect(likestMapping(['Pos', 'Bauteil', 'Bestell Nr.', 'Anzahl', 'Bemerkung'], [first])).toBe(first)
  })
  it('stays away from a list that shares a single word', () => {
    expect(likestMapping(['Anzahl', 'Bauteil', 'Wert', 'Lieferant', 'Preis'], [first])).toBeUndefined()
  })
})

describe('a header known from another list', () => {
  const unknown = { importHeader: 'Bauteil', articleField: null, certainty: 'OPEN', reason: '' } as const
  it('fills a column nobody could tell, to be checked', () => {
    expect(filledFromMemory([unknown], [first])[0]).toMatchObject({
      articleField: 'manufacturerNumber',
      certainty: 'CHECK',
    })
  })
  it('does not take a field that another column has', () => {
    const taken = {
      importHeader: 'Typ',
      articleField: 'manufacturerNumber',
      certainty: 'SURE',
      reason: '',
    } as const
    expect(filledFromMemory([taken, unknown], [first])[1]).toBe(unknown)
  })
  it('respects that a column was left out on purpose', () => {
    const position = { ...unknown, importHeader: 'Pos' }
    expect(filledFromMemory([position], [first])[0]).toBe(position)
  })
})
