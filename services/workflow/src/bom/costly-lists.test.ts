import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>

const small = 'Menge;Typnummer\n2;NK-100\n'
const further = (text: string) => Array.from({ length: 15 }, (_, at) => `${text}.${at}`).join(';')
const lines = (count: number) =>
  `Menge;Typnummer;Hersteller;Bezeichnung;BMK;${further('Zusatz')}\n${Array.from(
    { length: count },
    (_, at) => `2;NK-${at};Nordkontakt;Schütz ${at}, 24 V;=A1+S${at % 9}-K${at};${further(`Wert ${at}`)}`,
  ).join('\n')}\n`

const draft = async ({ post, customer }: Given): Promise<{ enquiryId: string }> => {
  const { body } = await post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  return { enquiryId: body.id }
}
const uploadList = ({ form, customer }: Given, target: { enquiryId: string }, content: string) =>
  form(customer, '/enquiry/bom/upload', target, { name: 'Liste.csv', content })

/** How long a call takes, and how many calls of another company are answered meanwhile. */
async function besideOthers<T>({ get, otherCustomer }: Given, call: () => Promise<T>) {
  let isOver = false
  const started = performance.now()
  const called = call().finally(() => {
    isOver = true
  })
  let slowest = 0
  let answered = 0
  while (!isOver) {
    const asked = performance.now()
    const { status } = await get(otherCustomer, '/enquiry/filter?paginationSize=10')
    expect(status).toBe(200)
    slowest = Math.max(slowest, performance.now() - asked)
    answered++
  }
  return { result: await called, took: performance.now() - started, slowest, answered }
}

describe('a list that is hard to read', () => {
  let given: Given
  beforeAll(async () => {
    given = await workflowInTest()
  })
  afterAll(() => given.stop())

  it('holds nobody: a header of a dash, 200,000 line ends and a dash', async () => {
    const poisoned = `Menge;"a-${'\n'.repeat(200_000)}-"\n2;NK-100\n`
    const target = await draft(given)
    // Of the same length; what counts is the ratio.
    const harmless = await besideOthers(given, () => uploadList(given, target, lines(700)))
    const { result, took } = await besideOthers(given, () => uploadList(given, target, poisoned))
    expect(result.status).toBe(201)
    expect(took).toBeLessThan(harmless.took * 10)
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

describe.each([
  ['time', { seconds: 1.5 }, /länger als 1,5 Sekunden .* Bitte .* teilen Sie die Datei auf/],
  ['memory', { megabytes: 48 }, /mehr als 48 MB Arbeitsspeicher .* Bitte .* teilen Sie die Datei auf/],
])('a list over the limit of %s', (_, limits, reason) => {
  let given: Given
  beforeAll(async () => {
    given = await workflowInTest(undefined, { reading: limits })
  })
  afterAll(() => given.stop())

  it('is refused, nothing is stored, others are answered meanwhile, and the next list is read', async () => {
    const target = await draft(given)
    expect((await uploadList(given, target, small)).status).toBe(201)
    const before = await given.db.selectFrom('bom').select(['id', 'file_id']).execute()
    const costly = lines(49_000)
    const { result, took, slowest, answered } = await besideOthers(given, () =>
      uploadList(given, target, costly),
    )
    expect(result).toMatchObject({
      status: 413,
      body: { code: 'reading-limit', detail: expect.stringMatching(reason) },
    })
    expect(answered).toBeGreaterThan(3)
    expect(slowest).toBeLessThan(took / 2)
    expect(await given.db.selectFrom('bom').select(['id', 'file_id']).execute()).toEqual(before)
    expect((await uploadList(given, target, small)).status).toBe(201)
  })
})
