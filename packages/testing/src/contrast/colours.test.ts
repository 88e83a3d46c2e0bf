import { expect, test } from 'vitest'
import { contrast, type Paint, parseColour, seen } from './colours.ts'

const paint = (colour: string, given: Partial<Paint> = {}): Paint => ({
  colour,
  share: 1,
  opacity: 1,
  ...given,
})
const black = 'rgb(0, 0, 0)'
const rounded = (paints: Paint[]) => seen(paints).map((part) => Math.round(part * 100) / 100)

test.each([
  ['rgb(255, 0, 51)', [1, 0, 0.2, 1]],
  ['rgba(255, 0, 51, 0.5)', [1, 0, 0.2, 0.5]],
  ['color(srgb 1 0 0.2 / 0.4)', [1, 0, 0.2, 0.4]],
  ['color(srgb 1 0 2e-1)', [1, 0, 0.2, 1]],
])('%s is read', (text, parts) => {
  expect(parseColour(text)).toEqual(parts)
})

test('a colour that cannot be measured is no colour that passes', () => {
  expect(() => parseColour('oklch(0.5 0.1 200)')).toThrow('oklch')
})

test('what lets through shows what is behind it, at last white', () => {
  expect(rounded([paint(black, { share: 0.4 })])).toEqual([0.6, 0.6, 0.6, 1])
  expect(rounded([paint('rgba(0, 0, 0, 0.4)'), paint('rgb(255, 0, 0)')])).toEqual([0.6, 0, 0, 1])
  // A group fades as one: its ground does not shine through what stands on it.
  expect(rounded([paint(black), paint('rgb(255, 0, 0)', { opacity: 0.5 })])).toEqual([0.5, 0.5, 0.5, 1])
})

test.each([
  [black, 'rgb(255, 255, 255)', 21],
  [black, black, 1],
  ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
])('%s and %s contrast by %d', (one, other, wanted) => {
  expect(contrast(parseColour(one), parseColour(other))).toBeCloseTo(wanted, 2)
  expect(contrast(parseColour(other), parseColour(one))).toBeCloseTo(wanted, 2)
})
