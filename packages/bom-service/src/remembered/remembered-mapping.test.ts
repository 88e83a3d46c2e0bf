import { describe, expect, it } from 'vitest'
import { filledFromRemembered, likestMapping, toRemember } from './remembered-mapping.ts'

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

describe('columns that are called „Spalte1“ or "Column2"', () => {
  const padded = toRemember(
    ['Bauteil', 'Anzahl', 'Bestell Nr.', 'Spalte1', 'Spalte2'],
    [{ importHeader: 'Spalte1', articleField: 'remark' }],
  )
  it('are remembered beside names, however many there are the next time', () => {
    const headers = [
      'Bauteil',
      'Anzahl',
      'Bestell Nr.',
      'Spalte1',
      'Spalte2',
      'Spalte3',
      'Spalte4',
      'Spalte5',
    ]
    expect(likestMapping(headers, [padded])).toBe(padded)
    expect(padded.mapping).toContainEqual({ importHeader: 'Spalte1', articleField: 'remark' })
    expect(toRemember(headers, []).signature).toBe(padded.signature)
  })
  it('make no list one of a kind', () => {
    const headers = ['Column1', 'Column 2', 'Unnamed: 3']
    expect(likestMapping(headers, [toRemember(headers, [])])).toBeUndefined()
    const unknown = { importHeader: 'Spalte1', articleField: null, certainty: 'OPEN', reason: '' } as const
    expect(filledFromRemembered([unknown], [padded])[0]).toBe(unknown)
  })
})

describe('a header known from another list', () => {
  const unknown = { importHeader: 'Bauteil', articleField: null, certainty: 'OPEN', reason: '' } as const
  it('fills a column nobody could tell, to be checked', () => {
    expect(filledFromRemembered([unknown], [first])[0]).toMatchObject({
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
    expect(filledFromRemembered([taken, unknown], [first])[1]).toBe(unknown)
  })
  it('respects that a column was left out on purpose', () => {
    const position = { ...unknown, importHeader: 'Pos' }
    expect(filledFromRemembered([position], [first])[0]).toBe(position)
  })
})

describe('what nobody decided', () => {
  const guessed = toRemember(
    ['Bauteil', 'Farbe', 'Anzahl'],
    [
      { importHeader: 'Bauteil', articleField: 'description', certainty: 'CHECK' },
      { importHeader: 'Farbe', articleField: null, certainty: 'OPEN' },
      { importHeader: 'Anzahl', articleField: 'quantity' },
    ],
  )
  it('is kept as the guess that it was, beside what was decided', () => {
    expect(guessed.mapping).toEqual([
      { importHeader: 'Anzahl', articleField: 'quantity' },
      { importHeader: 'Bauteil', articleField: 'description', certainty: 'CHECK' },
      { importHeader: 'Farbe', articleField: null, certainty: 'OPEN' },
    ])
  })
  it('is called unchecked where another list asks for it', () => {
    const unknown = { importHeader: 'Bauteil', articleField: null, certainty: 'OPEN', reason: '' } as const
    expect(filledFromRemembered([unknown], [guessed])[0]).toMatchObject({
      articleField: 'description',
      certainty: 'CHECK',
      reason: '„Bauteil“ wurde in einer anderen Liste ungeprüft so übernommen',
    })
  })
  it('does not hide what an older list decided', () => {
    const colour = { importHeader: 'Farbe', articleField: null, certainty: 'OPEN', reason: '' } as const
    const decided = toRemember(['Farbe'], [{ importHeader: 'Farbe', articleField: 'remark' }])
    expect(filledFromRemembered([colour], [guessed, decided])[0]).toMatchObject({ articleField: 'remark' })
  })
})
