import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Logs, logLimitsOf, openLogs } from './logs.ts'
import { endLeftBehind, openProcesses, type Processes } from './processes.ts'
import { until } from './until.ts'

let folder: string
let logs: Logs | undefined
let opened: Processes | undefined
const pidsFile = () => join(folder, 'pids.json')
const log = (name = 'part') => join(folder, 'logs', `${name}.log`)
const bytes = 20_000

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logs-'))
  await mkdir(join(folder, 'logs'))
})
afterEach(async () => {
  // First, for it writes down the end of each part, and nobody else may write there meanwhile.
  await opened?.stopAll()
  await endLeftBehind(pidsFile())
  await logs?.close()
  opened = undefined
  logs = undefined
  await rm(folder, { recursive: true })
})

async function open(limits: { bytes: number; files: number }) {
  logs = await openLogs(join(folder, 'logs'), limits)
  opened = await openProcesses(pidsFile(), undefined, logs.open)
  return opened
}

const node = (program: string) => ({ command: process.execPath, args: ['-e', program] })

/** Numbered lines, by turns to both outputs. */
const speaker = (who: string, lines: number) =>
  node(
    `for (let at = 0; at < ${lines}; at += 1) require('node:fs').writeSync(1 + at % 2, '${who} ' + at + ' ' + 'x'.repeat(at % 97) + '\\n')`,
  )

const ageOf = (name: string) => Number(/\.log\.(\d+)$/.exec(name)?.[1] ?? 0)
/** The files of a log, the oldest first. */
const filesOf = (name = 'part') =>
  readdirSync(join(folder, 'logs'))
    .filter((file) => file.startsWith(`${name}.log`))
    .sort((one, other) => ageOf(other) - ageOf(one))
    .map((file) => join(folder, 'logs', file))
const linesOf = (name = 'part') =>
  filesOf(name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .split('\n')
    .slice(0, -1)

test('no line is lost or torn where logs change over while they are written, and none is larger by more than a line', async () => {
  const processes = await open({ bytes, files: 1000 })
  const parts = await Promise.all(
    ['one', 'two'].map((who) => processes.start({ name: who, ...speaker(who, 3000), log: log(who) })),
  )
  await until(async () => parts.every(({ isOver }) => isOver), { seconds: 30 })
  await logs!.close()
  for (const who of ['one', 'two']) {
    expect(linesOf(who)).toEqual(
      Array.from({ length: 3000 }, (_, at) => `${who} ${at} ${'x'.repeat(at % 97)}`),
    )
    expect(filesOf(who).length).toBeGreaterThan(8)
    for (const file of filesOf(who)) {
      expect(statSync(file).size).toBeLessThanOrEqual(bytes + 110)
      expect(readFileSync(file, 'utf8')).toMatch(/^(one|two) .*\n$/s)
    }
  }
})

test('a part starts, and is heard, also where somebody took away how its log is reached', async () => {
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const processes = await open({ bytes, files: 1 })
    for (const name of readdirSync(folder).filter((one) => one.startsWith('schrankwerk-logs-')))
      await rm(join(folder, name), { recursive: true })
    const part = await processes.start({ name: 'part', ...speaker('one', 3), log: log() })
    await until(async () => part.isOver, { seconds: 30 })
    await logs!.close()
    expect(linesOf()).toHaveLength(3)
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
})

test('only the newest old files stay, and nobody holds one that is gone', async () => {
  await writeFile(`${log()}.7`, 'of a start that kept more')
  const processes = await open({ bytes, files: 2 })
  const goOn = join(folder, 'go-on')
  const { args } = speaker('one', 5000)
  const stays = `${args[1]}; setInterval(() => require('node:fs').existsSync('${goOn}') && process.exit(), 10)`
  const part = await processes.start({ name: 'part', ...node(stays), log: log() })
  await until(async () => linesOf().at(-1)?.startsWith('one 4999') === true, { seconds: 30 })
  expect(filesOf()).toEqual([`${log()}.2`, `${log()}.1`, log()])
  const kept = linesOf().map((line) => Number(line.split(' ')[1]))
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => 5000 - kept.length + at))
  if (process.platform === 'linux') expect(filesHeld().filter((file) => file !== log())).toEqual([])
  await writeFile(goOn, '')
  await until(async () => part.isOver, { seconds: 10 })
})

/** Files of the logs' folder that some process has open, also removed ones. */
const filesHeld = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readdirSync(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`)
      } catch {
        // Gone meanwhile, or somebody else's.
        return []
      }
    })
    .flatMap((link) => {
      try {
        return readlinkSync(link)
      } catch {
        return []
      }
    })
    .filter((file) => file.startsWith(join(folder, 'logs')))

test('a log that somebody takes away is begun anew', async () => {
  const processes = await open({ bytes, files: 2 })
  await processes.start({ name: 'part', ...speaker('one', 1), log: log() })
  await until(async () => existsSync(log()) && linesOf().length === 1, { seconds: 10 })
  await rm(log())
  await processes.start({ name: 'part', ...speaker('two', 1), log: log() })
  await until(async () => existsSync(log()) && linesOf().length === 1, { seconds: 10 })
  expect(linesOf()).toEqual(['two 0 '])
})

test('what cannot be written costs nothing but its lines, and the log says how much that was', async () => {
  const processes = await open({ bytes, files: 2 })
  // As where the disk is full: there is no way to write there.
  await mkdir(log())
  const part = await processes.start({ name: 'part', ...speaker('one', 500), log: log() })
  await until(async () => part.isOver, { seconds: 20 })
  expect(part.ended).toBe('Code 0')
  await processes.start({ name: 'other', ...speaker('other', 1), log: log('other') })
  await until(async () => existsSync(log('other')) && linesOf('other').length === 1, { seconds: 10 })
  await rmdir(log())
  await processes.start({ name: 'part', ...speaker('two', 1), log: log() })
  await until(async () => existsSync(log()) && linesOf().length === 2, { seconds: 10 })
  expect(linesOf()).toEqual([expect.stringMatching(/^\d{5} bytes were not written here: EISDIR$/), 'two 0 '])
})

test('parts whose starter was killed are heard until they end', async () => {
  const [logsModule, processesModule] = ['./logs.ts', './processes.ts'].map(
    (name) => new URL(name, import.meta.url).href,
  )
  const goOn = join(folder, 'go-on')
  const part = `console.log('before'); setInterval(() => { if (require('node:fs').existsSync('${goOn}')) { console.log('after'); process.exit() } }, 10)`
  const script = `
    const { openLogs } = await import('${logsModule}')
    const { openProcesses } = await import('${processesModule}')
    const logs = await openLogs('${join(folder, 'logs')}', { bytes: ${bytes}, files: 2 })
    const processes = await openProcesses('${pidsFile()}', undefined, logs.open)
    const { pid } = await processes.start({ name: 'part', command: process.execPath, args: ['-e', ${JSON.stringify(part)}], log: '${log()}' })
    process.stdout.write(String(pid))
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(starter.stdout, 'data')
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  await writeFile(goOn, '')
  await until(async () => linesOf().length === 2, { seconds: 10 })
  expect(linesOf()).toEqual(['before', 'after'])
})

/** None of a process that has ended, and of what is no process. */
function argumentsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

test('what writes the logs is started again with the next part that begins', async ({ skip }) => {
  if (process.platform !== 'linux') skip('this system names no processes in files')
  const processes = await open({ bytes, files: 2 })
  // A shell ends where nobody takes what it says.
  const part = await processes.start({
    name: 'part',
    command: 'sh',
    args: ['-c', 'while :; do echo here; sleep 0.02; done'],
    log: log(),
    restart: true,
  })
  await until(async () => existsSync(log()), { seconds: 10 })
  const [keeper] = readdirSync('/proc').filter((pid) => {
    const args = argumentsOf(pid)
    return args[1]?.endsWith('log-keeper.ts') && args[3] === join(folder, 'logs')
  })
  process.kill(Number(keeper), 'SIGKILL')
  await until(async () => part.restarts > 0, { seconds: 10 })
  await rm(log(), { force: true })
  expect(await until(async () => existsSync(log()), { seconds: 10 })).toBe(true)
})

test('the environment bounds the logs, and a setting that is none is refused with the way out', () => {
  expect(logLimitsOf({})).toEqual({ bytes: 20 * 1024 * 1024, files: 5 })
  expect(logLimitsOf({ LOG_MEGABYTES: '1', LOG_FILES: '30' })).toEqual({ bytes: 1024 * 1024, files: 30 })
  for (const wrong of ['0', 'viele', '1.5', '-1'])
    expect(() => logLimitsOf({ LOG_FILES: wrong })).toThrow(
      expect.objectContaining({ part: 'Protokolle', message: expect.stringContaining(`„${wrong}“`) }),
    )
})
