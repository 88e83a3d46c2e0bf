import { describe, expect, it } from 'vitest'
import { type ComparedLine, deviationsBetween } from './deviations.ts'

const line = (position: number, own: Partial<ComparedLine> = {}): ComparedLine => ({
  id: `line ${position}`,
  position,
  copiedFrom: null,
  quantity: 1,
  unitName: 'Stk',
  articleLabel: `A-${position}`,
  label: `A-${position}`,
  ...own,
})
const copyOf = (from: ComparedLine, own: Partial<ComparedLine> = {}): ComparedLine => ({
  ...from,
  id: `copy of ${from.id}`,
  copiedFrom: from.id,
  ...own,
})

describe('deviations of an offer', () => {
  const first = line(1)
  const second = line(2)

  it.each<[string, ComparedLine[], object[]]>([
    ['none', [copyOf(first), copyOf(second)], []],
    [
      'another quantity',
      [copyOf(first, { quantity: 1.5 }), copyOf(second)],
      [{ kind: 'QUANTITY', before: '1', after: '1,5' }],
    ],
    [
      'a quantity that differs in its last decimal',
      [copyOf(first, { quantity: 1.0001 }), copyOf(second)],
      [{ kind: 'QUANTITY', before: '1', after: '1,0001' }],
    ],
    [
      'another unit',
      [copyOf(first, { unitName: 'm' }), copyOf(second)],
      [{ kind: 'UNIT', before: 'Stk', after: 'm' }],
    ],
    [
      'another article',
      [copyOf(first, { articleLabel: 'B' }), copyOf(second)],
      [{ kind: 'ARTICLE', before: 'A-1', after: 'B' }],
    ],
    ['a line less', [copyOf(first)], [{ kind: 'REMOVED', position: 2, before: 'A-2', after: null }]],
    [
      'a line more',
      [copyOf(first), copyOf(second), line(3)],
      [{ kind: 'ADDED', position: 3, before: null, after: 'A-3' }],
    ],
    [
      'a list of its own, compared by label',
      [line(1, { id: 'x' }), line(2, { id: 'y', quantity: 4 })],
      [{ kind: 'QUANTITY', position: 2 }],
    ],
    [
      'copies of lines that are gone, compared by label',
      [copyOf(line(1, { id: 'gone' })), copyOf(line(2, { id: 'gone too' }), { quantity: 4 })],
      [{ kind: 'QUANTITY', position: 2 }],
    ],
  ])('%s', (_, offered, expected) => {
    expect(deviationsBetween([first, second], offered)).toMatchObject(expected)
    expect(deviationsBetween([first, second], offered)).toHaveLength(expected.length)
  })

  it('claims equal labels in their order, each once', () => {
    const wanted = [line(1, { label: 'X', quantity: 1 }), line(2, { label: 'X', quantity: 2 })]
    const offered = [
      line(1, { id: 'a', label: 'X', articleLabel: 'A-1', quantity: 1 }),
      line(2, { id: 'b', label: 'X', articleLabel: 'A-2', quantity: 2 }),
      line(3, { id: 'c', label: 'X' }),
    ]
    expect(deviationsBetween(wanted, offered)).toMatchObject([{ kind: 'ADDED', position: 3 }])
  })

  it('compares 20,000 lines with as many of a list in reverse order, looking at each a few times only', () => {
    let looks = 0
    const counted = (one: ReturnType<typeof line>) =>
      new Proxy(one, {
        get(target, key) {
          looks += 1
          return Reflect.get(target, key)
        },
      })
    const lines = Array.from({ length: 20_000 }, (_, at) => line(at + 1))
    const wanted = lines.map(counted)
    const offered = lines.map((one, at) => counted({ ...one, id: `own ${at}` })).reverse()
    expect(deviationsBetween(wanted, offered)).toEqual([])
    expect(looks / lines.length).toBeLessThan(50)
  })
})
