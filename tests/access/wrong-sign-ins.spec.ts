import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'

const { portal, keycloak, accounts } = stackAddresses()
const allowed = 3

// The stack's own gateway counts nothing; this one, before the same Keycloak, counts and hinders no other test.
let origin: string
let gateway: ReturnType<typeof spawn>

beforeAll(async () => {
  const port = await anyFreePort()
  gateway = spawn(process.execPath, [fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PORTAL_URL: portal,
      KEYCLOAK_URL: keycloak.replace(/\/admin\/$/, ''),
      TRUSTED_PROXIES: '1',
      RATE_LIMIT_WRONG_SIGN_IN: String(allowed),
    },
  })
  const ended = once(gateway, 'exit').then(([code]) =>
    Promise.reject(new Error(`The gateway ended: ${code}`)),
  )
  await Promise.race([once(gateway.stdout!, 'data'), ended])
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  if (gateway.exitCode !== null) return
  const ended = once(gateway, 'exit')
  gateway.kill('SIGTERM')
  await ended
})

/** Private ones: from others Keycloak wants https. */
const [office, elsewhere] = ['10.0.0.7', '10.0.0.8'] as const

/** Opens Keycloak's page and sends its form, as a browser at an address would. */
async function signIn(address: string, username: string, password: string): Promise<Response> {
  const headers = { 'x-forwarded-for': address, accept: 'text/html' }
  const query = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await fetch(`${origin}/auth/realms/schrankwerk/protocol/openid-connect/auth?${query}`, {
    headers,
  })
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const action = /<form[^>]+id="kc-form-login"[^>]+action="([^"]+)"/.exec(await page.text())![1]!
  return fetch(action.replaceAll('&amp;', '&').replace(portal, origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ username, password, credentialId: '' }),
  })
}

test('an address that tries many accounts has to wait; right sign-ins before it and elsewhere are not counted', async () => {
  const { mail, password } = accounts[0]!
  const right = (address: string) => signIn(address, mail, password)
  for (let i = 0; i < 2 * allowed; i += 1) {
    const answer = await right(office)
    expect(answer.status).toBe(302)
    expect(new URL(answer.headers.get('location')!).searchParams.get('code')).toBeTruthy()
  }
  // Nobody's accounts: no real one is locked by this.
  for (let i = 0; i < allowed; i += 1)
    expect((await signIn(office, `${randomUUID()}@nobody.example`, 'Sommer2026')).status).toBe(200)
  const refused = await right(office)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await refused.text()).toContain('Anmeldung angehalten')
  expect((await right(elsewhere)).status).toBe(302)
})
