import { endpoints } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationIn } from './conversation/conversation.example.ts'
import { workflowInTest } from './workflow.example.ts'

let service: Awaited<ReturnType<typeof workflowInTest>>
let enquiryId: string
/** With another supplier than the one who asks below. */
let conversationId: string
beforeAll(async () => {
  service = await workflowInTest()
  enquiryId = (await service.post(service.customer, '/enquiry/', { title: 'Pumpenschrank' })).body.id
  conversationId = (await conversationIn(service, { supplier: service.competitor })).id
})
afterAll(() => service.stop())

interface Form {
  query?: string
  fields: [name: string, value: string][]
}
const list = { name: 'Liste.csv', content: 'Bestellnummer;Menge\nA1;2\n' }
const mapping = JSON.stringify([
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
])
/** The whole form of each call that takes a file, for the enquiry with this id. */
const forms: Record<string, (id: string) => Form> = {
  uploadFile: (id) => ({
    fields: [
      ['path', `enquiry/${id}`],
      ['fileType', 'UNKNOWN'],
    ],
  }),
  uploadBom: (id) => ({
    fields: [
      ['enquiryId', id],
      ['headerRowIndex', '1'],
    ],
  }),
  changeBomHeader: (id) => ({ fields: [['enquiryId', id]] }),
  mapBom: (id) => ({ query: `?enquiryId=${id}`, fields: [['mapping', mapping]] }),
  sendMessage: () => ({
    fields: [
      ['conversationId', conversationId],
      ['content', 'Anbei die Liste'],
    ],
  }),
}
const uploads = endpoints.filter((endpoint) => endpoint.service === 'workflow' && endpoint.multipart?.file)

describe.each(uploads.map((endpoint) => [endpoint.name, endpoint.path] as const))('%s', (name, path) => {
  /** Status and code, or the names in the answer, with the file before, between and behind the fields. */
  async function answers(actor: typeof service.customer, { query = '', fields }: Form) {
    const told: unknown[] = []
    for (let before = fields.length; before >= 0; before -= 1) {
      const form = new FormData()
      for (const [field, value] of fields.slice(0, before)) form.append(field, value)
      form.append('file', new Blob([list.content]), list.name)
      for (const [field, value] of fields.slice(before)) form.append(field, value)
      const { status, body } = await service.send(actor, `${path}${query}`, { method: 'POST', body: form })
      told.push([status, body.code ?? Object.keys(body)])
    }
    return told
  }
  const whole = () => forms[name]!(enquiryId)
  const expectEqual = (told: unknown[], status: number) => {
    expect(told).toEqual(told.map(() => told[0]))
    expect(told[0]).toMatchObject({ 0: status })
  }

  test('answers alike wherever its file is in the form', async () => {
    const ok = endpoints.find((endpoint) => endpoint.name === name)!.ok
    expectEqual(await answers(service.customer, whole()), ok)
  })

  test('refuses alike wherever its file is, and keeps no bytes', async () => {
    const before = await service.storedFiles()
    expectEqual(await answers(service.otherCustomer, whole()), 404)
    expectEqual(await answers(service.supplier, whole()), 404)
    const { query, fields } = whole()
    expectEqual(await answers(service.customer, { query: '', fields: query ? fields : fields.slice(1) }), 400)
    expectEqual(await answers(service.customer, { ...whole(), fields: [...fields, ['other', '1']] }), 400)
    expect(await service.storedFiles()).toBe(before)
  })
})
