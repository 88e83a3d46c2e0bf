// What forwarding costs: a small GET straight to a server and through the gateway, in turns, on the loopback.
// Server and gateway each run in a process of their own. Run with: node gateway/src/forwarding.bench.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Pool } from 'undici'

const rounds = 9
const roundMs = 800
const inFlight = 32
const here = fileURLToPath(import.meta.url)
const body = JSON.stringify({
  content: Array.from({ length: 5 }, (_, i) => ({ id: i, title: `Anfrage ${i}` })),
})

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

if (process.argv[2] === 'upstream') {
  // It answers Keycloak's keys too, so that the gateway counts by person, as it does for signed-in users.
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256' }] })
  const token = await new SignJWT({ sub: 'bench' })
    .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
    .setExpirationTime('1h')
    .sign(privateKey)
  const server = createServer((req, res) => {
    if (req.url!.endsWith('/certs')) return void res.end(keys)
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    res.end(body)
  })
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`${(server.address() as AddressInfo).port} ${token}\n`),
  )
} else {
  await compare()
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Requests a second, the answers read to their end. */
async function rate(origin: string, path: string, token: string): Promise<number> {
  const pool = new Pool(origin, { connections: inFlight, pipelining: 1 })
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const until = performance.now() + roundMs
  let answered = 0
  const worker = async () => {
    while (performance.now() < until) {
      const answer = await pool.request({ path, method: 'GET', headers })
      if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`)
      await answer.body.dump()
      answered += 1
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: inFlight }, worker))
  const seconds = (performance.now() - began) / 1_000
  await pool.close()
  return answered / seconds
}

async function untilHealthy(origin: string, gateway: ChildProcess): Promise<void> {
  while (gateway.exitCode === null) {
    const alive = await fetch(`${origin}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (alive) return
  }
  throw new Error('The gateway ended before it answered.')
}

async function compare(): Promise<void> {
  const upstream = spawn(process.execPath, [here, 'upstream'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(upstream.stdout, 'data')
  const [upstreamPort, token] = String(line).trim().split(' ') as [string, string]
  const direct = `http://127.0.0.1:${upstreamPort}`
  const port = await freePort()
  const gateway = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WORKFLOW_URL: direct,
      KEYCLOAK_URL: `${direct}/auth`,
      WEB_FOLDER: mkdtempSync(`${tmpdir()}/gateway-bench-`),
      RATE_LIMIT_FACTOR: '100000',
    },
  })
  try {
    const through = `http://127.0.0.1:${port}`
    await untilHealthy(through, gateway)
    const path = '/enquiry/filter?page=0&paginationSize=15'
    await rate(direct, path, token)
    await rate(through, `/api${path}`, token)
    const ratios: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const directRate = await rate(direct, path, token)
      const throughRate = await rate(through, `/api${path}`, token)
      ratios.push(throughRate / directRate)
      process.stdout.write(
        `round ${round}: direct ${directRate.toFixed(0)}/s, through the gateway ${throughRate.toFixed(0)}/s, ratio ${(throughRate / directRate).toFixed(2)}\n`,
      )
    }
    process.stdout.write(`median ratio ${median(ratios).toFixed(2)} (wanted: at least 0.40)\n`)
  } finally {
    gateway.kill('SIGTERM')
    upstream.kill('SIGTERM')
  }
}
