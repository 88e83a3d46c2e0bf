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
    INTERNAL_CLIENT_SECRET: secrets('INTERNAL_CLIENT_SECRET'),
  }
  try {
    return { url, admin, changed: await reconcile({ baseUrl: url, admin, values }) }
  } catch (error) {
    throw new PartFailure(
      'Keycloak',
      `Der Realm ließ sich nicht abgleichen: ${(error as Error).message}`,
      'Prüfen Sie KEYCLOAK_ADMIN und KEYCLOAK_ADMIN_PASSWORD.',
      log,
    )
  }
}

async function startOwn(
  setting: Setting,
  postgres: Promise<PostgresPart>,
  admin: { username: string; password: string },
  log: string,
  onStep: (text: string) => void,
): Promise<string> {
  const { home, ports, processes, portal } = setting
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
    onStep,
  })
  return `http://localhost:${ports.keycloak}/auth`
}
