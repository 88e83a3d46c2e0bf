import { describe, expect, test } from 'vitest'
import { type Pattern, patternsOf, slownessOf } from './slow-patterns.ts'
import { isTest, readSources } from './source-files.ts'

const remedy =
  'Such a pattern lets one text hold a whole service. Let no two parts of it match the same characters side by side; ' +
  'begin a run with a look behind ((?<!\\s)\\s+$); split at the sign alone and trim the pieces.'

/** Code that meets what comes from outside: files, requests, messages. */
const meetsInput = (path: string): boolean =>
  /^(?:packages\/(?:bom-service|contracts|domain|spreadsheet|service-kit)|services\/[^/]+|gateway)\/src\//.test(
    path,
  ) &&
  !isTest(path) &&
  !path.endsWith('.bench.ts')

describe('a pattern is refused', () => {
  test.each([
    ['blanks before a sign', String.raw`/\s*,\s*/`],
    ['blanks at the end', String.raw`/\s+$/`],
    ['a dash, blanks and a line end', String.raw`/(\p{L})-\s*\n\s*(\p{L})/gu`],
    ['a bracket that nobody closes', String.raw`/\([^)]*\)/g`],
    ['an escape that can be read in two ways', '/^(?:[$-~]|%[0-9A-F]{2})*$/'],
  ])('for %s', async (_, literal) => {
    const { patterns } = patternsOf({ path: 'planted.ts', text: `export const planted = ${literal}` })
    expect(patterns).toHaveLength(1)
    expect(await slownessOf(patterns[0]!)).toMatch(/^(?:\dnd degree polynomial|exponential)/)
  })

  test('that is put together of constants', async () => {
    const text = [
      'const number = String.raw`\\d+`',
      "const unit = 'mm|cm'",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
      "export const planted = new RegExp(`${number}(?:${unit})$`, 'i')",
    ].join('\n')
    const { patterns } = patternsOf({ path: 'planted.ts', text })
    expect(patterns).toEqual([{ source: '\\d+(?:mm|cm)$', flags: 'i', place: 'planted.ts:3' }])
    expect(await slownessOf(patterns[0]!)).toMatch(/^2nd degree polynomial/)
  })

  test('that is put together at run time', () => {
    const text = 'export const holds = (text: string, word: string) => new RegExp(word).test(text)'
    expect(patternsOf({ path: 'planted.ts', text }).unknown).toEqual(['planted.ts:1'])
  })
})

test.each([
  ['a run with a beginning', String.raw`(?<!\s)\s+$`, ''],
  ['a bracket up to its end or the end of the text', String.raw`\([^)]*(?:\)|$)`, 'g'],
])('%s passes', async (_, source, flags) => {
  expect(await slownessOf({ source, flags })).toBeUndefined()
})

describe('what meets input from outside', () => {
  const files = readSources(meetsInput).map(patternsOf)

  test('is seen', () => {
    expect(files.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(300)
  })

  test('puts no pattern together at run time', () => {
    expect(files.flatMap(({ unknown }) => unknown)).toEqual([])
  })

  test('has no pattern whose time grows faster than the text', { timeout: 600_000 }, async () => {
    const distinct = new Map<string, Pattern>()
    for (const pattern of files.flatMap(({ patterns }) => patterns))
      distinct.set(`/${pattern.source}/${pattern.flags}`, pattern)
    const judged = await Promise.all(
      [...distinct].map(async ([written, pattern]) => {
        const slowness = await slownessOf(pattern)
        return slowness === undefined ? [] : [`${pattern.place} ${written}: ${slowness}`]
      }),
    )
    expect(judged.flat(), remedy).toEqual([])
  })
})
