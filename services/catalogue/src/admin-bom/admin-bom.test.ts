import { buffer } from 'node:stream/consumers'
import { sheetsIn } from '@schrankwerk/bom-service/zipped-sheets'
import { adminBomChanged, type BomLine, matchLines } from '@schrankwerk/contracts'
import { uuidv7 } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { anActor, type TestActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { onUserErased } from '../consumers/on-user-erased.ts'
import { keysOfLists } from './admin-bom.queries.ts'

let catalogue: TestCatalogue
let terminal: { id: string; editVersion: number }
const wiebke = anActor({ companyType: 'ADMIN', admin: true, name: 'Wiebke', lastname: 'Betrieb' })
/** Of the operator's people, without the flag. */
const kim = anActor({ ...wiebke, userId: uuidv7(), admin: false, name: 'Kim', lastname: 'Prüfer' })

beforeAll(async () => {
  catalogue = await aCatalogue()
  const manufacturerId = await catalogue.aManufacturer('Nordkontakt', { abbreviation: 'NK' })
  const unitId = await catalogue.aUnit('Stück', ['Stk'])
  const numbered = (orderNumber: string, listPrice: number) =>
    catalogue.post('/article/', { manufacturerId, unitId, orderNumber, listPrice, priceUnitSize: 1 })
  terminal = (await numbered('NK-100', 71.37)).body
  await numbered('NK-200', 13.31)
})
afterAll(() => catalogue.stop())

const csv = [
  'Projekt Pumpwerk;;;',
  ';;;',
  'Pos;Bestellnummer;Hersteller;Menge',
  '1;NK-100;Nordkontakt;2',
  '2;XY-9;Nordkontakt;3',
  '3;XY-9;Nordkontakt;4',
  '4;NK-200;NK;1',
  'Summe;;;10',
].join('\r\n')
const mapping = JSON.stringify([
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Hersteller', articleField: 'manufacturerName' },
  { importHeader: 'Menge', articleField: 'quantity' },
])

const upload = (
  fields: Record<string, string> = {},
  actor: TestActor = wiebke,
  file: { name: string; content: Uint8Array<ArrayBuffer> | string } = { name: 'Liste.csv', content: csv },
) => catalogue.upload('/enquiry/bom/upload?admin=true', file, fields, actor)
const map = (id: string, actor: TestActor = wiebke, more = '') => {
  const form = new FormData()
  form.append('mapping', mapping)
  return catalogue.send(`/enquiry/bom/map?admin=true&adminBOMResultId=${id}${more}`, form, actor)
}
const result = (id: string, actor: TestActor = wiebke) => catalogue.get('/admin/bom/', { id }, actor)
const linesOf = async (id: string): Promise<BomLine[]> =>
  (
    await catalogue.get(
      '/enquiry/bom/articles',
      { admin: true, adminBOMResultId: id, column: 'position' },
      kim,
    )
  ).body.content
const update = async (id: string, body: object, actor: TestActor = wiebke) => {
  const { editVersion } = (await result(id)).body
  const change = { adminBOMResultId: id, editVersion, ...body }
  return catalogue.post('/enquiry/bom/articles/update?admin=true', change, actor)
}
const mappedList = async (): Promise<string> => {
  const { body } = await upload()
  await map(body.adminBOMResultId)
  return body.adminBOMResultId
}
const editVersionOf = async (id: string): Promise<number> => (await result(id)).body.editVersion

describe('a list of the operator', () => {
  it('is made by its upload, mapped, told with its prices, and stands in the history', async () => {
    const uploaded = await upload({}, kim)
    expect(uploaded).toMatchObject({ status: 201, body: { bomFileName: 'Liste.csv', headerRowIndex: 3 } })
    const id = uploaded.body.adminBOMResultId
    expect((await result(id)).body).toMatchObject({
      released: false,
      summary: null,
      mappedAt: null,
      uploadedBy: kim.userId,
      uploadedByName: 'Kim Prüfer',
      allowedActions: ['edit', 'release', 'delete'],
    })
    const mapped = await map(id, kim)
    expect(mapped).toMatchObject({
      status: 200,
      body: { summary: { lines: 4, matched: 2, errors: 2, matchedPercent: 50 }, estimate: { view: 'EXACT' } },
    })
    expect(await linesOf(id)).toMatchObject([
      { orderNumber: 'NK-100', matchedArticle: { listPrice: 71.37 }, linePrice: 142.74 },
      { orderNumber: 'XY-9', matchedArticle: null, bomError: 'ARTICLE_NOT_FOUND' },
      { orderNumber: 'XY-9' },
      { orderNumber: 'NK-200', linePrice: 13.31 },
    ])
    const { body: estimate } = await catalogue.get(
      '/enquiry/bom/estimate',
      { admin: true, adminBOMResultId: id },
      kim,
    )
    expect(estimate.estimate).toMatchObject({ view: 'EXACT', amount: 1, parts: { nonDiscountedSum: 156.05 } })
    const slim = await catalogue.visit(`/enquiry/bom/lines?admin=true&adminBOMResultId=${id}`, kim)
    expect((await slim.text()).trim().split('\n')).toHaveLength(4)
    const { body: history } = await catalogue.get('/admin/bom/all/simple', {}, kim)
    expect(history[0]).toMatchObject({
      id,
      bomFileName: 'Liste.csv',
      lines: 4,
      matched: 2,
      matchedPercent: 50,
      uploadedByName: 'Kim Prüfer',
    })
    expect(history[0]).not.toHaveProperty('articles')
  })

  it('may be an xlsx, in place of the former table', async () => {
    const { body } = await upload()
    const id = body.adminBOMResultId
    const columns = ['Typ', 'Stk.'].map((header) => ({ header, width: 10, kind: 'text' as const }))
    const xlsx = await buffer(writeXlsx({ sheets: [{ name: 'Teile', columns, rows: [['NK-100', '5']] }] }))
    const content = new Uint8Array(xlsx)
    const replaced = await upload({ adminBOMResultId: id }, kim, { name: 'Teile.xlsx', content })
    expect(replaced.body).toMatchObject({ adminBOMResultId: id, format: 'xlsx', sheet: 'Teile' })
    const { body: now } = await result(id)
    expect(now).toMatchObject({ bomFileName: 'Teile.xlsx', uploadedByName: 'Wiebke Betrieb' })
    expect(now.changeEntries.map(({ userId }: { userId: string }) => userId)).toEqual([
      wiebke.userId,
      kim.userId,
    ])
    const form = new FormData()
    form.append('adminBOMResultId', id)
    form.append('headerRowIndex', '1')
    const header = await catalogue.send('/enquiry/bom/header?admin=true', form, kim)
    expect(header).toMatchObject({ status: 200, body: { headers: ['Typ', 'Stk.'] } })
    const file = await catalogue.visit(`/enquiry/bom/?admin=true&adminBOMResultId=${id}`, kim)
    expect(Buffer.from(await file.arrayBuffer()).equals(xlsx)).toBe(true)
  })

  it('remembers how such a list was mapped', async () => {
    await mappedList()
    const { body } = await upload({}, kim)
    expect(body.remembered).toBe(true)
  })

  it('is refused where it is no table, and leaves nothing behind', async () => {
    const before = (await catalogue.get('/admin/bom/all/simple')).body.length
    expect(await upload({}, wiebke, { name: 'Liste.xlsx', content: 'PK\u0003\u0004kaputt' })).toMatchObject({
      status: 415,
    })
    expect(await upload({ adminBOMResultId: uuidv7() })).toMatchObject({ status: 404 })
    expect((await catalogue.get('/admin/bom/all/simple')).body).toHaveLength(before)
  })

  it('tells the open pages of each change', async () => {
    const id = await mappedList()
    const events = await catalogue.db
      .selectFrom('outbox')
      .select('aggregate_version')
      .where('name', '=', adminBomChanged.name)
      .where('aggregate_id', '=', id)
      .orderBy('aggregate_version')
      .execute()
    expect(events.map((event) => Number(event.aggregate_version))).toEqual([2, 3])
  })
})

describe('a line', () => {
  let id: string
  let unknown: BomLine[]
  beforeEach(async () => {
    id = await mappedList()
    unknown = (await linesOf(id)).filter(({ orderNumber }) => orderNumber === 'XY-9')
  })

  const suggestionsFor = async (lineId: string) =>
    (await catalogue.get('/enquiry/bom/suggestions', { admin: true, lineId, searchTerm: 'NK-100' }, kim)).body
  const foundByOthers = async () => {
    const line = {
      key: 0,
      orderNumber: 'XY-9',
      manufacturerNumber: null,
      manufacturerName: 'Nordkontakt',
      manufacturerAlternatives: [],
      wholesalerOrderNumber: null,
      candidates: [],
    }
    const { body } = await catalogue.ask(matchLines.path, { companyId: uuidv7(), lines: [line] })
    return body.lines[0].articleId
  }

  it('is replaced alone or with all equal ones; for everyone, until that is taken back', async () => {
    const { suggestions, equalLineIds } = await suggestionsFor(unknown[0]!.id)
    expect(suggestions[0].articleId).toBe(terminal.id)
    expect(equalLineIds).toEqual(unknown.map((line) => line.id))
    const alone = await update(id, {
      lineIds: [unknown[0]!.id],
      matchedArticleId: terminal.id,
      editVersion: await editVersionOf(id),
    })
    expect(alone).toMatchObject({
      status: 200,
      body: { summary: { matched: 3 }, articles: [{ manualReplacement: true, edited: true }] },
    })
    const all = await update(id, {
      lineIds: equalLineIds,
      matchedArticleId: terminal.id,
      editVersion: alone.body.editVersion,
    })
    expect(all.body).toMatchObject({ summary: { matched: 4, matchedPercent: 100 } })
    expect(await foundByOthers()).toBe(terminal.id)
    const undone = await update(id, {
      lineIds: equalLineIds,
      matchedArticleId: null,
      editVersion: all.body.editVersion,
    })
    expect(undone.body.summary).toMatchObject({ matched: 2 })
    expect(await foundByOthers()).toBeNull()
  })

  it('is matched again as it stands once its article was changed', async () => {
    const [line] = await linesOf(id)
    const { body: article } = await catalogue.get('/article/', { id: terminal.id })
    await catalogue.post('/article/update', { ...article, listPrice: 80 })
    const again = await update(id, { lineIds: [line!.id], changes: {}, editVersion: await editVersionOf(id) })
    expect(again.body.articles).toMatchObject([
      { matchedArticle: { listPrice: 80 }, linePrice: 160, edited: false, manualReplacement: false },
    ])
    const { body: changed } = await catalogue.get('/article/', { id: terminal.id })
    await catalogue.post('/article/update', { ...changed, listPrice: 71.37 })
  })

  it('keeps an article chosen for it where it has no number to be matched by', async () => {
    const [line] = await linesOf(id)
    const lineIds = [line!.id]
    const bare = await update(id, {
      lineIds,
      changes: { orderNumber: null },
      matchedArticleId: terminal.id,
      editVersion: await editVersionOf(id),
    })
    const again = await update(id, { lineIds, changes: {}, editVersion: bare.body.editVersion })
    expect(again.body.articles).toMatchObject([{ matchedArticleId: terminal.id, manualReplacement: true }])
  })

  it('has the price of its article and no other', async () => {
    const priced = await update(id, {
      lineIds: [unknown[0]!.id],
      changes: { purchasePrice: 1 },
      editVersion: await editVersionOf(id),
    })
    expect(priced.status).toBe(403)
  })

  it('of another list, or of none, is not there', async () => {
    const [line] = await linesOf(await mappedList())
    const lineIds = [line!.id]
    const foreign = await update(id, { lineIds, changes: {}, editVersion: await editVersionOf(id) })
    expect(foreign.status).toBe(404)
    expect((await catalogue.get('/enquiry/bom/suggestions', { admin: true, lineId: uuidv7() })).status).toBe(
      404,
    )
  })
})

describe('two people at one list', () => {
  it('do not overwrite each other', async () => {
    const id = await mappedList()
    const version = await editVersionOf(id)
    const [line] = await linesOf(id)
    const change = { lineIds: [line!.id], changes: { quantity: 7 }, editVersion: version }
    const answers = await Promise.all([update(id, change, wiebke), update(id, change, kim)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await map(id, kim, `&editVersion=${version}`)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    expect(await upload({ adminBOMResultId: id, editVersion: String(version) })).toMatchObject({
      status: 409,
    })
  })

  it('release it once, and what comes after is refused', async () => {
    const id = await mappedList()
    const [line] = await linesOf(id)
    const release = (actor: TestActor) => catalogue.post(`/admin/bom/release?id=${id}`, undefined, actor)
    const answers = await Promise.all([release(wiebke), release(kim)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await result(id)).body).toMatchObject({ released: true, allowedActions: [] })
    const form = new FormData()
    form.append('adminBOMResultId', id)
    const refused = [
      await upload({ adminBOMResultId: id }),
      await catalogue.send('/enquiry/bom/header?admin=true', form),
      await map(id),
      await update(id, {
        lineIds: [line!.id],
        changes: { quantity: 1 },
        editVersion: await editVersionOf(id),
      }),
      await catalogue.post(`/enquiry/bom/delete?admin=true&adminBOMResultId=${id}`, undefined),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'admin-bom-released' } })
    expect((await catalogue.get('/admin/bom/delete', { adminBOMResultIds: id })).body).toEqual([id])
    expect((await catalogue.visit(`/enquiry/bom/?admin=true&adminBOMResultId=${id}`, kim)).status).toBe(200)
  })

  it('map and delete it at once: nothing is left of it', async () => {
    const { body } = await upload()
    const id = body.adminBOMResultId
    const [mapped, deleted] = await Promise.all([
      map(id, wiebke),
      catalogue.get('/admin/bom/delete', { adminBOMResultIds: id }, kim),
    ])
    expect([200, 404]).toContain(mapped.status)
    expect(deleted.body).toEqual([])
    expect((await result(id)).status).toBe(404)
    const lists = catalogue.db.selectFrom('bom').select('id').where('admin_bom_result_id', '=', id)
    expect(await lists.execute()).toEqual([])
  })
})

describe('downloads', () => {
  it('hold the three generated lists with prices, by call and by ticket, once', async () => {
    const id = await mappedList()
    const form = new FormData()
    form.append('adminBOMResultId', id)
    const headers = { authorization: `Bearer ${kim.userId}` }
    await result(id, kim)
    const zip = await catalogue.app.request('/file/all/enquiry?admin=true', {
      method: 'POST',
      body: form,
      headers,
    })
    const sheets = await sheetsIn(Buffer.from(await zip.arrayBuffer()))
    expect(Object.keys(sheets)).toEqual([
      'Gesamtstückliste.xlsx',
      'Fertigungsstückliste.xlsx',
      'Summenstückliste.xlsx',
    ])
    expect(sheets['Gesamtstückliste.xlsx']![1]!.join(' ')).toContain('71.37')
    const { body: ticket } = await catalogue.post('/admin/bom/ticket', { id, what: 'all' }, kim)
    const address = ticket.url.replace('/api', '')
    const fetched = await catalogue.visit(address)
    expect(fetched.headers.get('content-type')).toContain('zip')
    await fetched.arrayBuffer()
    expect((await catalogue.visit(address)).status).toBe(404)
    const { body: other } = await catalogue.post('/admin/bom/ticket', { id, what: 'file' }, kim)
    const table = await catalogue.visit(other.url.replace('/api', ''))
    expect(table.headers.get('content-disposition')).toContain('Liste.csv')
    expect((await catalogue.post('/admin/bom/ticket', { id: uuidv7(), what: 'all' })).status).toBe(404)
  })
})

describe('a deleted list', () => {
  it('is gone with its lines, and its bytes stay for a week', async () => {
    const id = await mappedList()
    const other = await mappedList()
    const [bom] = await catalogue.db
      .selectFrom('bom')
      .innerJoin('admin_bom_file as file', 'file.id', 'bom.file_id')
      .select(['bom.id', 'file.storage_key', 'file.id as file_id'])
      .where('admin_bom_result_id', '=', id)
      .execute()
    const missing = uuidv7()
    const deleted = await catalogue.get('/admin/bom/delete', { adminBOMResultIds: `${id},${missing}` }, kim)
    expect(deleted).toEqual({ status: 200, body: [missing] })
    expect((await result(id)).status).toBe(404)
    expect((await result(other)).status).toBe(200)
    const lines = catalogue.db.selectFrom('bom_line').select('id').where('bom_id', '=', bom!.id)
    expect(await lines.execute()).toEqual([])
    const keys = [bom!.storage_key]
    expect([...(await keysOfLists(catalogue.db, keys))]).toEqual(keys)
    await catalogue.db
      .updateTable('admin_bom_file')
      .set({ deleted_at: new Date(Date.now() - 8 * 24 * 3600_000) })
      .where('id', '=', bom!.file_id)
      .execute()
    expect([...(await keysOfLists(catalogue.db, keys))]).toEqual([])
  })

  it('by its table goes as a whole', async () => {
    const id = await mappedList()
    const deleted = await catalogue.post(
      `/enquiry/bom/delete?admin=true&adminBOMResultId=${id}`,
      undefined,
      kim,
    )
    expect(deleted.status).toBe(200)
    expect((await result(id)).status).toBe(404)
    expect((await map(id)).status).toBe(404)
  })
})

it.each(['CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const)(
  'a %s has no part in these lists',
  async (companyType) => {
    const id = await mappedList()
    const stranger = anActor({ companyType, admin: true })
    const query = { admin: true, adminBOMResultId: id }
    const answers = [
      await upload({}, stranger),
      await map(id, stranger),
      await result(id, stranger),
      await catalogue.get('/enquiry/bom/articles', query, stranger),
      await catalogue.get('/enquiry/bom/estimate', query, stranger),
      await catalogue.get('/admin/bom/all/simple', {}, stranger),
      await catalogue.get('/admin/bom/delete', { adminBOMResultIds: id }, stranger),
      await catalogue.post(`/admin/bom/release?id=${id}`, undefined, stranger),
      await catalogue.post('/admin/bom/ticket', { id, what: 'all' }, stranger),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  },
)

it('forgets the name of someone who was erased', async () => {
  const { body } = await upload({}, kim)
  const payload = { userId: kim.userId }
  await catalogue.db.transaction().execute((tx) =>
    onUserErased(tx, {
      id: uuidv7(),
      name: 'identity.user.erased',
      at: '2026-12-01T10:00:00.000Z',
      aggregateId: kim.userId,
      aggregateVersion: 2,
      payload,
    }),
  )
  expect((await result(body.adminBOMResultId)).body).toMatchObject({
    uploadedBy: kim.userId,
    uploadedByName: 'Ehemalige Person',
  })
})
