import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, suggested, uploadList } from '../upload-list.ts'
import { bytesOf, expectedOf, filesOf } from './real-files.ts'

let customer: Person
beforeAll(async () => {
  customer = await aCustomer()
})

const lists = filesOf('bom', /\.(xlsx|xls|csv)$/)
const columns = { right: 0, all: 0 }

test('there are real parts lists', () => {
  expect(lists.length).toBeGreaterThan(3)
})

test.each(lists)('%s: sheet, header row and lines', async (name) => {
  const expected = expectedOf('bom', name)
  const { reading } = await uploadList(customer, name, bytesOf('bom', name))
  if (expected?.sheet) expect(reading.sheet).toBe(expected.sheet)
  expect(reading.headerRowIndex).toBe(expected?.headerRowIndex)
  expect(reading.lineCount).toBe(expected?.lineCount)
  const fields = new Map(suggested(reading).map((entry) => [entry.importHeader, entry.articleField]))
  for (const [header, field] of Object.entries(expected?.mapping ?? {})) {
    columns.all += 1
    if (fields.get(header) === field) columns.right += 1
  }
})

test('at least 95 % of their columns are right', () => {
  expect(columns.right / columns.all).toBeGreaterThanOrEqual(0.95)
})
