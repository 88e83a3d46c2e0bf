import { expect, test } from 'vitest'
import { testNats } from './nats.ts'

test('two NATS worlds of one run do not hear each other and both have the streams', async () => {
  const [one, other] = [await testNats(), await testNats()]
  await one.connection.jetstream().publish('workflow.offer.accepted', JSON.stringify({ offerId: 'a' }))
  expect(await one.messages('workflow')).toEqual([
    { subject: 'workflow.offer.accepted', data: { offerId: 'a' } },
  ])
  expect(await other.messages('workflow')).toEqual([])
  await one.close()
  await other.close()
})
