import { article4, head4 } from '@schrankwerk/spreadsheet/hostile-exchange'
import { expect } from 'vitest'
import type { TestCatalogue } from '../catalogue.example.ts'

type Body = Awaited<ReturnType<TestCatalogue['get']>>['body']

/** Imports of csv files through the calls, each waited for. */
export function importsInto(catalogue: TestCatalogue) {
  const entryOf = async (id: string): Promise<Body> => {
    const { body } = await catalogue.get('/article/import/history')
    return body.find((one: Body) => one.id === id)
  }
  const settled = async (id: string): Promise<Body> => {
    await expect.poll(async () => (await entryOf(id)).state, { timeout: 60_000 }).not.toBe('RUNNING')
    return entryOf(id)
  }
  const aConfig = async (mapping: Record<string, string>, more: Body = {}): Promise<string> => {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Preisliste',
      description: 'Zum Testen',
      headers: Object.keys(mapping),
      fieldMapping: Object.entries(mapping).map(([importHeader, articleField]) => ({
        importHeader,
        articleField,
      })),
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const csv = (lines: readonly string[]) => ({ name: 'liste.csv', content: `${lines.join('\n')}\n` })
  const start = (importConfigId: string, lines: readonly string[]) =>
    catalogue.upload('/article/import', csv(lines), { importConfigId })
  const runFile = async (importConfigId: string, file: { name: string; content: string }): Promise<Body> => {
    const { status, body } = await catalogue.upload('/article/import', file, { importConfigId })
    expect(status, JSON.stringify(body)).toBe(202)
    return settled(body.importId)
  }
  /** Files that say percents of a manufacturer's discount groups, and configurations for them. */
  const percentsOf = async (manufacturerId: string) => {
    const file = (...lines: string[]) => ({
      name: 'DATANORM.001',
      content: [head4(), ...lines, ''].join('\r\n'),
    })
    const { body: read } = await catalogue.upload('/import/config/headers', file(article4('DN-1')))
    const { headers, headerRowIndex, sheet, suggestedMapping } = read
    const from = { manufacturerId, headers, headerRowIndex, sheet, fieldMapping: suggestedMapping }
    const [config, proposing] = [await aConfig({}, from), await aConfig({}, { ...from, propose: true })]
    const percents = async () => {
      const groups = await catalogue.db
        .selectFrom('discount_group')
        .select(['display_name', 'percent'])
        .where('manufacturer_id', '=', manufacturerId)
        .orderBy('display_name')
        .execute()
      return groups.map(({ display_name: name, percent }) => ({ name, percent: percent && Number(percent) }))
    }
    return { file, config, proposing, percents }
  }
  const run = (importConfigId: string, lines: readonly string[]) => runFile(importConfigId, csv(lines))
  const proposal = async (id: string): Promise<Body> => {
    const { status, body } = await catalogue.get('/article/import/proposal', { id })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const rows = async (id: string, name: string, more: Body = {}): Promise<Body[]> => {
    const { status, body } = await catalogue.get('/article/import/proposal/filter', {
      id,
      class: name,
      paginationSize: 100,
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.content
  }
  const choose = async (id: string, what: Body): Promise<Body> => {
    const { editVersion } = await proposal(id)
    const { status, body } = await catalogue.post('/article/import/proposal/choose', {
      id,
      editVersion,
      ...what,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const accept = async (id: string): Promise<Body> => {
    const { editVersion } = await proposal(id)
    const { status, body } = await catalogue.post('/article/import/proposal/accept', { id, editVersion })
    expect(status, JSON.stringify(body)).toBe(202)
    return settled(id)
  }
  const reject = async (id: string): Promise<void> => {
    const { editVersion } = await proposal(id)
    expect((await catalogue.post('/article/import/proposal/reject', { id, editVersion })).status).toBe(200)
  }
  const undo = async (id: string, more: { keepRemembered?: boolean } = {}): Promise<Body> => {
    const { status, body } = await catalogue.post('/article/import/undo', { id, ...more })
    expect(status, JSON.stringify(body)).toBe(202)
    return settled(id)
  }
  const previewUndo = async (id: string): Promise<Body> =>
    (await catalogue.get('/article/import/undo', { id })).body
  const idOf = async (orderNumber: string): Promise<string | undefined> =>
    (
      await catalogue.db
        .selectFrom('article_number')
        .select('article_id')
        .where('kind', '=', 'O')
        .where('exact', '=', orderNumber)
        .executeTakeFirst()
    )?.article_id
  const article = async (orderNumber: string): Promise<Body | undefined> => {
    const id = await idOf(orderNumber)
    return id === undefined ? undefined : (await catalogue.get('/article/', { id })).body
  }
  const edit = async (orderNumber: string, changes: Body): Promise<void> => {
    const { id, editVersion } = (await article(orderNumber))!
    const { status, body } = await catalogue.post('/article/update', { id, editVersion, ...changes })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  return {
    aConfig,
    percentsOf,
    start,
    run,
    runFile,
    settled,
    entryOf,
    proposal,
    rows,
    choose,
    accept,
    reject,
    undo,
    previewUndo,
    idOf,
    article,
    edit,
  }
}
