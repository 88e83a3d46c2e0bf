import pg from 'pg'
import { ensureDatabase, ensureRole, ensureSchemas, schemas } from '../../postgres/roles.ts'
import { startPostgresServer } from '../../postgres/server.ts'
import { serverAddress } from '../../postgres/server-address.ts'
import { PartFailure } from '../failure.ts'
import type { Setting } from '../part.ts'

export interface PostgresPart {
  /** DATABASE_URL of a role in a database. */
  urlOf(role: string, database: string): string
  host: string
  port: number
  passwordOf(role: string): string
  adminUrl: string
}

const database = 'schrankwerk'

/** PostgreSQL, embedded or the one that DATABASE_URL names, with databases, roles and schemas. */
export async function startPostgres(setting: Setting): Promise<PostgresPart> {
  const { environment, home, ports, processes, secrets } = setting
  const log = home.logOf('postgres')
  const given = environment.DATABASE_URL || undefined
  const adminUrl =
    given === undefined
      ? (
          await startPostgresServer({
            processes,
            dataFolder: `${home.data}/postgres`,
            port: ports.postgres,
            password: secrets('POSTGRES_PASSWORD'),
            log,
          })
        ).adminUrl
      : serverAddress(given)
  const passwordOf = (role: string) => secrets(`POSTGRES_PASSWORD_${role.toUpperCase()}`)
  try {
    await prepare(adminUrl, passwordOf)
  } catch (error) {
    throw new PartFailure(
      'PostgreSQL',
      `Datenbanken und Rollen ließen sich nicht anlegen: ${(error as Error).message}`,
      given
        ? 'Prüfen Sie DATABASE_URL; die Rolle darin braucht CREATEDB und CREATEROLE.'
        : 'Lesen Sie die Protokolldatei.',
      log,
    )
  }
  const { hostname, port } = new URL(adminUrl)
  return {
    adminUrl,
    passwordOf,
    host: hostname,
    port: Number(port || 5432),
    urlOf: (role, name) => `postgresql://${role}:${passwordOf(role)}@${hostname}:${port || 5432}/${name}`,
  }
}

async function prepare(adminUrl: string, passwordOf: (role: string) => string) {
  await connected(`${adminUrl}/postgres`, async (client) => {
    for (const role of [...schemas, 'keycloak']) await ensureRole(client, role, passwordOf(role))
    await ensureDatabase(client, database)
    await ensureDatabase(client, 'keycloak', 'keycloak')
  })
  await connected(`${adminUrl}/${database}`, (client) => ensureSchemas(client, schemas))
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
