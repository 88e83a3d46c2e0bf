import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, workflowInTest } from '../workflow.example.ts'

let service: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  service = await workflowInTest()
})
afterAll(() => service.stop())

const list = { name: 'Liste.csv', content: 'Bestellnummer;Menge\nA1;2\n' }
const mapping = JSON.stringify([
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
])

test.each<[string, (enquiryId: string) => Promise<Answer>, number]>([
  ['a file', (id) => service.upload(service.customer, `enquiry/${id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM'), 201],
  [
    'a parts list',
    (id) => service.form(service.customer, '/enquiry/bom/upload', { enquiryId: id }, list),
    201,
  ],
  [
    'a parts list with its mapping',
    (id) => service.form(service.customer, `/enquiry/bom/map?enquiryId=${id}`, { mapping }, list),
    // The other call has changed the enquiry.
    409,
  ],
])(
  'while the bytes of %s wait for the disk, other calls on the enquiry go through',
  async (_what, send, status) => {
    const { customer } = service
    const { body: enquiry } = await service.post(customer, '/enquiry/', { title: 'Pumpenschrank' })
    const held = service.holdNextFile()
    const waiting = send(enquiry.id)
    await held.begun
    const other = await service.upload(customer, `enquiry/${enquiry.id}`, 'Skizze.pdf')
    expect(other.status).toBe(201)
    const { body: current } = await service.get(customer, `/enquiry/?id=${enquiry.id}`)
    const { id, editVersion } = current
    const saved = await service.post(customer, '/enquiry/update', {
      id,
      editVersion,
      title: 'Pumpenschrank 2',
    })
    expect(saved.status).toBe(200)
    held.release()
    expect((await waiting).status).toBe(status)
  },
)
