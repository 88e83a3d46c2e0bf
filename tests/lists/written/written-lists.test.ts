import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLists } from '../score/find-lists.ts'
import { readTruth } from '../score/list-truth.ts'
import { readPartsList, readPriceList } from '../score/read-list.ts'
import { type ListScore, scoreList } from '../score/score-list.ts'

/** A name alone between lines, with neither number nor quantity, is shown as a title that was left out. */
const linesLeftOut: Readonly<Record<string, number>> = {
  'n09-monday-laserbeschrifter.xlsx': 1,
  // What is said of the list stands in the row of a part.
  'v21-planer-hallenbad.ods': 1,
  'c07-laeutesteuerung.ods': 1,
}

/** Of a header of two rows some truths name the upper one; two lists have none, or one that is all remarks. */
const headersElsewhere = 6

const kinds = [
  { kind: 'parts lists', folder: 'parts', count: 386 },
  { kind: 'price lists', folder: 'prices', count: 162 },
]

describe.each(kinds)('written $kind', ({ folder, count }) => {
  const lists = findLists(`${import.meta.dirname}/${folder}`).map((list) => ({
    ...list,
    name: basename(list.path),
  }))
  const scores: ListScore[] = []
  const sum = (of: (score: ListScore) => number) => scores.reduce((all, score) => all + of(score), 0)

  test.each(lists)('$name is read, with as many lines as it has', async (list) => {
    const { name, path, truthPath, isPriceList } = list
    const truth = readTruth(truthPath, isPriceList)
    const score = scoreList(truth, await (isPriceList ? readPriceList(path) : readPartsList(path, false)))
    expect(score.lines.right).toBe(score.lines.all - (linesLeftOut[name] ?? 0))
    expect(score.canBeMapped).toBe(true)
    scores.push(score)
  })

  test('all of them lose no row, and have nearly all needed columns and header rows', () => {
    expect(scores).toHaveLength(count)
    expect(sum(({ dropped }) => dropped)).toBe(0)
    expect(sum(({ columns }) => columns.right) / sum(({ columns }) => columns.needed)).toBeGreaterThan(0.95)
    expect(sum(({ isHeaderRight }) => Number(isHeaderRight))).toBeGreaterThanOrEqual(count - headersElsewhere)
  })
})
