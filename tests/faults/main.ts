import { join } from 'node:path'
import { startStack } from '@schrankwerk/infra/start/stack.ts'
import { accepts } from './accepts.ts'
import { catalogueKilled } from './catalogue-killed.ts'
import { type FaultContext, openFaultContext } from './fault-context.ts'
import { folderShareKilled } from './folder-share-killed.ts'
import { folderZipKilled } from './folder-zip-killed.ts'
import { keycloakDown } from './keycloak-down.ts'
import { mailDown } from './mail-down.ts'
import { natsDownWhileWriting, workflowKilledWhileWriting } from './messages.ts'
import { natsDown } from './nats-down.ts'
import { postgresRestarted } from './postgres-restarted.ts'
import { uploadBrokenOff } from './upload-broken-off.ts'
import { businessdataKilledInFinish, businessdataKilledInPart, uploadOverBrokenLine } from './upload-parts.ts'

/** What is broken, and what must be true afterwards. Each names what it saw. */
const faults: Record<string, (context: FaultContext) => Promise<string>> = {
  'upload broken off': uploadBrokenOff,
  'upload-parts over a line that breaks': uploadOverBrokenLine,
  'upload-parts, businessdata killed in a part': businessdataKilledInPart,
  'upload-parts, businessdata killed in the end': businessdataKilledInFinish,
  '50 parallel accepts of one offer': accepts,
  'catalogue killed during an import': catalogueKilled,
  'folder-share: businessdata killed while two admins share': folderShareKilled,
  'folder-zip: businessdata killed while it sends one': folderZipKilled,
  'PostgreSQL restarted': postgresRestarted,
  'NATS down': natsDown,
  'NATS down while writing': natsDownWhileWriting,
  'workflow killed while writing': workflowKilledWhileWriting,
  'SMTP down': mailDown,
  'Keycloak down': keycloakDown,
}

const root = join(import.meta.dirname, '..', '..')
const wanted = process.argv.slice(2)
const stack = await startStack({
  home: process.env.SCHRANKWERK_FAULTS_HOME ?? join(root, '.schrankwerk-faults'),
  cache: process.env.SCHRANKWERK_CACHE ?? join(root, '.schrankwerk', 'cache'),
  parts: ['postgres', 'nats', 'keycloak', 'inbox', 'services', 'gateway', 'demo'],
  environment: {
    ...process.env,
    RATE_LIMIT_FACTOR: '0',
    RELEASES_PER_MINUTE: '1000',
    RELEASES_PER_HOUR: '1000',
    LOG_LEVEL: 'warn',
  },
  quiet: true,
})
let passed = 0
let failed = 0
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    const started = performance.now()
    try {
      // Signed in anew each time: a token ends after five minutes.
      const saw = await fault(await openFaultContext(stack))
      passed += 1
      say(`✓ ${name}: ${saw} (${Math.round(performance.now() - started)} ms)`)
    } catch (error) {
      failed += 1
      say(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
} finally {
  await stack.stop()
}
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
