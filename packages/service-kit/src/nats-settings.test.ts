import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNatsProgram } from '@schrankwerk/infra/nats/program.ts'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { openProcesses, type Processes } from '@schrankwerk/infra/start/processes.ts'
import { connect, nkeys } from 'nats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createNats, readConfig } from './index.ts'
import { quiet, temporaryFolder } from './kit.example.ts'
import { natsOptions, natsSettings, streamSettings } from './nats-settings.ts'
import { certificate, privateKey } from './tls.example.ts'

const schema = z.object({ ...natsSettings, ...streamSettings })
const read = (settings: Record<string, string | undefined>) => readConfig(schema, settings)

describe('the settings', () => {
  test('name one server, with its user and the usual streams', () => {
    const settings = read({ NATS_URL: 'nats://workflow:a%2Fb@nats.example' })
    expect(settings).toMatchObject({
      NATS_STREAM_MEGABYTES: 1024,
      NATS_STREAM_DAYS: 30,
      NATS_STREAM_REPLICAS: 1,
    })
    expect(natsOptions(settings, 'workflow')).toEqual({
      servers: ['nats.example:4222'],
      name: 'workflow',
      user: 'workflow',
      pass: 'a/b',
      inboxPrefix: '_INBOX.workflow',
    })
  })

  test('name several servers of a cluster, encrypted where an address says so', () => {
    const settings = read({ NATS_URL: 'tls://u:p@a:4223, tls://u:p@b' })
    expect(natsOptions(settings, 'x')).toMatchObject({ servers: ['a:4223', 'b:4222'], user: 'u', tls: {} })
  })

  test.each([
    { NATS_URL: 'http://a' },
    { NATS_URL: 'nats://a,,nats://b' },
    { NATS_URL: 'a:4222' },
    { NATS_URL: 'nats://a', NATS_STREAM_REPLICAS: '6' },
    { NATS_URL: 'nats://a', NATS_STREAM_DAYS: '0' },
    { NATS_URL: 'nats://a', NATS_STREAM_MEGABYTES: '1 GB' },
  ])('that cannot work are refused: %o', (settings) => {
    expect(() => read(settings)).toThrow(/not understood: NATS_/)
  })
})

describe('a server that wants encryption and signed users', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let processes: Processes
  let port: number
  const at = (name: string) => join(folder.path, name)

  /** What `nsc` makes: an operator who signs an account, which signs the user of a service. */
  async function writeUsers() {
    const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()]
    const sign = (by: typeof operator, sub: string, name: string, nats: object) => {
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const claims = { jti: name, iat: 1_600_000_000, iss: by.getPublicKey(), sub, name, nats }
      const text = `${encode({ typ: 'JWT', alg: 'ed25519-nkey' })}.${encode(claims)}`
      return `${text}.${Buffer.from(by.sign(Buffer.from(text))).toString('base64url')}`
    }
    const limits = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, conn: -1, leaf: -1 }
    const operatorJwt = sign(operator, operator.getPublicKey(), 'o', { type: 'operator', version: 2 })
    const accountJwt = sign(operator, account.getPublicKey(), 'a', {
      type: 'account',
      version: 2,
      limits: { ...limits, wildcards: true },
    })
    const userJwt = sign(account, user.getPublicKey(), 'workflow', {
      type: 'user',
      version: 2,
      subs: -1,
      data: -1,
      payload: -1,
      pub: { allow: ['workflow.>'] },
      sub: { allow: ['_INBOX.workflow.>', 'workflow.>'] },
    })
    const seed = new TextDecoder().decode(user.getSeed())
    await writeFile(
      at('workflow.creds'),
      `-----BEGIN NATS USER JWT-----\n${userJwt}\n------END NATS USER JWT------\n\n-----BEGIN USER NKEY SEED-----\n${seed}\n------END USER NKEY SEED------\n`,
    )
    return `operator: ${operatorJwt}\nresolver: MEMORY\nresolver_preload: { ${account.getPublicKey()}: ${accountJwt} }`
  }

  beforeAll(async () => {
    folder = await temporaryFolder()
    processes = await openProcesses(at('pids.json'))
    port = await anyFreePort()
    const users = await writeUsers()
    await Promise.all([
      writeFile(at('certificate.pem'), certificate),
      writeFile(at('key.pem'), privateKey),
      writeFile(
        at('server.conf'),
        `listen: "127.0.0.1:${port}"\ntls { cert_file: "${at('certificate.pem')}", key_file: "${at('key.pem')}" }\n${users}\n`,
      ),
    ])
    const { program } = await findNatsProgram(process.env.SCHRANKWERK_CACHE ?? at('cache'))
    await processes.start({ name: 'nats', command: program, args: ['-c', at('server.conf')], log: at('log') })
  })
  afterAll(async () => {
    await processes.stopAll()
    await folder.remove()
  })

  test('lets a service in by its files, also when the first server of the list is away', async () => {
    const settings = read({
      NATS_URL: `tls://127.0.0.1:${await anyFreePort()},tls://127.0.0.1:${port}`,
      NATS_CREDENTIALS_FILE: at('workflow.creds'),
      NATS_CA_FILE: at('certificate.pem'),
    })
    const nats = createNats({ settings, name: 'workflow', log: quiet })
    await expect.poll(nats.isConnected).toBe(true)
    const nc = await nats.connection()
    const heard = nc.subscribe('workflow.>', { max: 1 })
    await nc.flush()
    nc.publish('workflow.x', 'y')
    for await (const message of heard) expect(message.string()).toBe('y')
    await nats.close()
  })

  test('lets nobody in without them', async () => {
    const settings = read({ NATS_URL: `tls://127.0.0.1:${port}`, NATS_CA_FILE: at('certificate.pem') })
    await expect(connect(natsOptions(settings, 'workflow'))).rejects.toThrow(/authorization/i)
  })
})
