import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openSpreadsheet, writeCsv, writeXlsx } from './index.ts'

/**
 * Prints what writing and reading large files costs: `node packages/spreadsheet/src/measure.bench.ts`. Each step runs in
 * a process of its own, so that its peak memory is its own.
 */
const xlsxRows = 100_000
const csvRows = 1_000_000
const headers = [
  'Nr',
  'Text',
  'Hersteller',
  'EAN',
  'Menge',
  'Preis',
  'Einheit',
  'Land',
  'Zolltarif',
  'Gruppe',
]

function* articles(count: number) {
  for (let at = 0; at < count; at++) {
    const price = (Math.imul(at, 2654435761) >>> 0) / 10_000
    yield [
      `3RT${at}-1BB41`,
      `Leistungsschütz AC-3 ${price} W, 1 S`,
      'Siemens',
      String(4011209000000 + at),
      (at % 97) + 0.5,
      price,
      'St',
      'DE',
      '85364900',
      'Schütze',
    ]
  }
}

const steps: Record<string, (folder: string) => Promise<number>> = {
  async 'write xlsx'(folder) {
    const columns = headers.map((header, at) => ({
      header,
      kind: at === 4 || at === 5 ? ('number' as const) : ('text' as const),
    }))
    await pipeline(
      writeXlsx({ sheets: [{ name: 'Artikel', columns, rows: articles(xlsxRows) }] }),
      createWriteStream(join(folder, 'a.xlsx')),
    )
    return xlsxRows
  },
  'read xlsx': (folder) => countRows(join(folder, 'a.xlsx')),
  async 'write csv'(folder) {
    await pipeline(writeCsv(articles(csvRows), { separator: ';' }), createWriteStream(join(folder, 'a.csv')))
    return csvRows
  },
  'read csv': (folder) => countRows(join(folder, 'a.csv')),
}

async function countRows(path: string): Promise<number> {
  const opened = await openSpreadsheet(path, { filename: path })
  let count = 0
  for await (const _ of opened.rows()) count++
  await opened.close()
  return count
}

async function runStep(name: string, folder: string): Promise<void> {
  const before = process.memoryUsage().rss
  const started = performance.now()
  const count = await steps[name]!(folder)
  const seconds = (performance.now() - started) / 1000
  const peak = process.resourceUsage().maxRSS / 1024
  const grown = peak - before / 1024 / 1024
  const figures = [
    `${count} rows`,
    `${seconds.toFixed(2)} s`,
    `${Math.round(count / seconds)} rows/s`,
    `peak ${peak.toFixed(0)} MB (+${grown.toFixed(0)})`,
  ]
  process.stdout.write(`${name.padEnd(12)} ${figures.join('  ')}\n`)
}

const [chosen, chosenFolder] = process.argv.slice(2)
if (chosen !== undefined && chosenFolder !== undefined) {
  await runStep(chosen, chosenFolder)
} else {
  const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-measure-'))
  for (const name of Object.keys(steps)) {
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, folder], { stdio: 'inherit' })
  }
  const megabytes = (file: string) => (statSync(join(folder, file)).size / 1024 / 1024).toFixed(0)
  process.stdout.write(`files: xlsx ${megabytes('a.xlsx')} MB, csv ${megabytes('a.csv')} MB\n`)
  rmSync(folder, { recursive: true })
}
