import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@schrankwerk/contracts'
import { describe, expect, test } from 'vitest'
import { root } from './boundaries.ts'

const services = ['identity', 'workflow', 'catalogue', 'businessdata', 'notification'] as const

/** The tables that are there once all of these statements ran, in their order. */
function tablesMadeBy(migrations: readonly string[]): string[] {
  const tables = new Set<string>()
  const change =
    /\b(create|drop|alter)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)"?(?:\s+rename\s+to\s+(\w+))?/gi
  for (const [, act, table, renamed] of migrations.join('\n').matchAll(change)) {
    if (act!.toLowerCase() === 'create') tables.add(table!)
    if (act!.toLowerCase() === 'drop' || renamed !== undefined) tables.delete(table!)
    if (renamed !== undefined) tables.add(renamed)
  }
  return [...tables]
}

const namedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!))

/** `workflow.offer.*` names all events of offers. */
const isNamed = (event: string, named: ReadonlySet<string>): boolean =>
  named.has(event) || named.has(event.replace(/[^.]+$/, '*'))

test('what statements make and leave, and events that are named one by one or together', () => {
  const made = [
    'create table offer (id uuid);\ncreate unlogged table "user" ()',
    'drop table if exists offer;',
  ]
  expect(tablesMadeBy(made)).toEqual(['user'])
  const named = namedIn('`workflow.offer.*` and `workflow.bom.rematched`')
  const events = ['workflow.offer.drafted', 'workflow.bom.rematched', 'workflow.bom.planted']
  expect(events.filter((event) => !isNamed(event, named))).toEqual(['workflow.bom.planted'])
})

describe.each(services)('the README of %s', (service) => {
  const folder = join(root, 'services', service)
  const named = namedIn(readFileSync(join(folder, 'README.md'), 'utf8'))

  test('names every table', () => {
    const migrations = join(folder, 'src/database/migrations')
    const tables = tablesMadeBy(
      readdirSync(migrations)
        .sort()
        .map((file) => readFileSync(join(migrations, file), 'utf8')),
    )
    expect(tables.length).toBeGreaterThan(1)
    expect(tables.filter((table) => !named.has(table))).toEqual([])
  })

  test('names every event that it sends, and none that is not', () => {
    const events = contracts.events.map(({ name }) => name)
    const own = events.filter((name) => name.startsWith(`${service}.`))
    expect(own.filter((name) => !isNamed(name, named))).toEqual([])
    const isEvent = (name: string) =>
      services.some((from) => name.startsWith(`${from}.`)) && !name.endsWith('*')
    expect([...named].filter((name) => isEvent(name) && !events.some((event) => event === name))).toEqual([])
  })
})
