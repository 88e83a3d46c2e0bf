import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Processes, RunningProcess } from '../start/processes.ts'
import { untilReady } from '../start/ready.ts'
import { type NatsUser, natsUsers, subjectsOf } from './permissions.ts'
import { reconcileStreams } from './streams.ts'

export interface NatsServer {
  /** Address of the operator, who may do everything. */
  adminUrl: string
  urlOf(user: NatsUser): string
  process: RunningProcess
}

export interface NatsOptions {
  processes: Processes
  program: string
  version: string
  folder: string
  port: number
  password: (user: NatsUser | 'operator') => string
  log: string
  /** Sizes of the streams, where they are not to be the usual ones. */
  environment?: Readonly<Record<string, string | undefined>>
}

/** Flushing each message to disk exists from 2.10 on; an older server refuses the word. */
const canSyncAlways = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 2 || (major === 2 && minor >= 10)
}

async function writeConfiguration({ version, folder, port, password }: NatsOptions): Promise<string> {
  const list = (subjects: string[]) => `[${subjects.map((subject) => `"${subject}"`).join(', ')}]`
  const users = (Object.keys(natsUsers) as NatsUser[]).map((user) => {
    const { publish, subscribe } = subjectsOf(user)
    return `    { user: "${user}", password: "${password(user)}", permissions: { publish: ${list(publish)}, subscribe: ${list(subscribe)} } }`
  })
  const values: Record<string, string> = {
    PORT: String(port),
    STORE: join(folder, 'store'),
    SYNC: canSyncAlways(version) ? 'sync_interval: always' : '',
    USERS: [`    { user: "operator", password: "${password('operator')}" }`, ...users].join('\n'),
  }
  const template = await readFile(new URL('./server.conf', import.meta.url), 'utf8')
  const file = join(folder, 'server.conf')
  await mkdir(folder, { recursive: true })
  await writeFile(
    file,
    template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    { mode: 0o600 },
  )
  return file
}

/** Starts nats-server with one user per service and the streams of this folder. */
export async function startNatsServer(options: NatsOptions): Promise<NatsServer> {
  const { processes, program, port, password, log } = options
  const urlOf = (user: NatsUser | 'operator') =>
    `nats://${user}:${encodeURIComponent(password(user))}@127.0.0.1:${port}`
  const server = await processes.start({
    name: 'nats',
    command: program,
    args: ['-c', await writeConfiguration(options)],
    log,
    restart: true,
  })
  await untilReady(
    async () => {
      await reconcileStreams({ ...options.environment, NATS_URL: urlOf('operator') })
      return true
    },
    { part: 'NATS', running: server, log, seconds: 20 },
  )
  return { adminUrl: urlOf('operator'), urlOf, process: server }
}
