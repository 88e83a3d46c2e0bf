import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findLists, type ListFile } from './find-lists.ts'
import { type ListTruth, readTruth } from './list-truth.ts'
import { readPartsList, readPriceList } from './read-list.ts'
import { type ListScore, scoreList } from './score-list.ts'
import { lineOf, totalsOf } from './score-text.ts'

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'string' },
    differences: { type: 'boolean', default: false },
    'strange-names': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const say = (text: string) => process.stdout.write(`${text}\n`)
if (positionals.length === 0) {
  say(
    'npm run lists -- <folder with lists and NAME.expected.json> [--differences] [--strange-names] [--json <file>]',
  )
  process.exit(2)
}

interface Scored {
  file: string
  isPriceList: boolean
  score: ListScore
}

/** A file that cannot be read has nothing right. */
const unread = (truth: ListTruth, error: unknown): ListScore => ({
  isHeaderRight: false,
  columns: { right: 0, needed: truth.columns.filter(({ isNeeded }) => isNeeded).length },
  sureAndWrong: 0,
  lines: { right: 0, all: truth.lineCount },
  wronglyLines: 0,
  dropped: 0,
  wrongQuantities: 0,
  canBeMapped: false,
  differences: [`not read: ${error instanceof Error ? error.message : error}`],
})

async function score({ path, truthPath, isPriceList }: ListFile, folder: string): Promise<Scored> {
  const truth = readTruth(truthPath, isPriceList)
  const file = relative(folder, path)
  try {
    const reading = await (truth.isPriceList
      ? readPriceList(path, truth)
      : readPartsList(path, truth, values['strange-names']))
    return { file, isPriceList: truth.isPriceList, score: scoreList(truth, reading) }
  } catch (error) {
    return { file, isPriceList: truth.isPriceList, score: unread(truth, error) }
  }
}

const scored: Scored[] = []
for (const folder of positionals) {
  for (const list of findLists(folder)) {
    const one = await score(list, folder)
    scored.push(one)
    say(lineOf(one.file, one.score))
    if (values.differences) for (const difference of one.score.differences) say(`    ${difference}`)
  }
}
const partsLists = scored.filter(({ isPriceList }) => !isPriceList).map((one) => one.score)
const priceLists = scored.filter(({ isPriceList }) => isPriceList).map((one) => one.score)
if (partsLists.length > 0) say(`\nParts lists: ${totalsOf(partsLists)}`)
if (priceLists.length > 0) say(`\nPrice lists: ${totalsOf(priceLists)}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(scored, null, 2)}\n`)
