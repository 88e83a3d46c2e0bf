import { randomUUID } from 'node:crypto'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { onUserErased } from './on-user-erased.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

it('takes the name of someone who was erased out of the imports and exports he started and of what he combined, and of nobody else', async () => {
  const [wiebke, kim] = ['Wiebke', 'Kim'].map((name) =>
    anActor({ companyType: 'ADMIN', admin: true, name, lastname: 'Betrieb' }),
  )
  const { body: config } = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nummer'],
    fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
  })
  for (const starter of [wiebke!, kim!]) {
    const file = { name: 'liste.csv', content: 'Nummer\n1\n' }
    const { status } = await catalogue.upload('/article/import', file, { importConfigId: config.id }, starter)
    expect(status).toBe(202)
    await expect
      .poll(async () => (await catalogue.get('/article/import/history')).body[0].state)
      .not.toBe('RUNNING')
    expect((await catalogue.post('/article/export', {}, starter)).status).toBe(202)
    const two = [await catalogue.aUnit(`${starter.name} 1`), await catalogue.aUnit(`${starter.name} 2`)]
    expect((await catalogue.get('/unit/combine', { unitIds: two.join(',') }, starter)).status).toBe(200)
  }
  await catalogue.db.transaction().execute((tx) =>
    onUserErased(tx, {
      id: randomUUID(),
      name: 'identity.user.erased',
      at: '2026-12-01T10:00:00.000Z',
      aggregateId: wiebke!.userId,
      aggregateVersion: 2,
      payload: { userId: wiebke!.userId },
    }),
  )
  const { body: history } = await catalogue.get('/article/import/history')
  const { body: exports } = await catalogue.get('/article/export/all')
  const { body: combinations } = await catalogue.get('/combination/all')
  const namesIn = (entries: { startedBy: string; startedByName: string }[]) =>
    entries.map((one) => [one.startedBy, one.startedByName])
  const combiners = combinations.map((one: { userId: string; userName: string }) => ({
    startedBy: one.userId,
    startedByName: one.userName,
  }))
  for (const entries of [history, exports, combiners])
    expect(namesIn(entries)).toEqual(
      expect.arrayContaining([
        [wiebke!.userId, 'Ehemalige Person'],
        [kim!.userId, 'Kim Betrieb'],
      ]),
    )
})
