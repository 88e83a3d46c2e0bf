import pg from 'pg'

/** The services that own a schema of the database; schema and role carry the service's name. */
export const schemas = ['identity', 'workflow', 'catalogue', 'businessdata', 'notification'] as const
export type Schema = (typeof schemas)[number]

/** Installed once for all, in `public`; services may use them and create nothing there. */
const extensions = ['pg_trgm', 'unaccent', 'citext', 'btree_gist']

const quoted = (name: string) => pg.escapeIdentifier(name)

/** Makes or updates a role that can sign in and owns nothing but what it is given. */
export async function ensureRole(client: pg.ClientBase, role: string, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${quoted(role)} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  )
}

/** Makes a database where it is missing; it belongs to `owner`, or to the one who asks. */
export async function ensureDatabase(client: pg.ClientBase, name: string, owner?: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${quoted(name)} template template0 encoding 'UTF8'`)
  if (owner) {
    await client.query(`grant ${quoted(owner)} to current_user`)
    await client.query(`alter database ${quoted(name)} owner to ${quoted(owner)}`)
  }
  await client.query(`revoke all on database ${quoted(name)} from public`)
}

/**
 * Gives each role its own schema and nothing of its neighbours'. `client` is a superuser's, or an
 * owner's that may create extensions, connected to the database in question.
 */
export async function ensureSchemas(client: pg.ClientBase, roles: readonly string[]) {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = quoted(rows[0]!.name)
  await client.query('revoke all on schema public from public')
  for (const extension of extensions) {
    await client.query(`create extension if not exists ${quoted(extension)} schema public`)
  }
  for (const name of roles) {
    const role = quoted(name)
    await client.query(`grant ${role} to current_user`)
    await client.query(`create schema if not exists ${role} authorization ${role}`)
    await client.query(`revoke all on schema ${role} from public`)
    await client.query(`grant connect, temporary on database ${database} to ${role}`)
    await client.query(`grant usage on schema public to ${role}`)
    await client.query(`alter role ${role} in database ${database} set search_path = ${role}, public`)
  }
}
