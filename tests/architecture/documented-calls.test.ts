import { endpoints } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('no call is documented twice, save to two services', () => {
  const routed = endpoints.filter(({ routedBy }) => routedBy !== undefined)
  const others = endpoints.filter(({ routedBy }) => routedBy === undefined)
  expect(twice(others.map(nameOf))).toEqual([])
  expect(twice(routed.map(nameOf))).toEqual([])
  expect(routed.map(nameOf).filter((name) => !others.map(nameOf).includes(name))).toEqual([])
})
