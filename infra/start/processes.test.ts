import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endLeftBehind, openFile, openProcesses, type ProcessRecord, startMarkOf } from './processes.ts'
import { until } from './until.ts'

let folder: string
let pidsFile: string
const log = () => join(folder, 'part.log')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'))
  pidsFile = join(folder, 'pids.json')
})
afterEach(async () => {
  await endLeftBehind(pidsFile)
  await rm(folder, { recursive: true })
})

const idle = ['-e', 'setInterval(() => undefined, 1000)']
const isGone = (pid: number) => async () => (await startMarkOf(pid)) === null
const readRecords = async (): Promise<ProcessRecord[]> => JSON.parse(await readFile(pidsFile, 'utf8'))

test('a started process is written down with its number and start, and is struck off at its end', async () => {
  const processes = await openProcesses(pidsFile)
  const part = await processes.start({ name: 'part', command: process.execPath, args: idle, log: log() })
  expect((await readRecords()).map(({ name, pid }) => [name, pid])).toEqual([
    ['start', process.pid],
    ['part', part.pid],
  ])
  await processes.stopAll()
  expect(await startMarkOf(part.pid)).toBeNull()
  expect(await readRecords()).toEqual([])
})

test('a killed process comes back by itself and tells of it', async () => {
  const crashes: string[] = []
  const processes = await openProcesses(pidsFile, (name, how) => crashes.push(`${name}: ${how}`))
  const part = await processes.start({
    name: 'part',
    command: process.execPath,
    args: idle,
    log: log(),
    restart: true,
  })
  const first = part.pid
  process.kill(first, 'SIGKILL')
  expect(await until(async () => part.restarts === 1 && part.pid !== first, { seconds: 10 })).toBe(true)
  expect(crashes).toEqual(['part: Signal SIGKILL'])
  await processes.stopAll()
})

test('a process whose record cannot be written is watched all the same', async () => {
  const processes = await openProcesses(pidsFile)
  const part = await processes.start({
    name: 'part',
    command: process.execPath,
    args: idle,
    log: log(),
    restart: true,
  })
  // As where the disk is full: the record cannot take its place.
  await rm(pidsFile)
  await mkdir(join(pidsFile, 'in the way'), { recursive: true })
  for (const times of [1, 2]) {
    const before = part.pid
    process.kill(before, 'SIGKILL')
    expect(await until(async () => part.restarts === times && part.pid !== before, { seconds: 10 })).toBe(
      true,
    )
  }
  await rm(pidsFile, { recursive: true })
  await processes.stopAll()
  expect(await readRecords()).toEqual([])
})

test('one that is stopped while it begins again is ended all the same', async () => {
  const beginning = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let begun = 0
  const processes = await openProcesses(pidsFile, undefined, async (path) => {
    begun += 1
    if (begun === 2) {
      beginning.resolve()
      await goOn.promise
    }
    return openFile(path)
  })
  const part = await processes.start({
    name: 'part',
    command: process.execPath,
    args: idle,
    log: log(),
    restart: true,
  })
  const first = part.pid
  process.kill(first, 'SIGKILL')
  await beginning.promise
  const stopped = part.stop()
  goOn.resolve()
  await stopped
  expect(part.pid).not.toBe(first)
  expect(await startMarkOf(part.pid)).toBeNull()
  expect(part.ended).toBe('Signal SIGTERM')
  await processes.stopAll()
})

test('a process that ignores the request to end is forced to', async () => {
  const processes = await openProcesses(pidsFile)
  const deaf = `process.on('SIGTERM', () => undefined); require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'up'))}, ''); setInterval(() => undefined, 1000)`
  const part = await processes.start({
    name: 'part',
    command: process.execPath,
    args: ['-e', deaf],
    log: log(),
    graceMs: 100,
  })
  await until(() => readFile(join(folder, 'up')).then(() => true), { seconds: 10 })
  await part.stop()
  expect(part.ended).toBe('Signal SIGKILL')
})

test('what a killed starter left running is ended by the next one, children of children included', async () => {
  const module = fileURLToPath(new URL('./processes.ts', import.meta.url))
  const script = `
    import { openProcesses } from ${JSON.stringify(module)}
    const processes = await openProcesses(${JSON.stringify(pidsFile)})
    const part = await processes.start({ name: 'part', command: 'sh', args: ['-c', 'sleep 1000 & echo $! > child; wait'], cwd: ${JSON.stringify(folder)}, log: ${JSON.stringify(log())} })
    process.stdout.write(String(part.pid))
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [output] = await once(starter.stdout, 'data')
  const pid = Number(String(output))
  const readChild = async () => Number(await readFile(join(folder, 'child'), 'utf8'))
  await until(async () => (await readChild()) > 0, { seconds: 10 })
  const child = await readChild()
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  expect(await startMarkOf(pid)).not.toBeNull()
  expect(await endLeftBehind(pidsFile)).toEqual(['part'])
  expect(await startMarkOf(pid)).toBeNull()
  expect(await until(isGone(child), { seconds: 5 })).toBe(true)
})

test('a process that only has the number of a recorded one is left alone', async () => {
  const stranger = spawn(process.execPath, idle)
  await once(stranger, 'spawn')
  await writeFile(pidsFile, JSON.stringify([{ name: 'part', pid: stranger.pid, startMark: 'earlier' }]))
  expect(await endLeftBehind(pidsFile)).toEqual([])
  expect(await startMarkOf(stranger.pid!)).not.toBeNull()
  stranger.kill('SIGKILL')
  await once(stranger, 'exit')
})
