import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

test('while a search of an account runs its next one waits, and another account’s is answered', async () => {
  const other = anActor({ companyType: 'ADMIN' })
  const client = await catalogue.database.pool.connect()
  await client.query('begin')
  // The first search of the account waits here for as long as the test wants.
  await client.query('lock table catalogue.manufacturer_name in access exclusive mode')
  const answered: string[] = []
  const search = (name: string, searchTerm: string, actor = catalogue.admin) =>
    catalogue.get('/article/filter', { searchTerm }, actor).then(({ status }) => {
      answered.push(name)
      return status
    })
  const first = search('first', 'Netzteil schwarz')
  const second = search('second', '')
  const third = search('third', '')
  expect(await search('other', '', other)).toBe(200)
  await expect.poll(catalogue.waitingForLocks).toBeGreaterThan(0)
  expect(answered).toEqual(['other'])
  await client.query('rollback')
  client.release()
  expect(await Promise.all([first, second, third])).toEqual([200, 200, 200])
  expect(answered).toEqual(['other', 'first', 'second', 'third'])
})

test('an account that asks for more than a person can is told so', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => catalogue.get('/article/filter', { searchTerm: 'Netzteil' })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 429]))
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body).toMatchObject({
    code: 'own-work-running',
    detail: expect.stringMatching(/Suchen von Ihnen/),
  })
})
