import {
  type AnyEndpoint,
  createArticleImportTicket,
  createBusinessDataTicket,
  createEnquiry,
  createFileTicket,
  createOffer,
  filterEnquiries,
  getFile,
  uploadFile,
} from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import type { Person } from './person.ts'
import { draftEnquiry, pdf } from './scene.ts'
import { makeWorld, type World } from './world.ts'

const { portal } = stackAddresses()
let world: World
beforeAll(async () => {
  world = await makeWorld()
})

const upload = (name: string, text: string | Uint8Array) =>
  world.people.customer.ask(uploadFile, {
    fields: { path: `enquiry/${world.draft}` },
    file: { name, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text },
  })

describe('a ticket', () => {
  test('is good once, without a token, for that file', async () => {
    const { url } = await world.people.customer.get(createFileTicket, { body: { path: world.draftFile } })
    const first = await fetch(portal + url)
    expect(first.status).toBe(200)
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await fetch(portal + url)).status).toBe(404)
  })

  test('is nothing to another person, who does not use it up', async () => {
    const { customer, colleague, supplier } = world.people
    const { url } = await customer.get(createFileTicket, { body: { path: world.draftFile } })
    const visit = async (who: typeof customer) => {
      const answer = await fetch(portal + url, { headers: { authorization: `Bearer ${await who.token()}` } })
      await answer.body?.cancel()
      return answer.status
    }
    expect([await visit(supplier), await visit(colleague), await visit(customer)]).toEqual([404, 404, 200])
  })

  test.each([
    [
      "a folder's file",
      (): [AnyEndpoint, object, Person] => [
        createBusinessDataTicket,
        { offerId: world.order, itemId: world.folderItem },
        world.people.customer,
      ],
      /^%PDF-/,
    ],
    [
      "a folder's files as a zip",
      (): [AnyEndpoint, object, Person] => [
        createBusinessDataTicket,
        { offerId: world.order, itemIds: [world.folderItem] },
        world.people.supplier,
      ],
      /^PK/,
    ],
    [
      'an imported file',
      (): [AnyEndpoint, object, Person] => [
        createArticleImportTicket,
        { id: world.importId, what: 'file' },
        world.people.operatorUser,
      ],
      /./,
    ],
    [
      'the lines an import skipped',
      (): [AnyEndpoint, object, Person] => [
        createArticleImportTicket,
        { id: world.importId, what: 'skipped' },
        world.people.operatorUser,
      ],
      /^"Zeile";"Grund";"Inhalt"/,
    ],
  ])('opens %s once, without a token, as an attachment that runs nothing', async (_, of, begins) => {
    const [call, body, who] = of()
    const { url } = await who.get(call, { body })
    expect(url).toMatch(/^\/api\/(offer\/businessdata|article\/import)\/ticket\?ticket=[\w-]{43}$/)
    const first = await fetch(portal + url)
    expect([first.status, first.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; /),
    ])
    expect(first.headers.get('content-security-policy')).toContain('sandbox')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await first.text()).toMatch(begins)
    expect((await fetch(portal + url)).status).toBe(404)
  })

  test('of one service opens nothing at another', async () => {
    const { url } = await world.people.customer.get(createFileTicket, { body: { path: world.draftFile } })
    const [, ticket] = url.split('?')
    for (const path of ['/api/offer/businessdata/ticket', '/api/article/import/ticket'])
      expect((await fetch(`${portal}${path}?${ticket}`)).status).toBe(404)
    expect((await fetch(portal + url)).status).toBe(200)
  })

  test('fetched twice at once gives the file once', async () => {
    const { url } = await world.people.customer.get(createFileTicket, { body: { path: world.draftFile } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(portal + url)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)])
  })

  test('shows nothing about the file and is not used up by HEAD or a prefetch', async () => {
    const { url } = await world.people.customer.get(createFileTicket, { body: { path: world.draftFile } })
    expect(url).toMatch(/^\/api\/file\/ticket\?ticket=[\w-]{43}$/)
    expect((await fetch(portal + url, { method: 'HEAD' })).status).toBe(405)
    expect((await fetch(portal + url, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(403)
    expect((await fetch(portal + url)).status).toBe(200)
  })

  test.each([
    { path: '../../etc/passwd' },
    { path: 'enquiry/../offer' },
    { path: '/etc/passwd' },
    { all: {} },
    { all: { enquiryId: 'x' } },
    {},
  ])('for %j is refused', async (body) => {
    const answer = await world.people.customer.ask(createFileTicket, { body })
    expect(answer.status).toBe(400)
  })
})

describe('paths are keys, never folders', () => {
  test.each([
    '../../../../etc/passwd',
    'enquiry/../../secrets.json',
    'enquiry/%2e%2e/x',
    '/etc/passwd',
    'enquiry',
    'enquiry/00000000-0000-7000-8000-000000000000/../x',
    'file:///etc/passwd',
    'offer\\x',
    '',
  ])('%j is 400', async (path) => {
    expect((await world.people.customer.ask(getFile, { query: { path } })).status).toBe(400)
  })

  test('another owner before the right file is 404', async () => {
    const other = await draftEnquiry(world.people.otherCustomer)
    const fileId = world.draftFile.split('/')[2]
    for (const path of [
      `enquiry/${other}/${fileId}`,
      `enquiry/${world.enquiry}/${fileId}`,
      `offer/${world.offer}/${fileId}`,
    ]) {
      expect((await world.people.otherCustomer.ask(getFile, { query: { path } })).status).toBe(404)
      expect((await world.people.customer.ask(getFile, { query: { path } })).status).toBe(404)
    }
  })

  test('both an enquiry and an offer, or neither, is 400', async () => {
    const { downloadAllFiles, getBomArticles, getBomEstimate, getBomFile, getBomLines } = await import(
      '@schrankwerk/contracts'
    )
    const both = { enquiryId: world.enquiry, offerId: world.offer }
    for (const endpoint of [getBomArticles, getBomEstimate, getBomFile, getBomLines]) {
      for (const query of [both, {}]) {
        const answer = await world.people.customer.ask(endpoint, { query })
        expect(answer.status, endpoint.name).toBe(400)
        expect(await answer.json()).toMatchObject({ code: 'exactly-one-target' })
      }
    }
    for (const fields of [both, {}]) {
      expect((await world.people.customer.ask(downloadAllFiles, { fields })).status).toBe(400)
    }
  })
})

describe('a download', () => {
  test('is an attachment of a type of our own that runs nothing', async () => {
    const answer = await world.people.customer.ask(getFile, { query: { path: world.draftFile } })
    const said = (name: string) => answer.headers.get(name)
    expect(said('content-disposition')).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''/)
    expect(said('content-type')).toBe('application/pdf')
    expect(said('x-content-type-options')).toBe('nosniff')
    expect(said('content-security-policy')).toContain('sandbox')
    expect(said('cache-control')).toContain('no-store')
  })

  test('never shows a text inside a page', async () => {
    const item = (await (await upload('Notiz.txt', 'Guten Tag')).json()) as { path: string }
    const { url } = await world.people.customer.get(createFileTicket, {
      body: { path: item.path, inline: true },
    })
    const answer = await fetch(portal + url)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('has a name that cannot break its header', async () => {
    const item = (await (await upload('Größe "x"; a=b.txt', 'Guten Tag')).json()) as { path: string }
    const answer = await world.people.customer.ask(getFile, { query: { path: item.path } })
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe")
  })
})

describe('an upload is refused', () => {
  test.each([
    ['Seite.txt', '<!doctype html><script>alert(1)</script>'],
    ['Liste.csv', '<html><body>x</body></html>'],
    ['Programm.txt', '#!/bin/sh\nrm -rf /'],
    ['Plan.pdf', 'kein PDF'],
    ['Bild.png', '%PDF-1.7'],
    ['Seite.html', '<p>'],
    ['Bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['Programm.exe', 'MZ'],
    ['Tabelle.xlsx', 'keine Tabelle'],
    ['ohne Endung', 'Text'],
  ])('when its content does not fit: %s', async (name, text) => {
    const answer = await upload(name, text)
    expect(answer.status, await answer.text()).toBe(415)
  })
})

describe('Idempotency-Key', () => {
  test('a create that comes twice, also at once, makes one and answers the same', async () => {
    const key = crypto.randomUUID()
    const sent = { body: { title: `Einmal ${key}` }, headers: { 'idempotency-key': key } }
    const answers = await Promise.all([1, 2, 3].map(() => world.people.customer.ask(createEnquiry, sent)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(texts).size).toBe(1)
    const { totalElements } = await world.people.customer.get(filterEnquiries, {
      query: { title: `Einmal ${key}` },
    })
    expect(totalElements).toBe(1)
  })

  test('an upload that comes twice makes one file', async () => {
    const sent = {
      fields: { path: `enquiry/${await draftEnquiry(world.people.customer)}`, fileType: 'UNKNOWN' },
      file: pdf('Einmal'),
      headers: { 'idempotency-key': crypto.randomUUID() },
    }
    const first = await (await world.people.customer.ask(uploadFile, sent)).text()
    expect(await (await world.people.customer.ask(uploadFile, sent)).text()).toBe(first)
  })

  test('the same key for something else is 400, and another person may use it', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { enquiryId: world.enquiry }
    expect((await world.people.supplier.ask(createOffer, { body, headers })).status).toBe(201)
    const changed = await world.people.supplier.ask(createOffer, { body: { ...body, price: 5 }, headers })
    expect(changed.status).toBe(400)
    expect((await world.people.competitor.ask(createOffer, { body, headers })).status).toBe(201)
  })
})
