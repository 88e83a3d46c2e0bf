import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNatsProgram } from '@schrankwerk/infra/nats/program.ts'
import { startPostgresServer } from '@schrankwerk/infra/postgres/server.ts'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { openProcesses } from '@schrankwerk/infra/start/processes.ts'
import type { TestProject } from 'vitest/node'
import { clearDeadRuns, runPrefix } from './clear-dead-runs.ts'
import { startAccountServer } from './nats-accounts.ts'
import type {} from './provided.ts'

/** One PostgreSQL and one NATS server for the whole run, on free ports, in a temporary folder. */
export default async function setup(project: TestProject) {
  await clearDeadRuns(tmpdir())
  const folder = await mkdtemp(join(tmpdir(), `${runPrefix}${process.pid}-`))
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
