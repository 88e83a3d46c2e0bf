import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let offerId: string
beforeAll(async () => {
  given = await workflowInTest()
  const { id: enquiryId } = await given.releasedEnquiry(given.customer)
  offerId = (await given.post(given.supplier, '/offer/', { enquiryId })).body.id
})
afterAll(() => given.stop())

const table = 'Bestellnummer;Menge\nNK-100;2\n'
const send = (path: string, name: string, content = table) =>
  given.form(given.supplier, '/file/', { path, fileType: 'UNKNOWN' }, { name, content })

it.each(['Zeilen.csv', 'Notiz.TXT'])('%s is no file of an offer', async (name) => {
  const { status, body } = await send(`offer/${offerId}`, name)
  expect([status, body.code]).toEqual([415, 'file-format'])
  const { body: offer } = await given.get(given.supplier, `/offer/?id=${offerId}`)
  expect(offer.fileItems).toEqual([])
})

it.each([
  ['Angebot.pdf', 'MZ\u0000\u0001'],
  ['Angebot.docx', '%PDF-1.7'],
  ['Angebot.txt', '%PDF-1.7'],
])('what is called %s is judged by its content, not by its name', async (name, content) => {
  const { status, body } = await send(`offer/${offerId}`, name, content)
  expect([status, body.code]).toEqual([415, 'file-content'])
})

it.each(['Zeilen.csv', 'Notiz.txt'])('%s is one of an enquiry', async (filename) => {
  const { body: draft } = await given.post(given.customer, '/enquiry/', { title: 'Schrank' })
  const fields = { path: `enquiry/${draft.id}`, fileType: 'UNKNOWN' }
  const { status } = await given.form(given.customer, '/file/', fields, { name: filename, content: table })
  expect(status).toBe(201)
})

it('an offer takes a parts list of its own as csv all the same', async () => {
  const { status } = await given.form(
    given.supplier,
    '/enquiry/bom/upload',
    { offerId },
    { name: 'Liste.csv', content: table },
  )
  expect(status).toBe(201)
})
