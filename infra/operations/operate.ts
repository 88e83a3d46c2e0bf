import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Schema, schemas } from '../postgres/roles.ts'
import { PartFailure } from '../start/failure.ts'
import { defaultHome, openHome, root } from '../start/home.ts'
import { backUp } from './back-up.ts'
import { deployRemote } from './deploy-remote.ts'
import { restore } from './restore.ts'

// The operator's commands for the copy in the state folder.
const [command, ...args] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(`${text}\n`)
const home = await openHome(defaultHome(), process.env.SCHRANKWERK_CACHE)

if (command === 'backup' || command === 'restore') {
  const [folder] = args
  if (!folder) {
    say(`node infra/start/run.mjs infra/operations/operate.ts ${command} <Ordner>`)
    process.exit(2)
  }
  try {
    if (command === 'backup') {
      const { kind } = await backUp(home, resolve(folder))
      say(`Gesichert in ${folder} (${kind === 'dump' ? 'laufende Datenbank' : 'beendeter Stand'}).`)
    } else {
      const { aside } = await restore(home, resolve(folder))
      say(`Wiederhergestellt in ${home.folder}. Starten Sie nun mit npm start.`)
      if (aside) say(`Der bisherige Stand liegt in ${aside}.`)
    }
  } catch (error) {
    if (!(error instanceof PartFailure)) throw error
    say(`${error.message}\n  Abhilfe: ${error.remedy}`)
    process.exit(1)
  }
} else if (command === 'deploy') {
  process.exit(await deployRemote(home, args, say))
} else {
  const isIdentitys = command === 'end-sessions' || command === 'first-admin'
  process.exit(isIdentitys ? await runIdentityOperator() : await runOperator())
}

interface Connections {
  databases?: Partial<Record<Schema, string>>
  /** What identity's commands need beside their database, by the names of the environment. */
  accounts?: Record<string, string>
}

async function readConnections(): Promise<Connections> {
  return JSON.parse(await readFile(home.connectionsFile, 'utf8').catch(() => '{}'))
}

const notRunning = () => say(`Schrankwerk läuft nicht: ${home.connectionsFile} fehlt.`)

async function runProgram(program: string, environment: Record<string, string>): Promise<number> {
  const operator = spawn(
    process.execPath,
    [`${root}services/${program}`, ...(command ? [command] : []), ...args],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  const [code] = await once(operator, 'exit')
  return code ?? 1
}

/** Sessions and the first admin: `services/identity/src/operator.ts` with the addresses of the running copy. */
async function runIdentityOperator(): Promise<number> {
  const { databases, accounts } = await readConnections()
  if (!databases?.identity || !accounts) {
    notRunning()
    return 1
  }
  return runProgram('identity/src/operator.ts', { ...accounts, DATABASE_URL: databases.identity })
}

/** Dead letters and mails: `services/notification/src/operator.ts` with the address of the running copy. */
async function runOperator(): Promise<number> {
  const at = args.indexOf('--schema')
  const schema = (at < 0 ? 'notification' : args[at + 1]) as Schema
  if (!schemas.includes(schema)) {
    say(`--schema ist einer von ${schemas.join(', ')}.`)
    return 1
  }
  const address = (await readConnections()).databases?.[schema]
  if (!address) {
    notRunning()
    return 1
  }
  return runProgram('notification/src/operator.ts', { DATABASE_URL: address })
}
