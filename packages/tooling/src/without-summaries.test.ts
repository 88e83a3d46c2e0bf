import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import withoutSummaries from './without-summaries.ts'

const contracts = join(import.meta.dirname, '../../contracts/src')

test('what a call is for is taken out, and no other line moves or changes', () => {
  const source = `export const getIt = defineEndpoint({
  name: 'getIt',
  summary:
    'It\\'s "all", as it came',
  answer: z.object({ summary: z.string() }),
})
export const it = defineEndpoint({
  summary: "What's there",
  ok: 200,
})
`
  expect(withoutSummaries(source)).toBe(`export const getIt = defineEndpoint({
  name: 'getIt',
  summary: '',

  answer: z.object({ summary: z.string() }),
})
export const it = defineEndpoint({
  summary: '',
  ok: 200,
})
`)
})

test('of every call of the contracts', async () => {
  const names = (await readdir(contracts, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const sources = await Promise.all(names.map((name) => readFile(join(contracts, name), 'utf8')))
  const summaries = withoutSummaries(sources.join('\n')).match(/^ {2}summary:\s+['"`].*$/gm)
  expect(summaries?.length).toBeGreaterThan(100)
  expect(new Set(summaries)).toEqual(new Set(["  summary: '',"]))
})
