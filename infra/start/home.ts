import { chmod, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PartFailure } from './failure.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The one folder that holds everything a running copy writes. */
export interface Home {
  folder: string
  data: string
  files: string
  logs: string
  web: string
  /** Fetched programs; may be used by several copies. */
  cache: string
  readyFile: string
  /** Addresses with passwords, for the operator's commands; there while the copy runs. */
  connectionsFile: string
  pidsFile: string
  secretsFile: string
  /** There once demo data are loaded, or about to be. */
  demoFile: string
  /** There where the copy began without demo data. */
  emptyFile: string
  logOf(part: string): string
}

const stickyBit = 0o1000

/** Nobody else of this machine reads what lies in it: passwords, databases, files of customers. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await stat(folder)).mode & stickyBit)
    throw new PartFailure(
      'Zustandsordner',
      `${folder} ist ein Ordner, den sich alle teilen; er wird nicht für andere geschlossen.`,
      'Nennen Sie mit SCHRANKWERK_HOME einen eigenen Ordner.',
    )
  await chmod(folder, 0o700)
}

/** Makes the state folder where it is missing, and closes it to others, also one that was open before. */
export async function openHome(folder: string, cache?: string): Promise<Home> {
  const home = resolve(folder)
  const made: Home = {
    folder: home,
    data: join(home, 'data'),
    files: join(home, 'files'),
    logs: join(home, 'logs'),
    web: join(home, 'web'),
    cache: resolve(cache ?? join(home, 'cache')),
    readyFile: join(home, 'ready.json'),
    connectionsFile: join(home, 'connections.json'),
    pidsFile: join(home, 'pids.json'),
    secretsFile: join(home, 'secrets.json'),
    demoFile: join(home, 'demo.json'),
    emptyFile: join(home, 'empty.json'),
    logOf: (part) => join(home, 'logs', `${part}.log`),
  }
  await closeToOthers(home)
  for (const path of [made.data, made.files, made.logs, made.web, made.cache])
    await mkdir(path, { recursive: true })
  return made
}

/** Where state lives unless the environment says otherwise. */
export const defaultHome = () => process.env.SCHRANKWERK_HOME ?? join(root, '.schrankwerk')
