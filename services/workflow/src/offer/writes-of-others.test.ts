import type { Actor } from '@schrankwerk/service-kit'
import { NoResultError, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { WorkflowTables } from '../database/tables.ts'
import { touchEnquiry } from '../enquiry/enquiry.queries.ts'
import { filesOf, markFileDeleted, setFileType } from '../file/file.queries.ts'
import { workflowInTest } from '../workflow.example.ts'
import { lapsedOrder } from './lapsed-order.ts'
import {
  flagOffer,
  lapseOrder,
  touchOffer,
  writeAwardedElsewhere,
  writeMove,
  writeWish,
} from './offer.queries.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let strange: { offerId: string }
beforeAll(async () => {
  given = await workflowInTest()
  strange = await anOffer()
})
afterAll(() => given.stop())

const now = () => new Date()

async function anOffer() {
  const { id: enquiryId } = await given.releasedEnquiry(given.customer)
  return { enquiryId, offerId: await given.releasedOffer(given.supplier, enquiryId) }
}
const rowOf = (id: string) =>
  given.db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** What verbs check before they write is left out: the statement alone says whose row it writes to. */
const write = (act: (tx: Transaction<WorkflowTables>) => Promise<unknown>) =>
  given.db
    .transaction()
    .execute(act)
    .catch((error) => {
      if (!(error instanceof NoResultError)) throw error
    })

type Write = (
  tx: Transaction<WorkflowTables>,
  asker: { actor: Actor; now: typeof now },
  id: string,
) => Promise<unknown>
const writes: [name: string, party: 'customer' | 'supplier', act: Write][] = [
  [
    'a move',
    'customer',
    (tx, asker, id) =>
      writeMove(
        tx,
        asker,
        { id, from: 'OPEN', to: 'ACCEPTED' },
        { accept_date: now(), binding_until: now() },
      ),
  ],
  ['a wish', 'customer', writeWish],
  ['an archiving', 'supplier', (tx, asker, id) => flagOffer(tx, asker, id, 'archived')],
  ['a replacing', 'supplier', (tx, asker, id) => flagOffer(tx, asker, id, 'invalidated')],
  ['a change of its files', 'customer', touchOffer],
]

describe.each(writes)('%s', (_name, party, act) => {
  it.each(['otherCustomer', 'competitor', 'admin'] as const)(
    'by %s leaves the offer as it is',
    async (who) => {
      const { offerId } = strange
      const before = await rowOf(offerId)
      await write((tx) => act(tx, { actor: given[who], now }, offerId))
      expect(await rowOf(offerId)).toEqual(before)
    },
  )

  it(`by its ${party} is written`, async () => {
    const { offerId } = await anOffer()
    const { edit_version: before } = await rowOf(offerId)
    await write((tx) => act(tx, { actor: given[party], now }, offerId))
    expect((await rowOf(offerId)).edit_version).toBe(before + 1)
  })
})

test('what follows from another offer or from time writes to no offer of another enquiry', async () => {
  const { enquiryId, offerId } = await anOffer()
  const { id: other } = await given.releasedEnquiry(given.otherCustomer)
  const open = await rowOf(offerId)
  await write((tx) => writeAwardedElsewhere(tx, { id: offerId, enquiryId: other, now: now() }, {}))
  expect(await rowOf(offerId)).toEqual(open)

  await given.db
    .updateTable('offer')
    .set({ state: 'ACCEPTED', accept_date: now(), binding_until: now() })
    .where('id', '=', offerId)
    .execute()
  const ordered = await rowOf(offerId)
  await write((tx) => lapseOrder(tx, { id: offerId, enquiryId: other, now: now() }, lapsedOrder('OPEN')))
  expect(await rowOf(offerId)).toEqual(ordered)
  await write((tx) => lapseOrder(tx, { id: offerId, enquiryId, now: now() }, lapsedOrder('OPEN')))
  expect((await rowOf(offerId)).state).toBe('OPEN')
})

test('a change of its files counts for an enquiry of the own company alone', async () => {
  const { id } = await given.releasedEnquiry(given.customer)
  const versionOf = async () =>
    (
      await given.db
        .selectFrom('enquiry')
        .select('edit_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).edit_version
  const before = await versionOf()
  await write((tx) => touchEnquiry(tx, { id, companyId: given.otherCustomer.companyId, now: now() }))
  expect(await versionOf()).toBe(before)
  await write((tx) => touchEnquiry(tx, { id, companyId: given.customer.companyId, now: now() }))
  expect(await versionOf()).toBe(before + 1)
})

test('a file is changed and deleted as one of its owner alone', async () => {
  const { offerId } = await anOffer()
  const { id: enquiryId } = await given.releasedEnquiry(given.customer)
  const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId })
  await given.upload(given.supplier, `offer/${draft.id}`, 'Angebot.pdf', 'OFFER')
  const files = () => filesOf(given.db, { offerId: draft.id })
  const before = await files()
  const [file] = before
  const other = { file_type: 'UNKNOWN', unreadable: null } as const
  await write((tx) => setFileType(tx, { offerId }, file!.id, other))
  await write((tx) => markFileDeleted(tx, { offerId }, file!.id, now()))
  expect(await files()).toEqual(before)
  await write((tx) => setFileType(tx, { offerId: draft.id }, file!.id, other))
  expect(await files()).toMatchObject([{ id: file!.id, file_type: 'UNKNOWN' }])
  await write((tx) => markFileDeleted(tx, { offerId: draft.id }, file!.id, now()))
  expect(await files()).toEqual([])
})
