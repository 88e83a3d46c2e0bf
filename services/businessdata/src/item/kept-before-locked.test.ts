import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

test('while the bytes of a file wait for the disk, the folder takes another one', async () => {
  const { supplier } = service.people
  const offerId = service.anOffer()
  const held = service.holdNextFile()
  const waiting = service.upload(supplier, offerId, 'Plan.pdf')
  await held.begun
  expect((await service.upload(supplier, offerId, 'Plan.pdf')).body.filename).toBe('Plan.pdf')
  held.release()
  expect((await waiting).body.filename).toBe('2_Plan.pdf')
})
