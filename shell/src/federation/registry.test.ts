/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contractVersion, type PortalDescriptor } from '@schrankwerk/shell-api'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findFilling } from './find-page-slots.ts'
import {
  areaById,
  areaOf,
  descriptorOf,
  findArea,
  PortalTooOld,
  startRegistry,
  useRegistry,
} from './registry.ts'

let origin = ''
let answers: Record<string, { status: number; body: unknown }> = {}
const asked: string[] = []
const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  asked.push(request.url ?? '')
  const answer = answers[path] ?? { status: 404, body: {} }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked.length = 0
  answers = {}
  localStorage.clear()
})

let number = 0
const aPlace = () => {
  number += 1
  const id = `area${number}`
  return { id, base: `${origin}/mfe/${id}/`, label: { de: 'Anfragen' }, owns: ['enquiry'] }
}
const aDescriptor = (id: string, more: Partial<PortalDescriptor> = {}): PortalDescriptor => ({
  id,
  contract: contractVersion,
  version: '1.0.0',
  entry: '1.0.0/mf-manifest.json',
  owns: ['enquiry', 'offer'],
  nav: [{ to: '/enquiry', label: { de: 'Anfragen' }, permission: { CUSTOMER: true }, order: 10 }],
  routes: [],
  ...more,
})
const serve = (id: string, descriptor: unknown, status = 200) => {
  answers[`/mfe/${id}/portal.json`] = { status, body: descriptor }
}

test('a descriptor brings menu and addresses; it is read once', async () => {
  const place = aPlace()
  serve(place.id, aDescriptor(place.id))
  startRegistry([place])
  await descriptorOf(place)
  expect(areaById(place.id)?.descriptor?.nav).toHaveLength(1)
  expect(areaOf('/offer/4711')?.id).toBe(place.id)
  expect(asked).toHaveLength(1)
})

test('an address is known by its first segment alone, as the configuration names it', () => {
  const place = aPlace()
  startRegistry([place])
  expect(areaOf('/enquiry/4711/files')?.id).toBe(place.id)
  expect(areaOf('/enquiry-archive')).toBeUndefined()
})

test('an address that only a descriptor claims is found once that has come', async () => {
  const place = aPlace()
  serve(place.id, aDescriptor(place.id))
  startRegistry([place])
  expect(areaOf('/offer')).toBeUndefined()
  expect((await findArea('/offer'))?.id).toBe(place.id)
})

test.each([
  ['another remote', { id: 'stranger' }],
  ['another contract', { contract: contractVersion + 1 }],
  ['no entry', { entry: undefined }],
  ['menus that are none', { nav: 'none' }],
])('a descriptor that does not fit is refused: %s', async (_name, wrong) => {
  const place = aPlace()
  serve(place.id, { ...aDescriptor(place.id), ...wrong })
  startRegistry([place])
  await expect(descriptorOf(place)).rejects.toThrow('does not describe')
  expect(areaById(place.id)?.descriptor).toBeUndefined()
})

test('one built for a newer portal is refused, and the version before it stays known', async () => {
  const place = aPlace()
  localStorage.setItem(`schrankwerk:descriptor:${place.id}`, JSON.stringify(aDescriptor(place.id)))
  serve(place.id, aDescriptor(place.id, { version: '2.0.0', shellApi: '99.0.0' }))
  startRegistry([place])
  await expect(descriptorOf(place)).rejects.toThrow(PortalTooOld)
  expect(areaById(place.id)?.descriptor?.version).toBe('1.0.0')
})

test('after a failure it is read again, at an address of its own', async () => {
  const place = aPlace()
  serve(place.id, {}, 502)
  startRegistry([place])
  await expect(descriptorOf(place)).rejects.toThrow('502')
  serve(place.id, aDescriptor(place.id))
  await vi.waitFor(() => descriptorOf(place, true))
  expect(asked.at(-1)).toMatch(/\?retry=\d+$/)
  expect(areaById(place.id)?.descriptor?.version).toBe('1.0.0')
})

test('the menu of a remote that is down stays as it was', async () => {
  const place = aPlace()
  localStorage.setItem(`schrankwerk:descriptor:${place.id}`, JSON.stringify(aDescriptor(place.id)))
  serve(place.id, {}, 502)
  startRegistry([place])
  await expect(descriptorOf(place)).rejects.toThrow()
  expect(useRegistry.getState().areas[place.id]?.descriptor?.nav).toHaveLength(1)
})

test('the area that fills a place on another page is known by its descriptor, once that comes', async () => {
  const [other, filling] = [aPlace(), aPlace()]
  serve(other.id, aDescriptor(other.id))
  serve(filling.id, {}, 502)
  startRegistry([other, filling])
  await expect(findFilling('offerFolder')).rejects.toThrow('502')
  serve(filling.id, aDescriptor(filling.id, { slots: ['offerFolder'] }))
  expect((await findFilling('offerFolder'))?.id).toBe(filling.id)
})

test('where every descriptor came and none names the place, nobody fills it', async () => {
  const place = aPlace()
  serve(place.id, aDescriptor(place.id))
  startRegistry([place])
  expect(await findFilling('offerFolder')).toBeUndefined()
})
