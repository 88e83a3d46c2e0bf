import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminApi, openAdminApi } from '@schrankwerk/infra/keycloak/admin-api.ts'
import type { ReconcileInput } from '@schrankwerk/infra/keycloak/reconcile.ts'
import { defaultHome } from '@schrankwerk/infra/start/home.ts'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { startStack } from '@schrankwerk/infra/start/stack.ts'

export { codeOf, type Page, Visitor } from '@schrankwerk/infra/keycloak/sign-in-forms.example.ts'

export interface TestKeycloak {
  /** Where people sign in and where the portal is taken to be: `signInForTokens({ portal, … })`. */
  portal: string
  /** Ends in /auth. */
  url: string
  issuer: string
  api: AdminApi
  reconcileInput: ReconcileInput
  usersClientSecret: string
  passwordsClientSecret: string
  internalClientSecret: string
  /** Makes an account; its `sub`. */
  addAccount(mail: string, password: string): Promise<string>
  /** The file that Keycloak's output goes to. */
  log: string
  stop(): Promise<void>
}

/**
 * Keycloak counts a sign-in after it has answered, and until then refuses the same person's next one as it refuses a
 * wrong password. Tests sign one person in again and again, faster than a busy machine counts.
 */
const signInsAtOnce = 'KC_SPI_BRUTE_FORCE_PROTECTOR__DEFAULT_BRUTE_FORCE_DETECTOR__ALLOW_CONCURRENT_REQUESTS'

/**
 * A Keycloak of its own with the product's realm; without a gateway it gives itself out under its own address.
 * Other than the product's it lets one person sign in twice at once; with `guarded` it does not either.
 */
export async function testKeycloak({ guarded = false } = {}): Promise<TestKeycloak> {
  const folder = await mkdtemp(join(tmpdir(), 'keycloak-'))
  const [port, management, postgres] = [await anyFreePort(), await anyFreePort(), await anyFreePort()]
  const portal = `http://localhost:${port}`
  const secrets = {
    USERS_CLIENT_SECRET: 'users-secret',
    PASSWORDS_CLIENT_SECRET: 'passwords-secret',
    INTERNAL_CLIENT_SECRET: 'internal-secret',
  }
  const stack = await startStack({
    home: folder,
    cache: process.env.SCHRANKWERK_CACHE ?? join(defaultHome(), 'cache'),
    parts: ['postgres', 'keycloak'],
    ports: { postgres, keycloak: port, keycloakManagement: management },
    environment: { ...process.env, ...secrets, PORTAL_URL: portal, [signInsAtOnce]: String(!guarded) },
    quiet: true,
  })
  const { url, admin } = stack.keycloak!
  if (url !== `${portal}/auth`) throw new Error(`Port ${port} was taken meanwhile.`)
  // The administrator's token is good for a minute, a test file may take longer.
  const open = () => openAdminApi(url, admin.username, admin.password)
  const api: AdminApi = {
    get: async <T>(path: string) => (await open()).get<T>(path),
    send: async (method, path, body) => (await open()).send(method, path, body),
  }
  return {
    portal,
    url,
    issuer: `${url}/realms/schrankwerk`,
    api,
    reconcileInput: { baseUrl: url, admin, values: { ...secrets, PORTAL_ORIGIN: portal } },
    usersClientSecret: secrets.USERS_CLIENT_SECRET,
    passwordsClientSecret: secrets.PASSWORDS_CLIENT_SECRET,
    internalClientSecret: secrets.INTERNAL_CLIENT_SECRET,
    async addAccount(mail, password) {
      await api.send('POST', '/schrankwerk/users', {
        username: mail,
        email: mail,
        emailVerified: true,
        enabled: true,
        firstName: 'Einkauf',
        lastName: 'Nord',
        credentials: [{ type: 'password', value: password, temporary: false }],
      })
      const [user] = (await api.get<{ id: string }[]>(
        `/schrankwerk/users?exact=true&email=${encodeURIComponent(mail)}`,
      ))!
      return user!.id
    },
    log: stack.home.logOf('keycloak'),
    async stop() {
      await stack.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
