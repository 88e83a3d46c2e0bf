import { expect, test } from 'vitest'
import { lineOf, slimLine } from '../bom.example.ts'
import { compareLine } from './compare.ts'

const differing = (part: Parameters<typeof slimLine>[1]) =>
  compareLine(lineOf(slimLine(1, { matchedBy: 'ORDER_NUMBER', ...part })))
    .filter(({ differs }) => differs)
    .map(({ field }) => field)

test.each([
  ['nothing where both say the same', {}, []],
  ['nothing where the number is only written differently', { orderNumber: 'nr 1', matched: 'NR-1' }, []],
  ['the number', { orderNumber: 'XY-9' }, ['orderNumber']],
  ['the manufacturer', { manufacturerName: 'ABB' }, ['manufacturerName']],
  [
    'no manufacturer that is written in another way, after a choice by hand',
    { manufacturerName: 'Siemens AG', matchedBy: 'MANUAL_REPLACEMENT' },
    [],
  ],
  [
    'no manufacturer that matched by another of its names',
    { manufacturerName: 'Sirius', matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER' },
    [],
  ],
  ['nothing between pieces and pieces', { quantityUnitName: 'Stk' }, []],
  ['the unit across dimensions', { quantityUnitName: 'm' }, ['unit']],
  ['nothing that the list leaves open', { orderNumber: null, manufacturerName: null }, []],
  ['nothing without an article', { matched: null, matchedBy: null }, []],
] as const)('marks %s', (_case, part, fields) => {
  expect(differing(part)).toEqual(fields)
})
