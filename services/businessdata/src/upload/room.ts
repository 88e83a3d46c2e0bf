import { Conflict, sizeText, wholeSetting } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { BusinessdataTables } from '../database/tables.ts'
import { companyOf } from '../folder/folder.policy.ts'
import type { Room } from '../folder/folder.presenter.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { lockRoomOf, usedByCompany, usedInFolder } from './room.queries.ts'

type Db = Kysely<BusinessdataTables>

/** How much may be in one folder, and of one company in all folders together. */
export interface RoomLimits {
  folderBytes: number
  folderFiles: number
  companyBytes: number
}

const megabyte = 1024 ** 2
export const defaultRoomLimits: RoomLimits = {
  folderBytes: 5 * 1024 * megabyte,
  folderFiles: 10_000,
  companyBytes: 50 * 1024 * megabyte,
}

const limit = (by: number) => z._default(z.optional(wholeSetting(1, 1_000_000_000)), by)

export const roomSettings = {
  FOLDER_MEGABYTES: limit(defaultRoomLimits.folderBytes / megabyte),
  FOLDER_FILES: limit(defaultRoomLimits.folderFiles),
  COMPANY_FOLDER_MEGABYTES: limit(defaultRoomLimits.companyBytes / megabyte),
}

export const roomLimitsOf = (config: {
  FOLDER_MEGABYTES: number
  FOLDER_FILES: number
  COMPANY_FOLDER_MEGABYTES: number
}): RoomLimits => ({
  folderBytes: config.FOLDER_MEGABYTES * megabyte,
  folderFiles: config.FOLDER_FILES,
  companyBytes: config.COMPANY_FOLDER_MEGABYTES * megabyte,
})

/** What somebody wants to put in. */
export interface Wanted {
  bytes: number
  /** False for the next version of a file. */
  isNew: boolean
  /** The unfinished upload that has kept this room so far. */
  uploadId?: string
}

/**
 * Throws `folder-full` where the folder or the company it counts to has no room. How much there is only the two companies
 * are told.
 */
export async function checkRoom(
  db: Db,
  folder: Pick<OpenFolder, 'folderId' | 'view' | 'side' | 'offer'>,
  { folderBytes, folderFiles, companyBytes }: RoomLimits,
  { bytes, isNew, uploadId }: Wanted,
): Promise<void> {
  const full = (sentence: string) =>
    folder.view === 'party' ? new Conflict('folder-full').because(sentence) : new Conflict('folder-full')
  const used = await usedInFolder(db, folder.folderId, uploadId)
  if (isNew && used.files >= folderFiles)
    throw full(
      `In diesem Projektordner sind schon ${count(used.files)} von ${count(folderFiles)} Dateien. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden.`,
    )
  if (used.bytes + bytes > folderBytes)
    throw full(
      `In diesem Projektordner sind ${sizeText(used.bytes)} von ${sizeText(folderBytes)} belegt; ${sizeText(bytes)} passen nicht mehr hinein. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden; auch ihre früheren Versionen zählen.`,
    )
  const ofCompany = await usedByCompany(db, companyOf(folder), uploadId)
  if (ofCompany + bytes > companyBytes)
    throw full(
      `Die Dateien Ihres Unternehmens belegen in allen Projektordnern zusammen ${sizeText(ofCompany)} von ${sizeText(companyBytes)}; ${sizeText(bytes)} passen nicht mehr dazu. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden, oder wenden Sie sich an den Betreiber.`,
    )
}

/** The same for a locked folder. Files of one company are weighed one after the other, in whichever folder. */
export async function ensureRoom(
  tx: Transaction<BusinessdataTables>,
  folder: Pick<OpenFolder, 'folderId' | 'view' | 'side' | 'offer'>,
  limits: RoomLimits,
  wanted: Wanted,
): Promise<void> {
  await lockRoomOf(tx, companyOf(folder))
  await checkRoom(tx, folder, limits, wanted)
}

/** How much is in a folder, and how much fits. */
export async function roomIn(db: Db, folderId: string, limits: RoomLimits): Promise<Room> {
  const { bytes, files } = await usedInFolder(db, folderId)
  return { bytes, maximumBytes: limits.folderBytes, files, maximumFiles: limits.folderFiles }
}

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const count = (number: number) => numbers.format(number)
