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

test('the program starts from its environment, serves, logs, and ends at once when asked', async () => {
  const part = await startPart((req, res) => {
    if (req.url === '/notification/stream') res.write('data: 1\n\n')
    else res.end('{"a":1}')
  })
  ends.push(part.stop)
  const [port, metricsPort] = [await freePort(), await freePort()]
  const program = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: port, METRICS_PORT: metricsPort, IDENTITY_URL: part.origin, NOTIFICATION_URL: part.origin },
  })
  ends.push(() => program.kill('SIGKILL'))
  let log = ''
  program.stdout.on('data', (chunk) => {
    log += chunk
  })
  await expect.poll(() => log + (program.exitCode ?? '')).toContain('listening')
  const origin = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${origin}/api/user/?id=secret`)).json()).toEqual({ a: 1 })
  expect((await fetch(`http://127.0.0.1:${metricsPort}/ready`)).status).toBe(200)
  const live = await fetch(`${origin}/api/notification/stream`)
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await expect(live.text()).rejects.toThrow()
  expect(await ended).toEqual([0, null])
  expect(log).toContain('"path":"/api/user/"')
  expect(log).not.toContain('secret')
})
