import { type AnyEndpoint, endpoints, problem } from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { expected } from './expected.ts'
import { type ActorName, actors } from './people.ts'
import { makeWorld, type World } from './world.ts'

const codes: Readonly<Record<number, readonly string[]>> = {
  401: ['not-signed-in'],
  403: [
    'not-allowed',
    'code-invalid',
    'folder-password-wrong',
    'other-party',
    'password-change-needed',
    'registration-pending',
    'file-type-not-allowed',
    'conversation-by-supplier',
  ],
  404: ['not-found'],
}
const endpointOf = (name: string): AnyEndpoint =>
  endpoints.find((endpoint) => endpoint.name === name.split(':')[0]) as AnyEndpoint
const cellsOf = (name: string) => (expected[name] ?? '').match(/\d{3}/g)?.map(Number) ?? []

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

test('every call has its lines in the table, and every line its call', () => {
  const named = new Set(Object.keys(expected).map((name) => endpointOf(name)?.name))
  expect(endpoints.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  expect(Object.keys(expected).sort()).toEqual(Object.keys(calls).sort())
  for (const name of Object.keys(expected)) expect(cellsOf(name), name).toHaveLength(actors.length)
})

describe.each(Object.keys(expected))('%s', (name) => {
  const cells = cellsOf(name)
  test.each(actors.map((actor, at) => [actor, cells[at]] as const))('%s gets %i', async (actor, status) => {
    const sent = await calls[name]!(world)
    const answer = await world.people[actor as ActorName].ask(endpointOf(name), sent)
    if (answer.ok) world.usedUp()
    const isLive = answer.headers.get('content-type')?.includes('event-stream')
    if (isLive) await answer.body?.cancel()
    const text = isLive ? '' : await answer.text()
    expect(answer.status, text).toBe(status)
    if (answer.status < 400) return
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    const said = z.parse(problem, JSON.parse(text))
    const allowed = codes[answer.status]
    if (allowed) expect(allowed).toContain(said.code)
  })
})
