import { EventEmitter, once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineEndpoint } from '@schrankwerk/contracts'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holdUpload } from './held-upload.example.ts'
import {
  type Actor,
  createApi,
  createFolderStore,
  formRoute,
  type RunningService,
  startService,
  uploadRoute,
} from './index.ts'
import { kitDatabase, quiet, temporaryFolder } from './kit.example.ts'

const storing = defineEndpoint({
  name: 'storeFile',
  service: 'workflow',
  method: 'POST',
  path: '/file/',
  summary: '',
  who: 'signed-in',
  multipart: { file: 'required', fields: z.object({ path: z.string() }) },
  ok: 201,
  answer: z.object({ size: z.number() }),
})
const choosing = defineEndpoint({
  ...storing,
  name: 'choose',
  path: '/choice/',
  multipart: { file: 'optional', fields: z.object({ path: z.string() }) },
  answer: z.object({}),
})
const inviting = defineEndpoint({ ...storing, name: 'storeForAnother', path: '/invited/' })
const perDay = 100_000
const planner = anActor() as Actor
const stranger = anActor() as Actor
const [guest, otherGuest] = [1, 2].map(
  () => anActor({ companyType: 'EXTERNAL', companyId: '00000000-0000-4000-8000-000000000001' }) as Actor,
) as [Actor, Actor]

// 22:30 in Berlin on the last day of winter time: its midnight is 90 minutes away.
const evening = new Date('2027-03-27T21:30:00Z')
let now = evening
const news = new EventEmitter()
let received = 0
let database: Awaited<ReturnType<typeof kitDatabase>>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
/** Two copies of one service on one database. */
let copies: RunningService[]

beforeAll(async () => {
  database = await kitDatabase()
  folder = await temporaryFolder()
  const store = createFolderStore({ folder: folder.path, reserveBytes: 0 })
  const start = () => {
    const app = createApi({
      service: 'workflow',
      db: database.db,
      now: () => now,
      log: quiet,
      authenticate: async (token) =>
        [planner, stranger, guest, otherGuest].find(({ userId }) => userId === token)!,
      files: {
        ...store,
        receive(stream, limits) {
          received += 1
          news.emit('receiving')
          return store.receive(stream, limits)
        },
      },
      limits: { uploadBytesPerDay: perDay, uploadsPerPerson: 100, uploadsPerCompany: 100 },
    })
    const check = () => ({ extension: 'csv', mediaType: 'text/csv' })
    uploadRoute(app, storing, async ({ upload }) => upload.keep(), { check })
    formRoute(app, choosing, () => ({}), { check })
    uploadRoute(app, inviting, async ({ upload }) => upload.keep(), {
      check,
      countsTo: ({ fields }) => (fields.path === 'a' ? planner.companyId : ''),
    })
    const fetchAndTell: typeof app.fetch = async (request, env) => {
      const response = await app.fetch(request, env)
      news.emit('answered')
      return response
    }
    return startService({ name: 'workflow', port: 0, app: { fetch: fetchAndTell }, log: quiet })
  }
  copies = [await start(), await start()]
})
beforeEach(async () => {
  now = evening
  received = 0
  await database.pool.query('truncate uploaded_bytes')
})
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()))
  await folder.remove()
  await database.close()
})

const url = (path = '/file/', copy = 0) => `http://127.0.0.1:${copies[copy]!.port}${path}`
async function send(actor: Actor, bytes: number, { path = '/file/', copy = 0 } = {}) {
  const form = new FormData()
  form.append('path', 'a')
  if (bytes > 0) form.append('file', new Blob([Buffer.alloc(bytes, 'x')]), 'a.csv')
  const headers = { authorization: `Bearer ${actor.userId}` }
  const response = await fetch(url(path, copy), { method: 'POST', headers, body: form })
  const { code, detail } = (await response.json()) as { code?: string; detail?: string }
  return { status: response.status, code, detail, retryAfter: response.headers.get('retry-after') }
}
const counted = async () =>
  (await database.pool.query('select coalesce(sum(bytes), 0)::int as sum from uploaded_bytes')).rows[0].sum
const filesOnDisk = async () =>
  (await readdir(join(folder.path), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

test('over it an announced upload is refused before its file is read, with used, allowed and how long', async () => {
  expect((await send(planner, 70_000)).status).toBe(201)
  const before = [await counted(), await filesOnDisk()]
  received = 0
  expect(await send(planner, 40_000)).toEqual({
    status: 429,
    code: 'upload-quota-used',
    detail:
      'Ihr Unternehmen hat heute 0,1 MB von 0,1 MB hochgeladen; diese Datei passt nicht mehr dazu. Ab Mitternacht ist wieder Platz.',
    retryAfter: String(90 * 60),
  })
  expect(received).toBe(0)
  expect([await counted(), await filesOnDisk()]).toEqual(before)
  expect((await send(stranger, 40_000)).status).toBe(201)
})

test('what a guest sends counts to the company that the route names, of whose day he learns no number', async () => {
  expect((await send(guest, 70_000, { path: '/invited/' })).status).toBe(201)
  expect(await send(guest, 40_000, { path: '/invited/' })).toMatchObject({
    code: 'upload-quota-used',
    detail:
      'Das Unternehmen, das Sie eingeladen hat, hat heute mit seinen Gästen schon fast so viel hochgeladen, wie an einem Tag möglich ist; diese Datei passt nicht mehr dazu. Ab Mitternacht ist wieder Platz.',
  })
  expect((await send(planner, 40_000)).detail).toContain('Ihr Unternehmen hat heute 0,1 MB von 0,1 MB')
  expect((await send(stranger, 40_000)).status).toBe(201)
})

test('guests that count to no company count each by himself', async () => {
  expect((await send(guest, 70_000)).status).toBe(201)
  expect((await send(guest, 40_000)).detail).toContain('Sie haben heute 0,1 MB von 0,1 MB hochgeladen')
  expect((await send(otherGuest, 70_000)).status).toBe(201)
})

test('the next day begins at midnight in Berlin', async () => {
  await send(planner, 90_000)
  now = new Date(evening.getTime() + 89 * 60_000)
  expect((await send(planner, 90_000)).retryAfter).toBe('60')
  now = new Date(evening.getTime() + 90 * 60_000)
  expect((await send(planner, 90_000)).status).toBe(201)
})

test('an upload of unknown length is ended in its middle, leaves no bytes and counts for nothing', async () => {
  const left = await filesOnDisk()
  const upload = holdUpload(url(), { actor: planner, fields: { path: 'a' }, filename: 'a.csv' })
  upload.send(Buffer.alloc(perDay + 1, 'x'))
  expect(await upload.answer).toMatchObject({ status: 429, code: 'upload-quota-used', retryAfter: 5400 })
  upload.finish()
  expect([await counted(), await filesOnDisk()]).toEqual([0, left])
})

test('one of unknown length that fits counts with what came', async () => {
  const upload = holdUpload(url(), { actor: planner, fields: { path: 'a' }, filename: 'a.csv' })
  upload.send(Buffer.alloc(50_000, 'x'))
  upload.finish()
  expect((await upload.answer).status).toBe(201)
  expect(await counted()).toBe(50_005)
})

test('of one that breaks off only what came counts', async () => {
  const isReceiving = once(news, 'receiving')
  const headers = { 'content-length': '90000' }
  const upload = holdUpload(url(), { actor: planner, fields: { path: 'a' }, filename: 'a.csv', headers })
  await isReceiving
  expect(await counted()).toBe(90_000)
  const isOver = once(news, 'answered')
  upload.breakOff()
  await isOver
  expect(await counted()).toBeLessThan(100)
})

test('a form without its file is no upload: it passes on a full day', async () => {
  await database.pool.query(
    `insert into uploaded_bytes values ($1, ($2::timestamptz at time zone 'Europe/Berlin')::date, $3)`,
    [planner.companyId, evening, perDay],
  )
  expect((await send(planner, 0, { path: '/choice/' })).status).toBe(201)
  expect((await send(planner, 10, { path: '/choice/' })).code).toBe('upload-quota-used')
})

test('two copies of the service count together, also at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => send(planner, 45_000, { copy: at % 2 })),
  )
  // Two fit into the day, a third one does not.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 'upload-quota-used')).toHaveLength(18)
  expect(await counted()).toBe(90_000)
})

test('an upload is not lost where what it did not use cannot be given back', async () => {
  const left = await filesOnDisk()
  await database.pool.query(`
    create function keep_bytes() returns trigger language plpgsql as $$
    begin if new.bytes < old.bytes then raise 'not now'; end if; return new; end $$;
    create trigger keep_bytes before update on uploaded_bytes for each row execute function keep_bytes()`)
  try {
    expect((await send(planner, 1000)).status).toBe(201)
  } finally {
    await database.pool.query('drop function keep_bytes cascade')
  }
  expect(await filesOnDisk()).toBe(left + 1)
})
