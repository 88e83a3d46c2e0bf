import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, expect, test } from 'vitest'
import type { OwnList } from './own/own-list.ts'
import { ownLists } from './own/own-lists.ts'
import { aCustomer, uploadList } from './upload-list.ts'

let customer: Person
beforeAll(async () => {
  customer = await aCustomer()
})

type Uploaded = ReturnType<typeof uploadList>
const uploaded = new Map<OwnList, Uploaded>()
/** Uploads a list once, whichever test asks first. */
const uploadOnce = (list: OwnList): Uploaded => {
  const before = uploaded.get(list)
  if (before !== undefined) return before
  const upload = Promise.resolve(list.bytes()).then((bytes) => uploadList(customer, list.name, bytes))
  uploaded.set(list, upload)
  return upload
}

test.each(ownLists)('$name: sheet, header row, and every row a line or left out', async (list) => {
  const { truth } = list
  const { reading } = await uploadOnce(list)
  if (truth.sheet !== undefined) expect(reading.sheet).toBe(truth.sheet)
  expect([truth.headerRowIndex].flat().map((row) => row ?? 0)).toContain(reading.headerRowIndex)

  // Which of an assembly and its parts count shows only when the lines are matched.
  const left = new Set(reading.leftOut.map(({ rowIndex }) => rowIndex))
  const lines = truth.lines.filter(({ row }) => !left.has(row))
  const assemblies = truth.leftOut.filter(({ row, kinds }) => kinds.includes('ASSEMBLY') && !left.has(row))
  expect(lines).toEqual(truth.lines)
  expect(reading.lineCount).toBe(truth.lines.length + assemblies.length)
})

test('at least 95 % of the columns that are needed are right', async () => {
  const areRight: boolean[] = []
  for (const list of ownLists) {
    const { reading } = await uploadOnce(list)
    list.truth.columns.forEach(({ fields, needed }, index) => {
      if (needed) areRight.push(fields.includes(reading.suggestedMapping[index]?.articleField ?? null))
    })
  }
  expect(areRight.length).toBeGreaterThan(100)
  expect(areRight.filter(Boolean).length / areRight.length).toBeGreaterThanOrEqual(0.95)
})
