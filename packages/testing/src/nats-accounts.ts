import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import type { Processes } from '@schrankwerk/infra/start/processes.ts'
import { answers, until } from '@schrankwerk/infra/start/until.ts'

/** Streams have fixed names, so tests that run side by side get an account each: a world of its own. */
export const accountsPerWorker = 12
const workers = 8

/**
 * A stream in memory has all it may ever hold set aside for it, and those of a world that is closed stay until its
 * account is handed out again: this is room for all worlds at once, of which hardly any of it is used.
 */
const memory = '4GB'

/** User, and password, of one account. */
export const accountUser = (worker: number, number: number) => `worker-${worker % workers}-${number}`

/** Starts nats-server with accounts for every test worker. @returns its `host:port` */
export async function startAccountServer(options: {
  processes: Processes
  program: string
  folder: string
  port: number
}): Promise<string> {
  const { processes, program, folder, port } = options
  const monitorPort = await anyFreePort()
  const names = Array.from({ length: workers * accountsPerWorker }, (_, index) =>
    accountUser(Math.floor(index / accountsPerWorker), index % accountsPerWorker),
  )
  const accounts = names.map(
    (name) => `  ${name}: { jetstream: enabled, users: [{ user: ${name}, password: ${name} }] }`,
  )
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'server.conf')
  await writeFile(
    file,
    `server_name: test
listen: "127.0.0.1:${port}"
http: "127.0.0.1:${monitorPort}"
jetstream { store_dir: "${join(folder, 'store')}", max_memory_store: ${memory}, max_file_store: 1TB }
accounts {
${accounts.join('\n')}
}
`,
  )
  await processes.start({ name: 'nats', command: program, args: ['-c', file], log: join(folder, 'nats.log') })
  const isUp = await until(() => answers(`http://127.0.0.1:${monitorPort}/healthz`), { seconds: 20 })
  if (!isUp) throw new Error(`nats-server does not answer; see ${join(folder, 'nats.log')}`)
  return `127.0.0.1:${port}`
}
