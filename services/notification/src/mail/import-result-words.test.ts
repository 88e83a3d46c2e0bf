import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importResultWords } from './import-result-words.ts'

test('the mail of an import says the same words as its result on the screen', async () => {
  const locale = new URL('../../../../mfe-catalogue/locales/de.json', import.meta.url)
  const screen = JSON.parse(await readFile(locale, 'utf8')).import.result
  expect(screen).toMatchObject(importResultWords)
})
