import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { defineEndpoint } from '@schrankwerk/contracts'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  companyLeavesHands,
  createApi,
  createLog,
  readConfig,
  readingSettings,
  route,
  standardSettings,
  startService,
  uuidv7,
} from './index.ts'
import { authenticate, kitDatabase, quiet, temporaryFolder } from './kit.example.ts'

const thing = defineEndpoint({
  name: 'createThing',
  service: 'workflow',
  method: 'POST',
  path: '/thing/',
  summary: '',
  who: { CUSTOMER: true },
  body: z.object({ title: z.string() }),
  ok: 201,
  answer: z.object({ length: z.number() }),
})

describe('a service', () => {
  test('that stops finishes what is under way, then closes its parts', async () => {
    const order: string[] = []
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: proceed } = Promise.withResolvers<void>()
    const app = new Hono().get('/slow', async (c) => {
      begin()
      await goOn
      order.push('answered')
      return c.text('done')
    })
    const service = await startService({
      name: 'x',
      port: 0,
      app,
      internalApp: new Hono().get('/health', (c) => c.text('ok')),
      log: quiet,
      onStop: async () => void order.push('closed'),
    })
    expect(await (await fetch(`http://127.0.0.1:${service.internalPort}/health`)).text()).toBe('ok')
    const answer = fetch(`http://127.0.0.1:${service.port}/slow`)
    await begun
    const stopped = service.stop()
    proceed()
    expect(await (await answer).text()).toBe('done')
    await Promise.all([stopped, service.stop()])
    expect(order).toEqual(['answered', 'closed'])
    await expect(fetch(`http://127.0.0.1:${service.port}/slow`)).rejects.toThrow()
  })

  test('that is asked to end says so, answers on for a while, finishes what is under way, then ends with 0', async () => {
    const program = fileURLToPath(new URL('./draining-service.example.ts', import.meta.url))
    const child = spawn(process.execPath, [program, '3000'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exit = once(child, 'exit')
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    await expect.poll(() => said).toMatch(/^\d+ \d+\n/)
    const [port, internalPort] = said.split(/\s/)
    const ask = (path: string, at = port) => fetch(`http://127.0.0.1:${at}${path}`)
    expect((await ask('/ready', internalPort)).status).toBe(200)
    const slow = ask('/slow')
    await expect.poll(() => said).toContain('begun')

    child.kill('SIGTERM')
    await expect.poll(async () => (await ask('/ready', internalPort)).status).toBe(503)
    const late = await ask('/quick')
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    const refused = () =>
      ask('/quick').then(
        () => false,
        () => true,
      )
    await expect.poll(refused).toBe(true)
    expect(said).not.toContain('answered')

    child.kill('SIGUSR2')
    expect(await (await slow).text()).toBe('slow')
    expect(await exit).toEqual([0, null])
    expect(said).toMatch(/answered\nclosed\n$/)
  })

  test('that has a part that does not close ends without it', async () => {
    const service = await startService({
      name: 'x',
      port: 0,
      app: new Hono(),
      log: quiet,
      graceMs: 50,
      onStop: () => new Promise(() => undefined),
    })
    await service.stop()
    await expect(fetch(`http://127.0.0.1:${service.port}/`)).rejects.toThrow()
  })

  test('whose port is taken says so', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    await expect(startService({ name: 'x', port, app: new Hono(), log: quiet })).rejects.toThrow(
      `Port ${port} is taken.`,
    )
    taken.close()
  })

  const larger = [1.1, 2, 5, 10].flatMap((megabytes) => [
    { megabytes, announced: true },
    { megabytes, announced: false },
  ])
  test.each(larger)(
    'says 413 to $megabytes MB of JSON, announced: $announced, and reads what still comes',
    async ({ megabytes, announced }) => {
      const app = createApi({ service: 'workflow', db: database.db, authenticate, log: quiet })
      route(app, thing, ({ body }) => ({ length: body.title.length }))
      const service = await startService({ name: 'workflow', port: 0, app, log: quiet })
      const socket = connect(service.port, '127.0.0.1')
      let answers = ''
      socket.on('data', (chunk) => {
        answers += chunk
      })
      const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
      const json = JSON.stringify({ title: 'x'.repeat(megabytes * 1_000_000) })
      const head =
        'POST /thing/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer customer\r\nContent-Type: application/json\r\n'
      if (announced) {
        socket.write(`${head}Content-Length: ${json.length}\r\n\r\n${json.slice(0, 1000)}`)
        await expect.poll(statuses).toEqual(['413'])
        socket.write(json.slice(1000))
      } else {
        socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
        socket.write(`${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`)
        await expect.poll(statuses).toEqual(['413'])
      }
      expect(answers).toContain('"code":"body-too-large"')
      socket.write('GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n')
      await expect.poll(statuses).toEqual(['413', '404'])
      socket.destroy()
      await service.stop()
    },
  )

  test('closes under whoever sends without end', async () => {
    const app = createApi({ service: 'workflow', db: database.db, authenticate, log: quiet })
    route(app, thing, ({ body }) => ({ length: body.title.length }))
    const service = await startService({ name: 'workflow', port: 0, app, log: quiet })
    const socket = connect(service.port, '127.0.0.1')
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(
      'POST /thing/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer customer\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    let sent = 0
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) sent++
      sent++
    }
    socket.on('drain', more)
    more()
    await closed
    expect(sent).toBeLessThan(64)
    await service.stop()
  })

  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: Awaited<ReturnType<typeof kitDatabase>>
  beforeAll(async () => {
    folder = await temporaryFolder()
    database = await kitDatabase()
  })
  afterAll(async () => {
    await database.close()
    await folder.remove()
  })

  test('ends with 0 when it is asked to', async () => {
    const program = fileURLToPath(new URL('./upload-server.example.ts', import.meta.url))
    const child = spawn(process.execPath, [program, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('the configuration', () => {
  const schema = z.object({ ...standardSettings, FILES_FOLDER: z.string() })
  const complete = {
    PORT: '0',
    INTERNAL_PORT: '9001',
    DATABASE_URL: 'postgresql://a:b@localhost/x',
    NATS_URL: 'nats://a:b@localhost:4222',
    KEYCLOAK_ISSUER: 'http://localhost:8080/auth/realms/schrankwerk',
    KEYCLOAK_URL: 'http://localhost:8081/auth',
    INTERNAL_CLIENT_SECRET: 's',
    FILES_FOLDER: '/files',
    UNRELATED: 'x',
  }

  test('is read with its defaults', () => {
    expect(readConfig(schema, complete)).toMatchObject({
      PORT: 0,
      INTERNAL_PORT: 9001,
      INTERNAL_CLIENT_ID: 'portal-internal',
      LOG_LEVEL: 'info',
    })
  })

  test('that cannot work is refused with one sentence that names everything and repeats no value', () => {
    const broken = {
      ...complete,
      PORT: 'http',
      NATS_URL: '',
      INTERNAL_CLIENT_SECRET: undefined,
      DATABASE_URL: 'secret',
    }
    expect(() => readConfig(schema, broken)).toThrow(
      'The configuration cannot work (missing: NATS_URL, INTERNAL_CLIENT_SECRET; not understood: PORT, DATABASE_URL); see docs/operations.md.',
    )
  })

  test.each([
    { HEAVY_WORK_PER_COMPANY: '8', HEAVY_WORK_AT_ONCE: '8' },
    { HEAVY_WORK_PER_COMPANY: '3' },
    { HEAVY_WORK_AT_ONCE: '2' },
  ])('that gives a company every hand of the process is refused: %o', (shares) => {
    expect(() => readConfig(schema.check(companyLeavesHands), { ...complete, ...shares })).toThrow(
      'The configuration cannot work (HEAVY_WORK_PER_COMPANY has to be less than HEAVY_WORK_AT_ONCE); see docs/operations.md.',
    )
  })

  test('has by default a thread for every hand and a hand for others than one company', () => {
    const settings = z.object({ ...standardSettings, ...readingSettings }).check(companyLeavesHands)
    const { READING_THREADS, HEAVY_WORK_AT_ONCE } = readConfig(settings, complete)
    expect(READING_THREADS).toBeGreaterThanOrEqual(HEAVY_WORK_AT_ONCE)
  })
})

test('the log keeps tokens, passwords, mail texts and the rows of database errors to itself', () => {
  const lines: string[] = []
  const log = createLog('x', 'info', { write: (line) => void lines.push(line) })
  log.info(
    { body: { password: 'swordfish', user: { accessToken: 'swordfish' } }, mail: { html: 'swordfish' } },
    'a',
  )
  log.info({ headers: { authorization: 'Bearer swordfish', cookie: 'swordfish' }, ticket: 'swordfish' }, 'b')
  log.error(
    { err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (mail)=(swordfish)' }) },
    'c',
  )
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain('swordfish')
  expect(JSON.parse(lines[2]!)).toMatchObject({ service: 'x', level: 'error', err: { code: '23505' } })
})

test('ids are version 7, unique, and sort as they were made', () => {
  const ids = Array.from({ length: 20_000 }, uuidv7)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  expect(Math.abs(Number.parseInt(ids[0]!.slice(0, 8) + ids[0]!.slice(9, 13), 16) - Date.now())).toBeLessThan(
    5000,
  )
})

test('a service with a wrong environment ends with one sentence and no stack', async () => {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { readConfig, standardSettings } from ${JSON.stringify(new URL('./index.ts', import.meta.url))}
       import * as z from 'zod/mini'
       readConfig(z.object(standardSettings))`,
    ],
    { env: { PATH: process.env.PATH }, cwd: fileURLToPath(new URL('.', import.meta.url)) },
  )
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said).toMatch(/^The configuration cannot work \(missing: PORT, [^\n]+\n$/)
})
