import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request as nodeRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { defineEndpoint } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  createApi,
  createFolderStore,
  createScanner,
  type FileStore,
  Forbidden,
  formRoute,
  type RunningService,
  startService,
  uploadRoute,
} from './index.ts'
import { as, authenticate, kitDatabase, quiet, temporaryFolder } from './kit.example.ts'

const upload = defineEndpoint({
  name: 'upload',
  service: 'workflow',
  method: 'POST',
  path: '/file/',
  summary: '',
  who: { CUSTOMER: true },
  multipart: { file: 'required', fields: z.object({ path: z.string(), mode: z.optional(z.string()) }) },
  ok: 201,
  answer: z.object({ filename: z.string(), size: z.number(), sha256: z.string(), key: z.string() }),
})
const form = defineEndpoint({
  ...upload,
  name: 'form',
  path: '/form/',
  multipart: { file: 'optional', fields: z.object({ path: z.string() }) },
  answer: z.object({ hasFile: z.boolean() }),
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: RunningService
let clamd: Server
let store: FileStore
let hasRoom = true
let handled = 0
let received = 0
let verdict = 'OK'

beforeAll(async () => {
  database = await kitDatabase()
  folder = await temporaryFolder()
  const folderStore = createFolderStore({ folder: folder.path, reserveBytes: 0 })
  store = {
    ...folderStore,
    hasRoom: async () => hasRoom,
    async receive(stream, limits) {
      const file = await folderStore.receive(stream, limits)
      received++
      return file
    },
  }
  // What a clamd says on the wire; the client is what is tested.
  clamd = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      if (all.subarray(-4).equals(Buffer.alloc(4)) && all.subarray(0, 10).toString() === 'zINSTREAM\0')
        socket.end(`stream: ${all.includes('EICAR') ? 'Eicar-Test-Signature FOUND' : verdict}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(clamd, 'listening')
  const address = `127.0.0.1:${(clamd.address() as AddressInfo).port}`
  const app = createApi({
    service: 'workflow',
    db: database.db,
    authenticate,
    log: quiet,
    files: store,
    scanner: createScanner({ address, timeoutMs: 2000 }),
  })
  uploadRoute(
    app,
    upload,
    async ({ upload: file, fields }) => {
      handled++
      if (fields.mode === 'look') return { ...file, key: 'not kept' }
      if (fields.mode === 'fail') throw new Forbidden()
      return { filename: file.filename, ...(await file.keep()) }
    },
    {
      maxBytes: 1_000_000,
      async before({ fields }) {
        if (fields.path === 'foreign') throw new Forbidden()
      },
    },
  )
  formRoute(app, form, ({ upload: file }) => ({ hasFile: file !== undefined }))
  service = await startService({ name: 'workflow', port: 0, app, log: quiet })
})
afterAll(async () => {
  await service.stop()
  clamd.close()
  await folder.remove()
  await database.close()
})

const url = (path = '/file/') => `http://127.0.0.1:${service.port}${path}`
const fileFirst = (fields: Record<string, string>, name = 'a.txt', content = 'abc'): FormData => {
  const data = new FormData()
  data.append('file', new Blob([content]), name)
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  return data
}
function formOf(
  fields: Record<string, string>,
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> },
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  if (file) data.append('file', new Blob([file.content]), file.name)
  return data
}
const send = (data: FormData, path?: string, headers: Record<string, string> = as('customer')) =>
  fetch(url(path), { method: 'POST', headers, body: data })
const filesIn = async (part: string) =>
  (await readdir(join(folder.path, part), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

describe('an upload', () => {
  test('arrives with its name, size and hash, and can be read back', async () => {
    const response = await send(formOf({ path: 'a' }, { name: 'Stückliste Müller.csv', content: 'abc' }))
    expect(response.status).toBe(201)
    const answer = (await response.json()) as { key: string }
    expect(answer).toMatchObject({
      filename: 'Stückliste Müller.csv',
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
    const { stream } = await store.open(answer.key)
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('abc')
    expect(await filesIn('incoming')).toBe(0)
  })

  test('that the handler does not keep, or refuses, leaves no file', async () => {
    const before = await filesIn('content')
    await send(formOf({ path: 'a', mode: 'look' }, { name: 'a.txt', content: 'abc' }))
    expect((await send(formOf({ path: 'a', mode: 'fail' }, { name: 'a.txt', content: 'abc' }))).status).toBe(
      403,
    )
    expect([await filesIn('incoming'), await filesIn('content')]).toEqual([0, before])
  })

  test('that is too large is 413 and leaves no file', async () => {
    const large = formOf({ path: 'a' }, { name: 'a.txt', content: 'x'.repeat(1_000_001) })
    expect(await codeOf(await send(large))).toEqual([413, 'too-large'])
    const announced = formOf({ path: 'a' }, { name: 'a.txt', content: 'x'.repeat(8_000_000) })
    expect(await codeOf(await send(announced))).toEqual([413, 'too-large'])
    expect(await filesIn('incoming')).toBe(0)
  })

  test('is refused before its bytes when role, field or name say so', async () => {
    const count = handled
    const file = { name: 'a.txt', content: 'abc' }
    expect((await send(formOf({ path: 'a' }, file), '/file/', as('supplier'))).status).toBe(403)
    expect((await send(formOf({ path: 'foreign' }, file))).status).toBe(403)
    expect(await codeOf(await send(formOf({ path: 'a' }, { name: 'a.exe', content: 'abc' })))).toEqual([
      415,
      'file-format',
    ])
    expect([handled, await filesIn('incoming')]).toEqual([count, 0])
  })

  test.each([
    [{ path: 'a' }, 201],
    [{ path: 'a', mode: 'look' }, 201],
    [{ path: 'foreign' }, 403],
    [{ path: 'a', other: '1' }, 400],
    [{}, 400],
  ])('with the fields %j behind its file is answered as with them before it', async (fields, status) => {
    const before = await filesIn('content')
    const { key: _, ...expected } = (await (
      await send(formOf(fields as Record<string, string>, { name: 'a.txt', content: 'abc' }))
    ).json()) as Record<string, unknown>
    const response = await send(fileFirst(fields as Record<string, string>))
    const { key: __, ...answer } = (await response.json()) as Record<string, unknown>
    expect([response.status, { ...answer, requestId: null }]).toEqual([
      status,
      { ...expected, requestId: null },
    ])
    const kept = status === 201 && !('mode' in fields) ? 2 : 0
    expect([await filesIn('incoming'), await filesIn('content')]).toEqual([0, before + kept])
  })

  test('sent again with its parts in another order is the same upload', async () => {
    const headers = () => as('customer', { 'idempotency-key': 'order' })
    const first = await send(
      formOf({ path: 'a', mode: 'look' }, { name: 'a.txt', content: 'abc' }),
      '/file/',
      headers(),
    )
    const again = await send(fileFirst({ mode: 'look', path: 'a' }), '/file/', headers())
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
  })

  test('has to be what its name says', async () => {
    const pdf = { name: 'a.pdf', content: '<html><script>alert(1)</script>' }
    expect(await codeOf(await send(formOf({ path: 'a' }, pdf)))).toEqual([415, 'file-content'])
    const csv = { name: 'a.csv', content: '<html><script>alert(1)</script>' }
    expect(await codeOf(await send(formOf({ path: 'a' }, csv)))).toEqual([415, 'file-content'])
  })

  test('with a virus, or while the scanner gives no verdict, does not become visible', async () => {
    const virus = { name: 'a.txt', content: 'EICAR' }
    expect(await codeOf(await send(formOf({ path: 'a' }, virus)))).toEqual([415, 'file-infected'])
    verdict = 'size limit exceeded ERROR'
    expect((await send(formOf({ path: 'a' }, { name: 'a.txt', content: 'abc' }))).status).toBe(503)
    verdict = 'OK'
    expect(await filesIn('incoming')).toBe(0)
  })

  test('is 503 while the disk is down to its reserve', async () => {
    hasRoom = false
    expect(await codeOf(await send(formOf({ path: 'a' }, { name: 'a.txt', content: 'abc' })))).toEqual([
      503,
      'disk-full',
    ])
    hasRoom = true
  })

  test('sent again with its key gets the first answer and makes no second file', async () => {
    const again = () =>
      send(
        formOf({ path: 'a' }, { name: 'a.txt', content: 'again' }),
        '/file/',
        as('customer', { 'idempotency-key': 'u1' }),
      )
    const first = await (await again()).text()
    const before = await filesIn('content')
    expect(await (await again()).text()).toBe(first)
    expect([await filesIn('incoming'), await filesIn('content')]).toEqual([0, before])
  })

  test('needs its file, exactly one, and known fields, each once', async () => {
    const file = { name: 'a.txt', content: 'abc' }
    expect((await send(formOf({ path: 'a' }))).status).toBe(400)
    expect((await send(formOf({}, file))).status).toBe(400)
    expect(await codeOf(await send(formOf({ path: 'a', other: '1' }, file)))).toEqual([
      400,
      'unknown-parameter',
    ])
    const twice = formOf({ path: 'a' }, file)
    twice.append('path', 'b')
    expect((await send(twice)).status).toBe(400)
    const two = formOf({ path: 'a' }, file)
    two.append('file', new Blob(['abc']), 'b.txt')
    expect((await send(two)).status).toBe(400)
    expect((await fetch(url(), { method: 'POST', headers: as('customer'), body: 'x' })).status).toBe(415)
    expect(await filesIn('incoming')).toBe(0)
  })

  test('may be left out where it is optional', async () => {
    expect(await (await send(formOf({ path: 'a' }), '/form/')).json()).toEqual({ hasFile: false })
    const withFile = formOf({ path: 'a' }, { name: 'a.txt', content: 'abc' })
    expect(await (await send(withFile, '/form/')).json()).toEqual({ hasFile: true })
  })

  test('that is broken off leaves no file', async () => {
    const count = handled
    const request = nodeRequest(url(), {
      method: 'POST',
      headers: as('customer', { 'content-type': 'multipart/form-data; boundary=x' }),
    })
    request.on('error', () => undefined)
    request.write('--x\r\nContent-Disposition: form-data; name="path"\r\n\r\na\r\n')
    request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    request.write('y'.repeat(300_000))
    await expect.poll(() => filesIn('incoming')).toBe(1)
    request.destroy()
    await expect.poll(() => filesIn('incoming')).toBe(0)
    expect(handled).toBe(count)
  })

  const fileWhole =
    '--x\r\nContent-Disposition: form-data; name="path"\r\n\r\na\r\n' +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc\r\n--x\r\n'
  const textField = (name: string, value: string) =>
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x`
  /** A request whose file is on the disk, while the rest of the form is still to come. */
  async function withFileTaken() {
    const before = received
    const request = nodeRequest(url(), {
      method: 'POST',
      headers: as('customer', { 'content-type': 'multipart/form-data; boundary=x' }),
    })
    request.on('error', () => undefined)
    request.write(fileWhole)
    await expect.poll(() => received).toBe(before + 1)
    expect(await filesIn('incoming')).toBe(1)
    return request
  }

  test.each([
    ['a repeated field', textField('path', 'b'), 400, 'unknown-parameter'],
    ['a text over its limit', textField('mode', 'm'.repeat(1_100_000)), 413, 'body-too-large'],
    [
      'texts over their limit together',
      Array.from({ length: 5 }, (_, at) => textField(`mode${at}`, 'm'.repeat(500_000))).join(''),
      413,
      'body-too-large',
    ],
    [
      'a second file',
      'Content-Disposition: form-data; name="file"; filename="b.txt"\r\n\r\nabc\r\n--x',
      400,
      'malformed-request',
    ],
    ['an unknown field', textField('other', '1'), 400, 'unknown-parameter'],
    ['more parts than there may be', '\r\n\r\n\r\n--x'.repeat(700), 400, 'malformed-request'],
  ])('whose file was taken before %s leaves no file', async (_what, rest, status, code) => {
    const count = handled
    const request = await withFileTaken()
    request.end(`${rest}--\r\n`)
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(Buffer.concat(await answer.toArray()).toString())).toMatchObject({ code })
    expect([handled, await filesIn('incoming')]).toEqual([count, 0])
  })

  test('that is broken off after its file was taken leaves no file', async () => {
    const count = handled
    const request = await withFileTaken()
    request.destroy()
    await expect.poll(() => filesIn('incoming')).toBe(0)
    expect(handled).toBe(count)
  })

  test('refused for a field in front of its file takes no file', async () => {
    const before = received
    const response = await fetch(url(), {
      method: 'POST',
      headers: as('customer', { 'content-type': 'multipart/form-data; boundary=x' }),
      body: `--x\r\n${textField('path', 'b')}\r\n${fileWhole.slice(0, -2)}--\r\n`,
    })
    expect(await codeOf(response)).toEqual([400, 'unknown-parameter'])
    expect([received, await filesIn('incoming')]).toEqual([before, 0])
  })

  test('that ends within its form is 400', async () => {
    const response = await fetch(url(), {
      method: 'POST',
      headers: as('customer', { 'content-type': 'multipart/form-data; boundary=x' }),
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
    })
    expect(await codeOf(response)).toEqual([400, 'upload-broken-off'])
    expect(await filesIn('incoming')).toBe(0)
  })
})

describe('200 MB', () => {
  let child: ChildProcess
  let port: number
  beforeAll(async () => {
    const program = fileURLToPath(new URL('./upload-server.example.ts', import.meta.url))
    child = spawn(process.execPath, ['--expose-gc', program, folder.path, database.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout!, 'data')
    port = Number(String(line))
  })
  afterAll(() => child.kill())

  test('let the process grow by less than 100 MB', { timeout: 60_000 }, async () => {
    const memory = async () =>
      (await (await fetch(`http://127.0.0.1:${port}/memory`)).json()) as { now: number; peak: number }
    const before = await memory()
    const megabyte = Buffer.alloc(1024 * 1024, 'line of text\n')
    async function* body() {
      yield '--x\r\nContent-Disposition: form-data; name="path"\r\n\r\na\r\n'
      yield '--x\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n'
      for (let sent = 0; sent < 200; sent++) yield megabyte
      yield '\r\n--x--\r\n'
    }
    const response = await fetch(`http://127.0.0.1:${port}/file/`, {
      method: 'POST',
      headers: as('customer', { 'content-type': 'multipart/form-data; boundary=x' }),
      body: Readable.toWeb(Readable.from(body())) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ size: 200 * 1024 * 1024 })
    const { peak } = await memory()
    expect(peak - before.now).toBeLessThan(100)
  })
})
