import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type JetStreamManager } from 'nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyFreePort } from '../start/ports.ts'
import { openProcesses, type Processes, type RunningProcess } from '../start/processes.ts'
import { until } from '../start/until.ts'
import { findNatsProgram } from './program.ts'
import { reconcileStreams } from './streams.ts'

let folder: string
let processes: Processes
const servers: (RunningProcess & { name: string })[] = []
let manager: JetStreamManager
let closeManager: () => Promise<void>
let NATS_URL = ''

/** Three servers of one cluster: only such a one has replicas. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nats-cluster-'))
  processes = await openProcesses(join(folder, 'pids.json'))
  const { program } = await findNatsProgram(process.env.SCHRANKWERK_CACHE ?? join(folder, 'cache'))
  const places: { name: string; port: number; clusterPort: number }[] = []
  for (const name of ['a', 'b', 'c'])
    places.push({ name, port: await anyFreePort(), clusterPort: await anyFreePort() })
  const routes = places.map(({ clusterPort }) => `"nats://127.0.0.1:${clusterPort}"`).join(', ')
  for (const { name, port, clusterPort } of places) {
    const file = join(folder, `${name}.conf`)
    await writeFile(
      file,
      `server_name: ${name}
listen: "127.0.0.1:${port}"
jetstream { store_dir: "${join(folder, name)}", max_memory_store: 64MB, max_file_store: 16GB }
cluster { name: streams, listen: "127.0.0.1:${clusterPort}", routes: [${routes}] }
`,
    )
    const log = join(folder, `${name}.log`)
    const server = await processes.start({ name: `nats-${name}`, command: program, args: ['-c', file], log })
    servers.push({ ...server, name })
  }
  NATS_URL = places.map(({ port }) => `nats://127.0.0.1:${port}`).join(',')
  const isUp = async () => {
    await reconcileStreams({ NATS_URL })
    return true
  }
  if (!(await until(isUp, { seconds: 60, everyMs: 200 }))) throw new Error('The cluster did not come up.')
  const connection = await connect({ servers: places.map(({ port }) => `127.0.0.1:${port}`) })
  closeManager = () => connection.close()
  manager = await connection.jetstreamManager({ timeout: 20_000 })
})

afterAll(async () => {
  await closeManager?.()
  await processes.stopAll()
  await rm(folder, { recursive: true })
})

const configOf = async (name: string) => (await manager.streams.info(name)).config

test('streams are made as they usually are, and a second start changes nothing', async () => {
  expect(await configOf('workflow')).toMatchObject({
    subjects: ['workflow.>'],
    discard: 'new',
    max_bytes: 1024 * 1024 * 1024,
    num_replicas: 1,
  })
  expect(await reconcileStreams({ NATS_URL })).toEqual([])
})

test('replicas that somebody raised on the server stay through a start, also where it changes the size', async () => {
  await manager.streams.update('workflow', { ...(await configOf('workflow')), num_replicas: 3 })
  expect(await reconcileStreams({ NATS_URL })).toEqual([])
  expect(await reconcileStreams({ NATS_URL, NATS_STREAM_MEGABYTES: '64', NATS_STREAM_DAYS: '7' })).toEqual([
    'businessdata',
    'catalogue',
    'identity',
    'workflow',
  ])
  expect(await configOf('workflow')).toMatchObject({
    num_replicas: 3,
    max_bytes: 64 * 1024 * 1024,
    max_age: 7 * 24 * 60 * 60 * 1e9,
  })
  expect(await configOf('catalogue')).toMatchObject({ num_replicas: 1, max_bytes: 64 * 1024 * 1024 })
})

test('a start that wants more replicas adds them to those that have fewer', async () => {
  const environment = {
    NATS_URL,
    NATS_STREAM_MEGABYTES: '64',
    NATS_STREAM_DAYS: '7',
    NATS_STREAM_REPLICAS: '3',
  }
  expect(await reconcileStreams(environment)).toEqual(['businessdata', 'catalogue', 'identity'])
  expect((await configOf('identity')).num_replicas).toBe(3)
})

test('a start gets through while the cluster elects another leader of the streams', async () => {
  const areCurrent = async () => {
    const streams = await manager.streams.list().next()
    return streams.every(({ cluster }) => cluster?.replicas?.every(({ current }) => current))
  }
  expect(await until(areCurrent, { seconds: 60 })).toBe(true)
  const { cluster } = await manager.streams.info('workflow')
  process.kill(servers.find(({ name }) => name === cluster?.leader)!.pid, 'SIGKILL')
  const changed = await reconcileStreams({ NATS_URL, NATS_STREAM_MEGABYTES: '96', NATS_STREAM_DAYS: '7' })
  expect(changed).toContain('workflow')
  expect((await configOf('workflow')).max_bytes).toBe(96 * 1024 * 1024)
})
