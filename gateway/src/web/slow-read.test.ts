import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listen, send } from '../gateway.example.ts'
import { createWebFiles } from './web-files.ts'

test('a read that hangs is ended, so that the next try can succeed', async () => {
  const files = createWebFiles({
    folder: '/',
    readMs: 50,
    added: [],
    log: pino({ enabled: false }),
    // A disk far away that does not answer.
    loader: { load: () => new Promise(() => {}) },
  })
  const server = createServer((req, res) => void files.serve(req, res, { path: req.url!, query: '' }, 'id'))
  const origin = await listen(server)
  const answer = await send(origin, '/mfe/catalogue/1.0.0/js/remoteEntry.0a1b2c3d.js')
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  server.close()
})
