import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endpoints } from '@schrankwerk/contracts'
import { describe, expect, test } from 'vitest'
import { root } from './boundaries.ts'
import { addedCalls, laterCalls } from './documented-calls.ts'

interface DocumentedCall {
  service: string
  method: string
  path: string
  ok: number
  query?: string[]
}

// The list of documented calls lies beside the repository where the product is built.
const list = join(dirname(root), 'shared/spec/paths.json')
const calls: DocumentedCall[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
const known = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]))

describe.runIf(calls.length > 0)('documented calls', () => {
  test('each has its contract, or stands on the list of what comes later', () => {
    const missing = calls.map(nameOf).filter((name) => !known.has(name))
    expect(
      missing.filter((name) => !laterCalls.includes(name)),
      'documented, not in the contracts',
    ).toEqual([])
    expect(
      laterCalls.filter((name) => !missing.includes(name)),
      'there by now: take them off the list',
    ).toEqual([])
  })

  test('each of ours is documented, or stands on the list of what was added', () => {
    const documented = new Set(calls.map(nameOf))
    expect([...known.keys()].filter((name) => !documented.has(name)).sort()).toEqual([...addedCalls].sort())
  })

  test.each(calls.filter((call) => known.has(nameOf(call))).map((call) => [nameOf(call), call] as const))(
    '%s has the documented service and status',
    (name, call) => {
      const { service, ok } = known.get(name)!
      expect({ service, ok }).toEqual({ service: call.service, ok: call.ok })
    },
  )
})
