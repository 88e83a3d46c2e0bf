import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startMarkOf } from '@schrankwerk/infra/start/processes.ts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { expect, onTestFinished, test } from 'vitest'

const { resolve } = import.meta

/** A test that starts a server in a temporary folder, as those of a Keycloak do, and never comes to an end. */
const hangingTest = (pidFile: string) => `
  import { mkdtemp, writeFile } from 'node:fs/promises'
  import { tmpdir } from 'node:os'
  import { join } from 'node:path'
  import { openProcesses } from ${JSON.stringify(resolve('@schrankwerk/infra/start/processes.ts'))}
  const folder = await mkdtemp(join(tmpdir(), 'keycloak-'))
  const processes = await openProcesses(join(folder, 'pids.json'))
  const { pid } = await processes.start({
    name: 'keycloak', command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], log: join(folder, 'log'),
  })
  await writeFile(${JSON.stringify(pidFile)}, [pid, process.pid, folder].join(' '))
  setInterval(() => undefined, 1000)`

/** What \`npm test\` does when it is told to end. */
const run = (test: string) => `
  import { endTools, runTool } from ${JSON.stringify(resolve('./tool.ts'))}
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, async () => { await endTools(); process.exit(1) })
  await runTool(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(test)}])
  await runTool(process.execPath, ['-e', 'process.stdout.write("the next part began")'])`

const isGone = async (pid: number) => (await startMarkOf(pid)) === null

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that gets %s alone ends its tests and their servers',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'ended-early-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const pidFile = join(folder, 'pids')
    const script = run(hangingTest(pidFile))
    const started = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: folder },
    })
    onTestFinished(() => void started.kill('SIGKILL'))
    await until(async () => (await readFile(pidFile, 'utf8')).split(' ').length === 3, { seconds: 30 })
    const [server, hanging, of] = (await readFile(pidFile, 'utf8')).split(' ')
    expect(dirname(dirname(String(of)))).toBe(folder)
    let said = ''
    started.stdout.on('data', (text: Buffer) => {
      said += text
    })
    started.kill(signal)
    await once(started, 'exit')
    expect([started.exitCode, said]).toEqual([1, ''])
    expect(await isGone(Number(server))).toBe(true)
    expect(await isGone(Number(hanging))).toBe(true)
    expect(existsSync(String(of))).toBe(false)
    expect(await readdir(folder)).toEqual(['pids'])
  },
)
