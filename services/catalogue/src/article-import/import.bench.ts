import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import {
  createDatabase,
  createFolderStore,
  createLog,
  createPool,
  migrate,
  uuidv7,
} from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { sql } from 'kysely'
import { createApp } from '../app.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { selectMatches } from '../matching/match.queries.ts'
import { matchLines } from '../matching/match-lines.ts'
import { probesOf } from '../matching/match-probes.ts'
import { findSuggestions } from '../matching/suggest-articles.ts'
import { createImportRunner } from './import-runner.ts'

/**
 * Measures imports, the list and matching on a generated catalogue. DATABASE_URL names an empty database whose role
 * and schema are `catalogue`. Usage: node import.bench.ts [rows, default 1000000] [xlsx rows, default 100000]
 */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL is missing.')
const [csvRows = 1_000_000, xlsxRows = 100_000] = process.argv.slice(2).map(Number)
const out = (text: string) => process.stdout.write(`${text}\n`)

const log = createLog('bench', process.env.LOG_LEVEL ?? 'warn')
const pool = createPool(databaseUrl, 'catalogue')
await migrate(pool, { schema: 'catalogue', folder: new URL('../database/migrations/', import.meta.url) })
const db = createDatabase<CatalogueTables>(pool)
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const files = createFolderStore({ folder })
const user = uuidv7()

const headers = [
  'Bestellnummer',
  'Typnummer',
  'Hersteller',
  'Bezeichnung',
  'Einheit',
  'Listenpreis',
  'EK',
  'Rabattgruppe',
  'Breite',
  'Höhe',
  'Tiefe',
  'Gewicht',
]
const fieldNames = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'unit',
  'listPrice',
  'purchasePrice',
  'discountGroup',
  'width',
  'height',
  'depth',
  'weight',
]
const kinds = [
  'Leistungsschütz',
  'Reihenklemme',
  'Leitungsschutzschalter',
  'Netzteil',
  'Relais',
  'Kabelkanal',
]
const german = (value: number) => value.toFixed(2).replace('.', ',')

const orderNumberOf = (at: number) =>
  `${String.fromCharCode(65 + (at % 26))}${3 + (at % 7)}-${(at * 7919) % 1_000_003}-${at.toString(36).toUpperCase()}`
function cellsOf(at: number, prices: number): (string | number)[] {
  const price = (((at * 37) % 90_000) + prices * 13) / 100
  return [
    orderNumberOf(at),
    `T${at % 100}.${at.toString(16).toUpperCase()}`,
    `Hersteller ${at % 40}`,
    `${kinds[at % kinds.length]} ${at % 64} A, Baugröße S${at % 12}, ${at % 3 === 0 ? '24 V DC' : '230 V AC'}`,
    'Stück',
    german(price),
    german(price * 0.6),
    `RG${at % 20}`,
    german((at % 400) / 3),
    german((at % 300) / 3),
    german((at % 200) / 3),
    german((at % 5000) / 1000),
  ]
}

async function csvFile(rows: number, prices: number): Promise<string> {
  const path = join(folder, `list-${prices}.csv`)
  const stream = createWriteStream(path)
  let text = `${headers.join(';')}\r\n`
  for (let at = 0; at < rows; at += 1) {
    text += `${cellsOf(at, prices).join(';')}\r\n`
    if (text.length > 1_000_000) {
      if (!stream.write(text)) await once(stream, 'drain')
      text = ''
    }
  }
  stream.end(text)
  await once(stream, 'finish')
  return path
}

async function xlsxFile(rows: number): Promise<string> {
  const path = join(folder, 'list.xlsx')
  function* lines() {
    for (let at = 0; at < rows; at += 1) yield cellsOf(5_000_000 + at, 0)
  }
  const book = writeXlsx({
    sheets: [{ name: 'Liste', columns: headers.map((header) => ({ header })), rows: lines() }],
  })
  await pipeline(book, createWriteStream(path))
  return path
}

const settings = JSON.stringify({
  manufacturerId: null,
  wholesalerId: null,
  fieldMapping: headers.map((importHeader, at) => ({ importHeader, articleField: fieldNames[at] })),
  headerRowIndex: 1,
  sheet: null,
  defaultUnitId: null,
  unitDepth: 'CM',
  unitHeight: 'CM',
  unitWidth: 'CM',
  unitWeight: 'KG',
})

async function runImport(path: string, rows: number, name: string): Promise<void> {
  const file = await files.write(createReadStream(path), { maxBytes: 1e9 })
  const id = uuidv7()
  await sql`insert into article_import (id, import_config_title, settings, filename, file_key, file_size, sha256, state,
      started_at, started_by, started_by_name, lease_until)
    values (${id}, 'bench', ${settings}::jsonb, ${path}, ${file.key}, ${file.size}, ${file.sha256}, 'RUNNING', now(), ${user}, 'bench',
      now() + interval '15 s')`.execute(db)
  const started = performance.now()
  const runner = createImportRunner({ db, databaseUrl: databaseUrl!, filesFolder: folder, log })
  runner.start({ id, fence: 1 })
  await runner.ended()
  const seconds = (performance.now() - started) / 1000
  const row = await db.selectFrom('article_import').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  out(
    `${name}: ${row.state}, ${row.created} created, ${row.updated} updated, ${row.unchanged} unchanged, ${row.skipped} skipped in ${seconds.toFixed(1)} s = ${Math.round(rows / seconds)} rows/s${row.failure ? ` (${row.failure})` : ''}`,
  )
}

const percentile = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]!

const actor = {
  userId: user,
  mail: 'bench@example.org',
  name: 'Einkauf',
  lastname: 'Nord',
  companyId: user,
  companyName: 'Betrieb',
  companyType: 'ADMIN' as const,
  admin: true,
  passwordChangeNeeded: false,
  pendingRegistration: false,
}
const app = createApp({
  db,
  log,
  files,
  authenticate: async () => actor,
  importRunner: createImportRunner({ db, databaseUrl, filesFolder: folder, log }),
})

async function timeList(
  name: string,
  query: Record<string, string>,
  until?: Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  let over = false
  until?.finally(() => {
    over = true
  })
  while (until ? !over : times.length < 60) {
    const started = performance.now()
    const answer = await app.request(`/article/filter?${new URLSearchParams(query)}`, {
      headers: { Authorization: 'Bearer bench' },
    })
    await answer.json()
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`)
    times.push(performance.now() - started)
    if (until) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const p95 = percentile(times, 0.95)
  out(
    `list, ${name}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${Math.max(...times).toFixed(0)} ms (${times.length} calls)`,
  )
  return p95
}

async function timeLists(rows: number) {
  const pages = Math.floor(rows / 15)
  await timeList('first page', {})
  await timeList('middle page', { page: String(Math.floor(pages / 2)) })
  await timeList('last page', { page: String(pages - 1) })
  for (const column of ['manufacturer', 'manufacturerNumber', 'orderNumber', 'listPrice', 'weight'])
    await timeList(`by ${column}, descending`, { column, sortDescending: 'true' })
  const maker = await db
    .selectFrom('manufacturer')
    .select('id')
    .orderBy('display_name')
    .executeTakeFirstOrThrow()
  await timeList('one manufacturer', { manufacturer: maker.id })
  await timeList('one manufacturer by price', { manufacturer: maker.id, column: 'listPrice' })
  await timeList('order number', { orderNumber: orderNumberOf(4711).slice(3) })
  await timeList('search by number', { searchTerm: orderNumberOf(815) })
  await timeList('search by words', { searchTerm: 'Hersteller 7' })
}

async function timeMatching(rows: number) {
  const lines = Array.from({ length: 5000 }, (_, at) => {
    const article = (at * 193) % rows
    return {
      key: at,
      orderNumber:
        at % 10 === 0 ? `FEHLT-${at}` : orderNumberOf(article).replace('-', at % 3 === 0 ? ' ' : '-'),
      manufacturerNumber: null,
      manufacturerName: at % 2 === 0 ? `Hersteller ${article % 40}` : null,
      manufacturerAlternatives: [],
      wholesalerOrderNumber: null,
      candidates: [],
    }
  })
  const bare: number[] = []
  const whole: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const probes = probesOf(lines)
    let started = performance.now()
    await selectMatches(db, user, probes)
    bare.push(performance.now() - started)
    started = performance.now()
    const { lines: found } = await matchLines({ db }, { companyId: user, lines })
    whole.push(performance.now() - started)
    if (round === 0) out(`matching: ${found.filter((line) => line.articleId).length} of 5000 lines matched`)
  }
  out(
    `matching 5,000 lines: statement ${percentile(bare, 0.5).toFixed(0)} ms, whole ${percentile(whole, 0.5).toFixed(0)} ms`,
  )
  const times: number[] = []
  for (let at = 0; at < 40; at += 1) {
    const number = orderNumberOf((at * 9973) % rows)
    const started = performance.now()
    await findSuggestions(db, {
      orderNumber: `${number.slice(0, 5)}X${number.slice(6)}`,
      manufacturerNumber: null,
      manufacturerName: `Hersteller ${at % 40}`,
      description: 'Leistungsschütz 12 A',
      wholesalerOrderNumber: null,
      amount: 10,
    })
    times.push(performance.now() - started)
  }
  out(
    `suggestions: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
}

try {
  out(`generating ${csvRows} csv rows and ${xlsxRows} xlsx rows`)
  const first = await csvFile(csvRows, 0)
  await runImport(first, csvRows, 'csv, new')
  await pool.query('vacuum analyze')
  await timeLists(csvRows)
  await timeMatching(csvRows)
  const idle = await timeList('first page, idle', {})
  const second = await csvFile(csvRows, 1)
  const changing = runImport(second, csvRows, 'csv, all prices changed')
  const busy = await timeList('first page, during the import', {}, changing)
  await changing
  out(`list p95 during the import: ${(busy / idle).toFixed(2)} times idle`)
  await runImport(second, csvRows, 'csv, nothing changed')
  if (xlsxRows > 0) await runImport(await xlsxFile(xlsxRows), xlsxRows, 'xlsx, new')
} finally {
  await pool.end()
  await rm(folder, { recursive: true, force: true })
}
