import { expect, test } from 'vitest'
import { floatingPlace } from './use-floating-place.ts'

const view = { width: 400, height: 300 }
const box = { width: 100, height: 80 }
const anchor = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 30 })

test.each([
  ['below, ends flush', anchor(200, 50), 'end', { left: 140, top: 84 }],
  ['below, begins flush', anchor(200, 50), 'start', { left: 200, top: 84 }],
  ['above where there is no room below', anchor(200, 250), 'end', { left: 140, top: 166 }],
  ['not beyond the left edge', anchor(10, 50), 'end', { left: 8, top: 84 }],
  ['not beyond the right edge', anchor(370, 50), 'start', { left: 292, top: 84 }],
] as const)('%s', (_name, at, align, expected) => {
  expect(floatingPlace(at, box, view, align)).toEqual(expected)
})
