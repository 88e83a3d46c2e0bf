import { readdir } from 'node:fs/promises'
import { endpoints } from '@schrankwerk/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

const storedFiles = async () =>
  (await readdir(service.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length

test('every call that takes a file is here', () => {
  const uploads = endpoints.filter((one) => one.service === 'businessdata' && one.multipart?.file)
  expect(uploads.map(({ name, path }) => [name, path])).toEqual([
    ['uploadBusinessData', '/offer/businessdata'],
    ['sendFolderUploadPart', '/offer/businessdata/upload/part'],
  ])
})

test.each([
  ['supplier', undefined, 201, 1],
  ['competitor', undefined, 404, 0],
  ['guest', undefined, 404, 0],
  ['supplier', '', 400, 0],
] as const)(
  'a file of the %s with offer %j is %i before its field and behind it',
  async (person, named, status, kept) => {
    const offerId = named ?? service.anOffer()
    const send = (order: readonly string[]) => {
      const form = new FormData()
      for (const part of order)
        if (part === 'file') form.append('file', new Blob(['%PDF-1.7\nx']), 'Plan.pdf')
        else form.append('offerId', offerId)
      return service.send(service.people[person], '', { method: 'POST', body: form })
    }
    const before = await storedFiles()
    const answers = [await send(['offerId', 'file']), await send(['file', 'offerId'])]
    expect(answers.map(({ status: one, body }) => [one, body.code])).toEqual([
      [status, answers[0]!.body.code],
      [status, answers[0]!.body.code],
    ])
    expect(await storedFiles()).toBe(before + 2 * kept)
  },
)
