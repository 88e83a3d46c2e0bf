import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const screen = { top: 60, bottom: 700 }

test.each([
  ['nothing is taken', [], { top: 60, bottom: 700 }],
  ['something below is', [{ top: 640, bottom: 700 }], { top: 60, bottom: 640 }],
  ['something at the top is', [{ top: 40, bottom: 100 }], { top: 100, bottom: 700 }],
  [
    'what is between two is too low',
    [
      { top: 300, bottom: 340 },
      { top: 100, bottom: 200 },
    ],
    { top: 340, bottom: 700 },
  ],
  [
    'one lies in the other',
    [
      { top: 50, bottom: 300 },
      { top: 100, bottom: 140 },
    ],
    { top: 300, bottom: 700 },
  ],
  ['what is taken is outside', [{ top: 800, bottom: 900 }], { top: 60, bottom: 700 }],
])('where %s', (_what, taken, place) => {
  expect(freePlace(120, screen, taken)).toEqual(place)
})

test('is the highest where none has room', () => {
  const taken = [
    { top: 100, bottom: 400 },
    { top: 480, bottom: 690 },
  ]
  expect(freePlace(120, screen, taken)).toEqual({ top: 400, bottom: 480 })
})
