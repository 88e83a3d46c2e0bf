import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type StackOptions, startStack } from '@schrankwerk/infra/start/stack.ts'
import { accountLists } from './account-lists.ts'
import { exportArticles } from './article-export.ts'
import { importBesideList, importCatalogue, importXlsx } from './article-import.ts'
import { articleList, listBesideAccount } from './article-list.ts'
import { chat } from './chat.ts'
import { enquiryList } from './enquiry-list.ts'
import { gatewayRate } from './gateway-rate.ts'
import { proposeImport, undoImport } from './import-proposal.ts'
import { largeUpload } from './large-upload.ts'
import { type LoadContext, openLoadContext } from './load-context.ts'
import { masterData } from './master-data.ts'
import { oneAccount } from './one-account.ts'
import { matching, uploadAndMap } from './parts-list.ts'
import { partsListsByTurns } from './parts-lists-by-turns.ts'
import { copyDatabase } from './sides.ts'
import { suggestions } from './suggestions.ts'
import { untilRoundsEnded } from './until-rounds-ended.ts'
import { worklist } from './worklist.ts'

/** In this order: the first part empties the catalogue of this state folder and fills it for the others. */
const parts: Record<string, (context: LoadContext) => Promise<void>> = {
  catalogue: importCatalogue,
  'article list': articleList,
  'article list beside an account': listBesideAccount,
  export: exportArticles,
  // Before the parts lists: what they leave behind in a process would hide what a file takes.
  'large upload': largeUpload,
  matching,
  'upload and map': uploadAndMap,
  'parts lists by turns': partsListsByTurns,
  'pages beside lists': (context) => partsListsByTurns(context, ['others']),
  gateway: gatewayRate,
  'import beside list': importBesideList,
  proposal: proposeImport,
  undo: undoImport,
  xlsx: importXlsx,
  'one account against the others': oneAccount,
  'lists of users and companies': accountLists,
  worklist,
  'enquiry list': enquiryList,
  'lists of master data': masterData,
  chat,
  // Last: it puts a catalogue of its own in the place of the others'.
  suggestions,
}

const root = join(import.meta.dirname, '..', '..')
const wanted = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const began = performance.now()
// Always on parts of its own: the catalogue of another database is not this command's to empty.
const { DATABASE_URL, NATS_URL, KEYCLOAK_URL, SMTP_URL, ...environment } = process.env
const options: StackOptions = {
  home: process.env.SCHRANKWERK_LOAD_HOME ?? join(root, '.schrankwerk-load'),
  cache: process.env.SCHRANKWERK_CACHE ?? join(root, '.schrankwerk', 'cache'),
  parts: ['postgres', 'nats', 'keycloak', 'inbox', 'services', 'gateway', 'demo'],
  // What statements took is read from one log.
  environment: { ...environment, RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'warn', LOG_MEGABYTES: '10000' },
  quiet: true,
}
if (process.env.SCHRANKWERK_LOAD_BESIDE) {
  const database = await startStack({ ...options, parts: ['postgres'] })
  await copyDatabase(database.postgres!.adminUrl).finally(() => database.stop())
}
const stack = await startStack(options)
// Its parts run in sessions of their own: who ends the measuring ends them only by this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await stack.stop()
    process.exit(1)
  })
try {
  const context = openLoadContext(stack)
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    try {
      await untilRoundsEnded(context)
      await measure(context)
    } catch (error) {
      say(`! ${name} could not be measured: ${error instanceof Error ? error.message : error}`)
    }
  }
} finally {
  await stack.stop()
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
say(`\nMeasured in ${minutes} minutes; load average at the end ${loadavg()[0]!.toFixed(1)}`)
