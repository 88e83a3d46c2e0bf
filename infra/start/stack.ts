import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Schema, schemas } from '../postgres/roles.ts'
import { choosePorts, describeMoved, type PortName, type Ports } from './addresses.ts'
import { PartFailure } from './failure.ts'
import { type FirstData, firstDataOf } from './first-data.ts'
import { type Home, openHome } from './home.ts'
import { logLimitsOf, openLogs } from './logs.ts'
import type { Setting } from './part.ts'
import { type Account, hasDemo, loadDemo } from './parts/demo.ts'
import { startDevServers } from './parts/dev-servers.ts'
import { type FirstAdmin, makeFirstAdmin, operatorName } from './parts/first-admin.ts'
import { hasGateway, startGateway } from './parts/gateway.ts'
import { type InboxPart, startInbox } from './parts/inbox.ts'
import { type KeycloakPart, startKeycloak } from './parts/keycloak.ts'
import { type NatsPart, startNats } from './parts/nats.ts'
import { type PostgresPart, startPostgres } from './parts/postgres.ts'
import { presentServices, type ServiceNeeds, serviceEnvironment, startService } from './parts/services.ts'
import { hasWeb, publishWeb } from './parts/web.ts'
import { endLeftBehind, openProcesses, type Processes, type RunningProcess } from './processes.ts'
import { openProgress } from './progress.ts'
import { openSecrets } from './secrets.ts'
import { writeWhole } from './write-whole.ts'

export const partNames = [
  'postgres',
  'nats',
  'keycloak',
  'inbox',
  'services',
  'gateway',
  'web',
  'demo',
] as const
export type PartName = (typeof partNames)[number]

export interface StackOptions {
  /** State folder; made where it is missing. */
  home: string
  /** Fetched programs; below the state folder unless told. */
  cache?: string
  /** Only these; all unless told. What a part needs must be among them. */
  parts?: readonly PartName[]
  /** Wanted ports; the next free one where one is taken. */
  ports?: Partial<Ports>
  quiet?: boolean
  dev?: boolean
  /** Without demo data: only the operator's first admin. */
  empty?: boolean
  environment?: NodeJS.ProcessEnv
  /** Gives up starting and ends what runs. */
  signal?: AbortSignal
}

/** What `ready.json` says. */
export interface Ready {
  portal: string
  inbox: string
  docs: string
  keycloak: string
  accounts: Account[]
}

export interface Stack {
  home: Home
  ports: Ports
  ready: Ready
  postgres?: PostgresPart
  nats?: NatsPart
  keycloak?: KeycloakPart
  inbox?: InboxPart
  /** Where it began without demo data. */
  firstAdmin?: FirstAdmin
  /** Running processes by name, such as `catalogue` or `nats`; a killed one comes back by itself. */
  processes: ReadonlyMap<string, RunningProcess>
  /** The environment a service runs with, for a second copy of it. */
  environmentOf(service: Schema): NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Starts the parts beside each other, Keycloak first, and comes back when all are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const environment = { ...(options.environment ?? process.env) }
  const { quiet = false, dev = false, empty = false, parts = partNames } = options
  const progress = openProgress(process.stdout, quiet)
  const home = await openHome(options.home, options.cache ?? environment.SCHRANKWERK_CACHE)
  const firstData = firstDataOf({
    empty,
    beganEmpty: existsSync(home.emptyFile),
    holdsDemo: existsSync(home.demoFile),
    isWanted: parts.includes('demo') && hasDemo(),
    portal: environment.PORTAL_URL || 'http://localhost',
    environment,
  })
  const logLimits = logLimitsOf(environment)
  await rm(home.readyFile, { force: true })
  await rm(home.connectionsFile, { force: true })
  const left = await endLeftBehind(home.pidsFile)
  if (left.length) progress.say(`  Ein früherer Start lief noch; beendet: ${left.join(', ')}.`)
  const logs = await openLogs(home.logs, logLimits)
  const processes = await openProcesses(
    home.pidsFile,
    (name, how, log) =>
      progress.say(`  ! ${name} hat sich beendet (${how}) und wird neu gestartet; Protokoll: ${log}`),
    logs.open,
  )
  options.signal?.addEventListener('abort', () => processes.stopAll())
  const named = new Map<string, RunningProcess>()
  const recorded: Processes = {
    ...processes,
    async start(spec) {
      const running = await processes.start(spec)
      named.set(spec.name, running)
      return running
    },
    async stopAll() {
      await processes.stopAll()
      await logs.close()
    },
  }
  const { ports, moved } = await choosePorts(environment, options.ports ?? {}, portsOf(new Set(parts), dev))
  if (moved.length) for (const line of describeMoved(moved)) progress.say(`  ${line}`)
  const portal = environment.PORTAL_URL?.replace(/\/$/, '') || `http://localhost:${ports.portal}`
  const secrets = openSecrets(home.secretsFile, environment)
  const setting: Setting = { home, ports, processes: recorded, progress, secrets, environment, portal, dev }

  try {
    return await startParts(setting, new Set(parts), firstData, named)
  } catch (error) {
    await recorded.stopAll()
    throw error
  }
}

/** The ports that are needed; the portal's always, for it stands in the realm and in every link. */
function portsOf(parts: ReadonlySet<PartName>, dev: boolean): PortName[] {
  const services = schemas.flatMap((name): PortName[] => [name, `${name}Internal`])
  return [
    ...(parts.has('gateway') ? (['portal'] as const) : []),
    ...(parts.has('inbox') ? (['inbox', 'smtp'] as const) : []),
    ...(parts.has('keycloak') ? (['keycloak', 'keycloakManagement'] as const) : []),
    ...(parts.has('postgres') ? (['postgres'] as const) : []),
    ...(parts.has('nats') ? (['nats'] as const) : []),
    ...(parts.has('services') || parts.has('gateway') ? services : []),
    ...(parts.has('gateway') ? (['gatewayInternal'] as const) : []),
    ...(dev ? (['gatewayDev', 'shellDev'] as const) : []),
  ]
}

async function startParts(
  setting: Setting,
  wanted: ReadonlySet<PartName>,
  firstData: FirstData,
  processes: ReadonlyMap<string, RunningProcess>,
): Promise<Stack> {
  const { environment, home, ports, portal, progress } = setting
  const keycloakUrl =
    environment.KEYCLOAK_URL?.replace(/\/$/, '') || `http://localhost:${ports.keycloak}/auth`
  const has = (part: PartName) => wanted.has(part)

  const postgres = has('postgres') ? progress.part('PostgreSQL', () => startPostgres(setting)) : undefined
  const keycloak =
    has('keycloak') && (postgres || environment.KEYCLOAK_URL)
      ? progress.part(
          'Keycloak',
          (step) => startKeycloak(setting, postgres as Promise<PostgresPart>, step),
          ({ url }) => url,
        )
      : undefined
  const nats = has('nats') ? progress.part('NATS', () => startNats(setting)) : undefined
  const inbox = has('inbox')
    ? progress.part(
        'Posteingang',
        () => startInbox(setting),
        ({ url }) => url,
      )
    : undefined
  const web = has('web') && hasWeb() ? startWeb(setting) : undefined

  const needs = has('services') && allOf(postgres, nats, inbox, keycloakUrl)
  const services = needs ? startServices(setting, needs) : undefined
  const gateway =
    has('gateway') && hasGateway()
      ? progress.part(
          'Gateway',
          () => startGateway(setting, keycloakUrl),
          () => portal,
        )
      : undefined
  const started = [postgres, keycloak, nats, inbox, web, services, gateway]
  await settled(started)

  const serviceNeeds = needs ? await needs : undefined
  const accounts =
    firstData === 'demo' && serviceNeeds
      ? (
          await progress.part(
            'Demodaten',
            () => loadDemo(setting, serviceNeeds),
            ({ state }) => state,
          )
        ).accounts
      : []
  const firstAdmin =
    firstData === 'empty' && serviceNeeds
      ? await progress.part('Erster Zugang', () => beginEmpty(setting, serviceNeeds))
      : undefined
  const ready: Ready = {
    portal,
    inbox: (await inbox)?.url ?? '',
    docs: `${portal}/api/docs`,
    keycloak: `${keycloakUrl}/admin/`,
    accounts,
  }
  const database = await postgres
  if (database) {
    const databases = Object.fromEntries(schemas.map((name) => [name, database.urlOf(name, 'schrankwerk')]))
    const connections = {
      admin: database.adminUrl,
      databases,
      accounts: {
        KEYCLOAK_URL: keycloakUrl,
        USERS_CLIENT_SECRET: setting.secrets('USERS_CLIENT_SECRET'),
        PORTAL_URL: portal,
        OPERATOR_NAME: operatorName(environment),
      },
    }
    await writeWhole(home.connectionsFile, JSON.stringify(connections, null, 2), 0o600)
  }
  await writeWhole(home.readyFile, `${JSON.stringify(ready, null, 2)}\n`)
  return {
    home,
    ports,
    ready,
    postgres: database,
    nats: await nats,
    keycloak: await keycloak,
    inbox: await inbox,
    firstAdmin,
    processes,
    environmentOf(service) {
      if (!serviceNeeds) throw new Error('This stack was started without services.')
      return serviceEnvironment(service, setting, serviceNeeds)
    },
    async stop() {
      await rm(home.readyFile, { force: true })
      await rm(home.connectionsFile, { force: true })
      await setting.processes.stopAll()
    },
  }
}

/** From now on this copy is one without demo data, whatever a later start is asked. */
async function beginEmpty(setting: Setting, needs: ServiceNeeds): Promise<FirstAdmin> {
  await writeWhole(setting.home.emptyFile, '{}\n')
  return makeFirstAdmin(setting, needs)
}

function startWeb(setting: Setting): Promise<unknown> {
  const { dev, progress } = setting
  if (dev) return progress.part('Oberfläche', () => startDevServers(setting), String)
  return progress.part('Oberfläche', (step) => publishWeb(setting, step), String)
}

function allOf(
  postgres: Promise<PostgresPart> | undefined,
  nats: Promise<NatsPart> | undefined,
  inbox: Promise<InboxPart> | undefined,
  keycloakUrl: string,
): Promise<ServiceNeeds> | undefined {
  if (!postgres || !nats || !inbox) return undefined
  return Promise.all([postgres, nats, inbox]).then(([database, events, mails]) => ({
    postgres: database,
    nats: events,
    inbox: mails,
    keycloakUrl,
  }))
}

async function startServices(setting: Setting, needs: Promise<ServiceNeeds>): Promise<void> {
  const { dev, progress } = setting
  const known = await needs
  const starts = presentServices().map((service) =>
    progress.part(service, () => startService(service, setting, known)),
  )
  // In development a service that does not start waits for the edit that mends it.
  if (!dev) return settled(starts)
  for (const { reason } of (await Promise.allSettled(starts)).filter((one) => one.status === 'rejected')) {
    progress.say(
      `  ! ${reason instanceof PartFailure ? `${reason.message} Protokoll: ${reason.log}` : reason}`,
    )
  }
}

/** Waits for all, so that nothing is still starting when the first failure is told. */
async function settled(work: (Promise<unknown> | undefined)[]) {
  const results = await Promise.allSettled(work)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
