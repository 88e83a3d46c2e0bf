import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { defineEndpoint } from '@schrankwerk/contracts'
import { anActor } from '@schrankwerk/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { frameOf } from './create-api.ts'
import { createHeavyWork, type HeavyWork, holding } from './heavy-work.ts'
import { type HeldUpload, holdUpload } from './held-upload.example.ts'
import {
  type Actor,
  createApi,
  createFolderStore,
  Forbidden,
  formRoute,
  type RunningService,
  route,
  sendZip,
  startService,
  ticketRoutes,
  uploadRoute,
} from './index.ts'
import { kitDatabase, quiet, temporaryFolder } from './kit.example.ts'

const reading = defineEndpoint({
  name: 'readList',
  service: 'workflow',
  method: 'POST',
  path: '/list/',
  summary: '',
  who: 'signed-in',
  multipart: { file: 'required', fields: z.object({ mode: z.string() }) },
  ok: 201,
  answer: z.object({ size: z.number() }),
})
const storing = defineEndpoint({ ...reading, name: 'storeFile', path: '/file/' })
const writing = defineEndpoint({
  ...reading,
  name: 'write',
  path: '/message/',
  multipart: { file: 'optional', fields: z.object({ mode: z.string() }) },
  answer: z.object({ hasFile: z.boolean() }),
})
const packing = defineEndpoint({
  name: 'pack',
  service: 'workflow',
  method: 'POST',
  path: '/zip/',
  summary: '',
  who: 'signed-in',
  body: z.object({}),
  ok: 200,
  answer: 'file',
})
const createTicket = defineEndpoint({
  ...packing,
  name: 'createTicket',
  path: '/ticket/',
  body: z.object({ what: z.string() }),
  answer: z.object({ url: z.string() }),
})
const redeemTicket = defineEndpoint({
  name: 'redeemTicket',
  service: 'workflow',
  method: 'GET',
  path: '/ticket/',
  summary: '',
  who: 'anyone',
  query: z.object({ ticket: z.string() }),
  ok: 200,
  answer: 'file',
  changes: true,
})

const planner = anActor() as Actor
const colleague = anActor({ companyId: planner.companyId }) as Actor
const thirdOfThem = anActor({ companyId: planner.companyId }) as Actor
const [stranger, otherStranger, yetAnother] = [anActor(), anActor(), anActor()] as Actor[]
const guests = [1, 2, 3, 4].map(
  () => anActor({ companyType: 'EXTERNAL', companyId: '00000000-0000-4000-8000-000000000001' }) as Actor,
)
const everyone = [planner, colleague, thirdOfThem, stranger!, otherStranger!, yetAnother!, ...guests]

/** What happens inside: `begun` when a body's fields are there, `working` in the handler, `answered` when all is over. */
const news = new EventEmitter()
let handing = Promise.withResolvers<void>()
let database: Awaited<ReturnType<typeof kitDatabase>>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: RunningService
let heavyWork: HeavyWork
const held: HeldUpload[] = []

beforeAll(async () => {
  database = await kitDatabase()
  folder = await temporaryFolder()
  const app = createApi({
    service: 'workflow',
    db: database.db,
    authenticate: async (token) => everyone.find(({ userId }) => userId === token)!,
    log: quiet,
    files: createFolderStore({ folder: folder.path, reserveBytes: 0 }),
    limits: {
      heavyPerPerson: 1,
      heavyPerCompany: 2,
      heavyAtOnce: 3,
      uploadsPerPerson: 2,
      uploadsPerCompany: 3,
    },
  })
  const before = async () => void news.emit('begun')
  uploadRoute(
    app,
    reading,
    async ({ fields, upload }) => {
      news.emit('working')
      if (fields.mode === 'fail') throw new Forbidden()
      if (fields.mode === 'wait') await handing.promise
      return { size: upload.size }
    },
    {
      work: 'parts-list',
      check() {
        news.emit('arrived')
        return { extension: 'csv', mediaType: 'text/csv' }
      },
      before,
    },
  )
  uploadRoute(app, storing, ({ upload }) => ({ size: upload.size }), {
    check: () => ({ extension: 'csv', mediaType: 'text/csv' }),
    before,
  })
  formRoute(app, writing, ({ upload }) => ({ hasFile: upload !== undefined }), {
    check: () => ({ extension: 'csv', mediaType: 'text/csv' }),
    before,
  })
  async function* entries() {
    yield { name: 'a.txt', open: async () => Readable.from(['a']) }
    await handing.promise
  }
  const zip = () => sendZip({ filename: 'all.zip', log: quiet, entries: entries() })
  route(app, packing, zip, { work: 'zip' })
  ticketRoutes(
    app,
    { create: createTicket, redeem: redeemTicket },
    {
      authorise: async () => undefined,
      send: async () => new Response('bytes'),
      workOf({ what }) {
        news.emit('asked')
        return what === 'all' ? 'zip' : undefined
      },
    },
  )
  heavyWork = frameOf(app).heavyWork
  service = await startService({
    name: 'workflow',
    port: 0,
    log: quiet,
    app: {
      async fetch(request, env) {
        const response = await app.fetch(request, env)
        news.emit('answered', new URL(request.url).pathname)
        return response
      },
    },
  })
})
afterEach(async () => {
  handing.resolve()
  handing = Promise.withResolvers()
  await Promise.all(
    held.splice(0).map(async (upload) => {
      upload.finish()
      await upload.answer.catch(() => undefined)
    }),
  )
})
afterAll(async () => {
  await service.stop()
  await folder.remove()
  await database.close()
})

const url = (path: string) => `http://127.0.0.1:${service.port}${path}`
const hold = (actor: Actor, path = '/list/', mode = 'read', headers: Record<string, string> = {}) => {
  const upload = holdUpload(url(path), { actor, fields: { mode }, filename: 'a.csv', headers })
  held.push(upload)
  return upload
}
/** An upload that has got its place and whose file has not come yet. */
async function begun(...as: Parameters<typeof hold>): Promise<HeldUpload> {
  const isBegun = once(news, 'begun')
  const upload = hold(...as)
  await isBegun
  return upload
}
/** A list that is being read and is not done before `handing` says so. */
async function working(actor: Actor): Promise<HeldUpload> {
  const isWorking = once(news, 'working')
  const upload = hold(actor, '/list/', 'wait')
  upload.finish()
  await isWorking
  return upload
}
const whole = (...as: Parameters<typeof hold>) => {
  const upload = hold(...as)
  upload.finish()
  return upload.answer
}
const post = (actor: Actor, path: string, body: unknown = {}, signal?: AbortSignal) =>
  fetch(url(path), {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.userId}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })

describe('one heavy request a person', () => {
  test('a second one is refused before its body comes, and passes when the first is over', async () => {
    const first = await begun(planner)
    expect(await hold(planner).answer).toEqual({
      status: 429,
      retryAfter: 3,
      code: 'own-work-running',
      detail: 'Es wird schon eine Stückliste von Ihnen gelesen. Bitte warten Sie, bis sie fertig ist.',
    })
    first.finish()
    expect((await first.answer).status).toBe(201)
    expect((await whole(planner)).status).toBe(201)
  })

  test('somebody of another company is not held up by it', async () => {
    await begun(planner)
    expect((await whole(stranger!)).status).toBe(201)
  })

  test('the place is free again when the sender breaks off', async () => {
    const first = await begun(planner)
    const isOver = once(news, 'answered')
    first.breakOff()
    await isOver
    expect((await whole(planner)).status).toBe(201)
  })

  test('the place is free again after a refusal', async () => {
    expect((await whole(planner, '/list/', 'fail')).status).toBe(403)
    expect((await whole(planner)).status).toBe(201)
  })

  test('work whose caller has gone keeps the place until it is done', async () => {
    const gone = await working(planner)
    gone.breakOff()
    expect((await whole(planner)).code).toBe('own-work-running')
    const isOver = once(news, 'answered')
    handing.resolve()
    await isOver
    expect((await whole(planner)).status).toBe(201)
  })

  test('a refusal is not kept under an Idempotency-Key: the repeat passes', async () => {
    const key = { 'idempotency-key': 'again' }
    const first = await begun(planner)
    expect((await hold(planner, '/list/', 'read', key).answer).status).toBe(429)
    first.finish()
    await first.answer
    expect((await whole(planner, '/list/', 'read', key)).status).toBe(201)
  })

  test('what is only stored may come along, some at a time', async () => {
    await begun(planner)
    await begun(planner, '/file/')
    await begun(planner, '/file/')
    const { status, code, detail } = await hold(planner, '/file/').answer
    expect([status, code]).toEqual([429, 'own-work-running'])
    expect(detail).toContain('mehrere Dateien von Ihnen')
    expect((await whole(stranger!, '/file/')).status).toBe(201)
  })
})

test('a form whose file is optional has a place of files only while it brings one', async () => {
  const [first] = [await begun(planner, '/message/'), await begun(planner, '/message/')]
  const refused = await hold(planner, '/message/').answer
  expect([refused.status, refused.code]).toEqual([429, 'own-work-running'])
  const withoutFile = async () => {
    const body = new FormData()
    body.append('mode', 'read')
    const headers = { authorization: `Bearer ${planner.userId}` }
    return (await fetch(url('/message/'), { method: 'POST', headers, body })).json()
  }
  const answers = await Promise.all(Array.from({ length: 100 }, withoutFile))
  expect(answers).toEqual(answers.map(() => ({ hasFile: false })))
  first.finish()
  expect((await first.answer).status).toBe(201)
  expect((await whole(planner, '/message/')).status).toBe(201)
})

describe('places a company', () => {
  test('its people cannot have all places', async () => {
    await begun(planner)
    await begun(colleague)
    const { status, code, retryAfter } = await hold(thirdOfThem).answer
    expect([status, code, retryAfter]).toEqual([429, 'company-work-running', 5])
    expect((await whole(stranger!)).status).toBe(201)
  })

  test('of files alike', async () => {
    for (const actor of [planner, planner, colleague]) await begun(actor, '/file/')
    expect((await hold(thirdOfThem, '/file/').answer).code).toBe('company-work-running')
    expect((await whole(stranger!, '/file/')).status).toBe(201)
  })
})

describe('guests, whose company is that of all guests', () => {
  test('count each by himself, with lists and with files', async () => {
    const [first, second, third, fourth] = guests
    await begun(first!)
    await begun(second!)
    expect((await hold(first!).answer).code).toBe('own-work-running')
    expect((await whole(third!)).status).toBe(201)
    for (const guest of [first, first, second, second]) await begun(guest!, '/file/')
    expect((await hold(first!, '/file/').answer).code).toBe('own-work-running')
    expect((await whole(fourth!, '/file/')).status).toBe(201)
  })

  test('visitors of one folder count together', () => {
    const { take } = createHeavyWork({
      heavyPerPerson: 1,
      heavyPerCompany: 2,
      heavyAtOnce: 9,
      uploadsPerPerson: 1,
      uploadsPerCompany: 1,
    })
    const folderId = planner.companyId
    const visitor = () =>
      anActor({ companyType: 'EXTERNAL', companyId: folderId, visitorOf: folderId } as never) as Actor
    take(visitor(), 'zip')
    take(visitor(), 'zip')
    expect(() => take(visitor(), 'zip')).toThrow('company-work-running')
  })
})

describe('few in a process', () => {
  const busyAll = async () => {
    for (const actor of [planner, colleague, stranger!]) await working(actor)
  }

  test('while all hands are full the next one is refused before its body comes', async () => {
    await busyAll()
    const { status, code, detail } = await hold(otherStranger!).answer
    expect([status, code]).toEqual([429, 'service-busy'])
    expect(detail).toContain('Gerade werden viele Listen gelesen')
  })

  test('bodies that are still arriving do not fill them', async () => {
    for (const actor of [planner, colleague, stranger!]) await begun(actor)
    expect((await whole(otherStranger!)).status).toBe(201)
  })

  test('who has arrived meanwhile waits for a hand and is not sent away', async () => {
    const late = await begun(otherStranger!)
    const later = await begun(yetAnother!)
    await busyAll()
    late.finish()
    later.finish()
    handing.resolve()
    expect([(await late.answer).status, (await later.answer).status]).toEqual([201, 201])
  })
})

test('a list that arrived and found no hand in time is refused, and does not count in the quota', async () => {
  const counted = async () => {
    const sum = 'select coalesce(sum(bytes), 0)::int as sum from uploaded_bytes where company_id = $1'
    return (await database.pool.query(sum, [otherStranger!.companyId])).rows[0].sum
  }
  await whole(otherStranger!)
  const before = await counted()
  const late = await begun(otherStranger!)
  for (const actor of [planner, colleague, stranger!]) await working(actor)
  const hasArrived = once(news, 'arrived')
  // In the moment it has arrived: its wait is the first thing that takes the time from this clock.
  news.once('arrived', () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  try {
    late.finish()
    await hasArrived
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await late.answer).toMatchObject({ status: 429, code: 'service-busy' })
  } finally {
    vi.useRealTimers()
  }
  expect(before).toBeGreaterThan(0)
  expect(await counted()).toBe(before)
})

describe('an answer that is made while it is sent', () => {
  test('keeps the place to its last byte', async () => {
    const zip = await post(planner, '/zip/')
    expect(zip.status).toBe(200)
    expect(await hold(planner).answer).toMatchObject({
      code: 'own-work-running',
      detail: 'Es wird schon ein Zip-Archiv für Sie gepackt. Bitte warten Sie, bis es fertig ist.',
    })
    handing.resolve()
    await zip.arrayBuffer()
    expect((await whole(planner)).status).toBe(201)
  })

  test('gives it back when its reader goes', async () => {
    const aborter = new AbortController()
    const zip = await post(planner, '/zip/', {}, aborter.signal)
    expect(zip.status).toBe(200)
    aborter.abort()
    // The service learns of it by its connection; a ticket's first call says when it has.
    await expect.poll(async () => (await post(planner, '/ticket/', { what: 'all' })).status).toBe(200)
  })

  describe('to a slow reader', () => {
    const limits = {
      heavyPerPerson: 1,
      heavyPerCompany: 2,
      heavyAtOnce: 2,
      uploadsPerPerson: 1,
      uploadsPerCompany: 1,
    }
    const { signal } = new AbortController()
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    /** Two people of a company who have begun a zip of many pieces each. */
    async function twoZips() {
      const work = createHeavyWork(limits)
      let cancelled = 0
      const zips = [planner, colleague].map(async (actor) => {
        const place = work.take(actor, 'zip')
        const { body } = await holding(place, true, async () => {
          await place.begin(signal)
          return new Response(
            new ReadableStream({
              pull: (controller) => controller.enqueue(new Uint8Array(1)),
              cancel() {
                cancelled += 1
              },
            }),
          )
        })
        return body!.getReader()
      })
      return { ...work, zips: await Promise.all(zips), cancelled: () => cancelled }
    }

    test('keeps after a while no hand of the process and nobody from a list, but from one more zip', async () => {
      const { take, zips } = await twoZips()
      expect(() => take(stranger!, 'zip')).toThrow('service-busy')
      expect(() => take(planner, 'parts-list')).toThrow('own-work-running')
      expect(() => take(thirdOfThem, 'parts-list')).toThrow('company-work-running')
      await vi.advanceTimersByTimeAsync(20_000)
      take(stranger!, 'zip').end()
      take(planner, 'parts-list').end()
      take(thirdOfThem, 'parts-list').end()
      expect(() => take(planner, 'zip')).toThrow('own-work-running')
      expect(() => take(thirdOfThem, 'zip')).toThrow('company-work-running')
      await zips[0]!.cancel()
      take(planner, 'zip').end()
    })

    test('is ended once no byte was taken for two minutes, and goes on while some are', async () => {
      const { take, zips, cancelled } = await twoZips()
      for (let minutes = 0; minutes < 10; minutes += 1) {
        await zips[0]!.read()
        await vi.advanceTimersByTimeAsync(60_000)
      }
      expect(cancelled()).toBe(1)
      await expect(zips[1]!.read()).rejects.toThrow('no byte for two minutes')
      take(colleague, 'zip').end()
      expect(() => take(planner, 'zip')).toThrow('own-work-running')
      await vi.advanceTimersByTimeAsync(60_000)
      await expect(zips[0]!.read()).rejects.toThrow('no byte for two minutes')
      take(planner, 'zip').end()
    })
  })

  test('a ticket for it says at once that there is no room, and is not used up by a refusal', async () => {
    const { url: address } = (await (await post(planner, '/ticket/', { what: 'all' })).json()) as {
      url: string
    }
    const first = await begun(planner)
    expect((await post(planner, '/ticket/', { what: 'all' })).status).toBe(429)
    expect((await post(planner, '/ticket/', { what: 'one' })).status).toBe(200)
    const redeem = () => fetch(url(address.replace('/api', '')))
    expect((await redeem()).status).toBe(429)
    first.finish()
    await first.answer
    expect(await (await redeem()).text()).toBe('bytes')
  })

  test('a ticket that is used up has its place: nobody else gets it in between', async () => {
    const { url: address } = (await (await post(planner, '/ticket/', { what: 'all' })).json()) as {
      url: string
    }
    const rival = once(news, 'asked').then(() => heavyWork.take(planner, 'zip').end())
    const refused = expect(rival).rejects.toMatchObject({ code: 'own-work-running' })
    const download = await fetch(url(address.replace('/api', '')))
    expect([download.status, await download.text()]).toEqual([200, 'bytes'])
    await refused
  })
})
