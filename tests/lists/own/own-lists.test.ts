import { describe, expect, it } from 'vitest'
import { type Comparison, compareOwnList } from './compare-own-list.ts'
import type { OwnList } from './own-list.ts'
import { ownLists } from './own-lists.ts'
import { readOwnList } from './read-own-list.ts'

interface Sums {
  lists: number
  headerRows: number
  columnsRight: number
  columnsNeeded: number
  sureAndWrong: number
  linesRight: number
  lines: number
  wrongQuantities: number
  dropped: number
}

const compared = new Map<string, Promise<Comparison>>()

/** Each list is read once, however many promises ask. */
function comparisonOf(list: OwnList, hasCatalogue: boolean): Promise<Comparison> {
  const key = `${list.name} ${hasCatalogue}`
  const known = compared.get(key)
  if (known) return known
  const comparison = readOwnList(list, hasCatalogue).then((reading) => compareOwnList(list.truth, reading))
  compared.set(key, comparison)
  return comparison
}

async function sumsOf(hasCatalogue: boolean): Promise<Sums> {
  const all = await Promise.all(ownLists.map((list) => comparisonOf(list, hasCatalogue)))
  const sum = (amount: (one: Comparison) => number) => all.reduce((total, one) => total + amount(one), 0)
  return {
    lists: all.length,
    headerRows: sum((one) => (one.isHeaderRight ? 1 : 0)),
    columnsRight: sum((one) => one.columns.right),
    columnsNeeded: sum((one) => one.columns.needed),
    sureAndWrong: sum((one) => one.sureAndWrong),
    linesRight: sum((one) => one.lines.right),
    lines: sum((one) => one.lines.all),
    wrongQuantities: sum((one) => one.wrongQuantities),
    dropped: sum((one) => one.dropped),
  }
}

function print(title: string, sums: Sums): void {
  const { lists, headerRows, columnsRight, columnsNeeded, linesRight, lines } = sums
  const text = [
    `${headerRows} of ${lists} header rows`,
    `${columnsRight} of ${columnsNeeded} needed columns`,
    `${sums.sureAndWrong} sure and wrong`,
    `${linesRight} of ${lines} lines whole`,
    `${sums.wrongQuantities} wrong quantities`,
    `${sums.dropped} rows dropped`,
  ]
  process.stdout.write(`${title}: ${text.join(', ')}\n`)
}

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
    expect(list.truth.lines.length).toBeGreaterThanOrEqual(6)
  })
})

describe('the comparison', () => {
  it('notices what is not as the list’s author meant it', async () => {
    const list = ownLists.find(({ name }) => name === 'hand-felder.xlsx')!
    const { truth } = list
    const [first, second, ...others] = truth.lines
    const planted = {
      ...truth,
      headerRowIndex: 2,
      columns: truth.columns.map((column, index) => (index === 1 ? { ...column, fields: [null] } : column)),
      lines: [{ ...first!, quantity: 99 }, { ...second!, row: 999 }, ...others],
    }
    const reading = await readOwnList(list, true)
    const dropping = { ...reading, lines: reading.lines.slice(1) }
    expect(compareOwnList(planted, reading)).toMatchObject({
      isHeaderRight: false,
      wrongQuantities: 1,
      differences: [
        'header row: 1, not 2',
        'column 2 „Typ“: manufacturerNumber (CHECK), not null',
        `row ${first!.row} quantity: 1, not 99`,
        'row 999: no line',
        `row ${second!.row}: a line`,
      ],
    })
    expect(compareOwnList(truth, dropping)).toMatchObject({ dropped: 1 })
  })
})

describe('the reader', () => {
  it.each(ownLists)('reads $name as its author meant it', async (list) => {
    const { differences } = await comparisonOf(list, true)
    const known = list.truth.knownDifferences ?? []
    expect(differences).toEqual(known.map(({ difference }) => difference))
  })

  it.each([
    ['own lists, with a catalogue that has their parts', true],
    ['own lists, with an empty catalogue', false],
  ])('%s: promises of the whole', async (title, hasCatalogue) => {
    const sums = await sumsOf(hasCatalogue)
    print(title, sums)
    expect(sums).toMatchObject({ headerRows: sums.lists, sureAndWrong: 0, wrongQuantities: 0, dropped: 0 })
    expect(sums.columnsRight / sums.columnsNeeded).toBeGreaterThanOrEqual(0.95)
  })
})
