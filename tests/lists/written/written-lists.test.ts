import { describe, expect, test } from 'vitest'
import { findLists } from '../score/find-lists.ts'
import { readTruth } from '../score/list-truth.ts'
import { readPartsList, readPriceList } from '../score/read-list.ts'
import { type ListScore, scoreList } from '../score/score-list.ts'

const kinds = [
  { kind: 'parts lists', folder: 'parts', count: 126 },
  { kind: 'price lists', folder: 'prices', count: 70 },
]

describe.each(kinds)('written $kind', ({ folder, count }) => {
  const scores: ListScore[] = []
  const sum = (of: (score: ListScore) => number) => scores.reduce((all, score) => all + of(score), 0)

  test('are read, each with as many lines as it has', async () => {
    for (const { path, truthPath, isPriceList } of findLists(`${import.meta.dirname}/${folder}`)) {
      const truth = readTruth(truthPath, isPriceList)
      const score = scoreList(truth, await (isPriceList ? readPriceList(path) : readPartsList(path, false)))
      expect([path, score.lines.right, score.canBeMapped]).toEqual([path, score.lines.all, true])
      scores.push(score)
    }
    expect(scores).toHaveLength(count)
  })

  test('lose no row, and have nearly all needed columns and header rows', () => {
    expect(sum(({ dropped }) => dropped)).toBe(0)
    expect(sum(({ columns }) => columns.right) / sum(({ columns }) => columns.needed)).toBeGreaterThan(0.96)
    expect(sum(({ isHeaderRight }) => Number(isHeaderRight))).toBeGreaterThanOrEqual(count - 1)
  })
})
