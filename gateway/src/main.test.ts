import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { startPart } from './gateway.example.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const freePort = async (): Promise<string> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return String(port)
}

const startProgram = async (environment: Record<string, string>) => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const program = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: port, METRICS_PORT: metricsPort, ...environment },
  })
  ends.push(() => program.kill('SIGKILL'))
  const said = { log: '' }
  program.stdout.on('data', (chunk) => {
    said.log += chunk
  })
  await expect.poll(() => said.log + (program.exitCode ?? '')).toContain('listening')
  return {
    program,
    said,
    origin: `http://127.0.0.1:${port}`,
    ready: async () => (await fetch(`http://127.0.0.1:${metricsPort}/ready`)).status,
  }
}

test('the program starts from its environment, serves, logs, and ends live streams when asked to end', async () => {
  const part = await startPart((req, res) => {
    if (req.url === '/notification/stream') res.write('data: 1\n\n')
    else res.end('{"a":1}')
  })
  ends.push(part.stop)
  const { program, said, origin, ready } = await startProgram({
    IDENTITY_URL: part.origin,
    NOTIFICATION_URL: part.origin,
    DRAIN_MS: '0',
  })
  expect(await (await fetch(`${origin}/api/user/?id=secret`)).json()).toEqual({ a: 1 })
  expect(await ready()).toBe(200)
  const live = await fetch(`${origin}/api/notification/stream`)
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await expect(live.text()).rejects.toThrow()
  expect(await ended).toEqual([0, null])
  expect(said.log).toContain('"path":"/api/user/"')
  expect(said.log).not.toContain('secret')
})

test('asked to end it says so, answers on for a while, finishes what is under way, then ends with 0', async () => {
  const slow = Promise.withResolvers<void>()
  let begun = false
  const part = await startPart(async (req, res) => {
    if (req.url === '/user/?id=slow') {
      begun = true
      await slow.promise
    }
    res.end('{}')
  })
  ends.push(part.stop)
  const { program, origin, ready } = await startProgram({ IDENTITY_URL: part.origin, DRAIN_MS: '3000' })
  const exit = once(program, 'exit')
  const underWay = fetch(`${origin}/api/user/?id=slow`)
  await expect.poll(() => begun).toBe(true)

  program.kill('SIGTERM')
  await expect.poll(ready).toBe(503)
  const late = await fetch(`${origin}/api/user/?id=late`)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  const refused = () =>
    fetch(`${origin}/api/user/`).then(
      () => false,
      () => true,
    )
  await expect.poll(refused).toBe(true)

  slow.resolve()
  expect(await (await underWay).text()).toBe('{}')
  expect(await exit).toEqual([0, null])
})
