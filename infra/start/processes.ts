import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeWhole } from './write-whole.ts'

/** A process as it is written down: the start mark tells it from a later one with the same number. */
export interface ProcessRecord {
  name: string
  pid: number
  startMark: string
}

export interface ProcessSpec {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** File that takes both outputs, appended. */
  log: string
  uid?: number
  gid?: number
  /** Ends the process in order; SIGTERM unless told. */
  stopSignal?: NodeJS.Signals
  /** How long it may take to end before it is forced to; 30 s unless told. */
  graceMs?: number
  /** Start it again when it ends by itself. */
  restart?: boolean
}

/** Gives what takes both outputs of a process; `close` once the process has it. */
export type OpenLog = (file: string) => Promise<{ output: number | Socket; close(): void }>

/** The file itself, which grows without end. */
export const openFile: OpenLog = async (file) => {
  const output = openSync(file, 'a')
  return { output, close: () => closeSync(output) }
}

export interface RunningProcess {
  readonly pid: number
  /** Code or signal of the end, as words for a message; null while it runs. */
  readonly ended: string | null
  /** It has ended and is not started again. */
  readonly isOver: boolean
  /** How often it was started again. */
  readonly restarts: number
  stop(): Promise<void>
}

export interface Processes {
  start(spec: ProcessSpec): Promise<RunningProcess>
  /** Ends all: what the others stand on last. */
  stopAll(): Promise<void>
}

const backOffMs = [200, 500, 1000, 2000, 5000]

/** The kernel's mark of when a process began, or null where it does not run. */
export async function startMarkOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      return fields[0] === 'Z' ? null : `${fields[19]}`
    } catch {
      return null
    }
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim() || null
  } catch {
    return null
  }
}

async function isStill(record: ProcessRecord) {
  return (await startMarkOf(record.pid)) === record.startMark
}

/** The names of the recorded processes that still run. */
export async function stillRunning(file: string): Promise<string[]> {
  const records: ProcessRecord[] = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'))
  const still = await Promise.all(records.map(isStill))
  return records.filter((_, index) => still[index]).map(({ name }) => name)
}

/** Signals the group a process leads, or the process where it leads none. */
function signal(pid: number, name: NodeJS.Signals) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, name)
      return
    } catch {
      // No such group: then the process alone; no such process: it is gone.
    }
  }
}

/** More than a service takes at most: 2 s in which it still answers, 10 s for its requests and 10 s for the rest. */
const defaultGraceMs = 30_000

async function endProcess(record: ProcessRecord, first: NodeJS.Signals, graceMs = defaultGraceMs) {
  if (!(await isStill(record))) return false
  signal(record.pid, first)
  const deadline = Date.now() + graceMs
  while (await isStill(record)) {
    if (Date.now() > deadline) signal(record.pid, 'SIGKILL')
    await delay(25)
  }
  return true
}

/**
 * Ends what an earlier starter left behind: exactly the recorded processes that still are the ones
 * recorded, the starter first, so that it restarts nothing.
 * @returns the names of those that were ended
 */
export async function endLeftBehind(file: string): Promise<string[]> {
  let records: ProcessRecord[]
  try {
    records = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return []
  }
  const ended: string[] = []
  const end = async (layer: ProcessRecord[], firstOf: (name: string) => NodeJS.Signals) => {
    const gone = await Promise.all(layer.map((record) => endProcess(record, firstOf(record.name))))
    ended.push(...layer.filter((_, index) => gone[index]).map((record) => record.name))
  }
  const starters = records.filter((record) => record.name === 'start' && record.pid !== process.pid)
  const others = records.filter((record) => record.name !== 'start')
  await end(starters, () => 'SIGKILL')
  // Keycloak holds nothing that an orderly end would save, and takes its time for it.
  await end(
    others.filter((record) => !isFoundation(record.name)),
    (name) => (name === 'keycloak' ? 'SIGKILL' : 'SIGTERM'),
  )
  await end(
    others.filter((record) => isFoundation(record.name)),
    (name) => (name === 'postgres' ? 'SIGINT' : 'SIGTERM'),
  )
  await writeWhole(file, '[]')
  return ended.filter((name) => name !== 'start')
}

/** What the others stand on goes last, so that they can end in order. */
const isFoundation = (name: string) => name === 'postgres' || name === 'nats'

/**
 * Starts processes, keeps a record of them in `file`, and starts crashed ones again. What they say is appended to their
 * logs as `openLog` has it, without a bound unless told.
 */
export async function openProcesses(
  file: string,
  onCrash: (name: string, how: string, log: string) => void = () => undefined,
  openLog: OpenLog = openFile,
): Promise<Processes> {
  await mkdir(dirname(file), { recursive: true })
  const records = new Map<number, ProcessRecord>()
  const running: { name: string; process: RunningProcess }[] = []
  let stopping = false
  let writing = Promise.resolve()

  const save = () => {
    // What could not be written once does not hold up what is written next.
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        const own = { name: 'start', pid: process.pid, startMark: (await startMarkOf(process.pid)) ?? '' }
        const all = stopping && records.size === 0 ? [] : [own, ...records.values()]
        await writeWhole(file, JSON.stringify(all, null, 1))
      })
    return writing
  }

  async function launch(spec: ProcessSpec) {
    await mkdir(dirname(spec.log), { recursive: true })
    const log = await openLog(spec.log)
    if (stopping) {
      log.close()
      throw new Error(`${spec.name} is not started any more.`)
    }
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env ?? process.env,
      detached: true,
      stdio: ['ignore', log.output, log.output],
      ...(spec.uid === undefined ? {} : { uid: spec.uid, gid: spec.gid }),
    })
    log.close()
    const exit = once(child, 'exit')
    await once(child, 'spawn')
    const record = { name: spec.name, pid: child.pid!, startMark: (await startMarkOf(child.pid!)) ?? '' }
    records.set(record.pid, record)
    // On a full disk the record of what runs is old; what runs is watched all the same.
    await save().catch(() => undefined)
    return { child, record, exit }
  }

  return {
    async start(spec) {
      if (stopping) throw new Error(`${spec.name} is not started any more.`)
      let current = await launch(spec)
      let ended: string | null = null
      let wanted = true
      let restarts = 0
      let isOver = false
      const watch = async () => {
        for (;;) {
          const startedAt = Date.now()
          const [code, byName] = await current.exit
          records.delete(current.record.pid)
          await save().catch(() => undefined)
          ended = byName ? `Signal ${byName}` : `Code ${code}`
          if (!wanted || stopping || !spec.restart) return
          onCrash(spec.name, ended, spec.log)
          // A killed wrapper leaves what it wrapped, which would keep the port.
          signal(current.record.pid, 'SIGKILL')
          if (Date.now() - startedAt > 60_000) restarts = 0
          const again = await launchAgain()
          if (again === undefined) return
          current = again
          ended = null
          // Whoever stopped it while it began has ended the one before.
          if (!wanted || stopping) await endProcess(again.record, spec.stopSignal ?? 'SIGTERM', spec.graceMs)
        }
      }
      /** Until it has begun, however often; undefined where it is not wanted any more. */
      const launchAgain = async () => {
        for (;;) {
          await delay(backOffMs[Math.min(restarts, backOffMs.length - 1)])
          if (!wanted || stopping) return undefined
          restarts += 1
          try {
            return await launch(spec)
          } catch (error) {
            onCrash(spec.name, error instanceof Error ? error.message : String(error), spec.log)
          }
        }
      }
      const watched = watch().finally(() => {
        isOver = true
      })
      const handle: RunningProcess = {
        get pid() {
          return current.record.pid
        },
        get ended() {
          return ended
        },
        get isOver() {
          return isOver
        },
        get restarts() {
          return restarts
        },
        async stop() {
          wanted = false
          await endProcess(current.record, spec.stopSignal ?? 'SIGTERM', spec.graceMs)
          await watched
        },
      }
      running.push({ name: spec.name, process: handle })
      return handle
    },
    async stopAll() {
      stopping = true
      const stopLayer = (foundation: boolean) =>
        Promise.all(
          running
            .filter(({ name }) => isFoundation(name) === foundation)
            .map(({ process }) => process.stop()),
        )
      await stopLayer(false)
      await stopLayer(true)
      await save()
    },
  }
}
