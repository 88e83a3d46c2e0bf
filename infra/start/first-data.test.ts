import { describe, expect, it, test } from 'vitest'
import { firstDataOf, isThisMachine } from './first-data.ts'

test.each([
  ['http://localhost:8080', true],
  ['http://localhost.', true],
  ['http://LOCALHOST', true],
  ['http://portal.localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://127.9.8.7', true],
  ['http://127.1', true],
  ['http://[::1]:8080', true],
  ['http://localhost.example', false],
  ['http://mylocalhost', false],
  ['http://127.example', false],
  ['http://128.0.0.1', false],
  ['http://0.0.0.0:8080', false],
  ['http://192.168.0.2', false],
  ['http://[::2]', false],
  ['https://portal.example', false],
  ['https://localhost@portal.example', false],
])('%s is this machine: %s', (portal, isIt) => {
  expect(isThisMachine(portal)).toBe(isIt)
})

const beginning = {
  empty: false,
  beganEmpty: false,
  holdsDemo: false,
  isWanted: true,
  portal: 'http://localhost:8080',
  environment: {},
}
const opened = { portal: 'https://portal.example' }

describe('a start', () => {
  it.each([
    [{}, 'demo'],
    [{ holdsDemo: true }, 'demo'],
    [{ isWanted: false }, 'none'],
    [{ isWanted: false, ...opened }, 'none'],
    [{ empty: true }, 'empty'],
    [{ empty: true, ...opened }, 'empty'],
    [{ beganEmpty: true }, 'empty'],
    [{ beganEmpty: true, ...opened }, 'empty'],
    [{ empty: true, isWanted: false }, 'none'],
    [{ ...opened, environment: { SCHRANKWERK_DEMO: 'yes' } }, 'demo'],
  ] as const)('%j begins with %s', (change, data) => {
    expect(firstDataOf({ ...beginning, ...change })).toBe(data)
  })

  it.each([
    [{ ...opened }, /--empty ohne Demodaten/],
    [{ ...opened, environment: { SCHRANKWERK_DEMO: '1' } }, /SCHRANKWERK_DEMO=yes/],
    [{ ...opened, holdsDemo: true }, /--empty --fresh/],
    [{ ...opened, holdsDemo: true, isWanted: false }, /--empty --fresh/],
    [{ empty: true, holdsDemo: true }, /--empty --fresh/],
    [{ empty: true, holdsDemo: true, environment: { SCHRANKWERK_DEMO: 'yes' } }, /--empty --fresh/],
  ])('%j is refused and says how to go on', (change, remedy) => {
    expect(() => firstDataOf({ ...beginning, ...change })).toThrow(
      expect.objectContaining({ part: 'Demodaten', remedy: expect.stringMatching(remedy) }),
    )
  })
})
