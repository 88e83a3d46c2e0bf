import { readFile } from 'node:fs/promises'
import { looseNumber } from '@schrankwerk/domain/bom'
import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, workflowInTest } from '../workflow.example.ts'
import { countMissingNumbers } from './count-missing-numbers.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
const everyGiven: Given[] = []
beforeEach(async () => {
  given = await workflowInTest()
  everyGiven.push(given)
})
afterAll(async () => {
  for (const one of everyGiven) await one.stop()
})

const operatorUser = anActor({ companyType: 'ADMIN', admin: false })

const mapping = [
  ['Menge', 'quantity'],
  ['Bestellnummer', 'orderNumber'],
  ['Typ', 'manufacturerNumber'],
  ['Hersteller', 'manufacturerName'],
  ['Bezeichnung', 'description'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))

/** Lines of number, type number, manufacturer and description. */
async function map(actor: Given['customer'], target: Record<string, string>, lines: string[]): Promise<void> {
  const content = [
    'Menge;Bestellnummer;Typ;Hersteller;Bezeichnung',
    ...lines.map((line) => `1;${line}`),
  ].join('\n')
  const file = { name: 'Geheimes Projekt.csv', content }
  const uploaded = await given.form(actor, '/enquiry/bom/upload', target, file)
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(201)
  const answer = await given.form(actor, `/enquiry/bom/map?${new URLSearchParams(target)}`, {
    mapping: JSON.stringify(mapping),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function draftWith(lines: string[], customer = given.customer): Promise<{ enquiryId: string }> {
  const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  await map(customer, { enquiryId: body.id }, lines)
  return { enquiryId: body.id }
}

async function releasedWith(lines: string[], customer = given.customer): Promise<string> {
  const { body } = await given.post(customer, '/enquiry/', {
    title: 'Pumpenschrank',
    referenceNumber: '4711-XYZ',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    amount: 2,
  })
  await map(customer, { enquiryId: body.id }, lines)
  await given.upload(customer, `enquiry/${body.id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body: current } = await given.get(customer, `/enquiry/?id=${body.id}`)
  const change = { id: body.id, editVersion: current.editVersion, released: true }
  expect((await given.post(customer, '/enquiry/update', change)).status).toBe(200)
  return body.id
}

const listed = async (query = '', actor = operatorUser) => {
  await countMissingNumbers(given.db)
  return given.get(actor, `/enquiry/missing/filter${query}`)
}
const numbers = ({ body }: Answer): unknown[][] =>
  body.content.map((one: Record<string, unknown>) => [
    one.number,
    one.manufacturerName,
    one.lines,
    one.enquiries,
  ])
const detail = async (number: string, actor = given.admin): Promise<Answer> => {
  const { body } = await listed(`?searchTerm=${encodeURIComponent(number)}`)
  return given.get(actor, `/enquiry/missing/?id=${body.content[0].id}`)
}

describe('the worklist', () => {
  it('counts a number over the lists of all companies, by how often it is asked for', async () => {
    await draftWith(['AB-1;;Siemens;Schütz', 'AB-1;;Siemens;Schütz', 'NK-100;;;'])
    await draftWith(['ZZ-9;;;', 'ab 1;;SIEMENS;', ';T-77;Eaton;'], given.otherCustomer)
    const answer = await listed()
    expect(numbers(answer)[0]).toEqual(['AB-1', 'Siemens', 3, 2])
    expect(new Set(numbers(answer).slice(1))).toEqual(
      new Set([
        ['T-77', 'Eaton', 1, 1],
        ['ZZ-9', null, 1, 1],
      ]),
    )
    expect(answer.body.totalElements).toBe(3)
    expect(answer.body.content.find((one: { number: string }) => one.number === 'T-77').kind).toBe(
      'MANUFACTURER_NUMBER',
    )
  })

  it('tells makers apart, and searches by number and maker without regard to signs', async () => {
    await draftWith(['AB-1;;Siemens;', 'AB-1;;Eaton;', 'CD.2;;Müller & Söhne;'])
    expect(numbers(await listed('?column=manufacturerName'))).toEqual([
      ['AB-1', 'Eaton', 1, 1],
      ['CD.2', 'Müller & Söhne', 1, 1],
      ['AB-1', 'Siemens', 1, 1],
    ])
    for (const term of ['cd2', 'CD-2', 'mueller', 'MÜLLER & S'])
      expect(numbers(await listed(`?searchTerm=${encodeURIComponent(term)}`)), term).toEqual([
        ['CD.2', 'Müller & Söhne', 1, 1],
      ])
    expect(numbers(await listed('?searchTerm=%25'))).toEqual([])
    expect((await listed('?column=article')).status).toBe(400)
  })

  it('follows the lists: mapped again, changed by hand, deleted, copied', async () => {
    const target = await draftWith(['AB-1;;Siemens;', 'CD-2;;Siemens;'])
    await map(given.customer, target, ['CD-2;;Siemens;', 'EF-3;;Siemens;'])
    expect(numbers(await listed('?column=number'))).toEqual([
      ['CD-2', 'Siemens', 1, 1],
      ['EF-3', 'Siemens', 1, 1],
    ])
    const { body: page } = await given.get(
      given.customer,
      `/enquiry/bom/articles?enquiryId=${target.enquiryId}&column=orderNumber`,
    )
    const { body: enquiry } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    const change = (lineId: string, orderNumber: string, editVersion: number) =>
      given.post(given.customer, '/enquiry/bom/articles/update', {
        ...target,
        lineIds: [lineId],
        changes: { orderNumber },
        editVersion,
      })
    const changed = await change(page.content[0].id, 'NK-100', enquiry.editVersion)
    await change(page.content[1].id, 'GH-4', changed.body.editVersion)
    expect(numbers(await listed())).toEqual([['GH-4', 'Siemens', 1, 1]])
    await given.post(given.customer, `/enquiry/copy?id=${target.enquiryId}`)
    expect(numbers(await listed())).toEqual([['GH-4', 'Siemens', 2, 2]])
    expect(
      (await given.post(given.customer, `/enquiry/bom/delete?enquiryId=${target.enquiryId}`)).status,
    ).toBe(200)
    expect(numbers(await listed())).toEqual([['GH-4', 'Siemens', 1, 1]])
  })

  it('counts lines once that offers took over, and a supplier’s own beside them', async () => {
    const id = await releasedWith(['AB-1;;Siemens;'])
    const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId: id, offerNumber: 'A-1' })
    expect(numbers(await listed())).toEqual([['AB-1', 'Siemens', 1, 1]])
    await map(given.supplier, { offerId: offer.id }, ['AB-1;;Siemens;', 'XY-5;;Siemens;'])
    expect(numbers(await listed('?column=number'))).toEqual([
      ['AB-1', 'Siemens', 2, 1],
      ['XY-5', 'Siemens', 1, 1],
    ])
  })

  it('counts of an offer the newest version alone', async () => {
    const id = await releasedWith(['AB-1;;Siemens;'])
    const draft = { enquiryId: id, offerNumber: 'A-1', price: 100 }
    const { body: first } = await given.post(given.supplier, '/offer/', draft)
    await map(given.supplier, { offerId: first.id }, ['ab 1;;Siemens;', 'XY-5;;Siemens;'])
    expect((await given.release(given.supplier, first.id)).status).toBe(200)
    const revise = async () =>
      (await given.get(given.supplier, `/offer/revision?offerId=${first.id}`)).body.id
    const second = await revise()
    const asInOneVersion = [
      ['AB-1', 'Siemens', 2, 1],
      ['XY-5', 'Siemens', 1, 1],
    ]
    expect(numbers(await listed('?column=number'))).toEqual(asInOneVersion)
    const { body } = await detail('XY-5')
    expect(body.spellings).toEqual([{ number: 'XY-5', manufacturerName: 'Siemens', lines: 1 }])
    await map(given.supplier, { offerId: second }, ['ZZ-9;;Siemens;'])
    expect(numbers(await listed('?column=number'))).toEqual([
      ['AB-1', 'Siemens', 1, 1],
      ['ZZ-9', 'Siemens', 1, 1],
    ])
    await given.post(given.supplier, `/offer/archive?offerId=${second}`)
    await revise()
    expect(numbers(await listed('?column=number'))).toEqual(asInOneVersion)
  })

  it('counts again what was counted while every version of an offer did', async () => {
    const id = await releasedWith(['AB-1;;Siemens;'])
    const draft = { enquiryId: id, offerNumber: 'A-1', price: 100 }
    const { body: first } = await given.post(given.supplier, '/offer/', draft)
    await map(given.supplier, { offerId: first.id }, ['XY-5;;Siemens;'])
    expect((await given.release(given.supplier, first.id)).status).toBe(200)
    await given.get(given.supplier, `/offer/revision?offerId=${first.id}`)
    await listed()
    await given.db.updateTable('missing_number_total').set({ lines: 2 }).execute()
    expect(numbers(await listed('?column=number'))).toEqual([
      ['AB-1', 'Siemens', 2, 1],
      ['XY-5', 'Siemens', 2, 1],
    ])
    const migration = await readFile(
      new URL('../database/migrations/0047-2026-11-29-numbers-of-an-offers-versions.sql', import.meta.url),
      'utf8',
    )
    await sql.raw(migration).execute(given.db)
    // What no offer names in several versions is left as it is.
    expect(numbers(await listed('?column=number'))).toEqual([
      ['AB-1', 'Siemens', 2, 1],
      ['XY-5', 'Siemens', 1, 1],
    ])
  })

  it('leaves out what the customer supplies, until he does not', async () => {
    const target = await draftWith(['KUNDE-1;;beigestellt;', 'KUNDE-1;;Siemens;', 'AB-1;;Siemens;'])
    expect(numbers(await listed('?column=number'))).toEqual([
      ['AB-1', 'Siemens', 1, 1],
      ['KUNDE-1', 'Siemens', 1, 1],
    ])
    const { body: page } = await given.get(
      given.customer,
      `/enquiry/bom/articles?enquiryId=${target.enquiryId}&column=position`,
    )
    const change = async (line: { id: string }, isSuppliedPart: boolean) => {
      const { body: enquiry } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
      const { editVersion } = enquiry
      const sent = { ...target, lineIds: [line.id], changes: { isSuppliedPart }, editVersion }
      expect((await given.post(given.customer, '/enquiry/bom/articles/update', sent)).status).toBe(200)
    }
    await change(page.content[2], true)
    expect(numbers(await listed())).toEqual([['KUNDE-1', 'Siemens', 1, 1]])
    await change(page.content[2], false)
    await change(page.content[1], true)
    expect(numbers(await listed())).toEqual([['AB-1', 'Siemens', 1, 1]])
  })

  it('keeps nothing of a list that is gone', async () => {
    const target = await draftWith(['AB-1;;Siemens;', `${'x'.repeat(3000)};;Siemens;`])
    expect(numbers(await listed())).toEqual([['AB-1', 'Siemens', 1, 1]])
    const { body } = await listed()
    await given.post(operatorUser, '/enquiry/missing/ignore', { ids: [body.content[0].id] })
    await given.post(given.customer, `/enquiry/bom/delete?enquiryId=${target.enquiryId}`)
    await countMissingNumbers(given.db)
    for (const table of ['missing_number', 'missing_number_due', 'missing_number_total'] as const)
      expect(await given.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })
})

describe('a number that is ignored', () => {
  it('stays so in lists to come until that is taken back', async () => {
    const target = await draftWith(['AB-1;;Siemens;', 'AB-1;;Eaton;'])
    const { body } = await listed('?searchTerm=siemens')
    const ids = [body.content[0].id]
    expect((await given.post(operatorUser, '/enquiry/missing/ignore', { ids })).status).toBe(200)
    expect(numbers(await listed())).toEqual([['AB-1', 'Eaton', 1, 1]])
    await given.post(given.customer, `/enquiry/bom/delete?enquiryId=${target.enquiryId}`)
    await countMissingNumbers(given.db)
    await draftWith(['ab 1;;siemens;'], given.otherCustomer)
    expect(numbers(await listed())).toEqual([])
    const ignored = await listed('?state=IGNORED')
    expect(numbers(ignored)).toEqual([['ab 1', 'siemens', 1, 1]])
    const restored = { ids: [ignored.body.content[0].id] }
    expect((await given.post(operatorUser, '/enquiry/missing/restore', restored)).status).toBe(200)
    expect((await given.post(operatorUser, '/enquiry/missing/restore', restored)).status).toBe(200)
    expect(numbers(await listed())).toEqual([['ab 1', 'siemens', 1, 1]])
    const entries = await given.db
      .selectFrom('change_entry')
      .select(['action', 'user_id'])
      .where('entity', '=', 'missing-number')
      .orderBy('at')
      .execute()
    expect(entries).toEqual([
      { action: 'ignore', user_id: operatorUser.userId },
      { action: 'restore', user_id: operatorUser.userId },
    ])
    const told = await given.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'workflow.missing-number.changed')
      .execute()
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(operatorUser.userId))).toHaveLength(
      2,
    )
  })
})

describe('what the operator learns of lists', () => {
  const secrets = /Geheim|Schütz 24 V|Schrank|Pumpen|4711-XYZ|einkauf|csv/i

  it('is number and manufacturer, never another cell, a file or a draft’s company', async () => {
    await draftWith(['AB-1;;Siemens;Schütz 24 V geheim'])
    const { body } = await listed()
    const one = await detail('AB-1')
    const suggested = await given.get(given.admin, `/enquiry/missing/suggestions?id=${body.content[0].id}`)
    expect([one.status, suggested.status]).toEqual([200, 200])
    for (const said of [body, one.body, suggested.body]) {
      expect(JSON.stringify(said)).not.toMatch(secrets)
      expect(JSON.stringify(said)).not.toContain(given.customer.companyId)
      expect(JSON.stringify(said)).not.toContain(given.customer.companyName)
    }
    expect(one.body.companies).toEqual([])
    expect(given.catalogue.suggestedFor).toEqual([
      expect.objectContaining({ orderNumber: 'AB-1', manufacturerName: 'Siemens', description: null }),
    ])
  })

  it('names the company of a released enquiry to admins alone, and never a supplier', async () => {
    const id = await releasedWith(['AB-1;;Siemens;'])
    await draftWith(['AB-1;;Siemens;'], given.otherCustomer)
    const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId: id, offerNumber: 'A-1' })
    await map(given.supplier, { offerId: offer.id }, ['AB-1;;Siemens;'])
    const { body } = await detail('AB-1')
    expect(body.companies).toEqual([
      { companyId: given.customer.companyId, name: given.customer.companyName, enquiries: 1 },
    ])
    const seen = await detail('AB-1', operatorUser)
    expect(seen.status).toBe(200)
    expect(Object.keys(seen.body)).not.toContain('companies')
    expect(JSON.stringify(seen.body)).not.toContain(given.customer.companyName)
  })

  it('is nothing to anybody else', async () => {
    for (const actor of [given.customer, given.supplier])
      expect((await given.get(actor, '/enquiry/missing/filter')).status).toBe(403)
    expect((await given.get(given.admin, `/enquiry/missing/?id=${given.admin.userId}`)).status).toBe(404)
  })
})

it('writes numbers in the loose form as the catalogue does', async () => {
  const texts = [
    ' 3rt2015-1bb41 ',
    'PT-FUSE-3.3KV',
    'a/b\\c,d',
    'straße ﬁ',
    '8806\u00a0500\u202f1',
    '‐‑‒–—―−\u00ad',
    'Ü-12 µ',
    '\t1\n2\u20093\ufeff4\u30005',
  ]
  const { rows } = await sql<{ loose: string }>`
    select loose_number(text) as loose from unnest(${texts}::text[]) with ordinality t (text, place)
    order by place`.execute(given.db)
  expect(rows.map(({ loose }) => loose)).toEqual(texts.map(looseNumber))
})
