import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Schema, schemas } from '../../postgres/roles.ts'
import { PartFailure } from '../failure.ts'
import { fingerprint } from '../fingerprint.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import { runProgram } from '../programs.ts'
import { writeWhole } from '../write-whole.ts'
import { type ServiceNeeds, serviceEnvironment } from './services.ts'

export interface Account {
  mail: string
  password: string
  companyType: 'ADMIN' | 'CUSTOMER' | 'SUPPLIER' | 'EXTERNAL'
  admin: boolean
  company: string
}

const program = join(root, 'infra', 'demo', 'load.ts')

export const hasDemo = () => existsSync(program)

/**
 * Loads the demo data once, and again when its program has changed. The program gets the addresses by
 * environment, among them `<SERVICE>_URL`, `<SERVICE>_INTERNAL_URL` and `<SERVICE>_DATABASE_URL`, and
 * writes the accounts as JSON into `ACCOUNTS_FILE`.
 */
export async function loadDemo(
  setting: Setting,
  needs: ServiceNeeds,
): Promise<{ accounts: Account[]; state: string }> {
  const { home, ports, portal, secrets } = setting
  const accountsFile = join(home.folder, 'accounts.json')
  const stampFile = home.demoFile
  const wanted = await fingerprint(root, ['infra/demo'])
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => null)
  const readAccounts = async (): Promise<Account[]> => JSON.parse(await readFile(accountsFile, 'utf8'))
  if (stamp?.fingerprint === wanted && existsSync(accountsFile)) {
    return { accounts: await readAccounts(), state: 'unverändert' }
  }
  // What is broken off may have made accounts already.
  await writeWhole(stampFile, '{}')
  const log = home.logOf('demo')
  const perService = (suffix: string, value: (service: Schema) => string) =>
    Object.fromEntries(schemas.map((service) => [`${service.toUpperCase()}_${suffix}`, value(service)]))
  try {
    const { stdout, stderr } = await runProgram(process.execPath, [program], {
      cwd: root,
      env: {
        ...serviceEnvironment('identity', setting, needs),
        ...perService('URL', (service) => `http://127.0.0.1:${ports[service]}`),
        ...perService('DATABASE_URL', (service) => needs.postgres.urlOf(service, 'schrankwerk')),
        ...perService('FILES_FOLDER', (service) => join(home.files, service)),
        PORTAL_URL: portal,
        USERS_CLIENT_ID: 'portal-services',
        USERS_CLIENT_SECRET: secrets('USERS_CLIENT_SECRET'),
        SCHRANKWERK_HOME: home.folder,
        ACCOUNTS_FILE: accountsFile,
      },
    })
    await appendFile(log, stdout + stderr)
    const accounts = existsSync(accountsFile) ? await readAccounts() : []
    await writeWhole(stampFile, JSON.stringify({ fingerprint: wanted }))
    return { accounts, state: `${accounts.length} Konten` }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    await appendFile(log, stdout + stderr || `${error}\n`)
    const reason =
      stderr
        .trim()
        .split('\n')
        .find((text) => /^\w*Error: /.test(text)) ?? String(error)
    throw new PartFailure(
      'Demodaten',
      `Die Demodaten ließen sich nicht laden: ${reason.trim()}`,
      'Lesen Sie die Protokolldatei.',
      log,
    )
  }
}
