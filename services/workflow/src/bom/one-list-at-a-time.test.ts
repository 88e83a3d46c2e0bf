import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, workflowInTest } from '../workflow.example.ts'

let service: Awaited<ReturnType<typeof workflowInTest>>
let enquiryId: string
const held: { finish(): void; answer: Promise<Answer> }[] = []

beforeAll(async () => {
  service = await workflowInTest(undefined, { limits: { uploadBytesPerDay: 50_000 } })
})
beforeEach(async () => {
  enquiryId = (await service.post(service.customer, '/enquiry/', { title: 'Pumpenschrank' })).body.id
})
afterEach(async () => {
  for (const upload of held.splice(0)) {
    upload.finish()
    await upload.answer.catch(() => undefined)
  }
})
afterAll(() => service.stop())

const list = 'Bestellnummer;Menge\nA1;2\n'
const boundary = 'list'
const part = (name: string, rest: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}`

/** Uploads a parts list whose body ends when the test says so; resolves once the service reads it. */
async function begunUpload(of = service.customer) {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const aborter = new AbortController()
  const chunks = [
    `${part('enquiryId', '')}\r\n\r\n${enquiryId}\r\n${part('file', '; filename="Liste.csv"')}\r\n\r\n${list}`,
    `\r\n--${boundary}--\r\n`,
  ]
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        read()
        if (chunks.length < 2) await mayEnd
        if (aborter.signal.aborted) return controller.error(new Error('gone'))
        const chunk = chunks.shift()
        if (chunk === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(chunk))
      },
    },
    { highWaterMark: 0 },
  )
  const answer = service.send(of, '/enquiry/bom/upload', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
  } as RequestInit)
  const upload = {
    answer,
    finish: end,
    breakOff() {
      aborter.abort()
      end()
    },
  }
  held.push(upload)
  await isRead
  return upload
}
const uploadList = (of = service.customer, id = enquiryId) =>
  service.form(of, '/enquiry/bom/upload', { enquiryId: id }, { name: 'Liste.csv', content: list })

describe('while a list of this person is being read', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['another list', () => uploadList()],
    ['its header again', () => service.form(service.customer, '/enquiry/bom/header', { enquiryId })],
    [
      'a mapping',
      () => service.form(service.customer, `/enquiry/bom/map?enquiryId=${enquiryId}`, { mapping: '[]' }),
    ],
    ['a zip of all files', () => service.form(service.customer, '/file/all/enquiry', { enquiryId })],
    [
      'a ticket for that zip',
      () => service.post(service.customer, '/file/ticket', { all: { enquiryId, filesToAppend: [] } }),
    ],
    [
      'a list among the files of an enquiry',
      () => service.upload(service.customer, `enquiry/${enquiryId}`, 'Liste.csv', 'BILL_OF_MATERIAL'),
    ],
    [
      'one that only its name tells',
      () => service.upload(service.customer, `enquiry/${enquiryId}`, 'Liste.xls'),
    ],
    [
      'one whose type stands behind it',
      () => {
        const body = new FormData()
        body.append('path', `enquiry/${enquiryId}`)
        body.append('file', new Blob([list]), 'Liste.csv')
        body.append('fileType', 'BILL_OF_MATERIAL')
        return service.send(service.customer, '/file/', { method: 'POST', body })
      },
    ],
  ])('%s has to wait', async (_what, ask) => {
    await begunUpload()
    const { status, body } = await ask()
    expect([status, body.code]).toEqual([429, 'own-work-running'])
    expect(body.detail).toContain('Es wird schon eine Stückliste von Ihnen gelesen')
  })

  test('files, the estimate and other companies go on', async () => {
    await begunUpload()
    const { body: foreign } = await service.post(service.otherCustomer, '/enquiry/', { title: 'Anderer' })
    const answers = [
      await service.upload(service.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM'),
      await service.get(service.customer, `/enquiry/bom/estimate?enquiryId=${enquiryId}`),
      await uploadList(service.otherCustomer, foreign.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201])
  })

  test('its end lets the next one in, and so does its breaking off', async () => {
    const first = await begunUpload()
    first.finish()
    expect((await first.answer).status).toBe(201)
    const second = await begunUpload()
    second.breakOff()
    expect((await second.answer).body.code).toBe('upload-broken-off')
    expect((await uploadList()).status).toBe(201)
  })
})

describe('calls that read or copy a whole list', () => {
  /** A mapped list of so many lines, all but the first written past the reader. */
  async function mappedList(count: number) {
    const { body } = await service.post(service.customer, '/enquiry/', { title: 'Lang', amount: 1 })
    await uploadList(service.customer, body.id)
    const mapping = [
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
      { importHeader: 'Menge', articleField: 'quantity' },
    ]
    const mapped = await service.form(service.customer, `/enquiry/bom/map?enquiryId=${body.id}`, {
      mapping: JSON.stringify(mapping),
    })
    expect(mapped.status).toBe(200)
    const first = await service.db
      .selectFrom('bom_line')
      .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
      .where('bom.enquiry_id', '=', body.id)
      .selectAll('bom_line')
      .executeTakeFirstOrThrow()
    await sql`
      insert into bom_line
      select line.* from generate_series(2, ${count}::int) at,
        jsonb_populate_record(null::bom_line, ${JSON.stringify(first)}::jsonb
          || jsonb_build_object('id', gen_random_uuid(), 'position', ${first.position}::int + at, 'row_index', at + 2)) line
    `.execute(service.db)
    const { body: current } = await service.get(service.customer, `/enquiry/?id=${body.id}`)
    return { id: body.id as string, lineId: first.id, editVersion: current.editVersion as number }
  }
  const sent = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const calls = ({ id, lineId, editVersion }: Awaited<ReturnType<typeof mappedList>>) => [
    service.request(service.customer, `/enquiry/bom/lines?enquiryId=${id}`),
    service.request(service.customer, `/enquiry/bom/articles?enquiryId=${id}`),
    service.request(service.customer, `/enquiry/copy?id=${id}`, { method: 'POST' }),
    service.request(
      service.customer,
      '/enquiry/bom/articles/update',
      sent({ enquiryId: id, editVersion, lineIds: [lineId], changes: { description: 'Neu' } }),
    ),
  ]

  test('wait with a long one while another list of this person is being read, with a short one they go on', async () => {
    const [long, short] = [await mappedList(5100), await mappedList(2)]
    await begunUpload()
    for (const call of calls(long)) {
      const answer = await call
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        429,
        'own-work-running',
      ])
    }
    const oneLine = `/enquiry/bom/articles?enquiryId=${long.id}&lineId=${long.lineId}`
    expect((await service.get(service.customer, oneLine)).status).toBe(200)
    expect((await Promise.all(calls(short))).map(({ status }) => status)).toEqual([200, 200, 201, 200])
  })

  test('leave a person the place who only looks what the catalogue has for a long one since, time after time', async () => {
    const [long, short] = [await mappedList(5100), await mappedList(2)]
    const look = ({ id }: typeof long) =>
      Promise.all(
        Array.from({ length: 15 }, () =>
          service.get(service.customer, `/enquiry/bom/rematch?enquiryId=${id}`),
        ),
      )
    const looking = look(long)
    const lines = await service.request(service.customer, `/enquiry/bom/lines?enquiryId=${long.id}`)
    expect([lines.status, (await lines.text()).split('\n').length > 5100]).toEqual([200, true])
    const statuses = (await looking).map(({ status }) => status).toSorted()
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429])
    expect((await look(short)).every(({ status }) => status === 200)).toBe(true)
  })

  test("say nothing of how long a stranger's list is", async () => {
    const { id } = await mappedList(5100)
    await begunUpload(service.otherCustomer)
    const { status } = await service.get(service.otherCustomer, `/enquiry/bom/lines?enquiryId=${id}`)
    expect(status).toBe(404)
  })
})

test("a company's bytes of a day count in all copies; what is refused leaves neither row nor bytes", async () => {
  const copies = [service.app, service.copyOfApp()]
  service.know(service.otherCustomer)
  const { body: draft } = await service.post(service.otherCustomer, '/enquiry/', { title: 'Viel' })
  const before = await service.storedFiles()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const form = new FormData()
      form.append('path', `enquiry/${draft.id}`)
      form.append('file', new Blob([`%PDF-1.7\n${'x'.repeat(20_000)}`]), 'Plan.pdf')
      const multipart = new Response(form)
      const body = await multipart.arrayBuffer()
      const response = await copies[at % 2]!.request('/file/', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service.otherCustomer.userId}`,
          'content-type': multipart.headers.get('content-type')!,
          'content-length': String(body.byteLength),
        },
        body,
      })
      return ((await response.json()) as { code?: string }).code ?? response.status
    }),
  )
  expect(answers.filter((answer) => answer === 201)).toHaveLength(2)
  expect(answers.filter((answer) => answer === 'upload-quota-used')).toHaveLength(4)
  expect(await service.storedFiles()).toBe(before + 2)
  const { body: files } = await service.get(service.otherCustomer, `/file/names?path=enquiry/${draft.id}`)
  expect(files).toHaveLength(2)
})
