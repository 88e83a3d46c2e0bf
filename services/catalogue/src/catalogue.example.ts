import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BomThreads, bomWorker } from '@schrankwerk/bom-service'
import { nameKey } from '@schrankwerk/domain'
import {
  type Actor,
  abortJob,
  createDatabase,
  createFolderStore,
  createLog,
  createWorkerPool,
  NotSignedIn,
  uuidv7,
} from '@schrankwerk/service-kit'
import { anActor, type FreshDatabase, freshDatabase, type TestActor } from '@schrankwerk/testing'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { createApp, createInternalApp } from './app.ts'
import { createExportRunner } from './article-export/export-runner.ts'
import { insertImport, markImportStopped } from './article-import/article-import.queries.ts'
import { createDecisionRunner } from './article-import/decision-runner.ts'
import { importJob } from './article-import/import-progress.ts'
import { createImportRunner } from './article-import/import-runner.ts'
import type { RebuildRule } from './article-import/rebuild-rule.ts'
import { type CatalogueTables, nobody } from './database/tables.ts'
import { identityStandIn } from './identity.example.ts'

/** A catalogue on a database of its own; calls are made as a named actor, over HTTP. */
export async function aCatalogue(options: { rebuild?: RebuildRule | undefined } = {}) {
  const database: FreshDatabase = await freshDatabase({
    schema: 'catalogue',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const db: Kysely<CatalogueTables> = createDatabase(database.pool)
  const actors = new Map<string, TestActor>()
  const log = createLog('catalogue', 'fatal')
  const parts = {
    db,
    log,
    files: createFolderStore({ folder }),
    authenticate: async (token: string): Promise<Actor> => {
      const actor = actors.get(token)
      if (!actor) throw new NotSignedIn('token-invalid')
      return actor as Actor
    },
  }
  const importRunner = createImportRunner({
    db,
    databaseUrl: database.url,
    files: parts.files,
    log,
    megabytes: 1024,
    rebuild: options.rebuild,
  })
  const exportParts = { db, databaseUrl: database.url, files: parts.files, log }
  const exportRunner = createExportRunner(exportParts)
  const decisionRunner = createDecisionRunner({
    db,
    databaseUrl: database.url,
    log,
    rebuild: options.rebuild,
  })
  const threads = createWorkerPool<typeof import('./import-file/import-file-worker.ts')>(
    new URL('./import-file/import-file-worker.ts', import.meta.url),
    { seconds: 30, megabytes: 512, workers: 1 },
    log,
  )
  const bomThreads: BomThreads = createWorkerPool(bomWorker, { seconds: 30, megabytes: 512, workers: 1 }, log)
  const identity = await identityStandIn(() => actors.values())
  const app = createApp({
    ...parts,
    importRunner,
    exportRunner,
    decisionRunner,
    threads,
    bomThreads,
    identity: identity.client,
  })
  const internalApp = createInternalApp({ db, log, authenticateService: async () => undefined })
  const admin = anActor({ companyType: 'ADMIN', admin: true })

  const headersOf = (actor: TestActor | undefined) => {
    if (!actor) return {}
    actors.set(actor.userId, actor)
    return { Authorization: `Bearer ${actor.userId}` }
  }
  const read = async (response: Response) => {
    const text = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  return {
    db,
    app,
    internalApp,
    database,
    /** How many sessions wait for a lock at this moment. */
    async waitingForLocks(): Promise<number> {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    },
    /** How many sessions wait for what this one holds. */
    async waitingFor(holder: pg.PoolClient): Promise<number> {
      const { rows } = await holder.query('select pg_backend_pid() as pid')
      const waiting = await database.pool.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [rows[0].pid],
      )
      return waiting.rows.length
    },
    /** How many sessions hold or wait for a lock of this mode on a table. All databases of the server number theirs alike. */
    async locksOn(table: string, mode: string, { granted }: { granted?: boolean } = {}): Promise<number> {
      const { rows } = await database.pool.query(
        `select from pg_locks where relation = $1::regclass and mode = $2 and granted = coalesce($3, granted)
          and database = (select oid from pg_database where datname = current_database())`,
        [table, mode, granted],
      )
      return rows.length
    },
    folder,
    admin,
    async get(path: string, query: Record<string, unknown> = {}, actor: TestActor | undefined = admin) {
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      )
      return read(await app.request(`${path}?${search}`, { headers: headersOf(actor) }))
    },
    /** An address as it stands; nobody is named unless someone is. */
    visit: async (address: string, actor?: TestActor) => app.request(address, { headers: headersOf(actor) }),
    async post(path: string, body: unknown, actor: TestActor | undefined = admin) {
      return read(
        await app.request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headersOf(actor) },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      )
    },
    async upload(
      path: string,
      file: { name: string; content: Uint8Array<ArrayBuffer> | string },
      fields: Record<string, string> = {},
      actor: TestActor | undefined = admin,
    ) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', new File([file.content], file.name))
      return this.send(path, form, actor)
    },
    /** A form as it is, with its parts in their order. */
    send: async (path: string, form: FormData, actor: TestActor = admin) =>
      read(await app.request(path, { method: 'POST', headers: headersOf(actor), body: form })),
    async ask(path: string, body: unknown) {
      return read(
        await internalApp.request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer service' },
          body: JSON.stringify(body),
        }),
      )
    },
    async aManufacturer(displayName: string, more: { abbreviation?: string; variants?: string[] } = {}) {
      const id = uuidv7()
      await db
        .insertInto('manufacturer')
        .values({ id, display_name: displayName, abbreviation: more.abbreviation ?? null, link: null })
        .execute()
      const names = [
        { name: displayName, kind: 'DISPLAY' as const },
        ...(more.abbreviation ? [{ name: more.abbreviation, kind: 'ABBREVIATION' as const }] : []),
        ...(more.variants ?? []).map((name) => ({ name, kind: 'VARIANT' as const })),
      ]
      await db
        .insertInto('manufacturer_name')
        .values(names.map(({ name, kind }) => ({ name_key: nameKey(name), manufacturer_id: id, name, kind })))
        .execute()
      return id
    },
    async aUnit(displayName: string, variants: string[] = []) {
      const id = uuidv7()
      await db.insertInto('unit').values({ id, display_name: displayName }).execute()
      await db
        .insertInto('unit_name')
        .values(
          [displayName, ...variants].map((name, at) => ({
            name_key: nameKey(name),
            unit_id: id,
            name,
            kind: at === 0 ? ('DISPLAY' as const) : ('VARIANT' as const),
          })),
        )
        .execute()
      return id
    },
    async aWholesaler(displayName: string) {
      const id = uuidv7()
      await db
        .insertInto('wholesaler')
        .values({ id, display_name: displayName, name_key: nameKey(displayName) })
        .execute()
      return id
    },
    async aDiscountGroup(displayName: string, percent: number | null, manufacturerId: string | null = null) {
      const id = uuidv7()
      await db
        .insertInto('discount_group')
        .values({ id, display_name: displayName, percent, manufacturer_id: manufacturerId })
        .execute()
      await db
        .insertInto('discount_group_name')
        .values({
          manufacturer_id: manufacturerId ?? nobody,
          name_key: nameKey(displayName),
          discount_group_id: id,
          name: displayName,
          kind: 'DISPLAY',
        })
        .execute()
      return id
    },
    async manyDiscountGroups(
      manufacturerId: string,
      groups: { displayName: string; variant?: string | undefined; percent: number | null }[],
    ) {
      const made = groups.map((group) => ({ ...group, id: uuidv7() }))
      await db
        .insertInto('discount_group')
        .values(
          made.map(({ id, displayName, percent }) => ({
            id,
            display_name: displayName,
            percent,
            manufacturer_id: manufacturerId,
          })),
        )
        .execute()
      const names = made.flatMap(({ id, displayName, variant }) => [
        { id, name: displayName, kind: 'DISPLAY' as const },
        ...(variant ? [{ id, name: variant, kind: 'VARIANT' as const }] : []),
      ])
      await db
        .insertInto('discount_group_name')
        .values(
          names.map(({ id, name, kind }) => ({
            manufacturer_id: manufacturerId,
            name_key: nameKey(name),
            discount_group_id: id,
            name,
            kind,
          })),
        )
        .execute()
    },
    /** An import at which nobody works, but its job says that somebody does. */
    async aRunningImport() {
      const id = uuidv7()
      await db
        .insertInto('job')
        .values({
          id,
          ...importJob,
          payload: 'null',
          state: 'RUNNING',
          lease_until: sql<Date>`now() + interval '1 hour'`,
        })
        .execute()
      await db.transaction().execute((tx) =>
        insertImport(tx, {
          id,
          import_config_id: null,
          import_config_title: 'Preisliste',
          settings: '{}',
          filename: 'preise.csv',
          file_key: id,
          file_size: 1,
          sha256: '',
          started_at: new Date(),
          ended_at: null,
          started_by: admin.userId,
          started_by_name: 'Anna Admin',
          failure: null,
          deleted_at: null,
        }),
      )
      return id
    },
    endImport: (id: string) =>
      db.transaction().execute(async (tx) => {
        await abortJob(tx, importJob.kind, importJob.key)
        await markImportStopped(tx, id, () => 'Beendet.')
      }),
    importRunner,
    exportRunner,
    decisionRunner,
    exportParts,
    files: parts.files,
    async stop() {
      await Promise.all([importRunner.stop(), exportRunner.stop(), decisionRunner.stop()])
      await threads.close()
      await bomThreads.close()
      await identity.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestCatalogue = Awaited<ReturnType<typeof aCatalogue>>
