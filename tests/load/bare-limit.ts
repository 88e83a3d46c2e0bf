import pg from 'pg'
import type { LoadContext } from './load-context.ts'

const tables = ['article', 'article_number'] as const
const schema = 'bare_limit'
/** What an import leaves to a round after its end. */
const builtLater = [
  'article_number_trigrams',
  'article_list_price',
  'article_weight',
  'article_without_order_number',
  'article_without_manufacturer_number',
]

/**
 * Seconds that PostgreSQL alone takes for the catalogue as it is: each table copied from a file of its own into one like
 * it, then the indexes that an import builds before its end, two sessions at once. No import can be quicker.
 */
export async function bareLimit({ stack }: Pick<LoadContext, 'stack'>): Promise<number> {
  const connectionString = `${stack.postgres!.adminUrl}/schrankwerk`
  const sessions = await Promise.all(
    tables.map(async (table) => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      return { table, client }
    }),
  )
  const first = sessions[0]!.client
  try {
    await first.query(`drop schema if exists ${schema} cascade`)
    await first.query(`create schema ${schema}`)
    // In the data folder, where the server may write.
    for (const table of tables)
      await first.query(`copy catalogue.${table} to program 'cat > ${schema}.${table}'`)
    await first.query('checkpoint')
    const started = performance.now()
    await Promise.all(sessions.map(({ table, client }) => copyAndIndex(client, table)))
    return (performance.now() - started) / 1000
  } finally {
    await first.query(`drop schema if exists ${schema} cascade`)
    await first.query(
      `copy (select) to program 'rm -f ${tables.map((table) => `${schema}.${table}`).join(' ')}'`,
    )
    await Promise.all(sessions.map(({ client }) => client.end()))
  }
}

async function copyAndIndex(client: pg.Client, table: (typeof tables)[number]): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = $1::regclass and c.relname <> all($2)`,
    [`catalogue.${table}`, builtLater],
  )
  await client.query('begin')
  await client.query("set local maintenance_work_mem = '256MB'")
  await client.query('set local max_parallel_maintenance_workers = 1')
  await client.query(
    `create table ${schema}.${table} (like catalogue.${table} including defaults including constraints)`,
  )
  await client.query(`copy ${schema}.${table} from program 'cat ${schema}.${table}'`)
  for (const { definition } of rows)
    await client.query(definition.replace(` ON catalogue.${table} `, ` ON ${schema}.${table} `))
  await client.query(`analyze ${schema}.${table}`)
  await client.query('commit')
}
