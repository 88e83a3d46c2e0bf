import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMarkOf } from '@schrankwerk/infra/start/processes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { clearDeadRuns, runPrefix } from './clear-dead-runs.ts'

test('runs that begin at once clear a dead run away together, and leave a living one alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'clear-dead-runs-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(server, 'spawn')
  onTestFinished(() => void server.kill('SIGKILL'))
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')

  const dead = join(parent, `${runPrefix}${gone.pid}-a`)
  const living = `${runPrefix}${process.pid}-b`
  await mkdir(dead)
  await mkdir(join(parent, living))
  const left = { name: 'nats', pid: server.pid, startMark: await startMarkOf(server.pid!) }
  await writeFile(join(dead, 'pids.json'), JSON.stringify([left]))

  await Promise.all(Array.from({ length: 8 }, () => clearDeadRuns(parent)))
  if (server.signalCode === null) await once(server, 'exit')
  expect(server.signalCode).toBe('SIGTERM')
  expect(await readdir(parent)).toEqual([living])
})
