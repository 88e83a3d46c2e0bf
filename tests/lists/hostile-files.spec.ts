import type { ProblemCode } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { type HostileFile, hostileFiles } from '@schrankwerk/spreadsheet/hostile'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, uploadList } from './upload-list.ts'

let customer: Person
beforeAll(async () => {
  customer = await aCustomer()
})

/** What the portal answers where the reader refuses. */
const answers: Partial<Record<Extract<HostileFile['truth'], string>, ProblemCode>> = {
  'not-a-spreadsheet': 'not-a-spreadsheet',
  'unsupported-version': 'not-a-spreadsheet',
  'encoding-unknown': 'not-a-spreadsheet',
  encrypted: 'spreadsheet-encrypted',
  empty: 'spreadsheet-empty',
  'no-sheet': 'spreadsheet-empty',
  'too-large': 'spreadsheet-too-large',
  'too-many-rows': 'spreadsheet-too-large',
  damaged: 'spreadsheet-damaged',
  unsafe: 'spreadsheet-damaged',
}

const folded = (text: string) => text.replace(/[\n\t ]+/g, ' ').trim()

test.each(hostileFiles)('$name: $about', async ({ name, bytes, truth }) => {
  if (typeof truth === 'string') {
    const refusal = await uploadList(customer, name, bytes()).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProblemError)
    expect(refusal).toMatchObject({ code: answers[truth] })
    return
  }
  const { reading } = await uploadList(customer, name, bytes())
  const wanted = Object.entries(truth.rows).map(([row, cells]) => [Number(row), cells.map(folded)])
  const shown = reading.preview.map(({ rowIndex, cells }) => [rowIndex, cells.map(folded)])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(wanted.slice(0, shown.length))
  if (truth.sheets) expect(reading.sheet).toBe(truth.sheets[0])
  if (truth.headerRowIndex !== undefined) expect(reading.headerRowIndex).toBe(truth.headerRowIndex)
  if (truth.notice !== undefined) expect(reading.headerRowReason).toContain(truth.notice)
  expect([reading.encoding, reading.separator]).toEqual([truth.encoding ?? null, truth.separator ?? null])
})
