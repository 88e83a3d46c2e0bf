import { once } from 'node:events'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CopyRows } from './copy-rows.ts'
import type { CopyType, StagedValue } from './staged-columns.ts'

let database: FreshDatabase
let client: pg.PoolClient
beforeAll(async () => {
  const migrationsFolder = new URL('../database/migrations/', import.meta.url)
  database = await freshDatabase({ schema: 'catalogue', migrationsFolder })
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.drop()
})

async function copy(parts: Iterable<Buffer>): Promise<void> {
  const stream = client.query(copyFrom('copy copied from stdin with (format binary)'))
  for (const part of parts) stream.write(part)
  stream.end()
  await once(stream, 'finish')
}

/** What the database has of rows, as it writes them itself. */
async function taken(types: CopyType[], rows: StagedValue[][]): Promise<(string | null)[][]> {
  const columns = types.map((type, at) => `c${at} ${type}`)
  await client.query(`drop table if exists copied; create temp table copied (${columns.join(', ')})`)
  const written = new CopyRows(types)
  for (const row of rows) written.add(row)
  await copy([written.finish()])
  const shown = types.map((_, at) => `c${at}::text`).join(', ')
  const { rows: kept } = await client.query({ text: `select ${shown} from copied`, rowMode: 'array' })
  return kept
}

test('numbers arrive with the figures that JavaScript writes', async () => {
  const hundredths = Array.from({ length: 30_000 }, (_, at) => (at * 7) / 100)
  const others = [
    0,
    0.1 + 0.2,
    0.001,
    1.005,
    -12.34,
    -0.000_12,
    100,
    9999.99,
    10_000,
    10_000.5,
    100_000_000.01,
    19_999_999.99,
    20_000_000,
    20_000_000.01,
    1e9,
    999_999_999.99,
    1e9 + 0.01,
    2 ** 53,
  ]
  const numbers = [...hundredths, ...others]
  const kept = await taken(
    ['numeric'],
    numbers.map((number) => [number]),
  )
  expect(kept.flat()).toEqual(numbers.map(String))
  expect(await taken(['numeric'], [[1e21], [1.5e-7], [-0]])).toEqual([
    ['1000000000000000000000'],
    ['0.00000015'],
    ['0'],
  ])
})

test('values of every type arrive, and those that are not there', async () => {
  const id = '01a22d33-D125-70f7-bce9-c83a8b75834e'
  const types: CopyType[] = ['int', 'uuid', 'text', 'numeric', 'boolean', 'text[]']
  expect(
    await taken(types, [
      [-70_000, id, 'a\tb\\c\nd', 1.5, true, ['x', 'y"z', '\\', 'ä']],
      [2_000_000_000, id, '', 0, false, []],
      types.map(() => null),
    ]),
  ).toEqual([
    ['-70000', id.toLowerCase(), 'a\tb\\c\nd', '1.5', 'true', '{x,"y\\"z","\\\\",ä}'],
    ['2000000000', id.toLowerCase(), '', '0', 'false', '{}'],
    types.map(() => null),
  ])
})

test('every letter arrives, and half of a pair as the sign that stands for it', async () => {
  const letters = ['Schütz', '5 €', 'Реле', '電線', '😀 und 𝄞', 'ﬁ\uFFFD', 'a\ud83d', '\ude00b']
  const kept = await taken(
    ['text'],
    letters.map((text) => [text]),
  )
  expect(kept.flat()).toEqual([...letters.slice(0, -2), 'a\ufffd', '\ufffdb'])
})

test('rows of any length and number are kept until they are taken, and go on afterwards', async () => {
  await client.query('drop table if exists copied; create temp table copied (line int, name text)')
  const long = '€'.repeat(400_000)
  const rows = new CopyRows(['int', 'text'])
  rows.add([1, long])
  for (let line = 2; line <= 50_000; line += 1) rows.add([line, 'Reihenklemme'])
  const first = rows.take()
  rows.add([50_001, null])
  await copy([first, rows.finish()])
  const { rows: kept } = await client.query(
    'select count(*)::int as amount, sum(line)::int as lines, max(length(name)) as longest from copied',
  )
  expect(kept).toEqual([{ amount: 50_001, lines: (50_001 * 50_002) / 2, longest: long.length }])
})
