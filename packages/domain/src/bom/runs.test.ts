import { expect, test } from 'vitest'
import { rowOfFurtherSheet } from './further-sheets.ts'
import { bundleRuns, findDuplicates } from './runs.ts'

function line(rowIndex: number, text: string) {
  const [orderNumber = '', bmk = '', installationLocation = ''] = text.split('|')
  return {
    rowIndex,
    orderNumber,
    bmk,
    installationLocation,
    manufacturerNumber: '',
    manufacturerName: '',
    locationIdentifier: '',
    functionalAssignment: '',
  }
}

const lines = (texts: string[]) => texts.map((text, index) => line(index + 2, text))

test.each([
  { list: ['UK5|X1', 'UK5|X1', 'UK5|X1'], duplicates: [], runs: [[2, 3, 4]] },
  { list: ['K|K1', 'Q|Q1', 'K|K1'], duplicates: [4], runs: [] },
  { list: ['K|K1', 'K|K2'], duplicates: [], runs: [] },
  { list: ['K', 'Q|Q1', 'K'], duplicates: [], runs: [] },
  { list: ['K||S1', 'Q|Q1', 'k||s1'], duplicates: [4], runs: [] },
  { list: ['UK5|X1', 'E|X1', 'UK5|X1', 'UK5|X1'], duplicates: [4], runs: [[4, 5]] },
  { list: ['|K1', 'Q|Q1', '|K1'], duplicates: [], runs: [] },
])('$list: duplicates $duplicates, runs $runs', ({ list, duplicates, runs }) => {
  expect([...findDuplicates(lines(list))]).toEqual(duplicates)
  expect(bundleRuns(lines(list)).map((notice) => notice.rowIndexes)).toEqual(runs)
})

test('each sheet has designations of its own', () => {
  const [first, other] = lines(['3015100|X1', 'Q|Q1'])
  const second = [line(rowOfFurtherSheet(2, 2), '3015100|X1'), line(rowOfFurtherSheet(2, 3), 'Q|Q2')]
  const again = line(rowOfFurtherSheet(2, 4), '3015100|X1')
  expect([...findDuplicates([first!, other!, ...second, again])]).toEqual([again.rowIndex])
})

test('the notice says how many and where', () => {
  const [notice] = bundleRuns(lines(Array(25).fill('UK5|X1')))
  expect(notice?.text).toBe('25 gleiche Zeilen hintereinander: „UK5“ an „X1“ gilt nicht als doppelt')
})
