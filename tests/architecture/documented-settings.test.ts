import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './boundaries.ts'
import { settingsIn, spreadSettingsIn } from './read-settings.ts'
import { isTest, readSources } from './source-files.ts'

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const sources = readSources(
  (path) => /^(?:services\/[^/]+|packages\/service-kit)\/src\//.test(path) && !isTest(path),
)

/** Of Node.js itself, set by `npm start`. */
const ofNode = 'NODE_ENV'

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

  test('every schema that is put into another one is found', () => {
    const spread = sources.flatMap(({ text }) => spreadSettingsIn(text))
    const isDefined = (name: string) => sources.some(({ text }) => text.includes(`const ${name} = {`))
    expect(spread.filter((name) => !name.endsWith('Settings') || !isDefined(name))).toEqual([])
  })
})

// What the gateway reads is compared beside its configuration.
describe('docs/operations.md names', () => {
  test('every variable of the services', () => {
    const environment = operations.split('\n## ').find((part) => part.startsWith('Environment\n'))!
    const ofServices = environment.split('\n### ').filter((part) => !part.startsWith('The gateway\n'))
    const documented = new Set(
      [...ofServices.join().matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map((match) => match[1]!),
    )
    const read = new Set(sources.flatMap(({ text }) => settingsIn(text)))
    expect(read.size).toBeGreaterThan(50)
    expect([...read].filter((name) => name !== ofNode && !documented.has(name))).toEqual([])
  })
})
