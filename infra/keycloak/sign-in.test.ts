import { readFile } from 'node:fs/promises'
import { type TestKeycloak, testKeycloak, Visitor } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewTokens, signInForTokens } from '../demo/sign-in.ts'
import { until } from '../start/until.ts'
import { reconcile } from './reconcile.ts'

interface Named {
  id: string
  name: string
}

let keycloak: TestKeycloak
let portal: string
const password = 'ein-richtiges'

beforeAll(async () => {
  keycloak = await testKeycloak({ guarded: true })
  portal = keycloak.portal
}, 400_000)
afterAll(() => keycloak?.stop(), 60_000)

const typeOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).typ

const authorisation = (more: Record<string, string>) => {
  const query = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  })
  return fetch(`${keycloak.issuer}/protocol/openid-connect/auth?${query}`, { redirect: 'manual' })
}

test('no sign-in gives a refresh token that outlives its session', async () => {
  const answer = await authorisation({ scope: 'openid offline_access' })
  await answer.body?.cancel()
  expect(new URL(answer.headers.get('location')!).searchParams.get('error')).toBe('invalid_scope')
})

test('a realm that gave such tokens loses the scope, the role and what the tokens were good for', async () => {
  const mail = 'offline@nord.example'
  const { api, addAccount, reconcileInput } = keycloak
  await addAccount(mail, password)
  const [client] = (await api.get<Named[]>('/schrankwerk/clients?clientId=portal'))!
  const scope = (await api.get<Named[]>('/schrankwerk/client-scopes'))!.find(
    ({ name }) => name === 'offline_access',
  )!
  const { defaultRole } = (await api.get<{ defaultRole: Named }>('/schrankwerk'))!
  const role = await api.get('/schrankwerk/roles/offline_access')
  await api.send('PUT', `/schrankwerk/clients/${client!.id}/optional-client-scopes/${scope.id}`)
  await api.send('PUT', `/schrankwerk/default-optional-client-scopes/${scope.id}`)
  await api.send('POST', `/schrankwerk/roles-by-id/${defaultRole.id}/composites`, [role])
  const ask = () => signInForTokens({ portal, mail, password, scope: 'openid offline_access' })
  const { refreshToken } = await ask()
  expect(typeOf(refreshToken)).toBe('Offline')

  expect((await reconcile(reconcileInput)).toSorted()).toEqual([
    'default role offline_access',
    'default-optional-client-scopes',
    'optional-client-scopes portal',
  ])
  expect(await reconcile(reconcileInput)).toEqual([])
  await expect(ask()).rejects.toThrow()
  await expect(renewTokens(portal, refreshToken)).rejects.toThrow('invalid_grant')
  expect(typeOf((await signInForTokens({ portal, mail, password })).refreshToken)).toBe('Refresh')
})

test.each([
  'UPDATE_PASSWORD',
  'UPDATE_PROFILE',
  'CONFIGURE_RECOVERY_AUTHN_CODES',
  'webauthn-register-passwordless',
  'delete_credential',
])('Keycloak offers no form of its own for %s', async (action) => {
  const mail = `${action.toLowerCase()}@nord.example`
  await keycloak.addAccount(mail, password)
  const page = await authorisation({ kc_action: action })
  const cookie = page.headers.getSetCookie().map((line) => line.split(';')[0])
  const address = /<form[^>]+id="kc-form-login"[^>]+action="([^"]+)"/.exec(await page.text())![1]!
  const answer = await fetch(address.replaceAll('&amp;', '&'), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookie.join('; ') },
    body: new URLSearchParams({ username: mail, password, credentialId: '' }),
  })
  await answer.body?.cancel()
  // Straight back to the portal, not to Keycloak's own form.
  expect(answer.headers.get('location')).toMatch(`${portal}/?`)
  expect(answer.headers.get('location')).not.toContain('required-action')
})

const isIn = (mail: string, secret: string) =>
  signInForTokens({ portal, mail, password: secret }).then(
    () => true,
    () => false,
  )

interface Lock {
  numFailures: number
  disabled: boolean
  /** Seconds since 1970. */
  failedLoginNotBefore: number
  /** Milliseconds since 1970. */
  lastFailure: number
}

async function lockOf(sub: string) {
  const lock = (await keycloak.api.get<Lock>(`/schrankwerk/attack-detection/brute-force/users/${sub}`))!
  return { ...lock, waitSeconds: lock.failedLoginNotBefore - Math.floor(lock.lastFailure / 1000) }
}

/** What counts as quick, so that the speed of this machine decides nothing; the waits stay those of the realm. */
async function countAsQuick(milliseconds: number) {
  const realm = await keycloak.api.get<object>('/schrankwerk')
  await keycloak.api.send('PUT', '/schrankwerk', { ...realm, quickLoginCheckMilliSeconds: milliseconds })
}

test('quick wrong tries cost five seconds, not a minute', async () => {
  const mail = 'hastig@nord.example'
  const sub = await keycloak.addAccount(mail, password)
  await countAsQuick(60_000)
  for (let tries = 0; tries < 3; tries += 1) expect(await isIn(mail, 'ein-falsches')).toBe(false)
  await expect.poll(() => lockOf(sub)).toMatchObject({ waitSeconds: 5 })
  expect(await until(() => isIn(mail, password), { seconds: 30 })).toBe(true)
  expect(await reconcile(keycloak.reconcileInput)).toEqual(['realm'])
})

test('ten wrong tries lock for a minute, to grow with each further one', async () => {
  const mail = 'beharrlich@nord.example'
  const sub = await keycloak.addAccount(mail, password)
  await countAsQuick(0)
  // Keycloak counts after it has answered: two tries at its heels can be counted as one.
  for (let tries = 1; tries < 10; tries += 1) {
    expect(await isIn(mail, 'ein-falsches')).toBe(false)
    await expect.poll(() => lockOf(sub)).toMatchObject({ numFailures: tries, disabled: false })
  }
  expect(await isIn(mail, 'ein-falsches')).toBe(false)
  await expect.poll(() => lockOf(sub)).toMatchObject({ numFailures: 10, disabled: true, waitSeconds: 60 })
  expect(await isIn(mail, password)).toBe(false)
  expect(await reconcile(keycloak.reconcileInput)).toEqual(['realm'])
  expect(await keycloak.api.get('/schrankwerk')).toMatchObject({
    bruteForceStrategy: 'LINEAR',
    maxFailureWaitSeconds: 900,
  })
})

/** What the page says beneath its fields after a try, as text. */
async function failureOf(mail: string, secret: string) {
  const { html, back } = await new Visitor(portal).signIn(mail, secret)
  const said = (id: string) => {
    const inside = new RegExp(`id="${id}">([\\s\\S]*?)</div>`).exec(html)?.[1]
    return inside?.replace(/<[^>]+>/g, '').trim()
  }
  return { back, failure: said('sign-in-failure'), lock: said('sign-in-lock') }
}

test("every failed sign-in says alike when an account is locked and for how long, by the realm's own figures", async () => {
  const [locked, fine] = ['gesperrt@nord.example', 'offen@nord.example']
  const sub = await keycloak.addAccount(locked, password)
  await keycloak.addAccount(fine, password)
  await countAsQuick(0)
  const tries = async () => (await lockOf(sub)).numFailures
  for (let counted = 1; counted <= 10; counted += 1) {
    await isIn(locked, 'ein-falsches')
    await expect.poll(tries).toBe(counted)
  }
  const said = {
    back: undefined,
    failure: 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    lock: 'Nach 10 falschen Versuchen ist die Anmeldung für eine Minute gesperrt, nach jedem weiteren länger, höchstens für 15 Minuten. So lange gilt auch das richtige Passwort nicht. Mit einem neuen Passwort über „Passwort vergessen?“ geht es sofort weiter.',
  }
  expect(await failureOf(locked, password)).toEqual(said)
  expect(await failureOf(fine, 'ein-falsches')).toEqual(said)
  expect(await failureOf('niemand@nord.example', 'ein-falsches')).toEqual(said)

  const realm = await keycloak.api.get<object>('/schrankwerk')
  const stricter = { failureFactor: 4, waitIncrementSeconds: 120, maxFailureWaitSeconds: 600 }
  await keycloak.api.send('PUT', '/schrankwerk', { ...realm, ...stricter })
  expect((await failureOf('niemand@nord.example', 'ein-falsches')).lock).toMatch(
    /^Nach 4 falschen Versuchen ist die Anmeldung für 2 Minuten gesperrt, nach jedem weiteren länger, höchstens für 10 Minuten\./,
  )
  expect(await reconcile(keycloak.reconcileInput)).toEqual(['realm'])
})

test('what is typed into the wrong field of the sign-in page reaches no log', async () => {
  expect(await isIn('Geheim-im-falschen-Feld', 'egal')).toBe(false)
  expect(await readFile(keycloak.log, 'utf8')).not.toContain('Geheim-im-falschen-Feld')
})
