import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Schema, schemas } from '../postgres/roles.ts'
import { PartFailure } from '../start/failure.ts'
import { defaultHome, openHome, root } from '../start/home.ts'
import { backUp } from './back-up.ts'
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
} else {
  process.exit(await runOperator())
}

/** Dead letters and mails: `services/notification/src/operator.ts` with the address of the running copy. */
async function runOperator(): Promise<number> {
  const at = args.indexOf('--schema')
  const schema = (at < 0 ? 'notification' : args[at + 1]) as Schema
  const { databases = {} } = JSON.parse(await readFile(home.connectionsFile, 'utf8').catch(() => '{}'))
  if (!schemas.includes(schema) || !databases[schema]) {
    say(
      schemas.includes(schema)
        ? `Schrankwerk läuft nicht: ${home.connectionsFile} fehlt.`
        : `--schema ist einer von ${schemas.join(', ')}.`,
    )
    return 1
  }
  const operator = spawn(
    process.execPath,
    [`${root}services/notification/src/operator.ts`, ...(command ? [command] : []), ...args],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: databases[schema] } },
  )
  const [code] = await once(operator, 'exit')
  return code ?? 1
}
