import { ensureDistribution } from '../../keycloak/distribution.ts'
import { findJava } from '../../keycloak/java.ts'
import { reconcile } from '../../keycloak/reconcile.ts'
import { startKeycloakServer } from '../../keycloak/server.ts'
import { PartFailure } from '../failure.ts'
import type { Setting } from '../part.ts'
import type { PostgresPart } from './postgres.ts'

export interface KeycloakPart {
  /** Direct address of Keycloak, ends in /auth. */
  url: string
  admin: { username: string; password: string }
  /** What the reconcile step changed in the realm. */
  changed: string[]
}

/** Keycloak, our own or the one that KEYCLOAK_URL names, with the realm as the files have it. */
export async function startKeycloak(
  setting: Setting,
  postgres: Promise<PostgresPart>,
  step: (text: string) => void,
): Promise<KeycloakPart> {
  const { environment, home, secrets } = setting
  const log = home.logOf('keycloak')
  const admin = {
    username: environment.KEYCLOAK_ADMIN ?? 'admin',
    password: secrets('KEYCLOAK_ADMIN_PASSWORD'),
  }
  const url =
    environment.KEYCLOAK_URL?.replace(/\/$/, '') || (await startOwn(setting, postgres, admin, log, step))
  const values = {
    PORTAL_ORIGIN: setting.portal,
    USERS_CLIENT_SECRET: secrets('USERS_CLIENT_SECRET'),
    PASSWORDS_CLIENT_SECRET: secrets('PASSWORDS_CLIENT_SECRET'),
    INTERNAL_CLIENT_SECRET: secrets('INTERNAL_CLIENT_SECRET'),
  }
  const changed = await reconcile({ baseUrl: url, admin, values }).catch((error) => {
    throw new PartFailure(
      'Keycloak',
      `Der Realm ließ sich nicht abgleichen: ${(error as Error).message}`,
      'Prüfen Sie KEYCLOAK_ADMIN und KEYCLOAK_ADMIN_PASSWORD.',
      log,
    )
  })
  await checkIssuer(url, setting.portal)
  return { url, admin, changed }
}

/** Tokens that name another address than the portal's are believed by no service. */
async function checkIssuer(url: string, portal: string): Promise<void> {
  const { host, protocol, port } = new URL(portal)
  const scheme = protocol.slice(0, -1)
  const answer = await fetch(`${url}/realms/schrankwerk/.well-known/openid-configuration`, {
    headers: {
      'x-forwarded-host': host,
      'x-forwarded-proto': scheme,
      'x-forwarded-port': port || (scheme === 'https' ? '443' : '80'),
    },
  })
  const { issuer } = (await answer.json()) as { issuer: string }
  if (issuer === `${portal}/auth/realms/schrankwerk`) return
  throw new PartFailure(
    'Keycloak',
    `Keycloak unter ${url} meldet für ${issuer} an, das Portal hat die Adresse ${portal}.`,
    `Starten Sie jenes Keycloak mit --hostname=${portal}/auth, oder geben Sie mit PORTAL_URL oder PORTAL_PORT die Adresse an, auf die es eingestellt ist.`,
  )
}

async function startOwn(
  setting: Setting,
  postgres: Promise<PostgresPart>,
  admin: { username: string; password: string },
  log: string,
  onStep: (text: string) => void,
): Promise<string> {
  const { home, ports, processes, portal, environment } = setting
  const java = await findJava(home.cache)
  const folder = await ensureDistribution(home.cache, java, log, onStep)
  const { host, port, passwordOf } = await postgres
  await startKeycloakServer({
    processes,
    folder,
    cache: home.cache,
    java,
    port: ports.keycloak,
    managementPort: ports.keycloakManagement,
    portalOrigin: portal,
    database: { host, port, name: 'keycloak', user: 'keycloak', password: passwordOf('keycloak') },
    admin,
    log,
    environment,
    onStep,
  })
  return `http://localhost:${ports.keycloak}/auth`
}
