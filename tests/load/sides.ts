import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'
import { answers, until } from '@schrankwerk/infra/start/until.ts'
import pg from 'pg'
import type { LoadContext } from './load-context.ts'

/** One of the programs that are compared: its gateway and the services that read and match parts lists. */
export interface Side {
  name: string
  gateway: string
  /** Where catalogue answers services. */
  catalogue: string
  pids: Record<'workflow' | 'catalogue', number>
}

const besideDatabase = 'schrankwerk_beside'
const compared = ['catalogue', 'workflow'] as const
const startSeconds = 60

export const thisSide = ({ stack, gateway }: LoadContext): Side => ({
  name: 'this',
  gateway,
  catalogue: stack.environmentOf('catalogue').CATALOGUE_INTERNAL_URL as string,
  pids: {
    workflow: stack.processes.get('workflow')!.pid,
    catalogue: stack.processes.get('catalogue')!.pid,
  },
})

/**
 * A database for the other checkout, as the home folder has it before this one's migrations: fill it with the other's
 * `npm run load -- catalogue`.
 */
export async function copyDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${adminUrl}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [besideDatabase])
    if (!rowCount) await client.query(`create database ${besideDatabase} template schrankwerk`)
  } finally {
    await client.end()
  }
}

/** Starts catalogue, workflow and gateway of another checkout on that database; everything else is shared. */
export async function startBeside(
  stack: Stack,
  folder: string,
): Promise<{ side: Side; stop(): Promise<void> }> {
  const ports = Object.fromEntries(
    await Promise.all(
      ['catalogue', 'catalogueInternal', 'workflow', 'workflowInternal', 'gateway', 'gatewayInternal'].map(
        async (name) => [name, await anyFreePort()] as const,
      ),
    ),
  ) as Record<string, number>
  const at = (port: string) => `http://127.0.0.1:${ports[port]}`
  const log = openSync(stack.home.logOf('beside'), 'a')
  const running: ReturnType<typeof spawn>[] = []
  const start = async (program: string, env: NodeJS.ProcessEnv, ready: string) => {
    const cwd = join(folder, program)
    const child = spawn(process.execPath, [join(cwd, 'src', 'main.ts')], {
      cwd,
      env,
      stdio: ['ignore', log, log],
    })
    running.push(child)
    if (!(await until(() => answers(`${ready}/ready`), { seconds: startSeconds })))
      throw new Error(`${program} of ${folder} did not start; see ${stack.home.logOf('beside')}`)
    return child.pid!
  }
  const stop = async () => {
    await Promise.all(
      running
        .filter(({ exitCode }) => exitCode === null)
        .map(async (child) => {
          const ended = once(child, 'exit')
          child.kill()
          await ended
        }),
    )
  }
  try {
    const pids: Record<string, number> = {}
    for (const service of compared) {
      const environment = stack.environmentOf(service)
      const database = new URL(environment.DATABASE_URL as string)
      database.pathname = `/${besideDatabase}`
      pids[service] = await start(
        join('services', service),
        {
          ...environment,
          PORT: String(ports[service]),
          INTERNAL_PORT: String(ports[`${service}Internal`]),
          DATABASE_URL: database.href,
          CATALOGUE_INTERNAL_URL: at('catalogueInternal'),
          WORKFLOW_INTERNAL_URL: at('workflowInternal'),
          FILES_FOLDER: join(stack.home.files, 'beside', service),
        },
        at(`${service}Internal`),
      )
    }
    const shared = stack.environmentOf('identity')
    const own = (name: 'identity' | 'businessdata' | 'notification') =>
      `http://127.0.0.1:${stack.ports[name]}`
    await start(
      'gateway',
      {
        ...shared,
        PORT: String(ports.gateway),
        METRICS_PORT: String(ports.gatewayInternal),
        IDENTITY_URL: own('identity'),
        BUSINESSDATA_URL: own('businessdata'),
        NOTIFICATION_URL: own('notification'),
        CATALOGUE_URL: at('catalogue'),
        WORKFLOW_URL: at('workflow'),
        WEB_FOLDER: stack.home.web,
        TRUSTED_PROXIES: '0',
      },
      at('gatewayInternal'),
    )
    const side: Side = {
      name: 'beside',
      gateway: at('gateway'),
      catalogue: at('catalogueInternal'),
      pids: pids as Side['pids'],
    }
    return { side, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
