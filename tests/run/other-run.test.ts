import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endLeftBehind, startMarkOf } from '@schrankwerk/infra/start/processes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { refuseBesideOther } from './other-run.ts'

const aProcess = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, pid: child.pid!, startMark: await startMarkOf(child.pid!) }
}

const aRecord = async (processes: object[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'other-run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'pids.json')
  await writeFile(file, JSON.stringify(processes))
  return file
}

test('the product of a run that goes on is left to it', async () => {
  const { child, ...starter } = await aProcess()
  const file = await aRecord([{ name: 'start', ...starter }])
  await expect(refuseBesideOther(file)).rejects.toThrow(/Another npm test/)
  expect(child.exitCode).toBeNull()
})

test('what a run left behind that is gone itself is ended', async () => {
  const { child: starter, ...gone } = await aProcess()
  const { child, ...left } = await aProcess()
  const file = await aRecord([
    { name: 'start', ...gone },
    { name: 'workflow', ...left },
  ])
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  await refuseBesideOther(file)
  expect(await endLeftBehind(file)).toEqual(['workflow'])
  if (child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGTERM')
})

test('a folder that nobody has used is free', async () => {
  await refuseBesideOther(join(tmpdir(), 'other-run-of-nobody', 'pids.json'))
})
