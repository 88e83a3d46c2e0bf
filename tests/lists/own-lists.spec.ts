import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, expect, test } from 'vitest'
import { ownLists } from './own/own-lists.ts'
import { aCustomer, uploadList } from './upload-list.ts'

let customer: Person
beforeAll(async () => {
  customer = await aCustomer()
})

const columns = { right: 0, needed: 0 }

test.each(ownLists)('$name: sheet, header row, and every row a line or left out', async (list) => {
  const { truth } = list
  const { reading } = await uploadList(customer, list.name, await list.bytes())
  if (truth.sheet !== undefined) expect(reading.sheet).toBe(truth.sheet)
  expect([truth.headerRowIndex].flat().map((row) => row ?? 0)).toContain(reading.headerRowIndex)

  // Which of an assembly and its parts count shows only when the lines are matched.
  const left = new Set(reading.leftOut.map(({ rowIndex }) => rowIndex))
  const lines = truth.lines.filter(({ row }) => !left.has(row))
  const assemblies = truth.leftOut.filter(({ row, kinds }) => kinds.includes('ASSEMBLY') && !left.has(row))
  expect(lines).toEqual(truth.lines)
  expect(reading.lineCount).toBe(truth.lines.length + assemblies.length)

  truth.columns.forEach(({ fields, needed }, index) => {
    if (!needed) return
    columns.needed += 1
    if (fields.includes(reading.suggestedMapping[index]?.articleField ?? null)) columns.right += 1
  })
})

test('at least 95 % of the columns that are needed are right', () => {
  expect(columns.needed).toBeGreaterThan(100)
  expect(columns.right / columns.needed).toBeGreaterThanOrEqual(0.95)
})
