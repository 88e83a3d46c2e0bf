import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { choosePorts, describeMoved, portVariable, reachedAt } from './addresses.ts'
import { anyFreePort, freePort } from './ports.ts'
import { answers } from './until.ts'

test('a taken port makes way for the next free one', async () => {
  const server = createServer()
  const taken = await anyFreePort()
  server.listen(taken, '127.0.0.1')
  await once(server, 'listening')
  expect(await freePort(taken)).toBeGreaterThan(taken)
  server.close()
})

const hasIPv6 = Object.values(networkInterfaces()).some((own) =>
  own!.some(({ address }) => address === '::1'),
)
test.each(['127.0.0.1', '0.0.0.0', 'localhost', ...(hasIPv6 ? ['::', '::1'] : [])])(
  'what listens at %s is reached',
  async (host) => {
    const server = createWebServer((_request, response) => response.end())
    server.listen(0, host)
    await once(server, 'listening')
    expect(await answers(reachedAt(host, (server.address() as AddressInfo).port))).toBe(true)
    server.close()
  },
)

const hosts = ['127.0.0.1', ...(hasIPv6 ? ['::1', '::'] : [])]
test.each(hosts)('a port that somebody has at %s alone is taken', async (host) => {
  const server = createServer()
  const taken = await anyFreePort()
  server.listen({ port: taken, host, ipv6Only: isIPv6(host) })
  await once(server, 'listening')
  expect(await freePort(taken)).toBeGreaterThan(taken)
  server.close()
})

test('no port is handed out twice in one run', async () => {
  const wanted = await anyFreePort()
  expect(await freePort(wanted)).not.toBe(await freePort(wanted))
})

/** What another start chooses that wants this port; it keeps it until it is ended. */
async function chosenElsewhere(wanted: number) {
  const program = new URL('./ports.ts', import.meta.url).href
  const script = `const { freePort } = await import('${program}'); console.log(await freePort(${wanted})); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [chosen] = await once(other.stdout, 'data')
  const end = async () => {
    other.kill('SIGKILL')
    await once(other, 'exit')
  }
  return { port: Number(chosen), end }
}

test('a port that another start has chosen and not yet used is left to it', async () => {
  const wanted = await freePort(await anyFreePort())
  const other = await chosenElsewhere(wanted)
  expect(await freePort(wanted)).toBeGreaterThan(other.port)
  await other.end()
  expect(await freePort(other.port)).toBe(other.port)
})

test('a port that the operating system picked is kept, and handed out once to who wants it by its number', async () => {
  const picked = await anyFreePort()
  const other = await chosenElsewhere(picked)
  expect(other.port).toBeGreaterThan(picked)
  await other.end()
  expect(await freePort(picked)).toBe(picked)
  expect(await freePort(picked)).toBeGreaterThan(picked)
})

test('the environment names ports, and what had to move is told', async () => {
  const server = createServer()
  const taken = await anyFreePort()
  server.listen(taken, '127.0.0.1')
  await once(server, 'listening')
  const { ports, moved } = await choosePorts({ PORTAL_PORT: String(taken) }, {})
  expect(ports.portal).toBeGreaterThan(taken)
  expect(moved).toContainEqual({ name: 'portal', from: taken, to: ports.portal })
  expect(describeMoved(moved).join()).toMatch(
    new RegExp(`PORTAL_PORT ${taken} → ${ports.portal}.*PORTAL_PORT=<Port> npm start`),
  )
  expect(portVariable('keycloakManagement')).toBe('KEYCLOAK_MANAGEMENT_PORT')
  server.close()
})
