import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultHome } from '../start/home.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { type ReconcileInput, reconcile } from './reconcile.ts'

const portal = 'http://localhost:18080'
const secrets = {
  USERS_CLIENT_SECRET: 'users-secret',
  PASSWORDS_CLIENT_SECRET: 'passwords-secret',
  INTERNAL_CLIENT_SECRET: 'internal-secret',
}

let folder: string
let stack: Stack
let api: AdminApi
let input: ReconcileInput

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keycloak-'))
  stack = await startStack({
    home: folder,
    cache: process.env.SCHRANKWERK_CACHE ?? join(defaultHome(), 'cache'),
    parts: ['postgres', 'keycloak'],
    ports: { postgres: 21000, keycloak: 21100, keycloakManagement: 21200 },
    environment: { ...process.env, ...secrets, PORTAL_URL: portal },
    quiet: true,
  })
  const { url, admin } = stack.keycloak!
  input = { baseUrl: url, admin, values: { ...secrets, PORTAL_ORIGIN: portal } }
  api = await openAdminApi(url, admin.username, admin.password)
}, 300_000)

afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

async function tokenOf(client: string, secret: string) {
  const response = await fetch(`${input.baseUrl}/realms/schrankwerk/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: secret }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return { token, claims: JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) }
}

const clientNamed = async (clientId: string) =>
  (await api.get<{ id: string; redirectUris: string[]; publicClient: boolean }[]>(
    `/schrankwerk/clients?clientId=${clientId}`,
  ))![0]!

test('a realm that is as the files say is left alone', async () => {
  expect(stack.keycloak!.changed).toContain('realm')
  expect(await reconcile(input)).toEqual([])
})

test('a password is given to the sign-in page alone: no client takes it directly', async () => {
  for (const client of ['admin-cli', 'portal']) {
    const response = await fetch(`${input.baseUrl}/realms/schrankwerk/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: client,
        username: 'jemand@nord.example',
        password: 'falsch',
      }),
    })
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/^(invalid|unauthorized)_client$/),
    })
  }
})

test('what someone changed by hand is brought back, and only that', async () => {
  const portalClient = await clientNamed('portal')
  await api.send('PUT', `/schrankwerk/clients/${portalClient.id}`, {
    ...portalClient,
    redirectUris: ['https://elsewhere.example/*'],
  })
  const realm = await api.get<{ attributes: object }>('/schrankwerk')
  await api.send('PUT', '/schrankwerk', {
    ...realm,
    bruteForceProtected: false,
    accessTokenLifespan: 3600,
    adminEventsEnabled: false,
    attributes: { ...realm!.attributes, adminEventsExpiration: '1', 'set-by-hand': 'stays' },
  })
  expect(await reconcile(input)).toEqual(['realm', 'client portal'])
  expect((await clientNamed('portal')).redirectUris).toEqual([`${portal}/*`])
  expect(await api.get('/schrankwerk')).toMatchObject({
    bruteForceProtected: true,
    accessTokenLifespan: 300,
    adminEventsEnabled: true,
    attributes: { adminEventsExpiration: '86400', 'set-by-hand': 'stays' },
  })
  expect(await reconcile(input)).toEqual([])
})

test('a missing audience comes back and a foreign one goes', async () => {
  const { id } = await clientNamed('portal')
  const path = `/schrankwerk/clients/${id}/protocol-mappers/models`
  const mappers = (await api.get<{ id: string; name: string }[]>(path))!
  await api.send('DELETE', `${path}/${mappers.find(({ name }) => name === 'audience-portal-api')!.id}`)
  await api.send('POST', path, {
    name: 'audience-elsewhere',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-audience-mapper',
    config: { 'included.custom.audience': 'elsewhere', 'access.token.claim': 'true' },
  })
  expect(await reconcile(input)).toEqual([
    'mapper portal/audience-portal-api',
    'mapper portal/audience-elsewhere',
  ])
})

test('what someone added to a client by hand goes: addresses, scopes and claims', async () => {
  const client = await clientNamed('portal')
  const path = `/schrankwerk/clients/${client.id}`
  const redirectUris = [...client.redirectUris, 'https://elsewhere.example/*']
  await api.send('PUT', path, { ...client, redirectUris })
  const scopes = (await api.get<{ id: string; name: string }[]>('/schrankwerk/client-scopes'))!
  const phone = scopes.find(({ name }) => name === 'phone')!
  const address = scopes.find(({ name }) => name === 'address')!
  await api.send('PUT', `${path}/default-client-scopes/${phone.id}`)
  await api.send('PUT', `${path}/optional-client-scopes/${address.id}`)
  await api.send('POST', `${path}/protocol-mappers/models`, {
    name: 'a-claim',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-hardcoded-claim-mapper',
    config: { 'claim.name': 'sub', 'claim.value': 'someone-else', 'access.token.claim': 'true' },
  })
  expect(await reconcile(input)).toEqual([
    'client portal',
    'default-client-scopes portal',
    'optional-client-scopes portal',
    'mapper portal/a-claim',
  ])
  expect(await reconcile(input)).toEqual([])
})

test('nobody holds a role at Keycloak by having an account', async () => {
  const { defaultRole } = (await api.get<{ defaultRole: { id: string } }>('/schrankwerk'))!
  const composites = `/schrankwerk/roles-by-id/${defaultRole.id}/composites`
  expect(await api.get(composites)).toEqual([])
  const account = await clientNamed('account')
  const role = await api.get(`/schrankwerk/clients/${account.id}/roles/manage-account`)
  await api.send('POST', composites, [role])
  expect(await reconcile(input)).toEqual(['default role manage-account'])
  expect(await api.get(composites)).toEqual([])
})

test('another address of the portal needs no new realm', async () => {
  const moved = { ...input, values: { ...input.values, PORTAL_ORIGIN: 'http://localhost:18090' } }
  expect(await reconcile(moved)).toEqual(['client portal'])
  expect((await clientNamed('portal')).redirectUris).toEqual(['http://localhost:18090/*'])
  expect(await reconcile(input)).toEqual(['client portal'])
})

test('the account for users may manage users, read events and nothing else', async () => {
  const { token, claims } = await tokenOf('portal-services', secrets.USERS_CLIENT_SECRET)
  expect(claims.resource_access['realm-management'].roles.toSorted()).toEqual(
    expect.arrayContaining(['manage-users', 'query-users', 'view-events', 'view-users']),
  )
  const call = (path: string, method = 'GET', body?: unknown) =>
    fetch(`${input.baseUrl}/admin/realms/schrankwerk${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    }).then((response) => response.status)
  const user = { username: 'neu@nord.example', email: 'neu@nord.example', enabled: true }
  expect(await call('/users', 'POST', user)).toBe(201)
  expect(await call('/users', 'POST', user)).toBe(409)
  expect(await call('/clients')).toBe(403)
  expect(await call('', 'PUT', { bruteForceProtected: false })).toBe(403)
  for (const events of ['/admin-events', '/events']) {
    expect(await call(events)).toBe(200)
    expect(await call(events, 'DELETE')).toBe(403)
  }
  expect(await call('/events/config', 'PUT', { adminEventsEnabled: false })).toBe(403)
})

test('the account for calls between services has its audience and no role', async () => {
  const { token, claims } = await tokenOf('portal-internal', secrets.INTERNAL_CLIENT_SECRET)
  expect(claims).toMatchObject({ aud: 'portal-internal-api', azp: 'portal-internal' })
  expect(claims.iss).toBe(`${portal}/auth/realms/schrankwerk`)
  expect([claims.realm_access, claims.resource_access]).toEqual([undefined, undefined])
  const users = await fetch(`${input.baseUrl}/admin/realms/schrankwerk/users`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(users.status).toBe(403)
})

test('a role given by hand to a service account is taken away', async () => {
  const { id } = await clientNamed('portal-internal')
  const account = await api.get<{ id: string }>(`/schrankwerk/clients/${id}/service-account-user`)
  const management = await clientNamed('realm-management')
  const role = await api.get(`/schrankwerk/clients/${management.id}/roles/manage-realm`)
  await api.send('POST', `/schrankwerk/users/${account!.id}/role-mappings/clients/${management.id}`, [role])
  expect(await reconcile(input)).toEqual(['role portal-internal/manage-realm'])
})

test('a password alone gives no token: the portal signs in with code and PKCE only', async () => {
  const response = await fetch(`${input.baseUrl}/realms/schrankwerk/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'portal', username: 'x', password: 'y' }),
  })
  expect(response.status).toBe(400)
  const withoutChallenge = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope: 'openid',
  })
  const page = await fetch(
    `${input.baseUrl}/realms/schrankwerk/protocol/openid-connect/auth?${withoutChallenge}`,
    {
      redirect: 'manual',
    },
  )
  expect(page.headers.get('location')).toContain('error=invalid_request')
})

test('the sign-in page is German, in the theme of the product, without a choice of language', async () => {
  const query = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: `${portal}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  })
  const response = await fetch(`${input.baseUrl}/realms/schrankwerk/protocol/openid-connect/auth?${query}`, {
    headers: { 'accept-language': 'en' },
  })
  const html = await response.text()
  expect(html).toContain('lang="de"')
  expect(html).toContain('css/schrankwerk.css')
  expect(html).toContain('schrankwerk-wordmark')
  expect(html).not.toContain('login-select-toggle')
  // The portal's own ways, none of Keycloak's.
  for (const way of ['/forget', '/register', '/imprint', '/privacy']) expect(html).toContain(`href="${way}"`)
  expect(html).not.toMatch(/login-actions\/(?:registration|reset-credentials)/)
})
