import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { MatchedLine } from '@schrankwerk/contracts'
import { columnOfHeader, headerNames } from '@schrankwerk/domain/bom'
import { uuidv7 } from '@schrankwerk/service-kit'
import { readTable } from '@schrankwerk/spreadsheet'
import { expect, test } from 'vitest'
import { aCatalogue } from '../catalogue.example.ts'

const folder = new URL('../../../../../shared/data/', import.meta.url)

test.skipIf(!existsSync(folder))(
  'the relay panel: after its item master came in, at least 86 of 102 lines find their article (needs ../shared/data)',
  { timeout: 60_000 },
  async () => {
    const catalogue = await aCatalogue()
    const headers = ['Item Description', 'Item Code', 'Make', 'UOM']
    const fields = ['description', 'orderNumber', 'manufacturerName', 'unit']
    const config = await catalogue.post('/import/config/', {
      title: 'Artikelstamm',
      description: 'Technocrafts',
      headers,
      fieldMapping: headers.map((importHeader, at) => ({ importHeader, articleField: fields[at] })),
    })
    const content = new Uint8Array(
      await readFile(new URL('catalogue/technocrafts-item-master-16580.xlsx', folder)),
    )
    const { status } = await catalogue.upload(
      '/article/import',
      { name: 'stamm.xlsx', content },
      { importConfigId: config.body.id },
    )
    expect(status).toBe(202)
    await catalogue.importRunner.ended()

    const path = fileURLToPath(new URL('bom/technocrafts-relay-panel-102-lines.xlsx', folder))
    const table = await readTable(path, { filename: 'liste.xlsx' })
    const names = headerNames(table.rows, 1)
    const cell = (row: (typeof table.rows)[number], header: string) =>
      row.cells[columnOfHeader(names, header)]?.text ?? null
    const lines = table.rows
      .filter((row) => row.rowIndex > 1)
      .map((row) => ({
        key: row.rowIndex,
        orderNumber: cell(row, 'ITEM CODE'),
        manufacturerNumber: cell(row, 'CAT NO.'),
        manufacturerName: cell(row, 'MAKE'),
        wholesalerOrderNumber: null,
      }))
    expect(lines).toHaveLength(102)
    const { body } = await catalogue.ask('/internal/match', { companyId: uuidv7(), lines })
    const matched: MatchedLine[] = body.lines.filter((line: MatchedLine) => line.articleId !== null)
    expect(matched.length).toBeGreaterThanOrEqual(86)
    for (const line of matched)
      expect(line).toMatchObject({
        reason: expect.stringMatching(/\w/),
        certainty: expect.stringMatching(/SURE|CHECK/),
      })
    await catalogue.stop()
  },
)
