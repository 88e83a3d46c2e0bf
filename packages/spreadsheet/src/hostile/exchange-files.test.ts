import { expect, test } from 'vitest'
import { openPriceList, type PriceListRow } from '../index.ts'
import { exchangeFiles } from './exchange-files.example.ts'
import { fileOf } from './file-of.example.ts'
import { quickly } from './quick-reading.example.ts'

async function readAll(path: string, filename: string) {
  const list = await openPriceList(path, { filename, today: '2026-10-05' })
  try {
    const rows: PriceListRow[] = []
    for await (const batch of list.batches()) rows.push(...batch)
    return { list, rows, notices: list.notices() }
  } finally {
    await list.close()
  }
}

test.each(exchangeFiles)('$name: $about', async ({ name, bytes, truth }) => {
  const reading = quickly(() => readAll(fileOf(bytes()), name))
  if (typeof truth === 'string') {
    await expect(reading).rejects.toMatchObject({
      name: 'SpreadsheetProblem',
      code: truth,
      detail: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
    })
    return
  }
  const { list, rows, notices } = await reading
  expect(list.format).toBe(truth.format)
  const [head, ...others] = rows
  const columns = head!.cells.map(({ text }) => text)
  const articles = others.filter(({ skip }) => skip === undefined)
  const found = Object.fromEntries(
    articles.map(({ cells }) => [
      cells[0]!.text,
      Object.fromEntries(columns.map((column, at) => [column, cells[at]!.text])),
    ]),
  )
  expect(articles.map(({ cells }) => cells[0]!.text).sort()).toEqual(Object.keys(truth.articles).sort())
  for (const [number, wanted] of Object.entries(truth.articles)) expect(found[number]).toMatchObject(wanted)
  const skipped = others.flatMap(({ line, rowIndex, skip }) => (skip ? [[line ?? rowIndex, skip]] : []))
  expect(skipped).toEqual(
    Object.entries(truth.skipped ?? {}).map(([line, part]) => [Number(line), expect.stringContaining(part)]),
  )
  expect(notices).toEqual(truth.notice ? [expect.stringContaining(truth.notice)] : [])
  expect(new Set(rows.map(({ rowIndex }) => rowIndex)).size).toBe(rows.length)
})

test('each is the same at every writing, and has a name of its own', () => {
  for (const { bytes } of exchangeFiles) expect(Buffer.compare(bytes(), bytes())).toBe(0)
  expect(new Set(exchangeFiles.map(({ name }) => name)).size).toBe(exchangeFiles.length)
})
