import { afterAll, beforeAll, expect, it } from 'vitest'
import { renameAgain } from '../company/rename-again.ts'
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

it('gives the new name to what was written with the former one meanwhile, unless a newer one has come', async () => {
  const { id } = await given.releasedEnquiry(given.customer)
  const say = (name: string, aggregateVersion: number) =>
    given.db.transaction().execute((tx) =>
      onCompanyChanged(tx, {
        id,
        name: 'identity.company.changed',
        at: '2026-12-01T10:00:00.000Z',
        aggregateId: given.customer.companyId,
        aggregateVersion,
        payload: { companyId: given.customer.companyId, name },
      }),
    )
  const write = (customer_name: string) =>
    given.db.updateTable('enquiry').set({ customer_name }).where('id', '=', id).execute()
  const nameNow = async () => (await given.get(given.customer, `/enquiry/?id=${id}`)).body.customerName
  const later = async () => {
    await given.db
      .updateTable('due_job')
      .set({ due_at: new Date(0) })
      .where('kind', '=', 'rename-company')
      .where('done_at', 'is', null)
      .execute()
    await renameAgain(given.db)
  }
  await say('Nordbau', 4)
  await write('Neuer Name')
  await renameAgain(given.db)
  expect(await nameNow()).toBe('Neuer Name')
  await later()
  expect(await nameNow()).toBe('Nordbau')
  await say('Südbau', 5)
  await say('Westbau', 6)
  await write('Nordbau')
  await later()
  expect(await nameNow()).toBe('Westbau')
})
