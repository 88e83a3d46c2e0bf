import { buffer } from 'node:stream/consumers'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list = 'Menge;Bestellnummer\n1;NK-100\n'
const other = 'Menge;Bestellnummer\n2;NK-200\n'

const draft = async () =>
  (await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })).body.id as string
const attach = async (enquiryId: string, name: string, content: string, type = 'BILL_OF_MATERIAL') => {
  const { status, body } = await given.upload(given.customer, `enquiry/${enquiryId}`, name, type, content)
  expect(status).toBe(201)
  return body.id as string
}
const uploadList = async (enquiryId: string) => {
  const file = { name: 'Liste.csv', content: list }
  expect((await given.form(given.customer, '/enquiry/bom/upload', { enquiryId }, file)).status).toBe(201)
}
const filesOf = async (enquiryId: string) => {
  const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  return {
    read: body.bomFileName,
    names: body.fileItems.map(({ filename }: { filename: string }) => filename),
  }
}

describe('a list that is uploaded', () => {
  it.each([
    ['of the same name', 'Liste.csv', other],
    ['of the same name in other letters', 'LISTE.CSV', other],
    ['of the same content', 'Stückliste_neu.csv', list],
  ])('takes the place of an attached one %s', async (_, name, content) => {
    const enquiryId = await draft()
    const attached = await attach(enquiryId, name, content)
    await uploadList(enquiryId)
    expect(await filesOf(enquiryId)).toEqual({ read: 'Liste.csv', names: ['Liste.csv'] })
    const row = await given.db.selectFrom('file').selectAll().where('id', '=', attached).executeTakeFirst()
    // Its bytes stay for seven days, as those of any deleted file.
    expect(row?.deleted_at).not.toBeNull()
  })

  it('leaves attached ones of another name and content, and files of another kind', async () => {
    const enquiryId = await draft()
    await attach(enquiryId, 'Klemmen.csv', other)
    await attach(enquiryId, 'Liste.csv', other, 'LABELLING')
    await uploadList(enquiryId)
    expect(await filesOf(enquiryId)).toEqual({
      read: '2_Liste.csv',
      names: ['Klemmen.csv', 'Liste.csv', '2_Liste.csv'],
    })
  })

  it('leaves what a supplier attached to his offer: his table is no file of the customer’s', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId })
    const workbook = await buffer(
      writeXlsx({
        sheets: [
          {
            name: 'Liste',
            columns: [{ header: 'Menge' }, { header: 'Bestellnummer' }],
            rows: [['1', 'NK-100']],
          },
        ],
      }),
    )
    const file = { name: 'Liste.xlsx', content: workbook }
    const fields = { path: `offer/${offer.id}`, fileType: 'BILL_OF_MATERIAL' }
    expect((await given.form(given.supplier, '/file/', fields, file)).status).toBe(201)
    const upload = { offerId: offer.id as string }
    expect((await given.form(given.supplier, '/enquiry/bom/upload', upload, file)).status).toBe(201)
    const { body } = await given.get(given.supplier, `/offer/?id=${offer.id}`)
    expect(body.fileItems.map(({ filename }: { filename: string }) => filename)).toEqual([
      'Liste.xlsx',
      '2_Liste.xlsx',
    ])
  })
})
