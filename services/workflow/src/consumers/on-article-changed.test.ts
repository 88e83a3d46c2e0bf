import {
  articleChanged,
  articleImportEnded,
  articleImportUndone,
  manufacturerEmptied,
  masterDataCombined,
} from '@schrankwerk/contracts'
import { createLog, createNats, startConsumer } from '@schrankwerk/service-kit'
import { type TestNats, testNats } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countMissingNumbers } from '../missing-number/count-missing-numbers.ts'
import { settleAfterImports } from '../missing-number/settle-after-import.ts'
import { rematchDrafts } from '../rematch/rematch-drafts.ts'
import { workflowInTest } from '../workflow.example.ts'
import { onArticleChanged } from './on-article-changed.ts'
import { onCatalogueRearranged } from './on-catalogue-rearranged.ts'
import { onImportEnded } from './on-import-ended.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let world: TestNats
const stopping: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[given, world] = await Promise.all([workflowInTest(), testNats()])
  const log = createLog('workflow', 'fatal')
  const nats = createNats({ settings: { NATS_URL: [world.url] }, name: 'workflow', log })
  const parts = { nats, db: given.db, service: 'workflow', log }
  const consumers = [
    startConsumer({
      ...parts,
      durable: 'on-article-changed',
      event: articleChanged,
      handle: onArticleChanged,
    }),
    startConsumer({ ...parts, durable: 'on-import-ended', event: articleImportEnded, handle: onImportEnded }),
    ...[articleImportUndone, masterDataCombined, manufacturerEmptied].map((event) =>
      startConsumer({
        ...parts,
        durable: `on-${event.name.replaceAll('.', '-')}`,
        event,
        handle: onCatalogueRearranged,
      }),
    ),
  ]
  stopping.push(...consumers.map((consumer) => () => consumer.stop()), () => nats.close())
})
afterAll(async () => {
  for (const stop of stopping) await stop()
  await world.close()
  await given.stop()
})

const draftWith = async (number: string) => {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const target = { enquiryId: body.id as string }
  const file = { name: 'Liste.csv', content: `Menge;Bestellnummer\n1;${number}` }
  await given.form(given.customer, '/enquiry/bom/upload', target, file)
  const mapping = [
    { importHeader: 'Menge', articleField: 'quantity' },
    { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  ]
  await given.form(given.customer, `/enquiry/bom/map?${new URLSearchParams(target)}`, {
    mapping: JSON.stringify(mapping),
  })
  return target
}
/** The same event, as often as the relay may send it. */
const deliver = async (name: string, payload: object, times: number) => {
  const event = {
    id: crypto.randomUUID(),
    name,
    at: new Date().toISOString(),
    aggregateId: crypto.randomUUID(),
    aggregateVersion: 1,
    payload,
  }
  for (let time = 1; time <= times; time += 1)
    await world.connection.jetstream().publish(name, JSON.stringify(event), { msgID: `${event.id} ${time}` })
  await expect
    .poll(() => given.db.selectFrom('inbox').select('consumer').where('event_id', '=', event.id).execute())
    .toHaveLength(1)
}
const stateOf = async ({ enquiryId }: { enquiryId: string }) =>
  (await given.get(given.customer, `/enquiry/bom/rematch?enquiryId=${enquiryId}`)).body

it('matches drafts once for an event that comes twice, and by an import not at all', async () => {
  const [draft, imported] = [await draftWith('NEU-1'), await draftWith('NEU-2')]
  const articleId = given.catalogue.gain({ orderNumber: 'NEU-1' })
  given.catalogue.gain({ orderNumber: 'NEU-2' })
  const ended = { importId: crypto.randomUUID(), userId: crypto.randomUUID(), state: 'ENDED' }
  await deliver(articleImportEnded.name, ended, 2)
  await deliver(articleChanged.name, { articleId, gainedNumbers: true }, 2)
  await rematchDrafts(given.db, given.catalogueClient)
  expect((await stateOf(draft)).found.lines).toHaveLength(1)
  expect(await stateOf(imported)).toEqual({ found: null, waiting: 1, changed: null })
  const jobs = await given.db.selectFrom('due_job').select('kind').orderBy('kind').execute()
  expect(jobs.map(({ kind }) => kind)).toEqual(['find-drafts', 'rematch-draft', 'settle-missing-numbers'])
  const told = await given.db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'workflow.bom.rematched')
    .execute()
  expect(told.map(({ payload }) => payload)).toEqual([
    { ownerId: draft.enquiryId, companyId: given.customer.companyId, lines: 1 },
  ])
})

it('settles the worklist by an import that was undone and by manufacturers that became one', async () => {
  await draftWith('WEG-1')
  await countMissingNumbers(given.db)
  const shown = async () => {
    await settleAfterImports(given.db, given.catalogueClient)
    const rows = await given.db
      .selectFrom('missing_number_total')
      .select(['state', 'found_at'])
      .where('number', '=', 'WEG-1')
      .execute()
    return rows.map(({ state, found_at }) => [state, found_at !== null])
  }
  given.catalogue.gain({ orderNumber: 'WEG-1' })
  const combined = { kind: 'manufacturer', ids: [crypto.randomUUID(), crypto.randomUUID()] }
  await deliver(masterDataCombined.name, combined, 2)
  expect(await shown()).toEqual([['FOUND', true]])
  given.catalogue.forget('WEG-1')
  const undone = { importId: crypto.randomUUID(), userId: crypto.randomUUID() }
  await deliver(articleImportUndone.name, undone, 2)
  expect(await shown()).toEqual([['OPEN', false]])
  given.catalogue.gain({ orderNumber: 'WEG-1' })
  await deliver(masterDataCombined.name, combined, 1)
  expect(await shown()).toEqual([['FOUND', true]])
  given.catalogue.forget('WEG-1')
  await deliver(manufacturerEmptied.name, { manufacturerId: crypto.randomUUID() }, 1)
  expect(await shown()).toEqual([['OPEN', false]])
})
