import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PartFailure } from './failure.ts'
import { type OpenLog, openFile } from './processes.ts'
import type { LogLimits } from './rotating-file.ts'

const program = fileURLToPath(new URL('./log-keeper.ts', import.meta.url))
const megabyte = 1024 * 1024

export interface Logs {
  /** What a process gets as its outputs, so that they are written to this file. */
  open: OpenLog
  /** Comes back when all is written that was said; where somebody who could say more still runs, sooner. */
  close(): Promise<void>
}

function wholeOf(environment: NodeJS.ProcessEnv, name: string, otherwise: number, largest: number): number {
  const given = environment[name]
  if (!given) return otherwise
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= 1 && value <= largest) return value
  throw new PartFailure(
    'Protokolle',
    `${name} ist „${given}“, gebraucht wird eine ganze Zahl von 1 bis ${largest}.`,
    `Berichtigen Sie ${name}, oder lassen Sie die Angabe weg; dann gilt ${otherwise}.`,
  )
}

/** What the environment says of the logs. */
export const logLimitsOf = (environment: NodeJS.ProcessEnv): LogLimits => ({
  bytes: wholeOf(environment, 'LOG_MEGABYTES', 20, 10_000) * megabyte,
  files: wholeOf(environment, 'LOG_FILES', 5, 1000),
})

async function startKeeper(folder: string, { bytes, files }: LogLimits) {
  // The path of a socket may have some hundred bytes.
  const parent = Buffer.byteLength(tmpdir()) > 70 ? '/tmp' : tmpdir()
  const own = await mkdtemp(join(parent, 'schrankwerk-logs-'))
  const address = join(own, 'socket')
  const keeper = spawn(process.execPath, [program, address, folder, String(bytes), String(files)], {
    // In no group that a terminal or a starter ends before the parts.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const gone = once(keeper, 'exit')
  // It removes the folder itself, but not where it was killed.
  gone.then(() => rm(own, { recursive: true, force: true })).catch(() => undefined)
  await Promise.race([
    once(keeper.stdout, 'data'),
    gone.then(() => {
      throw new PartFailure(
        'Protokolle',
        `Das Programm, das die Protokolle in ${folder} schreibt, hat sich beim Start beendet.`,
        'Prüfen Sie, ob der Ordner beschrieben werden kann, und starten Sie noch einmal.',
      )
    }),
  ])
  keeper.stdin.on('error', () => undefined)
  keeper.stdout.destroy()
  keeper.unref()
  return { address, keeper, gone }
}

/** Starts what writes the logs of a folder, bounded in size and number. */
export async function openLogs(folder: string, limits: LogLimits): Promise<Logs> {
  let running: ReturnType<typeof startKeeper> | undefined
  const begin = () => {
    const begun = startKeeper(folder, limits)
    const forget = () => {
      if (running === begun) running = undefined
    }
    begun.then(({ gone }) => gone).then(forget, forget)
    running = begun
    return begun
  }
  async function reach(): Promise<Socket> {
    const { address } = await (running ?? begin())
    const output = connect(address)
    await once(output, 'connect')
    return output
  }
  await begin()
  return {
    async open(file) {
      const output = await reach()
        .catch(() => {
          // Somebody took its folder away.
          running = undefined
          return reach()
        })
        .catch(() => undefined)
      // No log holds up a part.
      if (!output) return openFile(file)
      output.on('error', () => undefined)
      await new Promise<void>((resolve, reject) =>
        output.write(`${file}\n`, (error) => (error ? reject(error) : resolve())),
      )
      // The process has it twice by then; to end it here would end it there.
      return { output, close: () => void output.destroy() }
    },
    async close() {
      const last = await running?.catch(() => undefined)
      if (!last) return
      last.keeper.stdin.end()
      const { promise: waited, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, 2000)
      await Promise.race([last.gone, waited])
      clearTimeout(timer)
    },
  }
}
