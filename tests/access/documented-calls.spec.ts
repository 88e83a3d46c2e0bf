import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { laterCalls } from '../architecture/documented-calls.ts'
import { stackAddresses } from '../stack-addresses.ts'

interface DocumentedCall {
  method: string
  path: string
  who: string
}

// The list of documented calls lies beside the repository where the product is built.
const list = join(dirname(join(import.meta.dirname, '../..')), 'shared/spec/paths.json')
const calls: DocumentedCall[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
const { portal } = stackAddresses()

const statusOf = async (method: string, path: string) => {
  const answer = await fetch(`${portal}/api${path}`, { method })
  await answer.body?.cancel()
  return answer.status
}

test('a call that nobody documented is 404', async () => {
  expect(await statusOf('GET', '/enquiry/nirgends')).toBe(404)
  expect(await statusOf('POST', '/offer/nirgends')).toBe(404)
})

describe.runIf(calls.length > 0)('documented calls, through the gateway', () => {
  // Without a token a known call says 401; only an unknown one, or one of another method, answers something else.
  test.each(calls.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const isLater = laterCalls.includes(`${method} ${path}`)
    const expected = isLater ? [404, 405] : [401]
    expect(expected).toContain(await statusOf(method, path))
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    expect(expected).toContain(await statusOf(method, other))
  })
})
