import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PartFailure } from '@schrankwerk/infra/start/failure.ts'
import { root } from '@schrankwerk/infra/start/home.ts'
import { endLeftBehind } from '@schrankwerk/infra/start/processes.ts'
import { type PartName, partNames, type Stack, startStack } from '@schrankwerk/infra/start/stack.ts'
import type { StackAddresses } from '../stack-addresses.ts'
import { refuseBesideOther } from './other-run.ts'
import { testEnvironment } from './tool.ts'

export interface TestStack {
  /** Starts the product once, whoever asks first; the path of the file with its addresses. */
  started(): Promise<string>
  /** The same, but fails where the pages could not be built. */
  startedWithPages(): Promise<string>
  stop(): Promise<void>
}

const home = process.env.SCHRANKWERK_HOME
  ? `${process.env.SCHRANKWERK_HOME}-test`
  : join(root, '.schrankwerk-test')

/** Ports away from the usual ones, so that a portal in use stays where it is. */
const ports = {
  portal: 18080,
  inbox: 18025,
  smtp: 11025,
  keycloak: 18180,
  keycloakManagement: 18190,
  postgres: 15432,
  nats: 14222,
  identity: 18101,
  workflow: 18102,
  catalogue: 18103,
  businessdata: 18104,
  notification: 18105,
  gatewayInternal: 18110,
  identityInternal: 18111,
  workflowInternal: 18112,
  catalogueInternal: 18113,
  businessdataInternal: 18114,
  notificationInternal: 18115,
}

/** What a run before has written; the builds and what was fetched stay. */
const state = [
  'data',
  'files',
  'logs',
  'demo.json',
  'empty.json',
  'accounts.json',
  'secrets.json',
  'ready.json',
  'stack.json',
]

const sentence = (error: unknown) =>
  error instanceof PartFailure
    ? `${error.part}: ${error.message} ${error.remedy}${error.log ? ` (${error.log})` : ''}`
    : `The product did not start: ${error instanceof Error ? error.stack : error}`

interface Started {
  stack: Stack
  file: string
  /** Why there are no pages; null where there are. */
  pagesFailure: string | null
}

async function startFresh(): Promise<Started> {
  await refuseBesideOther(join(home, 'pids.json'))
  await endLeftBehind(join(home, 'pids.json'))
  for (const name of state) await rm(join(home, name), { recursive: true, force: true })
  const start = (parts: readonly PartName[]) =>
    startStack({
      home,
      cache: testEnvironment.SCHRANKWERK_CACHE,
      ports,
      parts,
      environment: {
        ...testEnvironment,
        RATE_LIMIT_FACTOR: '0',
        RELEASES_PER_MINUTE: '1000',
        RELEASES_PER_HOUR: '1000',
      },
    })
  let pagesFailure: string | null = null
  const stack = await start(partNames).catch((error: unknown) => {
    if (!(error instanceof PartFailure && error.part === 'Oberfläche')) throw error
    // Calls can be proved without pages.
    pagesFailure = sentence(error)
    return start(partNames.filter((part) => part !== 'web'))
  })
  const listening = (name: 'identity' | 'workflow' | 'catalogue' | 'businessdata' | 'notification') => ({
    url: `http://127.0.0.1:${stack.ports[name]}`,
    internalUrl: `http://127.0.0.1:${stack.ports[`${name}Internal`]}`,
  })
  const addresses: StackAddresses = {
    ...stack.ready,
    home: stack.home.folder,
    web: stack.home.web,
    internalClientSecret: JSON.parse(await readFile(stack.home.secretsFile, 'utf8')).INTERNAL_CLIENT_SECRET,
    folderDatabaseUrl: stack.postgres!.urlOf('businessdata', 'schrankwerk'),
    workflowDatabaseUrl: stack.postgres!.urlOf('workflow', 'schrankwerk'),
    services: {
      identity: listening('identity'),
      workflow: listening('workflow'),
      catalogue: listening('catalogue'),
      businessdata: listening('businessdata'),
      notification: listening('notification'),
    },
  }
  const file = join(home, 'stack.json')
  await writeFile(file, `${JSON.stringify(addresses, null, 2)}\n`)
  return { stack, file, pagesFailure }
}

export function openTestStack(say: (text: string) => void): TestStack {
  let starting: Promise<Started> | undefined
  const start = async () => {
    starting ??= startFresh()
    try {
      return await starting
    } catch (error) {
      throw new Error(sentence(error))
    }
  }
  return {
    started: async () => (await start()).file,
    async startedWithPages() {
      const { file, pagesFailure } = await start()
      if (pagesFailure !== null) throw new Error(pagesFailure)
      return file
    },
    async stop() {
      const running = await starting?.catch(() => undefined)
      if (!running) return
      await running.stack.stop()
      say('\nThe product is stopped.')
    },
  }
}
