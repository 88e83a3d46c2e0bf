import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { onCompanyChanged } from './on-company-changed.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

it('takes over a company’s new name and ignores one that was overtaken', async () => {
  const { id } = await given.releasedEnquiry(given.customer)
  const offerId = await given.releasedOffer(given.supplier, id)
  const say = (companyId: string, name: string, aggregateVersion: number) =>
    given.db.transaction().execute((tx) =>
      onCompanyChanged(tx, {
        id: offerId,
        name: 'identity.company.changed',
        at: '2026-12-01T10:00:00.000Z',
        aggregateId: companyId,
        aggregateVersion,
        payload: { companyId, name },
      }),
    )
  await say(given.customer.companyId, 'Neuer Name', 3)
  await say(given.customer.companyId, 'Alter Name', 2)
  await say(given.supplier.companyId, 'Schrankbau', 1)
  const { body } = await given.get(given.customer, `/offer/?id=${offerId}`)
  expect(body).toMatchObject({
    customerName: 'Neuer Name',
    supplierName: 'Schrankbau',
    enquiry: { customerName: 'Neuer Name' },
  })
})
