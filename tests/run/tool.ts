import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '@schrankwerk/infra/start/home.ts'
import { endRun, runPrefix } from '@schrankwerk/testing/clear-dead-runs'

/** Addresses that stand for a running part: a test brings its own parts and must never write to someone's. */
const addresses = /^(DATABASE_URL|NATS_URL|KEYCLOAK_URL|SMTP_URL|INBOX_URL|PORTAL_URL|\w*_PORT)$/

const cache =
  process.env.SCHRANKWERK_CACHE ?? join(process.env.SCHRANKWERK_HOME ?? join(root, '.schrankwerk'), 'cache')

/** The environment of everything that a test run starts. */
export const testEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !addresses.test(name))),
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  SCHRANKWERK_CACHE: cache,
  // Threads that strip types anew each time may end Node 24.21 after some hundred starts (docs/operations.md).
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(cache, 'compiled'),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

/** A program and its end, with all that it started and did not put into a group of its own. */
const running = new Map<ChildProcess, Promise<unknown>>()
const signalAll = (name: NodeJS.Signals) => {
  for (const { pid } of running.keys()) {
    try {
      if (pid !== undefined) process.kill(-pid, name)
    } catch {
      // It has just ended.
    }
  }
}
process.on('exit', () => signalAll('SIGKILL'))

let folder: string | undefined
/** Where the programs put what is temporary; servers that tests start write down there what they are. */
const runFolder = (): string => {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), `${runPrefix}${process.pid}-`))
    // PostgreSQL refuses to run as root; there it runs as another user.
    chmodSync(folder, 0o755)
  }
  return folder
}

let ending: Promise<void> | undefined
/** How long programs may take to end in order. */
const graceMs = 10_000

/** Ends all programs that still run, then every server that tests started and nobody ended. No other one begins. */
export const endTools = (): Promise<void> => {
  ending ??= endAll()
  return ending
}

async function endAll(): Promise<void> {
  signalAll('SIGTERM')
  const late = setTimeout(() => signalAll('SIGKILL'), graceMs)
  await Promise.allSettled(running.values())
  clearTimeout(late)
  if (folder !== undefined) await endRun(folder)
}

/** Runs a program in the repository's folder, shows what it says, and hands it over with the exit code. */
export function runTool(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  if (ending !== undefined) return new Promise(() => undefined)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...testEnvironment, TMPDIR: runFolder(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Leads a group, so that it is ended with what it started.
    detached: true,
  })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }
  const ended = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  }).finally(() => running.delete(child))
  running.set(child, ended)
  return ended
}

/** Runs a package's program with this Node. */
export const runPackage = (file: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  runTool(process.execPath, [join(root, 'node_modules', file), ...args], environment)
