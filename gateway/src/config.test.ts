import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const documented = operations.split('\n### ').find((part) => part.startsWith('The gateway\n'))!

test('every variable that is read stands in the document for the operator', () => {
  const read: string[] = []
  readConfig(new Proxy({}, { get: (_, name) => void read.push(String(name)) }))
  expect(read).toContain('PORT')
  expect(read.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})
