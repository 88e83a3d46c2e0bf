import { randomUUID } from 'node:crypto'
import { NoResultError, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { countDownloads, markItemsDeleted, placeItems, updateContent } from '../item/item.queries.ts'
import { keepFormerVersion } from '../item/item-version.queries.ts'
import {
  insertSubfolder,
  markSubfolderDeleted,
  shareSubfolderName,
  writeSubfolderName,
} from '../subfolder/subfolder.queries.ts'
import { insertUpload, keepPart, markFinished } from '../upload/upload.queries.ts'
import { updateEntry } from '../visibility/visibility.queries.ts'
import { moveItemToFolder } from './merge-folder.queries.ts'

type Tx = Transaction<BusinessdataTables>
/** A folder with one of each thing, and another one, by whose id somebody writes. */
let service: Awaited<ReturnType<typeof businessdataInTest>>
let here: string
let elsewhere: string
let itemId: string
let entryId: string
const subfolderId = randomUUID()
const uploadId = randomUUID()
const now = new Date('2026-12-01T10:00:00Z')

beforeAll(async () => {
  service = await businessdataInTest()
  const { db, people } = service
  here = service.anOffer()
  elsewhere = service.anOffer()
  itemId = (await service.upload(people.supplier, here, 'Plan.pdf')).body.id
  await service.upload(people.supplier, elsewhere, 'Plan.pdf')
  await service.letGuestIn(here)
  entryId = (await db.selectFrom('visibility').select('id').executeTakeFirstOrThrow()).id
  const side = 'SUPPLIER' as const
  await db.transaction().execute(async (tx) => {
    const subfolder = {
      id: subfolderId,
      offer_id: here,
      name: 'Pläne',
      name_key: 'pläne',
      side,
      create_date: now,
    }
    await insertSubfolder(tx, subfolder)
    await insertUpload(tx, {
      id: uploadId,
      offer_id: here,
      user_id: people.supplier.userId,
      company_id: people.supplier.companyId,
      side,
      by_guest: false,
      filename: 'Groß.pdf',
      size: 10,
      subfolder_id: null,
      version_of: null,
      store_id: randomUUID(),
      create_date: now,
      last_part_at: now,
    })
  })
})
afterAll(() => service.stop())

const own = (folderId: string) => ({ folderId, userId: service.people.supplier.userId, uploadId })
const content = () => ({
  media_type: 'application/pdf',
  storage_key: 'a'.repeat(64),
  size: 5,
  sha256: 'b'.repeat(64),
  side: 'SUPPLIER' as const,
  company_id: service.people.supplier.companyId,
  created_by: service.people.supplier.userId,
  create_date: now,
})

const writes: [name: string, act: (tx: Tx, folderId: string) => Promise<unknown>][] = [
  ['other bytes under a name', (tx, folderId) => updateContent(tx, folderId, itemId, content())],
  ['a former version', (tx, folderId) => keepFormerVersion(tx, folderId, itemId)],
  [
    'a deletion',
    (tx, folderId) =>
      markItemsDeleted(tx, { folderId, seenSides: [null, 'CUSTOMER', 'SUPPLIER'] }, [itemId], now),
  ],
  [
    'another name',
    (tx, folderId) =>
      placeItems(tx, folderId, [{ id: itemId, editVersion: 1, filename: 'Neu.pdf' }], null, now),
  ],
  ['a download', (tx, folderId) => countDownloads(tx, folderId, [itemId])],
  [
    'a move to a third folder',
    (tx, from) => moveItemToFolder(tx, { id: itemId, from, to: elsewhere }, 'Neu.pdf'),
  ],
  [
    'another name of a subfolder',
    (tx, folderId) =>
      writeSubfolderName(tx, { folderId, id: subfolderId, editVersion: 1 }, 'Neu', 'SUPPLIER'),
  ],
  ['a side of a subfolder', (tx, folderId) => shareSubfolderName(tx, folderId, subfolderId, 'CUSTOMER')],
  ['the deletion of a subfolder', (tx, folderId) => markSubfolderDeleted(tx, folderId, subfolderId, now)],
  ['the end of an entry', (tx, folderId) => updateEntry(tx, folderId, entryId, { ended_at: now })],
  [
    'a part of an upload',
    (tx, folderId) => keepPart(tx, own(folderId), { number: 1, size: 10, sha256: 'c'.repeat(64) }, now),
  ],
  ['the end of an upload', (tx, folderId) => markFinished(tx, own(folderId), itemId)],
]

/** What stands in the tables after the act, which is taken back. */
async function after(act: (tx: Tx) => Promise<unknown>) {
  const takenBack = new Error('taken back')
  let rows: unknown
  await service.db
    .transaction()
    .execute(async (tx) => {
      await act(tx).catch((error: unknown) => {
        if (!(error instanceof NoResultError)) throw error
      })
      const tables = [
        'item',
        'item_version',
        'subfolder',
        'visibility',
        'folder_upload',
        'folder_upload_part',
      ] as const
      rows = await Promise.all(tables.map((table) => tx.selectFrom(table).selectAll().execute()))
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return rows
}

it.each(writes)('%s is written in its folder and by the id of no other', async (_name, act) => {
  const before = await after(async () => undefined)
  expect(await after((tx) => act(tx, elsewhere))).toEqual(before)
  expect(await after((tx) => act(tx, here))).not.toEqual(before)
})

it('only who uploads a file adds parts to it and ends it', async () => {
  const before = await after(async () => undefined)
  const anothers = { ...own(here), userId: service.people.customer.userId }
  const part = { number: 1, size: 10, sha256: 'c'.repeat(64) }
  expect(await after((tx) => keepPart(tx, anothers, part, now))).toEqual(before)
  expect(await after((tx) => markFinished(tx, anothers, itemId))).toEqual(before)
})
