import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { send, startGateway } from './gateway.example.ts'
import { createProxyWarning } from './warn-of-proxies.ts'

const told = (lines: string[]) => lines.filter((line) => line.includes('TRUSTED_PROXIES')).length

test.each([
  ['0', { 'x-forwarded-for': '203.0.113.7' }, 1],
  ['0', {}, 0],
  ['1', { 'x-forwarded-for': '203.0.113.7' }, 0],
])('with %s trusted proxies and the headers %j it warns %i times', async (trusted, headers, times) => {
  const gateway = await startGateway({ TRUSTED_PROXIES: trusted })
  for (let i = 0; i < 3; i += 1) await send(gateway.origin, '/health', { headers })
  expect(told(gateway.lines)).toBe(times)
  await gateway.stop()
})

test('it warns again after a minute', () => {
  let now = 0
  let times = 0
  const log = pino({}, { write: () => void times++ })
  const warn = createProxyWarning({ trustedProxies: 0 }, log, () => now)
  const req = new IncomingMessage(new Socket())
  req.headers['x-forwarded-for'] = '203.0.113.7'
  for (now = 0; now < 120_000; now += 1_000) warn(req)
  expect(times).toBe(2)
})
