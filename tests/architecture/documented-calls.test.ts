import { endpoints } from '@schrankwerk/contracts'
import { callersOf, laterCallers, laterCalls } from '@schrankwerk/contracts/later-calls'
import { expect, test } from 'vitest'

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
const known = new Map(
  endpoints.filter(({ routedBy }) => routedBy === undefined).map((endpoint) => [nameOf(endpoint), endpoint]),
)

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('no call is documented twice, save to two services', () => {
  const routed = endpoints.filter(({ routedBy }) => routedBy !== undefined)
  const others = endpoints.filter(({ routedBy }) => routedBy === undefined)
  expect(twice([...others, ...laterCalls].map(nameOf))).toEqual([])
  expect(twice(routed.map(nameOf))).toEqual([])
  expect(routed.map(nameOf).filter((name) => !others.map(nameOf).includes(name))).toEqual([])
  expect(twice(laterCallers.map((one) => `${nameOf(one)} ${one.who}`))).toEqual([])
})

test('a later call has no contract yet', () => {
  expect(laterCalls.map(nameOf).filter((name) => known.has(name))).toEqual([])
})

test('a later caller makes a call that is there, and is not let in yet unless it finds nothing', () => {
  for (const later of laterCallers) {
    const endpoint = known.get(nameOf(later))
    expect(endpoint, nameOf(later)).toBeDefined()
    expect(callersOf(endpoint!).includes(later.who), `${nameOf(later)} ${later.who}`).toBe(
      later.now === 'nothing',
    )
  }
})
