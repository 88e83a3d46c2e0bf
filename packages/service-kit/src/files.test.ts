import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attachmentHeaders,
  checkContent,
  cleanName,
  createApi,
  createFolderStore,
  type FileStore,
  publicRoute,
  type RunningService,
  sendFile,
  startService,
} from './index.ts'
import { authenticate, quiet, temporaryFolder } from './kit.example.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: FileStore
beforeAll(async () => {
  folder = await temporaryFolder()
  store = createFolderStore({ folder: folder.path, reserveBytes: 0 })
})
afterAll(() => folder.remove())

const bytes = (text: string) => Readable.from([Buffer.from(text)])
describe('content', () => {
  const zip = Buffer.from('PK\x03\x04rest', 'latin1')
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
  const text = (content: string) => Buffer.from(content)

  test.each<[string, Buffer, string]>([
    ['a.pdf', text('%PDF-1.7'), 'application/pdf'],
    ['A.PDF', text('%PDF-1.7'), 'application/pdf'],
    ['a.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['misnamed.xls', zip, 'application/vnd.ms-excel'],
    ['a.xls', ole, 'application/vnd.ms-excel'],
    ['a.doc', ole, 'application/msword'],
    ['a.png', png, 'image/png'],
    ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a.gif', text('GIF89a'), 'image/gif'],
    ['a.csv', text('Nr;Bezeichnung\n1;Schütz <3 A>'), 'text/csv'],
    ['a.csv', Buffer.from('\ufeffNr;Menge', 'utf16le'), 'text/csv'],
    ['a.csv', text('MZ;Menge\n1;2'), 'text/csv'],
    ['leer.txt', Buffer.alloc(0), 'text/plain'],
    ['a.pau', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
    ['a.pvb', zip, 'application/octet-stream'],
  ])('%s is taken', (name, head, mediaType) => {
    expect(checkContent(name, head).mediaType).toBe(mediaType)
  })

  test.each<[string, Buffer]>([
    ['a.pdf', zip],
    ['a.pdf', Buffer.alloc(0)],
    ['a.xlsx', text('<table><tr><td>1')],
    ['a.png', text('<svg onload=alert(1)>')],
    ['a.txt', text('  <!DOCTYPE html><p>')],
    ['a.csv', text('x;<script>alert(1)</script>')],
    ['a.csv', text('\ufeff<ScRiPt src=x>')],
    ['a.txt', Buffer.from('\ufeff<html><body>', 'utf16le')],
    ['a.txt', text('#!/bin/sh\nrm')],
    ['a.txt', text('<?php echo 1')],
    ['a.txt', text('x <a href="javascript:alert(1)">')],
    ['a.csv', zip],
    ['a.txt', text('%PDF-1.4')],
    ['a.pau', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a.prp', Buffer.from('\x7fELF\x02', 'latin1')],
    ['a.pku', Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0])],
    ['a.ppr', text('<html>')],
  ])('%s with another content is refused (%#)', (name, head) => {
    expect(() => checkContent(name, head)).toThrow(
      expect.objectContaining({ status: 415, code: 'file-content' }),
    )
  })

  test.each(['a.exe', 'a', 'a.pdf.html', 'a.svg', '.pdf '])('%j is no format that is taken', (name) => {
    expect(() => checkContent(name, text('abc'))).toThrow(expect.objectContaining({ code: 'file-format' }))
  })

  test.each([
    ['C:\\Daten\\Plan.pdf', 'Plan.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['Blatt 1/2.pdf', 'Blatt 1_2.pdf'],
    ['Plan %22neu%22.pdf', 'Plan "neu".pdf'],
    ['a\r\nX-Evil: 1.pdf', 'aX-Evil: 1.pdf'],
    ['rechnung\u202efdp.exe', 'rechnungfdp.exe'],
    ['..', 'Datei'],
    ['u\u0308.pdf', 'ü.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('the name %j becomes %j', (sent, name) => {
    expect(cleanName(sent)).toBe(name)
  })
})

describe('a download', () => {
  let service: RunningService
  let key: string
  beforeAll(async () => {
    const stored = await store.write(bytes('0123456789'), { maxBytes: 10 })
    key = stored.key
    const app = createApi({ service: 'workflow', db: undefined as never, authenticate, log: quiet })
    const file = (path: string, answer: Parameters<typeof sendFile>[1]) =>
      publicRoute(
        app,
        {
          name: path,
          service: 'workflow',
          method: 'GET',
          path,
          summary: '',
          who: 'anyone',
          ok: 200,
          answer: 'file',
        },
        ({ c }) => sendFile(c, answer),
      )
    file('/file', { store, key, filename: 'Plan "Ä"; 100 %.pdf', sha256: stored.sha256 })
    file('/inline', { store, key, filename: 'a.pdf', inline: true })
    file('/page', { store, key, filename: 'a.html', inline: true })
    file('/gone', {
      store,
      key: `ab/${'0'.repeat(64)}-00000000-0000-7000-8000-000000000000`,
      filename: 'a.pdf',
    })
    service = await startService({ name: 'workflow', port: 0, app, log: quiet })
  })
  afterAll(() => service.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${service.port}${path}`, { headers })

  test('is an attachment that nothing in a browser runs', async () => {
    const response = await get('/file')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition':
        `attachment; filename="Plan _____; 100 _.pdf"; filename*=UTF-8''Plan%20%22%C3%84%22%3B%20100%20%25.pdf`.replace(
          '_____',
          '___',
        ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    })
    expect(await response.text()).toBe('0123456789')
  })

  test('is shown only where its format runs nothing', async () => {
    expect((await get('/inline')).headers.get('content-disposition')).toMatch(/^inline/)
    const page = await get('/page')
    expect([
      page.headers.get('content-disposition')?.split(';')[0],
      page.headers.get('content-type'),
    ]).toEqual(['attachment', 'application/octet-stream'])
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('in the range %s', async (range, status, body, contentRange) => {
    const response = await get('/file', { range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  test('of a range outside is 416; of another state the whole', async () => {
    const outside = await get('/file', { range: 'bytes=10-' })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect((await get('/file', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    const { headers } = await get('/file')
    expect((await get('/file', { range: 'bytes=0-1', 'if-range': headers.get('etag')! })).status).toBe(206)
  })

  test('of lost bytes is 404', async () => {
    expect((await get('/gone')).status).toBe(404)
  })

  test('of text says its encoding', () => {
    expect(attachmentHeaders('a.csv')['Content-Type']).toBe('text/csv; charset=utf-8')
  })
})
