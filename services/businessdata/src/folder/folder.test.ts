import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { referencedKeys } from '../item/item.queries.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

type Person = keyof typeof given.people
const setTypes = (offerId: string, customer: { read: boolean; write: boolean }) =>
  given.db
    .updateTable('folder')
    .set({ types: JSON.stringify({ SUPPLIER: { read: true, write: true }, CUSTOMER: customer }) })
    .where('offer_id', '=', offerId)
    .execute()
const outbox = (offerId: string) =>
  given.db.selectFrom('outbox').selectAll().where('aggregate_id', '=', offerId).orderBy('position').execute()

/** Every call on one folder, in an order that leaves it usable. */
async function statusesOf(person: Person, offerId: string) {
  const actor = given.people[person]
  const { body: own } = await given.upload(given.people.supplierAdmin, offerId, 'Plan.pdf')
  const item = `offerId=${offerId}&itemId=${own.id}`
  return {
    get: (await given.get(actor, `/?offerId=${offerId}`)).status,
    item: (await given.get(actor, `/item?${item}`)).status,
    preview: (await given.get(actor, `/item?${item}&preview=true`)).status,
    zip: (await given.post(actor, '/download', { offerId, itemIds: [own.id] })).status,
    upload: (await given.upload(actor, offerId, 'Neu.pdf')).status,
    delete: (await given.post(actor, `/delete?${item}`)).status,
  }
}
const allowed = { get: 200, item: 200, preview: 200, zip: 200, upload: 201, delete: 200 }
const readOnly = { get: 200, item: 200, preview: 200, zip: 200, upload: 403, delete: 403 }
const all = (status: number) => Object.fromEntries(Object.keys(allowed).map((call) => [call, status]))

describe('who may what', () => {
  const open = { read: true, write: true }
  it.each([
    ['customer', true, open, allowed],
    ['customer', true, { read: true, write: false }, readOnly],
    ['customer', true, { read: false, write: false }, all(403)],
    ['customer', false, open, all(404)],
    ['customerAdmin', true, { read: false, write: false }, allowed],
    ['customerAdmin', false, open, all(404)],
    ['supplier', true, open, allowed],
    ['supplier', false, { read: false, write: false }, allowed],
    ['supplierAdmin', false, open, allowed],
    ['competitor', true, open, all(404)],
    ['competitor', false, open, all(404)],
    ['stranger', true, open, all(404)],
    ['operator', true, open, all(403)],
    ['guest', true, open, all(404)],
  ] as const)('%s, released %s, customers %j', async (person, released, customers, statuses) => {
    const offerId = given.anOffer({ released })
    await given.upload(given.people.supplierAdmin, offerId, 'Erste.pdf')
    await setTypes(offerId, customers)
    expect(await statusesOf(person, offerId)).toEqual(statuses)
  })

  it('an unknown offer, a foreign file and no token are refused alike', async () => {
    const { supplier, competitor } = given.people
    const unknown = randomUUID()
    expect((await given.get(supplier, `/?offerId=${unknown}`)).status).toBe(404)
    expect((await given.upload(supplier, unknown, 'Plan.pdf')).status).toBe(404)
    const [mine, other] = [given.anOffer(), given.anOffer({ supplierCompanyId: competitor.companyId })]
    const { body: foreign } = await given.upload(competitor, other, 'Geheim.pdf')
    await given.upload(supplier, mine, 'Plan.pdf')
    expect((await given.get(supplier, `/item?offerId=${mine}&itemId=${foreign.id}`)).status).toBe(404)
    expect((await given.post(supplier, `/delete?offerId=${mine}&itemId=${foreign.id}`)).status).toBe(404)
    expect((await given.post(supplier, '/download', { offerId: mine, itemIds: [foreign.id] })).status).toBe(
      404,
    )
    expect((await given.get({ ...supplier, userId: 'nobody' }, `/?offerId=${mine}`)).status).toBe(401)
  })

  it('the customer sees the folder a moment after the release, though it was asked for before', async () => {
    const offerId = given.anOffer({ released: false })
    expect((await given.get(given.people.customer, `/?offerId=${offerId}`)).status).toBe(404)
    given.offers.find((offer) => offer.offerId === offerId)!.released = true
    expect((await given.get(given.people.customer, `/?offerId=${offerId}`)).status).toBe(200)
  })
})

describe('a folder', () => {
  it('names the version that is ordered, by whichever version’s id it is opened', async () => {
    const { customer, supplier } = given.people
    const first = given.anOffer({ invalidated: true })
    const family = { id: first, released: true, open: true }
    const second = given.anOffer({ family, version: 2 })
    const belongsTo = async (offerId: string) =>
      (await given.get(customer, `/?offerId=${offerId}`)).body.belongsTo
    expect(await belongsTo(first)).toEqual({ offerId: first, state: 'OPEN' })
    expect(await belongsTo(second)).toEqual({ offerId: second, state: 'OPEN' })

    const order = { offerId: second, state: 'ACCEPTED' } as const
    for (const offer of given.offers.filter(({ offerId }) => [first, second].includes(offerId)))
      offer.order = order
    given.directory.clear()
    expect(await belongsTo(first)).toEqual(order)
    expect((await given.get(supplier, `/?offerId=${second}`)).body.belongsTo).toEqual(order)
  })

  it('tells people from outside of no offer that it hangs at', async () => {
    const { supplier, guest } = given.people
    const offerId = given.anOffer()
    await given.upload(supplier, offerId, 'Plan.pdf')
    await given.letGuestIn(offerId)
    const visitor = await given.letVisitorIn(offerId)
    for (const { status, body } of [
      await given.get(guest, `/?offerId=${offerId}`),
      await visitor(`/?offerId=${offerId}`),
    ])
      expect([status, body.belongsTo]).toEqual([200, null])
  })

  it('starts empty, takes files and tells of them', async () => {
    const { customer, supplier } = given.people
    const offerId = given.anOffer()
    const empty = await given.get(customer, `/?offerId=${offerId}`)
    expect(empty.body).toEqual({
      offerId,
      view: 'party',
      state: 'open',
      referenceNumber: '4711',
      offerNumber: 'A-17',
      belongsTo: { offerId, state: 'OPEN' },
      enquiryTitle: 'Pumpenschrank',
      customerName: 'Anlagenbau Nord',
      supplierName: 'Schaltschrankbau Süd',
      subfolders: [],
      items: [],
      permissions: { read: true, write: true },
      accessUntil: null,
      room: expect.objectContaining({ bytes: 0, files: 0 }),
      settings: null,
    })
    const { status, body } = await given.upload(supplier, offerId, 'Plan.pdf')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      filename: 'Plan.pdf',
      size: 10,
      downloadCounter: 0,
      path: `${offerId}/${body.id}`,
    })
    expect((await given.get(customer, `/?offerId=${offerId}`)).body.items).toEqual([body])
    expect(await outbox(offerId)).toMatchObject([
      {
        name: 'businessdata.folder.changed',
        aggregate_version: 1,
        payload: {
          offerId,
          customerCompanyId: customer.companyId,
          supplierCompanyId: supplier.companyId,
          released: true,
          userId: supplier.userId,
          guestIds: [],
        },
      },
    ])
  })

  it('says in its event whether the customer may know of it', async () => {
    const offerId = given.anOffer({ released: false })
    await given.upload(given.people.supplier, offerId, 'Entwurf.pdf')
    expect(await outbox(offerId)).toMatchObject([{ payload: { released: false } }])
  })

  it('gives a taken name a numeric prefix, also to uploads at the same time and in other case', async () => {
    const offerId = given.anOffer()
    const names = ['Plan.pdf', 'plan.PDF', 'Plan.pdf', 'Plan.pdf', '../Plan.pdf']
    await Promise.all(names.map((name) => given.upload(given.people.supplier, offerId, name)))
    const { body } = await given.get(given.people.supplier, `/?offerId=${offerId}`)
    const keys = body.items.map((item: { filename: string }) => item.filename.toLowerCase())
    expect(new Set(keys).size).toBe(5)
    expect(keys).toEqual(expect.arrayContaining(['plan.pdf', '2_plan.pdf', '3_plan.pdf', '4_plan.pdf']))
    expect(keys.join()).not.toContain('/')
  })

  it('lists files and subfolders as a German reader counts and spells them', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const names = ['Plan 10', 'Plan 2', 'Zeichnung', 'Übersicht']
    for (const name of names) {
      await given.upload(supplier, offerId, `${name}.pdf`)
      await given.post(supplier, '/subfolder', { offerId, name })
    }
    const { body } = await given.get(supplier, `/?offerId=${offerId}`)
    const inOrder = ['Plan 2', 'Plan 10', 'Übersicht', 'Zeichnung']
    expect(body.items.map((item: { filename: string }) => item.filename)).toEqual(
      inOrder.map((name) => `${name}.pdf`),
    )
    expect(body.subfolders.map(({ name }: { name: string }) => name)).toEqual(inOrder)
  })

  it('frees the name of a deleted file, and answers 208 when it is gone already', async () => {
    const { supplier, customer } = given.people
    const offerId = given.anOffer()
    const { body: item } = await given.upload(supplier, offerId, 'Plan.pdf')
    const path = `/delete?offerId=${offerId}&itemId=${item.id}`
    const both = await Promise.all([given.post(supplier, path), given.post(customer, path)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 208])
    expect((await given.post(supplier, path)).status).toBe(208)
    expect((await given.get(supplier, `/item?offerId=${offerId}&itemId=${item.id}`)).status).toBe(404)
    expect((await given.post(supplier, `/delete?offerId=${offerId}&itemId=${randomUUID()}`)).status).toBe(404)
    expect((await given.upload(supplier, offerId, 'Plan.pdf')).body.filename).toBe('Plan.pdf')
    expect(await outbox(offerId)).toHaveLength(3)
  })

  it.each([
    ['Seite.html', '<html>', 415, 'file-format'],
    ['Plan.pdf', '<html><script>', 415, 'file-content'],
    ['Liste.csv', '<script>alert(1)</script>', 415, 'file-content'],
    ['Liste.csv', 'a;b', 201, undefined],
  ])('takes %s with %j as %i', async (name, content, status, code) => {
    const answer = await given.upload(given.people.supplier, given.anOffer(), name, content)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('counts', () => {
  it('leave out what one may not read', async () => {
    const { customer, supplier, competitor } = given.people
    const [mine, draft, foreign] = [
      given.anOffer(),
      given.anOffer({ released: false }),
      given.anOffer({ supplierCompanyId: competitor.companyId, customerCompanyId: randomUUID() }),
    ]
    const { body: gone } = await given.upload(supplier, mine, 'Weg.pdf')
    await given.post(supplier, `/delete?offerId=${mine}&itemId=${gone.id}`)
    for (const name of ['A.pdf', 'B.pdf']) await given.upload(supplier, mine, name)
    await given.upload(supplier, draft, 'Entwurf.pdf')
    await given.upload(competitor, foreign, 'Geheim.pdf')
    const counts = (who: Person) =>
      given.get(given.people[who], `/counts?offerIds=${[mine, draft, foreign, randomUUID()].join(',')}`)
    expect((await counts('supplier')).body).toEqual({ [mine]: 2, [draft]: 1 })
    expect((await counts('customer')).body).toEqual({ [mine]: 2 })
    expect((await counts('competitor')).body).toEqual({ [foreign]: 1 })
    expect((await counts('guest')).body).toEqual({})
    expect((await counts('operator')).status).toBe(403)
    await setTypes(mine, { read: false, write: false })
    expect((await counts('customer')).body).toEqual({})
    expect((await given.get(customer, '/counts?offerIds=')).body).toEqual({})
  })
})

describe('tickets', () => {
  const addressOf = async (target: object, actor = given.people.customer) => {
    const { status, body } = await given.post(actor, '/ticket', target)
    return { status, path: String(body.url).replace('/api/offer/businessdata', '') }
  }
  const visit = (path: string, actor?: keyof typeof given.people) =>
    actor ? given.fetchAs(given.people[actor], path) : given.visit(path)

  it('open one file once, without a token, as an attachment that runs nothing, and count it', async () => {
    const offerId = given.anOffer()
    const { body: item } = await given.upload(given.people.supplier, offerId, 'Schöner Plan.pdf')
    const { status, path } = await addressOf({ offerId, itemId: item.id })
    expect([status, path]).toEqual([201, expect.stringMatching(/^\/ticket\?ticket=[\w-]{43}$/)])
    const first = await visit(path)
    expect([first.status, await first.text()]).toEqual([200, '%PDF-1.7\nx'])
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*Sch%C3%B6ner%20Plan.pdf$/),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    expect((await visit(path)).status).toBe(404)
    await vi.waitFor(async () => expect(await given.counterOf(item.id)).toBe(1))
  })

  it("open several files as a zip that names the customer's reference", async () => {
    const offerId = given.anOffer({ referenceNumber: 'PN/4711' })
    const ids: string[] = []
    for (const name of ['A.pdf', 'B.pdf'])
      ids.push((await given.upload(given.people.supplier, offerId, name)).body.id)
    const { path } = await addressOf({ offerId, itemIds: ids })
    const zip = await visit(path)
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(zip.headers.get('content-disposition')).toContain('filename="Projektordner PN_4711.zip"')
    expect(
      Buffer.from(await zip.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    for (const id of ids) await vi.waitFor(async () => expect(await given.counterOf(id)).toBe(1))
  })

  it('are made for who may read the file, and for files that are there', async () => {
    const offerId = given.anOffer()
    const { body: item } = await given.upload(given.people.supplier, offerId, 'Plan.pdf')
    const target = { offerId, itemId: item.id }
    for (const [who, status] of [
      ['supplier', 201],
      ['customer', 201],
      ['competitor', 404],
      ['stranger', 404],
      ['operator', 403],
      ['guest', 404],
    ] as const)
      expect((await addressOf(target, given.people[who])).status, who).toBe(status)
    expect((await addressOf({ offerId, itemId: randomUUID() })).status).toBe(404)
    expect((await addressOf({ offerId, itemIds: [item.id, randomUUID()] })).status).toBe(404)
    expect((await given.post(given.people.customer, '/ticket', { offerId, itemIds: [] })).body.code).toBe(
      'none-selected',
    )
    await setTypes(offerId, { read: false, write: false })
    expect((await addressOf(target)).status).toBe(403)
  })

  it('are nothing to another person, end after thirty seconds, and with the right or the file', async () => {
    const offerId = given.anOffer()
    const { body: item } = await given.upload(given.people.supplier, offerId, 'Plan.pdf')
    const target = { offerId, itemId: item.id }
    const { path } = await addressOf(target)
    expect((await visit(path, 'supplier')).status).toBe(404)
    expect((await visit(path, 'customerAdmin')).status).toBe(404)
    expect((await visit(path, 'customer')).status).toBe(200)

    const old = await addressOf(target)
    await given.db.updateTable('ticket').set({ expires_at: new Date() }).execute()
    expect((await visit(old.path)).status).toBe(404)

    const barred = await addressOf(target)
    await setTypes(offerId, { read: false, write: false })
    expect((await visit(barred.path)).status).toBe(403)
    await setTypes(offerId, { read: true, write: true })

    const gone = await addressOf(target)
    await given.post(given.people.supplier, `/delete?offerId=${offerId}&itemId=${item.id}`)
    expect((await visit(gone.path)).status).toBe(404)
  })
})

describe('downloads', () => {
  const withItems = async (...names: string[]) => {
    const offerId = given.anOffer()
    const ids: string[] = []
    for (const name of names) ids.push((await given.upload(given.people.supplier, offerId, name)).body.id)
    return { offerId, ids }
  }

  it('count after their end; a preview or a part of the middle does not', async () => {
    const { offerId, ids } = await withItems('Schöner Plan.pdf')
    const path = `/item?offerId=${offerId}&itemId=${ids[0]}`
    const preview = await given.get(given.people.customer, `${path}&preview=true`)
    expect(preview.headers.get('content-disposition')).toMatch(/^inline/)
    const part = await given.send(given.people.customer, path, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, '%PDF'])
    const whole = await given.get(given.people.customer, path)
    expect(whole.text).toBe('%PDF-1.7\nx')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; .*filename\*=UTF-8''Sch%C3%B6ner%20Plan\.pdf$/,
      ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
      'content-length': '10',
    })
    await vi.waitFor(async () => expect(await given.counterOf(ids[0]!)).toBe(1))
    await vi.waitFor(async () => expect(await outbox(offerId)).toHaveLength(2))
  })

  it('are not counted when they break off', async () => {
    const offerId = given.anOffer()
    const big = Buffer.alloc(32 * 1024 * 1024, 'x')
    const { body: item } = await given.upload(given.people.supplier, offerId, 'Gross.txt', big)
    const path = `/item?offerId=${offerId}&itemId=${item.id}`
    const stopped = new AbortController()
    const response = await given.fetchAs(given.people.customer, path, { signal: stopped.signal })
    await response.body!.getReader().read()
    stopped.abort()
    await given.get(given.people.customer, path)
    await vi.waitFor(async () => expect(await given.counterOf(item.id)).toBe(1))
  })

  it('as a zip count each chosen file once', async () => {
    const { offerId, ids } = await withItems('A.pdf', 'B.pdf', 'C.pdf')
    const [a, b, c] = ids as [string, string, string]
    const zip = await given.fetchAs(given.people.customer, '/download', {
      method: 'POST',
      body: JSON.stringify({ offerId, itemIds: [a, b, a] }),
      headers: { 'content-type': 'application/json' },
    })
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect(zip.headers.get('content-disposition')).toContain('filename="Projektordner 4711.zip"')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('A.pdf') && bytes.includes('B.pdf') && !bytes.includes('C.pdf')).toBe(true)
    await vi.waitFor(async () => {
      expect(await Promise.all([a, b, c].map(given.counterOf))).toEqual([1, 1, 0])
    })
    const none = await given.post(given.people.customer, '/download', { offerId, itemIds: [] })
    expect(none).toMatchObject({ status: 400, body: { code: 'none-selected' } })
  })

  it('break the connection when the zip breaks, and nothing counts', async () => {
    const { offerId, ids } = await withItems('A.pdf', 'B.pdf')
    const { storage_key } = await given.db
      .selectFrom('item')
      .select('storage_key')
      .where('id', '=', ids[1]!)
      .executeTakeFirstOrThrow()
    await given.files.remove(storage_key)
    const broken = async () => {
      const response = await given.fetchAs(given.people.customer, '/download', {
        method: 'POST',
        body: JSON.stringify({ offerId, itemIds: ids }),
        headers: { 'content-type': 'application/json' },
      })
      await response.arrayBuffer()
    }
    await expect(broken()).rejects.toThrow()
    expect(await Promise.all(ids.map(given.counterOf))).toEqual([0, 0])
  })
})

describe('the janitor', () => {
  it('takes the bytes of a deleted file after seven days, never those of a living one', async () => {
    const offerId = given.anOffer()
    const { supplier } = given.people
    const { body: stays } = await given.upload(supplier, offerId, 'Bleibt.txt', 'bleibt')
    const { body: goes } = await given.upload(supplier, offerId, 'Geht.txt', 'geht')
    await given.post(supplier, `/delete?offerId=${offerId}&itemId=${goes.id}`)
    const referenced = (keys: string[]) => referencedKeys(given.db, keys)
    const keyOf = async (id: string) =>
      (await given.db.selectFrom('item').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow())
        .storage_key
    const [kept, removed] = [await keyOf(stays.id), await keyOf(goes.id)]
    expect(await referenced([kept, removed])).toEqual(new Set([kept, removed]))
    await given.db
      .updateTable('item')
      .set({ deleted_at: new Date(Date.now() - 8 * 24 * 3600 * 1000) })
      .where('id', '=', goes.id)
      .execute()
    expect(await referenced([kept, removed])).toEqual(new Set([kept]))
    given.clock.now += 8 * 24 * 3600 * 1000
    await given.files.janitor({ referenced })
    expect((await given.get(supplier, `/item?offerId=${offerId}&itemId=${stays.id}`)).text).toBe('bleibt')
    await expect(given.files.open(removed)).rejects.toMatchObject({ status: 404 })
  })
})

it('is 503, and never a guess, while workflow cannot be asked', async () => {
  const offerId = given.anOffer()
  await given.stopWorkflow()
  const answer = await given.get(given.people.supplier, `/?offerId=${offerId}`)
  expect([answer.status, answer.body.code]).toEqual([503, 'part-down'])
})
