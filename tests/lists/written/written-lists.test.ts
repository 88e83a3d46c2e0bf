import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLists } from '../score/find-lists.ts'
import { readTruth } from '../score/list-truth.ts'
import { readPartsList, readPriceList } from '../score/read-list.ts'
import { type ListScore, scoreList } from '../score/score-list.ts'

/** A name alone between lines, with neither number nor quantity, is shown as a title that was left out. */
const linesLeftOut: Readonly<Record<string, number>> = {
  'n09-monday-laserbeschrifter.xlsx': 1,
}

/** Of a header of two rows these truths name the upper one, or the lower; one begins with remarks. */
const headersElsewhere = new Set([
  'a22-notiz-spargelwaesche.xlsx',
  'ab76-windpark-umrichter-de-en.xlsx',
  'ae19-treesoft-zweizeilig.xlsx',
  'ag14-ersatzteile-zweizeilig.xls',
  'ak12-molkerei-cip-beistellung.xlsx',
  'd76-railcar-hvac-control-de-en.xlsx',
  'e17-leuchten-haendler-preisliste.xlsx',
  'g20-zweisprachig-de-en.xlsx',
  'g42-deutsch-polnisch.xlsx',
  'j13-luetze-bilingual.xlsx',
  'j19-icotek-staffel.xlsx',
  'k19-schweisszelle.xlsx',
  'r10-oem-kaufteilliste-elektrik.xls',
  't02-geraeteschutz-staffelpreise.xls',
])

/** Needed columns that are right: of all lists, and of those that were looked at most. */
const kinds = [
  { kind: 'parts lists', folder: 'parts', count: 1007, leastOfAll: 0.96 },
  { kind: 'price lists', folder: 'prices', count: 182, leastOfAll: 0.95 },
]
const lookedAtMost = /^[g-q]/
const leastOfThose = 0.97

describe.each(kinds)('written $kind', ({ folder, count, leastOfAll }) => {
  const lists = findLists(`${import.meta.dirname}/${folder}`).map((list) => ({
    ...list,
    name: basename(list.path),
  }))
  const scores = new Map<string, ListScore>()
  const sum = (of: (score: ListScore) => number, names = /./) =>
    [...scores].reduce((all, [name, score]) => all + (names.test(name) ? of(score) : 0), 0)
  const shareOfColumns = (names?: RegExp) =>
    sum(({ columns }) => columns.right, names) / sum(({ columns }) => columns.needed, names)

  test.each(lists)('$name is read, with as many lines as it has', async (list) => {
    const { name, path, truthPath, isPriceList } = list
    const truth = readTruth(truthPath, isPriceList)
    const score = scoreList(truth, await (isPriceList ? readPriceList : readPartsList)(path, truth))
    expect(score.lines.right).toBe(score.lines.all - (linesLeftOut[name] ?? 0))
    expect(score.canBeMapped).toBe(true)
    expect(score.isHeaderRight).toBe(!headersElsewhere.has(name))
    scores.set(name, score)
  })

  test('all of them lose no row, and have nearly all needed columns', () => {
    expect(scores.size).toBe(count)
    expect(sum(({ dropped }) => dropped)).toBe(0)
    expect(shareOfColumns()).toBeGreaterThan(leastOfAll)
    expect(shareOfColumns(lookedAtMost)).toBeGreaterThan(leastOfThose)
  })
})
