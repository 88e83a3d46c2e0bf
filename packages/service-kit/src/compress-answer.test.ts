import { gunzipSync } from 'node:zlib'
import { defineEndpoint } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApi, publicRoute } from './index.ts'
import { quiet } from './kit.example.ts'

const names = (length: number) => Array.from({ length }, (_, at) => `Datei ${at}.pdf`)
const listNames = defineEndpoint({
  name: 'listNames',
  service: 'workflow',
  method: 'GET',
  path: '/name/',
  summary: '',
  who: 'anyone',
  query: z.object({ length: z.string() }),
  ok: 200,
  answer: z.object({ names: z.array(z.string()) }),
})
const app = createApi<unknown>({
  service: 'workflow',
  db: undefined as never,
  log: quiet,
  authenticate: async () => undefined as never,
})
publicRoute(app, listNames, ({ query }) => ({ names: names(Number(query.length)) }))

const ask = (length: number, encodings?: string) =>
  app.request(`/name/?length=${length}`, {
    ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }),
  })

test('a long answer is compressed for who takes gzip, and says so', async () => {
  const answer = await ask(5000, 'br, gzip, deflate')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-request-id')).toMatch(/./)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const plain = gunzipSync(bytes)
  expect(bytes.byteLength).toBeLessThan(plain.byteLength / 4)
  expect(JSON.parse(plain.toString())).toEqual({ names: names(5000) })
})

test.each([
  [5000, undefined],
  [5000, 'br'],
  [5000, 'gzip;q=0'],
  [10, 'gzip'],
])('%i names are not compressed where %j is taken', async (length, encodings) => {
  const answer = await ask(length, encodings)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual({ names: names(length) })
})
