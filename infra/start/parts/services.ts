import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NatsUser } from '../../nats/permissions.ts'
import { type Schema, schemas } from '../../postgres/roles.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import type { RunningProcess } from '../processes.ts'
import { untilReady } from '../ready.ts'
import { answers } from '../until.ts'
import type { InboxPart } from './inbox.ts'
import type { NatsPart } from './nats.ts'
import type { PostgresPart } from './postgres.ts'

export interface ServiceNeeds {
  postgres: PostgresPart
  nats: NatsPart
  inbox: InboxPart
  keycloakUrl: string
}

const programOf = (service: string) => join(root, 'services', service, 'src', 'main.ts')

/** The services that have a program. */
export const presentServices = () => schemas.filter((service) => existsSync(programOf(service)))

/** The environment of one service; also what a second copy of it would be started with. */
export function serviceEnvironment(
  service: Schema,
  setting: Setting,
  needs: ServiceNeeds,
): NodeJS.ProcessEnv {
  const { environment, home, ports, portal, secrets } = setting
  const internal = (name: Schema) => `http://127.0.0.1:${ports[`${name}Internal`]}`
  return {
    ...environment,
    NODE_ENV: environment.NODE_ENV ?? 'production',
    // Else every thread strips types anew, by wasm that V8 (Node 24.21) may free while it runs: the process dies of it.
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(home.cache, 'compiled'),
    PORT: String(ports[service]),
    INTERNAL_PORT: String(ports[`${service}Internal`]),
    HOST: '127.0.0.1',
    DATABASE_URL: needs.postgres.urlOf(service, 'schrankwerk'),
    NATS_URL: needs.nats.urlOf(service as NatsUser),
    KEYCLOAK_ISSUER: `${portal}/auth/realms/schrankwerk`,
    KEYCLOAK_URL: needs.keycloakUrl,
    INTERNAL_CLIENT_ID: 'portal-internal',
    INTERNAL_CLIENT_SECRET: secrets('INTERNAL_CLIENT_SECRET'),
    IDENTITY_INTERNAL_URL: internal('identity'),
    CATALOGUE_INTERNAL_URL: internal('catalogue'),
    WORKFLOW_INTERNAL_URL: internal('workflow'),
    BUSINESSDATA_INTERNAL_URL: internal('businessdata'),
    NOTIFICATION_INTERNAL_URL: internal('notification'),
    PORTAL_URL: portal,
    FILES_FOLDER: join(home.files, service),
    LOG_LEVEL: environment.LOG_LEVEL ?? 'info',
    // The gateway goes at the same time: nobody is left to be told.
    DRAIN_MS: environment.DRAIN_MS ?? '0',
    ...(service === 'identity'
      ? {
          USERS_CLIENT_ID: 'portal-services',
          USERS_CLIENT_SECRET: secrets('USERS_CLIENT_SECRET'),
          PASSWORDS_CLIENT_SECRET: secrets('PASSWORDS_CLIENT_SECRET'),
        }
      : {}),
    ...(service === 'workflow' ? { ESTIMATE_DISGUISE_SECRET: secrets('ESTIMATE_DISGUISE_SECRET') } : {}),
    ...(service === 'businessdata' ? { SHARE_TOKEN_KEY: secrets('SHARE_TOKEN_KEY') } : {}),
    ...(service === 'notification'
      ? {
          SMTP_URL: needs.inbox.smtpUrl,
          MAIL_FROM: environment.MAIL_FROM ?? 'Schrankwerk <portal@schrankwerk.example>',
          OPERATOR_NAME: environment.OPERATOR_NAME ?? 'Schrankwerk',
        }
      : {}),
  }
}

export async function startService(
  service: Schema,
  setting: Setting,
  needs: ServiceNeeds,
): Promise<RunningProcess> {
  const { dev, home, ports, processes } = setting
  const log = home.logOf(service)
  const running = await processes.start({
    name: service,
    command: process.execPath,
    args: [...(dev ? ['--watch', '--watch-preserve-output'] : []), programOf(service)],
    cwd: join(root, 'services', service),
    env: serviceEnvironment(service, setting, needs),
    log,
    restart: true,
  })
  await untilReady(() => answers(`http://127.0.0.1:${ports[`${service}Internal`]}/ready`), {
    part: service,
    running,
    log,
    seconds: dev ? 20 : 60,
    isKept: dev,
  })
  return running
}
