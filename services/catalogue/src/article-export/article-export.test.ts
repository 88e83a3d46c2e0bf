import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Unavailable } from '@schrankwerk/service-kit'
import { anActor, type TestActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { exportedKeys } from './article-export.queries.ts'
import { createExportRunner } from './export-runner.ts'
import { stuckStore } from './stuck-store.example.ts'
import { tidyExports } from './tidy-exports.ts'

let catalogue: TestCatalogue
let weidmueller: string
let phoenix: string
const colleague = anActor({ companyType: 'ADMIN', admin: false })

beforeAll(async () => {
  catalogue = await aCatalogue()
  weidmueller = await catalogue.aManufacturer('Weidmüller')
  phoenix = await catalogue.aManufacturer('Phoenix Contact')
  for (const article of [
    { manufacturerId: weidmueller, orderNumber: 'W-1', listPrice: 10 },
    { manufacturerId: weidmueller, orderNumber: 'W-2', listPrice: 20, purchasePrice: 5 },
    { manufacturerId: phoenix, orderNumber: 'P-1', purchasePrice: 10.5 },
    { orderNumber: 'N-1' },
  ])
    expect((await catalogue.post('/article/', article)).status).toBe(201)
  await sql`update article set article_import_source = 'CSV' where order_number = 'P-1'`.execute(catalogue.db)
})
afterAll(() => catalogue.stop())

const start = (input: unknown = {}, actor?: TestActor) => catalogue.post('/article/export', input, actor)
const list = async () => (await catalogue.get('/article/export/all')).body
const entryOf = async (id: string) => (await list()).find((one: { id: string }) => one.id === id)
const fileOf = async (id: string): Promise<string> => (await catalogue.get('/article/export/', { id })).body

async function exported(input: unknown = {}): Promise<string> {
  const { status, body } = await start(input)
  expect(status, JSON.stringify(body)).toBe(202)
  await catalogue.exportRunner.ended()
  return body.exportId
}

/** Holds the articles as an import does that puts its tables into place, so that an export begins and comes no further. */
async function holdingArticles(act: (swap: () => Promise<void>) => Promise<void>): Promise<void> {
  const client = await catalogue.database.pool.connect()
  await client.query('begin')
  await client.query('lock table article_number in access exclusive mode')
  const swap = async () => {
    await client.query('create table article_number_next (like article_number including all)')
    await client.query('insert into article_number_next select * from article_number')
    await client.query('drop table article_number')
    await client.query('alter table article_number_next rename to article_number')
    await client.query('commit')
  }
  try {
    await act(swap)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const waitsForArticles = async () =>
  (await catalogue.locksOn('article_number', 'AccessShareLock', { granted: false })) > 0

const jobOf = (id: string) =>
  catalogue.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) =>
  (
    await catalogue.db
      .selectFrom('outbox')
      .select(['name', 'payload'])
      .where('aggregate_id', '=', id)
      .orderBy('aggregate_version')
      .execute()
  ).map(({ name, payload }) => [name, (payload as { state?: string }).state])

describe('an export', () => {
  test('holds every article under every heading, and tells what became of it', async () => {
    const id = await exported()
    const [header, ...lines] = (await fileOf(id)).trim().split('\r\n')
    expect(header).toMatch(/^\uFEFF?"Hersteller","Bestellnummer","Typnummer"/)
    expect(lines.map((line) => line.split(',')[1]).sort()).toEqual(['"N-1"', '"P-1"', '"W-1"', '"W-2"'])
    expect(await entryOf(id)).toMatchObject({
      state: 'ENDED',
      rows: 4,
      percent: 100,
      size: expect.any(Number),
      format: 'csv',
      separator: ',',
      startedBy: catalogue.admin.userId,
      failure: null,
    })
    expect(await eventsOf(id)).toEqual([
      ['catalogue.article-export.changed', undefined],
      ['catalogue.article-export.ended', 'ENDED'],
    ])
  })

  test.each([
    ['one manufacturer', () => ({ manufacturers: [weidmueller] }), ['W-1', 'W-2']],
    ['two', () => ({ manufacturers: [weidmueller, phoenix] }), ['P-1', 'W-1', 'W-2']],
    ['a source', () => ({ importSources: ['CSV'] }), ['P-1']],
    ['a lowest price', () => ({ priceRange: { from: 10.5 } }), ['P-1', 'W-2']],
    ['both bounds', () => ({ priceRange: { from: 10, to: 10.5 } }), ['P-1', 'W-1']],
    [
      'all of it',
      () => ({ manufacturers: [weidmueller], importSources: ['MANUAL'], priceRange: { from: null, to: 15 } }),
      ['W-1'],
    ],
    ['what nothing fits', () => ({ priceRange: { from: 1000 } }), []],
  ])('of %s holds those alone', async (_, input, numbers) => {
    const lines = (await fileOf(await exported({ ...input(), separator: ';' }))).trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(';')[1]?.replaceAll('"', '')).sort()).toEqual(numbers)
  })

  test('of a German csv has decimal commas', async () => {
    const file = await fileOf(await exported({ manufacturers: [phoenix], separator: ';' }))
    expect(file).toContain(';10,5;')
  })

  test('keeps the names of what was chosen', async () => {
    const id = await exported({ manufacturers: [weidmueller, phoenix], priceRange: { from: 1 } })
    expect(await entryOf(id)).toMatchObject({
      manufacturers: { names: ['Phoenix Contact', 'Weidmüller'], amount: 2 },
      priceRange: { from: 1, to: null },
      importSources: [],
    })
  })

  test('that waits for an import to put its tables into place reads the new ones', async () => {
    const { body } = await catalogue.post('/article/', {
      orderNumber: 'S-1',
      possibleOrderNumbers: ['S-1-ALT'],
    })
    let id = ''
    await holdingArticles(async (swap) => {
      id = (await start()).body.exportId
      await expect.poll(waitsForArticles).toBe(true)
      await swap()
    })
    await catalogue.exportRunner.ended()
    expect(await fileOf(id)).toContain('"S-1-ALT"')
    await catalogue.post(`/article/delete?id=${body.id}`, undefined)
  })
})

describe('is refused', () => {
  test.each([
    ['a price range that ends before it begins', { priceRange: { from: 2, to: 1 } }, 400, 'invalid-input'],
    ['an unknown source', { importSources: ['FAX'] }, 400, 'invalid-input'],
    ['an unknown format', { format: 'pdf' }, 400, 'invalid-input'],
  ])('%s', async (_, input, status, code) => {
    expect(await start(input)).toMatchObject({ status, body: { code } })
  })

  test('a second one of the same person while the first runs', async () => {
    await holdingArticles(async () => {
      expect((await start({ priceRange: { from: 1 } }, colleague)).status).toBe(202)
      expect(await start({}, colleague)).toMatchObject({ status: 409, body: { code: 'export-running' } })
    })
    await catalogue.exportRunner.ended()
  })

  test('more wholesalers than a file has columns for, unless some are chosen', async () => {
    await sql`insert into wholesaler (id, display_name, name_key)
      select uuidv7(), 'Großhändler ' || n, 'viele ' || n from generate_series(1, 51) n`.execute(catalogue.db)
    await sql`insert into article_wholesaler (article_id, wholesaler_id, order_number)
      select a.id, w.id, 'G-1' from article a, wholesaler w
      where a.order_number = 'W-1' and w.name_key like 'viele %'`.execute(catalogue.db)
    expect(await start()).toMatchObject({ status: 413, body: { code: 'export-wholesalers' } })
    const { id } = await catalogue.db.selectFrom('wholesaler').select('id').limit(1).executeTakeFirstOrThrow()
    expect(await fileOf(await exported({ wholesalers: [id] }))).toContain('"G-1"')
    await sql`delete from article_wholesaler`.execute(catalogue.db)
  })

  test('to everyone but the operator', async () => {
    const id = await exported()
    for (const companyType of ['CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const) {
      const stranger = anActor({ companyType, admin: true })
      expect((await start({}, stranger)).status).toBe(403)
      expect((await catalogue.get('/article/export/all', {}, stranger)).status).toBe(403)
      expect((await catalogue.get('/article/export/', { id }, stranger)).status).toBe(403)
      expect((await catalogue.post(`/article/export/delete?id=${id}`, undefined, stranger)).status).toBe(403)
      expect((await catalogue.post('/article/export/ticket', { id }, stranger)).status).toBe(403)
    }
    expect((await catalogue.get('/article/export/', { id }, colleague)).status).toBe(200)
  })
})

describe('a file', () => {
  test('is downloaded once by an address that needs no token', async () => {
    const id = await exported()
    const { status, body } = await catalogue.post('/article/export/ticket', { id })
    expect(status).toBe(201)
    const address = body.url.replace('/api', '')
    const first = await catalogue.visit(address)
    expect(first.headers.get('content-disposition')).toContain((await entryOf(id)).filename)
    expect(await first.text()).toContain('"W-1"')
    expect((await catalogue.visit(address)).status).toBe(404)
  })

  test('is not there before its export has ended, nor after it was deleted', async () => {
    let id = ''
    await holdingArticles(async () => {
      id = (await start()).body.exportId
      expect((await catalogue.get('/article/export/', { id })).status).toBe(404)
      expect((await catalogue.post('/article/export/ticket', { id })).status).toBe(404)
    })
    await catalogue.exportRunner.ended()
    expect((await catalogue.get('/article/export/', { id })).status).toBe(200)
    expect((await catalogue.post(`/article/export/delete?id=${id}`, undefined, colleague)).status).toBe(200)
    expect((await catalogue.get('/article/export/', { id })).status).toBe(404)
    expect(await entryOf(id)).toBeUndefined()
    expect((await catalogue.post(`/article/export/delete?id=${id}`, undefined)).status).toBe(404)
  })
})

describe('an export that is running', () => {
  test('ends when it is deleted; its person may begin another one at once', async () => {
    let id = ''
    await holdingArticles(async () => {
      id = (await start()).body.exportId
      await expect.poll(waitsForArticles).toBe(true)
      expect((await catalogue.post(`/article/export/delete?id=${id}`, undefined)).status).toBe(200)
      await catalogue.exportRunner.ended()
    })
    expect((await jobOf(id)).state).toBe('ABORTED')
    expect((await eventsOf(id)).map(([name]) => name)).not.toContain('catalogue.article-export.ended')
    expect((await entryOf(await exported())).state).toBe('ENDED')
  })
})

describe('an export whose service', () => {
  // Several times what is written at once, so that a file can be half written.
  const rows = 10_000
  let large: TestCatalogue
  beforeAll(async () => {
    large = await aCatalogue()
    await sql`insert into article (id, order_number, description, article_import_source, create_date, last_update)
      select uuidv7(), 'A-' || n, 'Artikel mit einem langen Text, ' || n, 'CSV', now(), now()
      from generate_series(1, ${rows}) n`.execute(large.db)
  })
  afterAll(() => large.stop())

  const jobOfLarge = (id: string) =>
    large.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isWriting = (id: string) =>
    expect
      .poll(async () => ((await jobOfLarge(id)).progress as { rows?: number }).rows, { timeout: 20_000 })
      .toBeGreaterThan(0)
  const files = async (folder: string) =>
    (await readdir(join(large.folder, folder), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    )

  async function takenUpAgain(id: string) {
    const runner = createExportRunner(large.exportParts)
    await runner.ended()
    await runner.stop()
    expect(await jobOfLarge(id)).toMatchObject({ state: 'DONE', tries: 2 })
    const [entry] = (await large.get('/article/export/all')).body
    expect(entry).toMatchObject({ id, state: 'ENDED', rows })
    const file: string = (await large.get('/article/export/', { id })).body
    expect(file.split('\r\n').length).toBe(rows + 2)
    expect(await files('content')).toHaveLength(1)
    expect((await large.post(`/article/export/delete?id=${id}`, undefined)).status).toBe(200)
    await rm(join(large.folder, 'content'), { recursive: true })
    await mkdir(join(large.folder, 'content'))
  }

  test('is killed begins anew, and nobody sees half a file', async () => {
    await large.exportRunner.stop()
    const { body } = await large.post('/article/export', {})
    const { databaseUrl } = large.exportParts
    const service = spawn(
      process.execPath,
      [fileURLToPath(new URL('./export-process.example.ts', import.meta.url))],
      {
        env: { ...process.env, DATABASE_URL: databaseUrl, FILES_FOLDER: large.folder },
        stdio: 'inherit',
      },
    )
    onTestFinished(() => void service.kill('SIGKILL'))
    const exited = once(service, 'exit')
    await isWriting(body.exportId)
    service.kill('SIGKILL')
    await exited
    expect(await files('incoming')).toHaveLength(1)
    expect(await files('content')).toEqual([])
    expect((await large.get('/article/export/', { id: body.exportId })).status).toBe(404)
    await takenUpAgain(body.exportId)
  })

  test('stops is given to another copy', async () => {
    const { body } = await large.post('/article/export', {})
    const { store: files, goOn } = stuckStore(large.exportParts.files)
    const stopped = createExportRunner({ ...large.exportParts, files })
    await stopped.look()
    await isWriting(body.exportId)
    const stopping = stopped.stop()
    goOn()
    await stopping
    expect(await jobOfLarge(body.exportId)).toMatchObject({ state: 'WAITING', tries: 1 })
    await takenUpAgain(body.exportId)
  })

  test('cannot write fails with its reason, and its person may begin another one', async () => {
    expect((await large.post('/article/export', {})).status).toBe(202)
    const full = createExportRunner({
      ...large.exportParts,
      files: {
        ...large.exportParts.files,
        write: () => Promise.reject(new Unavailable('disk', { code: 'disk-full' })),
      },
    })
    await full.ended()
    await full.stop()
    const [entry] = (await large.get('/article/export/all')).body
    expect(entry).toMatchObject({ state: 'FAILED', size: null, keptUntil: null })
    expect(entry.failure).toMatch(/keine Dateien angenommen/)
    expect((await large.post('/article/export', {})).status).toBe(202)
  })
})

describe('exports are kept', () => {
  const aged = (id: string, days: number) =>
    sql`update article_export set ended_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      catalogue.db,
    )
  const keyOf = async (id: string) =>
    (
      await catalogue.db
        .selectFrom('article_export')
        .select('file_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).file_key!

  test('for thirty days; then row and file go', async () => {
    const [old, recent] = [await exported(), await exported()]
    const keys = { old: await keyOf(old), recent: await keyOf(recent) }
    await aged(old, 31)
    await aged(recent, 29)
    await tidyExports(catalogue)
    expect(await entryOf(old)).toBeUndefined()
    expect(await entryOf(recent)).toMatchObject({ state: 'ENDED' })
    await expect(catalogue.files.open(keys.old)).rejects.toMatchObject({ status: 404 })
    ;(await catalogue.files.open(keys.recent)).stream.destroy()
    expect((await eventsOf(old)).map(([name]) => name)).toEqual([
      'catalogue.article-export.changed',
      'catalogue.article-export.ended',
      'catalogue.article-export.changed',
    ])
  })

  test('up to twenty', async () => {
    await exported()
    await sql`insert into article_export select r.*
      from (select * from article_export where state = 'ENDED' limit 1) e, generate_series(1, 21) n,
        jsonb_populate_record(null::article_export, to_jsonb(e) || jsonb_build_object('id', uuidv7(),
          'started_at', now() + make_interval(secs => n))) r`.execute(catalogue.db)
    const before = (await list()).map(({ id }: { id: string }) => id)
    await tidyExports(catalogue)
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(before.slice(0, 20))
    await catalogue.db.deleteFrom('article_export').execute()
  })

  test('by the janitor as long as a row names their file, and a week longer', async () => {
    const [kept, deleted] = [await exported(), await exported()]
    const keys = [await keyOf(kept), await keyOf(deleted)]
    await catalogue.post(`/article/export/delete?id=${deleted}`, undefined)
    expect(await exportedKeys(catalogue.db, [...keys, 'unknown'])).toEqual(new Set(keys))
    // Its column rounds to milliseconds: seven days alone might be a moment too few.
    await sql`update article_export set deleted_at = now() - interval '7 days 1 second'
      where id = ${deleted}`.execute(catalogue.db)
    expect(await exportedKeys(catalogue.db, keys)).toEqual(new Set([keys[0]]))
  })
})

test('what the mail says is asked of the internal listener', async () => {
  const id = await exported()
  const response = await catalogue.internalApp.request(`/internal/article-export?id=${id}`, {
    headers: { Authorization: 'Bearer service' },
  })
  expect(await response.json()).toMatchObject({ id, state: 'ENDED', rows: 4, keptUntil: expect.any(String) })
})
