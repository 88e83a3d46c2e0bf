import { expect, test } from 'vitest'
import { linkAssemblies, outlineParents, readLevel, readLevels, resolveAssemblies } from './assemblies.ts'

test.each([
  ['0', 0],
  ['. 1', 1],
  ['.. 2', 2],
  ['1.2.1', 2],
  ['...', 3],
  ['', null],
  ['COTS', null],
])('level %j is %s', (text, level) => expect(readLevel(text)).toBe(level))

test.each([
  ['depths', ['0', '1', '2', '1', '0'], [0, 1, 2, 1, 0], false],
  ['depths that are drawn', ['0', '. 1', '.. 2'], [0, 1, 2], false],
  ['positions below others', ['7', '8', '8.1', '8.2', '9'], [0, 0, 1, 1, 0], false],
  ['positions as a spreadsheet in German shows them', ['8', '8,1', '', '9'], [0, 1, null, 0], false],
  ['positions that begin with a zero', ['1.0', '1.1', '2.0', '2.1.'], [0, 1, 0, 1], false],
  ['a position without the one above it', ['7', '8.1', '8.2'], [0, 0, 0], false],
  ['running numbers', ['1', '2', '3', '4', '', '5'], [null, null, null, null, null, null], true],
  ['running numbers in steps, twice', ['10', '20', '30', '10', '20'], [null, null, null, null, null], true],
  ['assemblies of one part each', ['1', '2', '1', '2', '1', '2'], [1, 2, 1, 2, 1, 2], false],
])('a level column of %s', (_, texts, levels, isRunning) => {
  expect(readLevels(texts)).toEqual({ levels, isRunning })
})

test.each([
  [
    ['7', '8', '8.1', '8.2', '9', '9.1', '9.1.1'],
    [1, 4, 5],
  ],
  [['1', '2', '3'], []],
  // Prices and weights neither rise nor begin with each other.
  [['12', '12.5', '3'], []],
  [['8', '8.1', 'x'], []],
])('of the positions %j those in the places %j have others below them', (texts, parents) => {
  expect(outlineParents(texts)).toEqual(parents)
})

function levelled(levels: number[]) {
  return levels.map((level, index) => ({
    rowIndex: index + 2,
    level,
    orderNumber: `N${index}`,
    manufacturerNumber: '',
  }))
}

test('levels link a line to the assembly above it', () => {
  const lines: (ReturnType<typeof levelled>[number] & { parentRow?: number })[] = levelled([0, 1, 2, 1, 0])
  linkAssemblies(lines)
  expect(lines.map((line) => line.parentRow)).toEqual([undefined, 2, 3, 2, undefined])
})

test('a parent column names the assembly by its number', () => {
  const lines: {
    rowIndex: number
    orderNumber: string
    manufacturerNumber: string
    parent?: string
    parentRow?: number
  }[] = [
    { rowIndex: 2, orderNumber: 'A1', manufacturerNumber: '' },
    { rowIndex: 3, orderNumber: 'B1', manufacturerNumber: '', parent: 'a1' },
  ]
  linkAssemblies(lines)
  expect(lines[1]?.parentRow).toBe(2)
})

test('a single part is told as one', () => {
  const lines = [
    { rowIndex: 2, orderNumber: 'A', manufacturerNumber: '' },
    { rowIndex: 3, orderNumber: 'B', manufacturerNumber: '', parentRow: 2 },
  ]
  const textWith = (resolved: number[]) =>
    resolveAssemblies(lines, (row) => resolved.includes(row)).map(({ text }) => text)
  expect(textWith([3])).toEqual(['Baugruppe in Zeile 2: gezählt wird ihr Teil, nicht die Baugruppe'])
  expect(textWith([2])).toEqual(['Baugruppe in Zeile 2: gezählt wird die Baugruppe, ihr Teil ist enthalten'])
})

test.each([
  { resolved: [2, 3, 4], counts: 'CHILDREN' },
  { resolved: [2, 3], counts: 'PARENT' },
  { resolved: [3], counts: 'CHILDREN' },
])('with rows $resolved resolved, $counts count', ({ resolved, counts }) => {
  const lines = [
    { rowIndex: 2, orderNumber: 'A', manufacturerNumber: '' },
    { rowIndex: 3, orderNumber: 'B', manufacturerNumber: '', parentRow: 2 },
    { rowIndex: 4, orderNumber: 'C', manufacturerNumber: '', parentRow: 2 },
  ]
  const [assembly] = resolveAssemblies(lines, (row) => resolved.includes(row))
  expect(assembly).toMatchObject({ parentRow: 2, childRows: [3, 4], counts })
})
