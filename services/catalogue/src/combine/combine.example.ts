import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestCatalogue } from '../catalogue.example.ts'

export async function anArticle(catalogue: TestCatalogue, values: Record<string, unknown>): Promise<string> {
  const { status, body } = await catalogue.post('/article/', values)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** What is written beside the data: who did what, what is told, what is still to do, what can be undone. */
const besides = new Set([
  'article_upheaval',
  'change_entry',
  'outbox',
  'job',
  'combination',
  'combination_moved',
  'schema_migration',
])

/** Found anew from the names after each change. */
const found = new Set(['lookalike', 'lookalike_due', 'lookalike_key'])

/** Every row of every table; of things that people edit all but how often and when they were changed. */
export async function snapshot({ db }: TestCatalogue): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema order by 1`.execute(db)
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    if (besides.has(name) || found.has(name)) continue
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'edit_version' - 'last_update' as row from ${sql.table(name)} t order by t::text`.execute(
      db,
    )
    all[name] = rows.map(({ row }) => row).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  }
  return all
}
