import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { legalPages } from '@schrankwerk/contracts'
import { createDatabase } from '@schrankwerk/service-kit'
import { anActor, type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keycloakAway } from '../account/keycloak-away.example.ts'
import { createApp } from '../app.ts'
import type { IdentityTables } from '../database/tables.ts'

let database: FreshDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('../database/migrations/', import.meta.url),
  })
  folder = await mkdtemp(join(tmpdir(), 'legal-texts-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const get = (path: string, { token, legalTextsFolder }: { token?: string; legalTextsFolder?: string } = {}) =>
  createApp({
    db: createDatabase<IdentityTables>(database.pool),
    accounts: keycloakAway,
    authenticate: async () => anActor({ passwordChangeNeeded: true, pendingRegistration: true }),
    legalTextsFolder,
  }).request(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const textOf = async (page: string, legalTextsFolder?: string) => {
  const response = await get(`/legal/text?page=${page}`, legalTextsFolder ? { legalTextsFolder } : {})
  return ((await response.json()) as { markdown: string }).markdown
}
const pagesOf = async (response: Response) => {
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}

test.each(legalPages)('anyone reads %s, which says that it is a placeholder', async (page) => {
  expect(await textOf(page)).toContain('**Platzhaltertext.**')
})

test('the terms have their date and what they settle', async () => {
  const terms = await textOf('avb')
  for (const said of [
    'Stand: 3. Mai 2024',
    'zwei Wochen',
    'neun Prozentpunkte',
    'acht Tagen',
    'zwölf Monaten',
  ])
    expect(terms).toContain(said)
})

test("the operator's own text counts as soon as it lies there, and what is missing is the placeholder's", async () => {
  expect(await textOf('imprint', folder)).toContain('Platzhaltertext')
  await writeFile(join(folder, 'imprint.md'), '# Impressum\n\nWerk Nord GmbH')
  expect(await textOf('imprint', folder)).toBe('# Impressum\n\nWerk Nord GmbH')
  await writeFile(join(folder, 'imprint.md'), '# Impressum\n\nWerk Süd GmbH')
  expect(await textOf('imprint', folder)).toContain('Werk Süd')
  expect(await textOf('tom', folder)).toContain('Platzhaltertext')
})

test('no other file is a legal page', async () => {
  expect((await get('/legal/text?page=../package')).status).toBe(400)
  expect((await get('/legal/text?page=avv')).status).toBe(400)
})

test('the agreement is a PDF with numbered pages, for everyone who is signed in', async () => {
  expect((await get('/legal/avv')).status).toBe(401)
  const response = await get('/legal/avv', { token: 'x' })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('Vertrag zur Auftragsverarbeitung.pdf')
  const pages = await pagesOf(response)
  expect(pages[0]).toContain('Maßnahmen nach Art. 32 DSGVO')
  expect(pages.map((page) => /Seite \d von \d/.exec(page)?.[0])).toEqual(
    pages.map((_, index) => `Seite ${index + 1} von ${pages.length}`),
  )
})

test('the PDF holds all that Markdown can say, in every language of Europe', async () => {
  const paragraph = `${'Straße und Größe '.repeat(60)}\n\n`
  const marked = `# „Vertrag“ – Prüfung\n\n**Fett** und *schräg*, [Seite](https://example.test), Łódź & <b>HTML</b>\n\n1. eins\n2. zwei\n   - tief\n\n| Wer | Wo |\n| --- | --- |\n| Žižkov s.r.o. | Praha |\n\n> Zitat\n\n${paragraph.repeat(12)}`
  await writeFile(join(folder, 'avv.md'), marked)
  const pages = await pagesOf(await get('/legal/avv', { token: 'x', legalTextsFolder: folder }))
  expect(pages.length).toBeGreaterThan(2)
  for (const said of [
    '„Vertrag“ – Prüfung',
    'Fett',
    'schräg',
    'Łódź & <b>HTML</b>',
    '2. zwei',
    '• tief',
    'Žižkov s.r.o.',
    'Zitat',
  ])
    expect(pages.join(' ')).toContain(said)
})
