import { ProblemError } from '@schrankwerk/shell-api'
import { expect, test } from 'vitest'
import { interrupted } from './broken-line.ts'
import { hashOf } from './part-hash.ts'
import { sendInParts } from './send-in-parts.ts'
import { anUploadServer } from './upload-server.example.ts'

const file = new File(['abcdefghijklmnopqr'], 'Liste.txt')

async function begun() {
  const server = anUploadServer()
  const upload = await server.calls.begin(
    { file, subfolderId: null, versionOf: null },
    { signal: new AbortController().signal, idempotencyKey: 'x' },
  )
  const said: (string | undefined)[] = []
  const bytes: number[] = []
  const waits: number[] = []
  const send = (change: Partial<Parameters<typeof sendInParts>[0]> = {}) =>
    sendInParts({
      calls: server.calls,
      file,
      upload,
      signal: new AbortController().signal,
      onWaiting: (sentence) => said.push(sentence),
      onProgress: (sent) => bytes.push(sent),
      wait: async (milliseconds) => void waits.push(milliseconds),
      ...change,
    })
  return { server, upload, said, bytes, waits, send }
}

test('a file goes in parts, each once, and says how far it is', async () => {
  const { server, bytes, send } = await begun()
  await send()
  expect(server.stored).toEqual([expect.objectContaining({ name: 'Liste.txt', text: 'abcdefghijklmnopqr' })])
  expect(server.arrived.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect([bytes[0], bytes.at(-1)]).toEqual([0, 18])
})

test('over a line that breaks three times it arrives whole; a part whose answer was lost is not sent again', async () => {
  const { server, said, waits, send } = await begun()
  server.line.answersToLose = 2
  server.line.endsToLose = 1
  await send()
  expect(server.stored[0]?.text).toBe('abcdefghijklmnopqr')
  expect(server.arrived.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(said.filter(Boolean)).toEqual([interrupted, interrupted, interrupted])
  expect(said.at(-1)).toBeUndefined()
  expect(waits).toEqual([1000, 1000, 1000])
})

test('the pauses grow while a line stays broken', async () => {
  const { server, waits, send } = await begun()
  server.line.partsToLose = 14
  await send()
  expect(Math.max(...waits)).toBe(30_000)
  expect(server.stored[0]?.text).toBe('abcdefghijklmnopqr')
})

test('what is there already is not sent', async () => {
  const { server, upload, bytes, send } = await begun()
  const second = new File(['efgh'], 'Liste.txt')
  await server.calls.sendPart(
    { uploadId: upload.uploadId, number: 2, sha256: await hashOf(second), file: second },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )
  const [there] = await server.calls.list(new AbortController().signal)
  await send({ upload: there! })
  expect(server.arrived.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(bytes[0]).toBe(4)
  expect(server.stored[0]?.text).toBe('abcdefghijklmnopqr')
})

test('parts that the service lacks at the end are sent after all', async () => {
  const { server, upload, send } = await begun()
  const parts = [{ number: 1, size: 4, sha256: 'kept by nobody' }]
  await send({ upload: { ...upload, parts } })
  expect(server.stored[0]?.text).toBe('abcdefghijklmnopqr')
})

test('a refusal ends it at once', async () => {
  const { server, waits, send } = await begun()
  const refusal = new ProblemError({ status: 403, code: 'not-allowed', detail: 'Nicht erlaubt.' })
  await expect(send({ calls: { ...server.calls, sendPart: () => Promise.reject(refusal) } })).rejects.toBe(
    refusal,
  )
  expect(waits).toEqual([])
})

test('a part that arrives damaged is sent again, not for ever', async () => {
  const { server, send } = await begun()
  let tries = 0
  const damaged = new ProblemError({ status: 400, code: 'upload-part-broken', detail: 'Beschädigt.' })
  const calls = {
    ...server.calls,
    sendPart: (...input: Parameters<typeof server.calls.sendPart>) => {
      tries += 1
      return tries === 1 ? Promise.reject(damaged) : server.calls.sendPart(...input)
    },
  }
  await send({ calls })
  expect(server.stored[0]?.text).toBe('abcdefghijklmnopqr')
  await expect(
    (await begun()).send({ calls: { ...server.calls, sendPart: () => Promise.reject(damaged) } }),
  ).rejects.toBe(damaged)
})
