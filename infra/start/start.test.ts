import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reachOf } from './listeners.example.ts'
import { endLeftBehind, type ProcessRecord, startMarkOf } from './processes.ts'
import { answers, until } from './until.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const ports = {
  POSTGRES_PORT: '21300',
  NATS_PORT: '21310',
  INBOX_PORT: '21320',
  SMTP_PORT: '21330',
  PORTAL_PORT: '21340',
  GATEWAY_INTERNAL_PORT: '21350',
}

let home: string
let output: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'start-'))
  output = ''
})
afterEach(async () => {
  await endLeftBehind(join(home, 'pids.json'))
  await rm(home, { recursive: true, force: true })
})

function start(parts: string, environment: NodeJS.ProcessEnv = {}, ...options: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, `--parts=${parts}`, ...options], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      NATS_URL: '',
      SMTP_URL: '',
      ...ports,
      ...environment,
      SCHRANKWERK_HOME: home,
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  return child
}

const isReady = async () => existsSync(join(home, 'ready.json'))
const records = async (): Promise<ProcessRecord[]> =>
  JSON.parse(await readFile(join(home, 'pids.json'), 'utf8'))
const running = async (list: ProcessRecord[]) => {
  const marks = await Promise.all(list.map(({ pid }) => startMarkOf(pid)))
  return list.filter(({ startMark }, index) => marks[index] === startMark).map(({ name }) => name)
}

async function query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const { POSTGRES_PASSWORD_WORKFLOW: password } = JSON.parse(
    await readFile(join(home, 'secrets.json'), 'utf8'),
  )
  const url = /POSTGRES_PORT \d+ → (\d+)/.exec(output)?.[1] ?? ports.POSTGRES_PORT
  const client = new pg.Client({
    connectionString: `postgresql://workflow:${password}@127.0.0.1:${url}/schrankwerk`,
  })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

test('after the starter was killed the next start cleans up, works, and has lost nothing', async () => {
  const first = start('postgres,nats,inbox')
  expect(await until(isReady, { seconds: 60 })).toBe(true)
  await query('create table kept (id int)')
  await query('insert into kept values (7)')
  first.kill('SIGKILL')
  await once(first, 'exit')
  const before = await records()
  expect((await running(before)).sort()).toEqual(['inbox', 'nats', 'postgres'])

  await rm(join(home, 'ready.json'))
  const second = start('postgres,nats,inbox')
  expect(await until(isReady, { seconds: 60 })).toBe(true)
  expect(output).toContain('Ein früherer Start lief noch')
  expect(await running(before)).toEqual([])
  expect(await query('select id from kept')).toEqual([{ id: 7 }])

  const during = await records()
  second.kill('SIGTERM')
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
  expect(await running(during)).toEqual([])
  expect([await isReady(), await records()]).toEqual([false, []])
})

test('a state folder that was open is closed, and PostgreSQL works in it, as root without rights of root', async () => {
  await chmod(home, 0o755)
  start('postgres')
  expect(await until(isReady, { seconds: 60 })).toBe(true)
  expect((await stat(home)).mode & 0o777).toBe(0o700)
  expect(await query('select 7 as n')).toEqual([{ n: 7 }])
  const { pid } = (await records()).find(({ name }) => name === 'postgres')!
  if (process.platform !== 'linux') return
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0')
  expect(/^CapEff:\s+(\w+)/m.exec(status)?.[1]).toMatch(/^0+$/)
})

describe('the parts listen', () => {
  const reaches = async () =>
    Object.fromEntries((await records()).slice(1).map(({ name, pid }) => [name, reachOf(pid)]))

  test('to this machine alone', async () => {
    start('postgres,nats,inbox,gateway', { HOST: '0.0.0.0' })
    expect(await until(isReady, { seconds: 60 })).toBe(true)
    expect(await reaches()).toEqual({
      postgres: 'this machine',
      nats: 'this machine',
      inbox: 'this machine',
      gateway: 'this machine',
    })
  })

  test('beyond it only where PORTAL_HOST opens the portal', async () => {
    start('inbox,gateway', { PORTAL_HOST: '0.0.0.0' })
    expect(await until(isReady, { seconds: 60 })).toBe(true)
    expect(await reaches()).toEqual({ inbox: 'this machine', gateway: 'the network' })
  })
})

test('ended while it starts, it leaves nothing running', async () => {
  const starter = start('postgres,nats,inbox')
  await until(async () => (await records()).length > 1, { seconds: 30 })
  const begun = await records()
  starter.kill('SIGINT')
  await once(starter, 'exit')
  expect(await running(begun)).toEqual([])
  expect(await records()).toEqual([])
})

test('a part that does not start names itself, the reason and the remedy', async () => {
  const starter = start('postgres', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  const [code] = await once(starter, 'exit')
  expect(code).toBe(1)
  expect(output).toMatch(/PostgreSQL: .*ECONNREFUSED/)
  expect(output).toContain('Abhilfe: Prüfen Sie DATABASE_URL')
  expect(output).toContain(join('logs', 'postgres.log'))
})

test('a mail that was sent to the inbox is there after a restart', async () => {
  const first = start('inbox')
  expect(await until(isReady, { seconds: 60 })).toBe(true)
  const ready = JSON.parse(await readFile(join(home, 'ready.json'), 'utf8'))
  expect(await answers(`${ready.inbox}/`)).toBe(true)
  const smtp = /SMTP_PORT \d+ → (\d+)/.exec(output)?.[1] ?? ports.SMTP_PORT
  const { createTransport } = await import('nodemailer')
  await createTransport({ host: '127.0.0.1', port: Number(smtp), ignoreTLS: true }).sendMail({
    from: 'portal@schrankwerk.example',
    to: 'einkauf@nord.example',
    subject: 'Angebot <freigegeben>',
    text: 'Guten Tag',
    attachments: [{ filename: 'Auftrag.pdf', content: '%PDF' }],
  })
  first.kill('SIGTERM')
  await once(first, 'exit')
  output = ''
  start('inbox')
  expect(await until(isReady, { seconds: 60 })).toBe(true)
  const { inbox } = JSON.parse(await readFile(join(home, 'ready.json'), 'utf8'))
  const answer = await fetch(`${inbox}/api/mails?to=Einkauf@nord.example`)
  const mails = (await answer.json()) as { attachments: { path: string }[] }[]
  expect(mails).toMatchObject([
    {
      id: '000001',
      subject: 'Angebot <freigegeben>',
      to: ['einkauf@nord.example'],
      attachments: [{ filename: 'Auftrag.pdf', size: 4 }],
    },
  ])
  expect(await (await fetch(`${inbox}${mails[0]?.attachments[0]?.path}`)).text()).toBe('%PDF')
  expect(await (await fetch(`${inbox}/`)).text()).toContain('Angebot &#60;freigegeben&#62;')
  expect(await (await fetch(`${inbox}/api/mails?to=anderer@nord.example`)).json()).toEqual([])
})

test('an empty start has the operator’s first admin alone, with a link until it was used, also later', async () => {
  const all = 'postgres,nats,keycloak,inbox,services,gateway,demo'
  const environment = { OPERATOR_NAME: 'Schaltbau Betrieb', OPERATOR_ADMIN_MAIL: 'leitung@betrieb.example' }
  const linkOf = () => /^ {2}(http\S+\/action\?mode=firstPassword&oobCode=([\w-]+))$/m.exec(output)
  const endOf = async (starter: ChildProcess) => {
    starter.kill('SIGTERM')
    await once(starter, 'exit')
  }
  const first = start(all, environment, '--empty')
  await expect.poll(() => output, { timeout: 240_000 }).toContain('Strg+C')
  const { portal, accounts } = JSON.parse(await readFile(join(home, 'ready.json'), 'utf8'))
  expect(accounts).toEqual([])
  expect(output).toContain('Erster Zugang des Betreibers: leitung@betrieb.example')
  const [, link, oobCode] = linkOf()!
  expect(link!.startsWith(`${portal}/action?`)).toBe(true)
  const asked = await fetch(`${portal}/api/user/link?mode=firstPassword&oobCode=${oobCode}`)
  expect(await asked.json()).toEqual({ mail: 'leitung@betrieb.example', minimumPasswordLength: 12 })
  const set = await fetch(`${portal}/api/user/password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ mail: 'leitung@betrieb.example', password: 'ein-langes-passwort', oobCode }),
  })
  expect(set.status).toBe(200)
  await endOf(first)
  for (const name of await readdir(join(home, 'logs')))
    expect(await readFile(join(home, 'logs', name), 'utf8')).not.toContain(oobCode)

  output = ''
  const second = start(all, environment)
  await expect.poll(() => output, { timeout: 240_000 }).toContain('Strg+C')
  expect(output).toContain('einen weiteren Link gibt es nicht')
  expect(linkOf()).toBeNull()
  expect(JSON.parse(await readFile(join(home, 'ready.json'), 'utf8')).accounts).toEqual([])
  await endOf(second)
}, 600_000)

test('demo accounts are refused where others reach the portal, and it is said how to go on', async () => {
  const starter = start('inbox,demo', { PORTAL_URL: 'https://portal.example' })
  const [code] = await once(starter, 'exit')
  expect(code).toBe(1)
  expect(output).toContain('Demodaten: Das Portal soll unter https://portal.example zu erreichen sein')
  expect(output).toContain('Abhilfe: Beginnen Sie mit npm start -- --empty')
})
