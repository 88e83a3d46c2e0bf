import type { BomReading } from '@schrankwerk/contracts'
import { createEnquiry, getBomArticles, getBomEstimate, mapBom } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { type Person, personOf } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { hostileAnswers } from './hostile-answers.ts'
import { importList } from './import-list.ts'
import { bytesOf, expectedOf, filesOf, hasSharedData } from './shared-data.ts'

const password = 'schrankwerk-demo'
let customer: Person
let admin: Person
beforeAll(async () => {
  const { portal } = stackAddresses()
  customer = await personOf(portal, 'technik@nordhafen.example', password)
  admin = await personOf(portal, 'betrieb@schrankwerk.example', password)
})

async function upload(kind: string, name: string): Promise<{ enquiryId: string; reading: BomReading }> {
  const { id } = await customer.call(createEnquiry, { body: { title: name } })
  const reading = await customer.upload(
    '/enquiry/bom/upload',
    { name, bytes: bytesOf(kind, name) },
    { enquiryId: id },
  )
  return { enquiryId: id, reading: reading as BomReading }
}

const suggested = (reading: BomReading) =>
  reading.suggestedMapping.flatMap(({ importHeader, articleField }) =>
    articleField === null ? [] : [{ importHeader, articleField }],
  )

const lists = filesOf('bom', /\.(xlsx|xls|csv)$/)
const catalogues = filesOf('catalogue', /\.(xlsx|csv)$/)
const hostile = filesOf('hostile', /./)

describe.skipIf(!hasSharedData)('real parts lists (shared data beside the repository)', () => {
  const columns = { right: 0, all: 0 }

  it.each(lists)('%s: sheet, header row and lines', async (name) => {
    const expected = expectedOf('bom', name)
    const { reading } = await upload('bom', name)
    if (expected?.sheet) expect(reading.sheet).toBe(expected.sheet)
    expect(reading.headerRowIndex).toBe(expected?.headerRowIndex)
    expect(reading.lineCount).toBe(expected?.lineCount)
    const fields = new Map(suggested(reading).map((entry) => [entry.importHeader, entry.articleField]))
    for (const [header, field] of Object.entries(expected?.mapping ?? {})) {
      columns.all += 1
      if (fields.get(header) === field) columns.right += 1
    }
  })

  it('have at least 95 % of their columns right', () => {
    expect(columns.right / columns.all).toBeGreaterThanOrEqual(0.95)
  })
})

describe.skipIf(!hasSharedData)('real price lists (shared data beside the repository)', () => {
  it.each(catalogues)('%s comes in through the import screen’s calls', async (name) => {
    const expected = expectedOf('catalogue', name)
    const entry = await importList(admin, name, bytesOf('catalogue', name), expected)
    expect(entry).toMatchObject({ state: 'ENDED', failure: null })
    const kept = entry.created + entry.updated + entry.unchanged
    expect(kept + entry.skipped).toBeGreaterThanOrEqual(expected?.rowsWithOrderNumber ?? 1)
    if (expected) expect(Math.abs(kept - expected.distinctOrderNumbers)).toBeLessThanOrEqual(1)
  })

  it('let the relay panel’s list find at least 86 of its 102 lines, each with its reason', async () => {
    const { enquiryId, reading } = await upload('bom', 'technocrafts-relay-panel-102-lines.xlsx')
    const quantityBasis = reading.suggestedQuantityBasis.basis
    const { summary } = await customer.call(mapBom, {
      query: { enquiryId, quantityBasis },
      fields: { mapping: suggested(reading) },
    })
    expect(quantityBasis).toBe('TOTAL')
    expect(summary.lines).toBe(102)
    expect(summary.matched).toBeGreaterThanOrEqual(86)
    const first = await customer.call(getBomArticles, { query: { enquiryId, paginationSize: 100 } })
    const second = await customer.call(getBomArticles, { query: { enquiryId, paginationSize: 100, page: 1 } })
    const lines = [...first.content, ...second.content]
    expect(lines).toHaveLength(102)
    for (const line of lines) {
      expect(line.reason).not.toBe('')
      expect(line.matchedArticleId === null).toBe(line.matchedBy === null)
      if (line.matchedArticleId === null) expect(line.certainty).toBe('OPEN')
    }
    const { estimate } = await customer.call(getBomEstimate, { query: { enquiryId } })
    expect(estimate?.parts.lines).toBe(102)
  })
})

describe.skipIf(!hasSharedData)('hostile files (shared data beside the repository)', () => {
  it('are all known', () => {
    expect(hostile.filter((name) => !(name in hostileAnswers))).toEqual([])
  })

  it.each(hostile)(
    '%s',
    async (name) => {
      const expected = hostileAnswers[name]!
      if (typeof expected === 'string') {
        const refusal = await upload('hostile', name).catch((error: unknown) => error)
        expect(refusal).toBeInstanceOf(ProblemError)
        expect(refusal).toMatchObject({ code: expected })
        return
      }
      const { reading } = await upload('hostile', name)
      const textAt = (row: number, column: number) =>
        reading.preview.find(({ rowIndex }) => rowIndex === row)?.cells[column - 1] ?? ''
      const blanks = (text: string) => text.replace(/[\n\t ]+/g, ' ').trim()
      expect(expected.cells.map(([row, column]) => [row, column, blanks(textAt(row, column))])).toEqual(
        expected.cells.map(([row, column, text]) => [row, column, blanks(text)]),
      )
      if (expected.sheet !== undefined) expect(reading.sheet).toBe(expected.sheet)
      if (expected.headerRowIndex !== undefined) expect(reading.headerRowIndex).toBe(expected.headerRowIndex)
      if (expected.notice !== undefined) expect(reading.headerRowReason).toContain(expected.notice)
    },
    10_000,
  )
})
