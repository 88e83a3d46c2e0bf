import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PartFailure } from './failure.ts'
import { defaultHome } from './home.ts'
import { describeFirstAdmin } from './parts/first-admin.ts'
import { endLeftBehind } from './processes.ts'
import { type PartName, partNames, type Stack, startStack } from './stack.ts'

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    parts: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

if (values.help) {
  say(`npm start -- [--fresh] [--empty] [--dev] [--parts=${partNames.join(',')}]`)
  process.exit(0)
}

const parts = values.parts?.split(',')
const unknown = parts?.filter((part) => !partNames.includes(part as PartName)) ?? []
if (unknown.length) {
  say(`Unbekannter Teil: ${unknown.join(', ')}. Möglich sind ${partNames.join(', ')}.`)
  process.exit(2)
}

// Whoever closes the terminal takes the output away, and the parts are ended all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const home = defaultHome()
const startedAt = performance.now()
let stack: Promise<Stack> | undefined
let isStopping = false
const giveUp = new AbortController()

async function stop() {
  if (isStopping) return
  isStopping = true
  say('\n  Schrankwerk wird beendet …')
  if (started) await started.stop()
  else {
    // What is still starting is ended with the rest; its failure is no news then.
    giveUp.abort()
    await stack?.catch(() => undefined)
  }
  say('  Beendet.')
  process.exit(0)
}

let started: Stack | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

say(`Schrankwerk startet (Zustand in ${home})`)
try {
  if (values.fresh) await startAfresh()
  stack = startStack({
    home,
    dev: values.dev,
    empty: values.empty,
    parts: parts as PartName[] | undefined,
    signal: giveUp.signal,
  })
  started = await stack
  report(started)
} catch (error) {
  if (!isStopping) {
    explain(error)
    process.exit(1)
  }
}

/** Removes the state, but not what was fetched. */
async function startAfresh() {
  const elsewhere = ['DATABASE_URL', 'NATS_URL', 'KEYCLOAK_URL'].filter((name) => process.env[name])
  if (elsewhere.length > 0)
    throw new PartFailure(
      'Start',
      `--fresh entfernt nur, was in ${home} liegt; ${elsewhere.join(', ')} ${elsewhere.length === 1 ? 'nennt' : 'nennen'} Teile, deren Stand bliebe.`,
      'Leeren Sie diese Teile selbst und entfernen Sie den Zustandsordner, oder starten Sie ohne --fresh.',
    )
  const left = await endLeftBehind(join(home, 'pids.json'))
  if (left.length) say(`  Ein früherer Start lief noch; beendet: ${left.join(', ')}.`)
  for (const name of [
    'data',
    'files',
    'logs',
    'web',
    'web.json',
    'demo.json',
    'empty.json',
    'accounts.json',
    'secrets.json',
    'ready.json',
    'connections.json',
  ]) {
    await rm(join(home, name), { recursive: true, force: true })
  }
}

function report({ ready, keycloak, processes, firstAdmin }: Stack) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')
  say(`\nBereit nach ${seconds} s.\n`)
  if (processes.has('gateway')) say(`  Portal             ${ready.portal}`)
  if (ready.inbox) say(`  Posteingang        ${ready.inbox}`)
  if (processes.has('gateway')) say(`  Schnittstelle      ${ready.docs}`)
  if (keycloak) say(`  Keycloak-Konsole   ${ready.keycloak}`)
  if (ready.accounts.length) say('\nDemokonten')
  const width = Math.max(...ready.accounts.map((account) => account.mail.length), 0)
  for (const { mail, password, companyType, admin, company } of ready.accounts) {
    say(`  ${mail.padEnd(width)}  ${password}  ${companyType}${admin ? ' (Administration)' : ''}, ${company}`)
  }
  if (firstAdmin) say(`\n${describeFirstAdmin(firstAdmin, ready.portal).join('\n')}`)
  say('\nStrg+C beendet alles.')
}

function explain(error: unknown) {
  if (error instanceof PartFailure) {
    say(`\n${error.part}: ${error.message}\n  Abhilfe: ${error.remedy}`)
    if (error.log) say(`  Protokoll: ${error.log}`)
  } else {
    say(`\nDer Start ist gescheitert: ${error instanceof Error ? error.stack : error}`)
  }
}
