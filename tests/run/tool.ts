import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from '@schrankwerk/infra/start/home.ts'

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

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/** Runs a program in the repository's folder, shows what it says, and hands it over with the exit code. */
export function runTool(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...testEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
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
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a package's program with this Node. */
export const runPackage = (file: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  runTool(process.execPath, [join(root, 'node_modules', file), ...args], environment)
