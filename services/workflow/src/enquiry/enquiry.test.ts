import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const draftOf = async () => (await given.post(given.customer, '/enquiry/', {})).body

describe('a draft', () => {
  it('may be empty and begins with the defaults', async () => {
    const { status, body } = await given.post(given.customer, '/enquiry/', {})
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'DRAFT',
      amount: 1,
      regulation: 'IEC',
      cabinetLabelLanguage: 'BILINGUAL',
      screwConnectionManufacturer2: null,
      packaging: 'EURO_BOX',
      editVersion: 1,
    })
    expect(body.missing.map((item: { path: string }) => item.path)).toEqual([
      'title',
      'referenceNumber',
      'deliveryCondition',
      'desiredDeliveryDate',
      'fileItems.BILL_OF_MATERIAL',
      'fileItems.CIRCUIT_DIAGRAM',
    ])
  })

  it('from before a condition existed has its standard', async () => {
    const { id } = await draftOf()
    await sql`update enquiry set job_conditions = job_conditions - 'packaging' where id = ${id}`.execute(
      given.db,
    )
    expect((await given.get(given.customer, `/enquiry/?id=${id}`)).body.packaging).toBe('EURO_BOX')
  })

  it('recommends a look at what nobody has touched, until somebody has', async () => {
    const draft = await draftOf()
    expect(draft.recommended).toEqual([{ code: 'amount-untouched' }, { code: 'conditions-untouched' }])
    const saved = await given.post(given.customer, '/enquiry/update', {
      id: draft.id,
      editVersion: 1,
      amount: 1,
      regulation: 'UL',
    })
    expect(saved.body.recommended).toEqual([])
    const begun = await given.post(given.customer, '/enquiry/', { amount: 1 })
    expect(begun.body.recommended).toEqual([{ code: 'conditions-untouched' }])
  })

  it('saves what is sent and keeps the rest', async () => {
    const draft = await draftOf()
    const first = await given.post(given.customer, '/enquiry/update', {
      id: draft.id,
      editVersion: 1,
      title: 'Halle 3',
      individualWireIdentification: true,
      markingStructure: 'INDIVIDUAL',
      markingStructureIndividual: 'nach Vorlage',
      deliveryCondition: 'EXP',
    })
    expect(first.body).toMatchObject({
      title: 'Halle 3',
      individualWireIdentification: 'CONNECTION_POINT',
      markingStructureIndividual: 'nach Vorlage',
      deliveryCondition: 'EXW',
      editVersion: 2,
    })
    const second = await given.post(given.customer, '/enquiry/update', {
      id: draft.id,
      editVersion: 2,
      individualWireIdentification: 'NONE',
    })
    expect(second.body).toMatchObject({
      title: 'Halle 3',
      markingStructure: null,
      markingStructureIndividual: null,
    })
  })

  it('refuses an update without or with an old version and writes nothing', async () => {
    const draft = await draftOf()
    expect(await given.post(given.customer, '/enquiry/update', { id: draft.id, title: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'edit-version-missing' },
    })
    await given.post(given.customer, '/enquiry/update', { id: draft.id, editVersion: 1, title: 'erster' })
    expect(
      await given.post(given.customer, '/enquiry/update', { id: draft.id, editVersion: 1, title: 'zweiter' }),
    ).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect((await given.get(given.customer, `/enquiry/?id=${draft.id}`)).body.title).toBe('erster')
  })

  it('takes no date before 1900, however it got there', async () => {
    for (const date of ['0000-01-01', '0001-01-01', '1899-12-31', '2026-13-01'])
      for (const field of ['desiredDeliveryDate', 'offerDeadline']) {
        const refused = await given.post(given.customer, '/enquiry/', { title: 'Schrank', [field]: date })
        expect(refused).toMatchObject({
          status: 400,
          body: { code: 'invalid-input', errors: [{ path: field, code: 'invalid-format' }] },
        })
        expect(refused.body.errors).toHaveLength(1)
      }
    const { body } = await given.post(given.customer, '/enquiry/', { desiredDeliveryDate: '1900-01-01' })
    expect(body.errors).toMatchObject([{ path: 'desiredDeliveryDate', code: 'date-past' }])
  })

  it('cannot be closed, and is as it was', async () => {
    const draft = await draftOf()
    const close = { id: draft.id, editVersion: 1, closed: true }
    const answer = await given.post(given.customer, '/enquiry/update', close)
    expect([answer.status, answer.body.code]).toEqual([409, 'enquiry-not-released'])
    const { body } = await given.get(given.customer, `/enquiry/?id=${draft.id}`)
    expect(body).toMatchObject({ editVersion: 1, closed: false, title: draft.title })
  })

  it('is seen by its company alone', async () => {
    const draft = await draftOf()
    for (const stranger of [given.otherCustomer, given.supplier]) {
      expect((await given.get(stranger, `/enquiry/?id=${draft.id}`)).status).toBe(404)
    }
    expect((await given.get(given.admin, `/enquiry/?id=${draft.id}`)).status).toBe(403)
    expect(
      (await given.post(given.otherCustomer, '/enquiry/update', { id: draft.id, editVersion: 1, title: 'x' }))
        .status,
    ).toBe(404)
  })
})

describe("a customer's regulation", () => {
  it('is a legal document in every format it may come as, when it is said to be one', async () => {
    const { body: draft } = await given.post(given.customer, '/enquiry/', {})
    const path = `enquiry/${draft.id}`
    const said = await given.upload(given.customer, path, 'Vorschrift.pau', 'LEGAL_DOCUMENT', 'Lochbild')
    expect(said).toMatchObject({ status: 201, body: { fileType: 'LEGAL_DOCUMENT' } })
    const unsaid = await given.upload(given.customer, path, 'Notiz.pau', undefined, 'Lochbild')
    expect(unsaid.body.fileType).toBe('PERFOREX')
    const list = await given.upload(given.customer, path, 'Vorschrift.csv', 'LEGAL_DOCUMENT', 'a;b')
    expect(list).toMatchObject({ status: 400, body: { code: 'file-type-unfit' } })
    const retype = `/file/type?path=${unsaid.body.path}&fileType=LEGAL_DOCUMENT`
    expect((await given.post(given.customer, retype)).body.fileType).toBe('LEGAL_DOCUMENT')
  })
})

describe('what the labels say', () => {
  it('is called something else, and a labelling again', async () => {
    const { body: draft } = await given.post(given.customer, '/enquiry/', {})
    const labels = await given.upload(given.customer, `enquiry/${draft.id}`, 'Schilder.pdf', 'LABELLING')
    expect(labels).toMatchObject({ status: 201, body: { fileType: 'LABELLING' } })
    for (const fileType of ['UNKNOWN', 'LABELLING']) {
      const { body } = await given.post(
        given.customer,
        `/file/type?path=${labels.body.path}&fileType=${fileType}`,
      )
      expect(body.fileType).toBe(fileType)
    }
  })
})

describe('the release', () => {
  it('names everything that is missing at once', async () => {
    const draft = await draftOf()
    const { status, body } = await given.post(given.customer, '/enquiry/update', {
      id: draft.id,
      editVersion: 1,
      title: 'Nur ein Titel',
      released: true,
    })
    expect(status).toBe(412)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'referenceNumber',
      'deliveryCondition',
      'desiredDeliveryDate',
      'fileItems.BILL_OF_MATERIAL',
      'fileItems.CIRCUIT_DIAGRAM',
    ])
    expect((await given.get(given.customer, `/enquiry/?id=${draft.id}`)).body.title).toBeNull()
  })

  it('makes it read-only, seen by suppliers, and tells in the same transaction', async () => {
    const { id, editVersion } = await given.releasedEnquiry(given.customer)
    expect(
      await given.post(given.customer, '/enquiry/update', { id, editVersion, title: 'x' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'enquiry-released' },
    })
    const seen = await given.get(given.supplier, `/enquiry/?id=${id}`)
    expect(seen.body).toMatchObject({
      state: 'RELEASED',
      allowedActions: ['createOffer'],
      allowedFileTypes: [],
    })
    expect((await given.get(given.otherCustomer, `/enquiry/?id=${id}`)).status).toBe(404)
    const news = await given.db.selectFrom('outbox').select('name').where('aggregate_id', '=', id).execute()
    expect(news.at(-1)?.name).toBe('workflow.enquiry.released')
    expect((await given.upload(given.customer, `enquiry/${id}`, 'spaet.pdf')).status).toBe(409)
    expect((await given.upload(given.supplier, `enquiry/${id}`, 'fremd.pdf')).status).toBe(403)
  })
})

describe('closing, opening again, archiving and copying', () => {
  it('closes a released enquiry for suppliers and opens it again', async () => {
    const { id, editVersion } = await given.releasedEnquiry(given.customer)
    expect((await given.get(given.customer, `/enquiry/reopen?enquiryId=${id}`)).body.code).toBe(
      'enquiry-not-closed',
    )
    const closed = await given.post(given.customer, '/enquiry/update', { id, editVersion, closed: true })
    expect(closed.body.state).toBe('CLOSED')
    expect((await given.get(given.supplier, `/enquiry/?id=${id}`)).status).toBe(404)
    expect(await given.post(given.supplier, '/offer/', { enquiryId: id })).toMatchObject({
      status: 409,
      body: { code: 'enquiry-closed' },
    })
    expect((await given.get(given.customer, `/enquiry/reopen?enquiryId=${id}`)).status).toBe(200)
    expect((await given.get(given.supplier, `/enquiry/?id=${id}`)).status).toBe(200)
  })

  it('archives once and leaves it out of the list', async () => {
    const draft = await draftOf()
    expect((await given.post(given.customer, `/enquiry/archive?enquiryId=${draft.id}`)).status).toBe(200)
    expect((await given.post(given.customer, `/enquiry/archive?enquiryId=${draft.id}`)).body.code).toBe(
      'enquiry-archived',
    )
    const list = await given.get(given.customer, '/enquiry/filter?paginationSize=100')
    expect(list.body.content.map((row: { id: string }) => row.id)).not.toContain(draft.id)
    const archived = await given.get(given.customer, '/enquiry/filter?state=ARCHIVED')
    expect(archived.body.content.map((row: { id: string }) => row.id)).toContain(draft.id)
  })

  it('makes an archived draft read-only', async () => {
    const { id, editVersion } = await draftOf()
    await given.post(given.customer, `/enquiry/archive?enquiryId=${id}`)
    const { body } = await given.get(given.customer, `/enquiry/?id=${id}`)
    expect(body).toMatchObject({ state: 'ARCHIVED', allowedActions: ['copy'], allowedFileTypes: [] })
    expect(body.editVersion).toBeGreaterThan(editVersion)
    const current = { id, editVersion: body.editVersion }
    for (const input of [{ title: 'x' }, { released: true }])
      expect(await given.post(given.customer, '/enquiry/update', { ...current, ...input })).toMatchObject({
        status: 409,
        body: { code: 'enquiry-archived' },
      })
    expect((await given.post(given.customer, `/enquiry/copy?id=${id}`)).status).toBe(201)
  })

  it('says of the files of an archived draft that it is archived, and to a stranger nothing', async () => {
    const { id } = await draftOf()
    const { body: file } = await given.upload(given.customer, `enquiry/${id}`, 'Plan.pdf')
    await given.post(given.customer, `/enquiry/archive?enquiryId=${id}`)
    const list = { name: 'Liste.csv', content: 'Artikelnummer;Menge\nA-1;2\n' }
    // One after the other: a person has one list read at a time.
    const acts = (who: typeof given.customer) => [
      () => given.upload(who, `enquiry/${id}`, 'spaet.pdf'),
      () => given.form(who, '/file/', { path: `enquiry/${id}`, fileType: 'BILL_OF_MATERIAL' }, list),
      () => given.form(who, '/enquiry/bom/upload', { enquiryId: id }, list),
      () => given.post(who, `/file/type?path=${file.path}&fileType=CIRCUIT_DIAGRAM`),
      () => given.post(who, `/file/delete?path=${file.path}`),
    ]
    const archived = {
      status: 409,
      body: { code: 'enquiry-archived', detail: 'Die Anfrage ist archiviert.' },
    }
    for (const act of acts(given.customer)) expect(await act()).toMatchObject(archived)
    for (const who of [given.otherCustomer, given.supplier])
      for (const act of acts(who)) expect((await act()).status).toBe(404)
  })

  it('copies data and files into a new draft', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { status, body } = await given.post(given.customer, `/enquiry/copy?id=${id}`)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Pumpenschrank (Kopie)', state: 'DRAFT', amount: 2, editVersion: 1 })
    expect(body.fileItems.map((file: { filename: string }) => file.filename)).toEqual([
      'Liste.csv',
      'Plan.pdf',
    ])
    expect((await given.get(given.customer, `/file/?path=${body.fileItems[1].path}`)).body).toContain('%PDF')
  })
})

describe('the list', () => {
  it.each([
    ['page=-1', 400],
    ['paginationSize=101', 400],
    ['paginationSize=0', 400],
    ['column=price', 400],
    ['page=1&page=2', 400],
    ['foo=1', 400],
    ['title=Pumpen&column=title&sortDescending=true', 200],
  ])('%s gives %i', async (query, status) => {
    expect((await given.get(given.customer, `/enquiry/filter?${query}`)).status).toBe(status)
  })

  it('finds by title without regard to case and counts all', async () => {
    await given.post(given.otherCustomer, '/enquiry/', { title: 'Ölmühle 100%' })
    const found = await given.get(
      given.otherCustomer,
      `/enquiry/filter?title=${encodeURIComponent('MÜHLE 100%')}`,
    )
    expect(found.body).toMatchObject({ totalElements: 1, content: [{ title: 'Ölmühle 100%' }] })
  })
})
