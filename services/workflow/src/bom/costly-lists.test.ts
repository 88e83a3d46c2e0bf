import { once } from 'node:events'
import { costlyWorker } from '@schrankwerk/bom-service/costly-worker'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>

const small = 'Menge;Typnummer\n2;NK-100\n'
const draft = async ({ post, customer }: Given): Promise<{ enquiryId: string }> => {
  const { body } = await post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  return { enquiryId: body.id }
}
const uploadList = (
  { form, customer }: Given,
  target: { enquiryId: string },
  content: string,
  name = 'Liste.csv',
) => form(customer, '/enquiry/bom/upload', target, { name, content })

const othersAsk = async ({ get, otherCustomer }: Given) =>
  (await get(otherCustomer, '/enquiry/filter?paginationSize=10')).status

describe('a list that is hard to read', () => {
  let given: Given
  beforeAll(async () => {
    given = await workflowInTest()
  })
  afterAll(() => given.stop())

  it('is read all the same: a header of a dash, 200,000 line ends and a dash', async () => {
    const poisoned = `Menge;"a-${'\n'.repeat(200_000)}-"\n2;NK-100\n`
    // Compared two by two the line ends would take longer than a list may.
    expect((await uploadList(given, await draft(given), poisoned)).status).toBe(201)
  })

  it('is told which texts were cut', async () => {
    const content = `${'Menge '.repeat(100)};Typnummer;Text\n2;NK-100;${'x'.repeat(40_000)}\n`
    const { body } = await uploadList(given, await draft(given), content)
    expect(body.headers[0]).toHaveLength(500)
    expect(body.headerRowReason).toContain(
      'Eine Zelle (Zeile 2, Spalte C) hat mehr als 32.767 Zeichen; gelesen wurde nur ihr Anfang',
    )
    expect(body.headerRowReason).toContain(
      'Sehr lange Überschriften (Spalte A) wurden nach 500 Zeichen abgeschnitten',
    )
  })
})

describe('a list over a limit', () => {
  const begun = new BroadcastChannel('costly-list')
  let given: Given
  beforeAll(async () => {
    given = await workflowInTest(undefined, { worker: costlyWorker, reading: { seconds: 45, megabytes: 64 } })
  })
  // The time of a list is taken in this thread: it passes as the test wants it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    begun.close()
    await given.stop()
  })

  it.each([
    ['time', 'endless.csv', 45, /länger als 45 Sekunden .* Bitte .* teilen Sie die Datei auf/],
    ['memory', 'greedy.csv', 0, /mehr als 64 MB Arbeitsspeicher .* Bitte .* teilen Sie die Datei auf/],
  ])(
    'of %s is refused, nothing is stored, others are answered meanwhile, and the next list is read',
    async (_, name, seconds, reason) => {
      const target = await draft(given)
      expect((await uploadList(given, target, small)).status).toBe(201)
      const stored = () => given.db.selectFrom('bom').select(['id', 'file_id']).execute()
      const before = await stored()
      const isBegun = once(begun, 'message')
      const costly = uploadList(given, target, `${small}${name}`, name)
      await isBegun
      for (let asked = 0; asked < 5; asked++) expect(await othersAsk(given)).toBe(200)
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(await costly).toMatchObject({
        status: 413,
        body: { code: 'reading-limit', detail: expect.stringMatching(reason) },
      })
      expect(await stored()).toEqual(before)
      expect((await uploadList(given, target, small)).status).toBe(201)
    },
  )
})
