import { ProblemError } from '@schrankwerk/contracts/client'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, uploadList } from '../upload-list.ts'
import { hostileAnswers } from './hostile-answers.ts'
import { bytesOf, filesOf } from './real-files.ts'

let customer: Person
beforeAll(async () => {
  customer = await aCustomer()
})

const files = filesOf('hostile', /./)

test('the answer to each file is known', () => {
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((name) => !(name in hostileAnswers))).toEqual([])
})

test.each(files)('%s', async (name) => {
  const expected = hostileAnswers[name]!
  if (typeof expected === 'string') {
    const refusal = await uploadList(customer, name, bytesOf('hostile', name)).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(ProblemError)
    expect(refusal).toMatchObject({ code: expected })
    return
  }
  const { reading } = await uploadList(customer, name, bytesOf('hostile', name))
  const textAt = (row: number, column: number) =>
    reading.preview.find(({ rowIndex }) => rowIndex === row)?.cells[column - 1] ?? ''
  const blanks = (text: string) => text.replace(/[\n\t ]+/g, ' ').trim()
  expect(expected.cells.map(([row, column]) => [row, column, blanks(textAt(row, column))])).toEqual(
    expected.cells.map(([row, column, text]) => [row, column, blanks(text)]),
  )
  if (expected.sheet !== undefined) expect(reading.sheet).toBe(expected.sheet)
  if (expected.headerRowIndex !== undefined) expect(reading.headerRowIndex).toBe(expected.headerRowIndex)
  if (expected.notice !== undefined) expect(reading.headerRowReason).toContain(expected.notice)
})
