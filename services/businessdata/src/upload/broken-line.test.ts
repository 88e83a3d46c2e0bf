import { partBytes } from '@schrankwerk/contracts'
import { breakingLine } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { hashOf, textOf, uploadsOf } from './upload.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

const megabyte = 1024 ** 2

test('40 MB over a line that breaks three times arrive whole, each part kept once', async () => {
  const { supplier } = given.people
  const offerId = given.anOffer()
  const content = textOf(40 * megabyte)
  const calls = uploadsOf(given)
  const { body } = await calls.start(supplier, offerId, content.length)
  const line = await breakingLine({ port: given.port }, [3 * megabyte, 20 * megabyte, 9 * megabyte])
  const send = (number: number) =>
    fetch(`http://127.0.0.1:${line.port}/offer/businessdata/upload/part`, {
      method: 'POST',
      headers: { authorization: `Bearer ${supplier.userId}` },
      body: calls.formOf(offerId, body.uploadId, number, calls.partOf(content, number)),
    }).catch(() => undefined)
  let sent = 0
  for (;;) {
    const there = (await calls.list(supplier, offerId)).body[0].parts as { number: number }[]
    const missing = Array.from({ length: content.length / partBytes }, (_, index) => index + 1).filter(
      (number) => !there.some((part) => part.number === number),
    )
    if (missing.length === 0) break
    sent += Math.min(missing.length, 2)
    await Promise.all(missing.slice(0, 2).map(send))
  }
  expect(line.breaks()).toBe(3)
  expect(sent).toBeLessThanOrEqual(5 + 3 * 2)
  const { body: item } = await calls.finish(supplier, offerId, body.uploadId)
  const stored = await given.fetchAs(supplier, `/item?offerId=${offerId}&itemId=${item.id}`)
  expect(hashOf(Buffer.from(await stored.arrayBuffer()))).toBe(hashOf(content))
  await line.close()
})
