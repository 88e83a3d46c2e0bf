import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { claimDueJob } from './due-job.ts'
import { inOneCopy } from './in-one-copy.ts'
import {
  changeEntries,
  createApi,
  createDatabase,
  createPool,
  createTicket,
  inTransaction,
  isUniqueViolation,
  type KitTables,
  migrate,
  pruneKitTables,
  publicRoute,
  recordChange,
  redeemTicket,
  scheduleJob,
} from './index.ts'
import { authenticate, kitDatabase, people, quiet, temporaryFolder } from './kit.example.ts'

let database: Awaited<ReturnType<typeof kitDatabase>>
beforeAll(async () => {
  database = await kitDatabase()
})
afterAll(() => database.close())

const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

describe('migrations', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const write = (name: string, text: string) => writeFile(join(folder.path, name), text)
  const run = () => migrate(database.pool, { schema: 'kit', folder: folder.path })
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  test('run once and in order, also when two copies start at the same time', async () => {
    await write('0002-b.sql', 'insert into colour values (2)')
    await write('0001-a.sql', 'create table colour (n int)')
    await Promise.all([run(), run(), run()])
    expect(await rowsOf('select n from colour')).toEqual([{ n: 2 }])
    const names = (await rowsOf('select name from migration order by applied_at, name')).map(
      (row) => row.name,
    )
    const ofKit = names.filter((name) => String(name).startsWith('kit/'))
    expect(ofKit).toContain('kit/0001-2026-11-21-standard-tables.sql')
    expect(names).toEqual([...ofKit, '0001-a.sql', '0002-b.sql'])
  })

  test('that fail leave nothing, and name themselves', async () => {
    await write('0003-c.sql', 'create table half (n int); select * from nowhere')
    await expect(run()).rejects.toThrow('0003-c.sql failed: relation "nowhere" does not exist')
    expect(await rowsOf(`select to_regclass('half') as found`)).toEqual([{ found: null }])
    await write('0003-c.sql', 'create table half (n int)')
    await run()
  })

  describe('that need a table for themselves', () => {
    const patient = { lockTimeoutMs: 50, pauseMs: 50, tries: 1000 }
    const widen = (patience: typeof patient) =>
      migrate(database.pool, { schema: 'kit', folder: folder.path, ...patience })
    /** Reads the table in a transaction that stays open until what is answered is called. */
    const using = async () => {
      const client = await database.pool.connect()
      await client.query('begin; select n from colour')
      return async () => {
        await client.query('commit')
        client.release()
      }
    }
    beforeAll(() => write('0004-d.sql', 'alter table colour add column tint text'))
    afterAll(async () => {
      await rm(join(folder.path, '0004-d.sql'))
      await database.pool.query(`delete from migration where name = '0004-d.sql'`)
      await database.pool.query('alter table colour drop column tint')
    })

    test('give up where they never get it, and name themselves', async () => {
      const leave = await using()
      await expect(widen({ ...patient, tries: 3 })).rejects.toThrow(
        '0004-d.sql failed: canceling statement due to lock timeout',
      )
      await leave()
    })

    test('let others pass meanwhile, and go through once it is free', async () => {
      const leave = await using()
      const widened = widen(patient)
      const queued = `select from pg_locks where relation = 'colour'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await database.pool.query(queued)).rowCount).toBe(1)
      expect(await rowsOf('select n from colour')).toEqual([{ n: 2 }])
      await leave()
      await widened
      expect(await rowsOf('select tint from colour')).toEqual([{ tint: null }])
    })
  })

  describe('of a newer program', () => {
    /** What the newer program did to the schema; its files are not this program's. */
    const newer = async (name: string, floor: string) => {
      const next = await temporaryFolder()
      for (const file of await readdir(folder.path)) await cp(join(folder.path, file), join(next.path, file))
      await writeFile(join(next.path, name), `${floor}\nalter table colour add column if not exists hue text`)
      await migrate(database.pool, { schema: 'kit', folder: next.path })
      await next.remove()
    }
    afterEach(() => database.pool.query(`delete from migration where name ~ 'later|wider'`))

    test('are accepted while their floor is not above this one, which then says their names', async () => {
      await newer('0008-wider.sql', '')
      await newer('0009-later.sql', '-- floor: 0003')
      expect(await run()).toEqual(['0008-wider.sql', '0009-later.sql'])
      await write('0004-d.sql', 'create table own (n int)')
      await run()
      expect(await rowsOf(`select to_regclass('own')::text as found`)).toEqual([{ found: 'own' }])
      await rm(join(folder.path, '0004-d.sql'))
      await database.pool.query(`delete from migration where name = '0004-d.sql'`)
    })

    test('make it refuse to start below their floor, and say what to do', async () => {
      await newer('0009-later.sql', '-- floor: 0008')
      await expect(run()).rejects.toThrow(
        'The schema "kit" is too new for this program: since 0009-later.sql it needs one that knows migration 0008, and this one ends at 0003. Start the newer program, or restore the backup from before.',
      )
    })

    test('keep the floor they set when later ones set none', async () => {
      await newer('0008-wider.sql', '-- floor: 0008')
      await database.pool.query(`insert into migration (name, checksum) values ('0009-later.sql', 'x')`)
      await expect(run()).rejects.toThrow('since 0008-wider.sql')
    })

    test('of the kit have a floor of their own, counted in the kit’s numbers', async () => {
      const files = await readdir(new URL('./migrations/', import.meta.url))
      const version = Math.max(...files.map((file) => Number(file.slice(0, 4))))
      const later = (floor: number) =>
        database.pool.query(
          `insert into migration (name, checksum, floor) values ('kit/0999-later.sql', 'x', $1)
           on conflict (name) do update set floor = excluded.floor`,
          [floor],
        )
      await later(version)
      expect(await run()).toEqual(['kit/0999-later.sql'])
      await later(version + 1)
      await expect(run()).rejects.toThrow('since kit/0999-later.sql it needs one that knows migration kit/')
    })
  })

  test.each(['-- floor: 0005', '-- floor: 3', '-- floor: none'])(
    'whose floor is "%s" in the fourth one are refused',
    async (line) => {
      await write('0004-d.sql', line)
      await expect(run()).rejects.toThrow('The migration 0004-d.sql has to name its floor')
      await rm(join(folder.path, '0004-d.sql'))
    },
  )

  test('that were edited after they ran are refused', async () => {
    await write('0002-b.sql', 'insert into colour values (3)')
    await expect(run()).rejects.toThrow('0002-b.sql of the schema "kit" was edited')
  })

  test('of the kit have names that keep their order', async () => {
    const files = await readdir(new URL('./migrations/', import.meta.url))
    for (const file of files) expect(file).toMatch(/^\d{4}-\d{4}-\d\d-\d\d-[a-z-]+\.sql$/)
  })
})

describe('the pool', () => {
  test('reads money and counts as numbers, dates as text, instants as dates', async () => {
    const [row] = await rowsOf(
      `select 12.50::numeric(14,2) as money, 7::bigint as n, date '2026-03-29' as day, array[date '2026-03-29'] as days,
              timestamptz '2026-03-29T00:30:00Z' as at, null::numeric as none`,
    )
    expect(row).toEqual({
      money: 12.5,
      n: 7,
      day: '2026-03-29',
      days: ['2026-03-29'],
      at: new Date('2026-03-29T00:30:00Z'),
      none: null,
    })
  })

  test('survives the loss of its connections, in use and idle; calls meanwhile are 503 with Retry-After', async () => {
    const pool = createPool(database.url, 'kit', { max: 3 })
    const db = createDatabase<KitTables>(pool)
    const app = createApi({ service: 'workflow', db, authenticate, log: quiet })
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: proceed } = Promise.withResolvers<void>()
    const endpoint = {
      name: 'slow',
      service: 'workflow',
      method: 'GET',
      path: '/slow',
      summary: '',
      who: 'anyone',
      ok: 200,
      answer: 'empty',
    } as const
    publicRoute(app, endpoint, ({ ctx }) =>
      inTransaction(ctx, async (tx) => {
        begin()
        await goOn
        await sql`select 1`.execute(tx)
      }),
    )
    await pool.query('select 1')
    const answer = app.request('/slow')
    await begun
    const lost = new Promise((resolve) => pool.once('error', resolve))
    const idle = await pool.connect()
    idle.release()
    const admin = new pg.Client({ connectionString: database.adminUrl })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'kit' and application_name = 'kit' and datname = current_database()`,
    )
    await admin.end()
    await lost
    proceed()
    const response = await answer
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('a database without room says so to whoever saves', async () => {
    const pool = createPool(database.url, 'kit')
    const app = createApi<KitTables>({
      service: 'workflow',
      db: createDatabase(pool),
      log: quiet,
      authenticate,
    })
    const endpoint = {
      name: 'saveMuch',
      service: 'workflow',
      method: 'GET',
      path: '/much',
      summary: '',
      who: 'anyone',
      ok: 200,
      answer: 'empty',
    } as const
    publicRoute(app, endpoint, async ({ ctx }) => {
      await sql`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(ctx.db)
    })
    const response = await app.request('/much')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.json()).toMatchObject({ code: 'storage-full' })
    await pool.end()
  })

  test('ends a statement that takes too long', async () => {
    const pool = createPool(database.url, 'kit', { statementTimeoutMs: 50 })
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
    await pool.end()
  })

  test('takes no schema name that is none', () => {
    expect(() => createPool(database.url, 'kit; drop table x')).toThrow('no name for a schema')
  })
})

describe('a transaction', () => {
  const add = (name: string) =>
    database.db
      .insertInto('thing')
      .values({ name } as never)
      .execute()

  test('that throws leaves nothing; the unique index is told by name', async () => {
    await add('twice')
    const failure = await add('twice').catch((error) => error)
    expect(isUniqueViolation(failure)).toBe(true)
    expect(isUniqueViolation(failure, 'thing_name_key')).toBe(true)
    expect(isUniqueViolation(failure, 'other')).toBe(false)
  })

  test('that was given up for a deadlock runs once more, not oftener', async () => {
    await add('left')
    await add('right')
    const lock = (tx: typeof database.db, name: string) =>
      tx.selectFrom('thing').select('id').where('name', '=', name).forUpdate().execute()
    const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const runs = [0, 0]
    const ends: Promise<void>[] = []
    const cross = (own: number, first: string, second: string) =>
      inTransaction(database, async (tx) => {
        // The one that was given up lets the other one through.
        if (++runs[own]! > 1) await ends[1 - own]
        await lock(tx, first)
        bothHold[own]!.resolve()
        await bothHold[1 - own]!.promise
        await lock(tx, second)
      })
    ends.push(cross(0, 'left', 'right'), cross(1, 'right', 'left'))
    await Promise.all(ends)
    expect(runs[0]! + runs[1]!).toBe(3)
    let tries = 0
    const always = inTransaction(database, async () => {
      tries++
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    await expect(always).rejects.toThrow('deadlock')
    expect(tries).toBe(2)
  })

  test('inside a transaction joins it', async () => {
    await expect(
      inTransaction(database, async (outer) => {
        await inTransaction({ db: outer }, (inner) =>
          inner
            .insertInto('thing')
            .values({ name: 'inner' } as never)
            .execute(),
        )
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await rowsOf(`select from thing where name = 'inner'`)).toEqual([])
  })
})

test('entries of before every act had one word are read with the word of today', async () => {
  await database.pool.query(
    `insert into change_entry (id, entity, entity_id, at, action, fields)
     select gen_random_uuid(), 'article', 'a1', now() + n * interval '1 second', word, '{}'
     from unnest(array['created', 'updated', 'imported', 'upload', 'deleted', 'archive']) with ordinality w (word, n)`,
  )
  expect((await changeEntries(database.db, 'article', 'a1')).map(({ action }) => action)).toEqual([
    'create',
    'update',
    'import',
    'upload-file',
    'delete',
    'archive',
  ])
})

test('change entries can be added and read, never changed or removed, not even by the owner', async () => {
  const ctx = { actor: people.customer, now: () => new Date('2026-11-21T10:00:00.000Z') }
  await inTransaction(database, (tx) =>
    recordChange(tx, ctx, { entity: 'offer', entityId: 'o1', action: 'release', fields: ['state'] }),
  )
  expect(await changeEntries(database.db, 'offer', 'o1')).toEqual([
    { at: ctx.now(), userId: people.customer.userId, action: 'release', fields: ['state'] },
  ])
  for (const statement of [
    'update change_entry set action = $$x$$',
    'delete from change_entry',
    'truncate change_entry',
  ])
    await expect(database.pool.query(statement), statement).rejects.toThrow('permission denied')
  await database.pool.query('grant update, delete, truncate on change_entry to current_user')
  for (const statement of [
    'update change_entry set action = $$x$$',
    'delete from change_entry',
    'truncate change_entry',
  ])
    await expect(database.pool.query(statement), statement).rejects.toThrow('append-only')
})

describe('a ticket', () => {
  const ctx = () => ({ db: database.db, actor: people.customer, now: () => new Date() })
  const resource = { path: 'enquiry/1/2' }

  test('opens one thing for one person, once', async () => {
    const { ticket } = await createTicket(ctx(), { resource })
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await rowsOf('select count(*) as n from ticket where hash = $1', [Buffer.from(ticket)])).toEqual([
      { n: 0 },
    ])
    expect(await redeemTicket(database.db, ticket, new Date())).toEqual({
      userId: people.customer.userId,
      resource,
    })
    await expect(redeemTicket(database.db, ticket, new Date())).rejects.toMatchObject({ status: 404 })
  })

  test('used twice at the same time opens once', async () => {
    const { ticket } = await createTicket(ctx(), { resource })
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => redeemTicket(database.db, ticket, new Date())),
    )
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1)
  })

  test('is too old after thirty seconds', async () => {
    const { ticket, expiresAt } = await createTicket(ctx(), { resource })
    await expect(redeemTicket(database.db, ticket, expiresAt)).rejects.toMatchObject({ status: 404 })
  })
})

describe('what one copy does for all', () => {
  let other: pg.Pool
  beforeAll(() => {
    other = createPool(database.url, 'kit')
  })
  afterAll(() => other.end())

  test('is done once in its time, however many copies come', async () => {
    let done = 0
    const work = async () => {
      done += 1
    }
    const copies = [database.pool, other, database.pool, other]
    const turns = await Promise.all(copies.map((pool) => inOneCopy(pool, 'sweep', 60, work)))
    expect([turns.filter(Boolean).length, done]).toEqual([1, 1])
    expect(await inOneCopy(other, 'sweep', 60, work)).toBe(false)
    expect(await inOneCopy(other, 'dust', 60, work)).toBe(true)
    await database.pool.query(`update lease set until = now() - interval '1 second' where name = 'sweep'`)
    expect(await inOneCopy(other, 'sweep', 60, work)).toBe(true)
  })

  test('is free again after a failure, wherever the clock is', async () => {
    const fail = () => inOneCopy(database.pool, 'fails', 60, () => Promise.reject(new Error('disk away')))
    await expect(fail()).rejects.toThrow('disk away')
    expect(await rowsOf(`select until::text from lease where name = 'fails'`)).toEqual([
      { until: '-infinity' },
    ])
    expect(await inOneCopy(other, 'fails', 60, async () => undefined)).toBe(true)
  })

  test('ends with its own failure where another copy has the turn meanwhile', async () => {
    const failing = inOneCopy(database.pool, 'slow', 60, async () => {
      await database.pool.query(`update lease set until = now() - interval '1 second' where name = 'slow'`)
      await inOneCopy(other, 'slow', 60, async () => undefined)
      throw new Error('too late')
    })
    await expect(failing).rejects.toThrow('too late')
    expect(await inOneCopy(database.pool, 'slow', 60, async () => undefined)).toBe(false)
  })
})

describe('a due job', () => {
  const past = new Date(Date.now() - 1000)
  const plan = (key: string, dueAt = past, payload?: unknown) =>
    inTransaction(database, (tx) => scheduleJob(tx, { kind: 'remind', key, dueAt, payload }))

  test('is done once, by one of two copies, and not before its time', async () => {
    await plan('o1', past, { offerId: 'o1' })
    await plan('o1', past, { offerId: 'o1' })
    await plan('o2', new Date(Date.now() + 3_600_000))
    const done: unknown[] = []
    const claim = () => claimDueJob(database.db, 'remind', async (_, job) => void done.push(job.payload))
    const claims = await Promise.all([claim(), claim(), claim()])
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(done).toEqual([{ offerId: 'o1' }])
    await plan('o1')
    expect(await claim()).toBe(false)
  })

  test('that fails stays due', async () => {
    await plan('o3')
    await expect(
      claimDueJob(database.db, 'remind', async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const { rows } = await database.pool.query(
      `delete from due_job where key = 'o3' and done_at is null returning key`,
    )
    expect(rows).toEqual([{ key: 'o3' }])
  })

  test('that fails lets the one behind it pass, and comes back later', async () => {
    await plan('first', new Date(Date.now() - 5000))
    await plan('second')
    const done: string[] = []
    const claim = () =>
      claimDueJob(database.db, 'remind', async (_, { key }) => {
        if (key === 'first') throw new Error('no')
        done.push(key)
      })
    await expect(claim()).rejects.toThrow('no')
    expect(await claim()).toBe(true)
    expect(done).toEqual(['second'])
    const { rows } = await database.pool.query(
      `select due_at > now() as later from due_job where key = 'first' and done_at is null`,
    )
    expect(rows).toEqual([{ later: true }])
    await database.pool.query(`delete from due_job where key = 'first'`)
  })
})

test('pruning takes what has served its time and leaves what waits', async () => {
  await database.pool.query(
    `insert into outbox (id, name, aggregate_id, aggregate_version, payload, at, published_at) values
       (gen_random_uuid(), 'old', '', 1, '{}', now() - interval '40 days', now() - interval '40 days'),
       (gen_random_uuid(), 'waiting', '', 1, '{}', now() - interval '40 days', null),
       (gen_random_uuid(), 'fresh', '', 1, '{}', now(), now())`,
  )
  await pruneKitTables(database.db)
  expect((await rowsOf('select name from outbox order by name')).map((row) => row.name)).toEqual([
    'fresh',
    'waiting',
  ])
})
