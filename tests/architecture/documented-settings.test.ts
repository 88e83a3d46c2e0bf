import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../gateway/src/config.ts'
import { root } from './boundaries.ts'
import { settingsIn, spreadSettingsIn } from './read-settings.ts'
import { isTest, readSources } from './source-files.ts'

/** What the text between one heading and the next of its level names in backticks. */
function namedIn(document: string, heading: string): Set<string> {
  const begin = document.indexOf(`\n${heading}\n`)
  expect(begin, heading).toBeGreaterThan(-1)
  const level = heading.slice(0, heading.indexOf(' ') + 1)
  const end = document.indexOf(`\n${level}`, begin + heading.length)
  const text = document.slice(begin, end)
  return new Set([...text.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map((match) => match[1]!))
}

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const sources = readSources(
  (path) => /^(?:services\/[^/]+|packages\/service-kit)\/src\//.test(path) && !isTest(path),
)

/** Of Node.js itself, set by `npm start`. */
const ofNode = 'NODE_ENV'

const asked = (read: (environment: Record<string, undefined>) => unknown): string[] => {
  const names: string[] = []
  read(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))
  return names
}

describe('what is read', () => {
  test('a variable of a schema, of a part of one, and one read by itself', () => {
    const text = `
      const config = readConfig(z.object({ FIRST: z.url(), ...otherSettings, SECOND_ONE: z.optional(z.string()) }))
      export const kindSettings = { THIRD: z.enum(['A', 'B']) }
      const level = process.env.FOURTH ?? 'info'
      const { FIFTH = '1', SIXTH } = process.env
      const names = { CUSTOMER: 'x' }`
    expect(settingsIn(text)).toEqual(['FIRST', 'SECOND_ONE', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH'])
    expect(spreadSettingsIn(text)).toEqual(['otherSettings'])
  })

  test('what the gateway asks its environment for', () => {
    expect(asked((environment) => [environment.PLANTED, environment.PORT])).toEqual(['PLANTED', 'PORT'])
  })

  test('every schema that is put into another one is found', () => {
    const spread = sources.flatMap(({ text }) => spreadSettingsIn(text))
    const isDefined = (name: string) => sources.some(({ text }) => text.includes(`const ${name} = {`))
    expect(spread.filter((name) => !name.endsWith('Settings') || !isDefined(name))).toEqual([])
  })
})

describe('docs/operations.md names', () => {
  test('every variable of the services', () => {
    const documented = namedIn(operations, '## Environment')
    const read = new Set(sources.flatMap(({ text }) => settingsIn(text)))
    expect(read.size).toBeGreaterThan(50)
    expect([...read].filter((name) => name !== ofNode && !documented.has(name))).toEqual([])
  })

  test('every variable of the gateway', () => {
    const documented = namedIn(operations, '### The gateway')
    expect(asked(readConfig).filter((name) => !documented.has(name))).toEqual([])
  })
})
