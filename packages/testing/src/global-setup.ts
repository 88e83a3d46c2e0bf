import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNatsProgram } from '@schrankwerk/infra/nats/program.ts'
import { startPostgresServer } from '@schrankwerk/infra/postgres/server.ts'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { endLeftBehind, openProcesses, startMarkOf } from '@schrankwerk/infra/start/processes.ts'
import type { TestProject } from 'vitest/node'
import { startAccountServer } from './nats-accounts.ts'
import type {} from './provided.ts'

const prefix = 'schrankwerk-test-'

/** Removes what a test run left behind that was ended with force. */
async function sweep() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!pid || (await startMarkOf(pid))) continue
    const folder = join(tmpdir(), name)
    // Another run may be clearing the same folder away, and someone else's is not ours to clear.
    await endLeftBehind(join(folder, 'pids.json'))
      .then(() => rm(folder, { recursive: true, force: true }))
      .catch(() => undefined)
  }
}

/** One PostgreSQL and one NATS server for the whole run, on free ports, in a temporary folder. */
export default async function setup(project: TestProject) {
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const cache = process.env.SCHRANKWERK_CACHE ?? join(folder, 'cache')
  await mkdir(cache, { recursive: true })
  const processes = await openProcesses(join(folder, 'pids.json'))
  const [postgres, natsAddress] = await Promise.all([
    anyFreePort().then((port) =>
      startPostgresServer({
        processes,
        dataFolder: join(folder, 'postgres'),
        port,
        password: 'test',
        log: join(folder, 'postgres.log'),
        forTests: true,
      }),
    ),
    findNatsProgram(cache).then(async ({ program }) =>
      startAccountServer({ processes, program, folder: join(folder, 'nats'), port: await anyFreePort() }),
    ),
  ])
  project.provide('postgresUrl', postgres.adminUrl)
  project.provide('natsAddress', natsAddress)
  return async () => {
    await processes.stopAll()
    await rm(folder, { recursive: true, force: true })
  }
}
