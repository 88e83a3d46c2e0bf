import { describe, expect, it } from 'vitest'
import { ownLists } from './own-lists.ts'

describe('the lists themselves', () => {
  it('are 44 at least, each with a name of its own', () => {
    expect(ownLists.length).toBeGreaterThanOrEqual(44)
    expect(new Set(ownLists.map(({ name }) => name)).size).toBe(ownLists.length)
  })

  it.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'try rule %i in two lists at least',
    (rule) => {
      expect(ownLists.filter(({ rules }) => rules.includes(rule)).length).toBeGreaterThanOrEqual(2)
    },
  )

  it.each(ownLists)('$name is written the same way each time, with a truth for its rows', async (list) => {
    const [once, again] = await Promise.all([list.bytes(), list.bytes()])
    expect(once.length).toBeGreaterThan(0)
    if (!list.name.endsWith('.xlsx')) expect(Buffer.compare(Buffer.from(once), Buffer.from(again))).toBe(0)
    const rows = [...list.truth.lines, ...list.truth.leftOut].map(({ row }) => row)
    expect(new Set(rows).size).toBe(rows.length)
    expect(list.truth.lines.length).toBeGreaterThanOrEqual(12)
  })
})
