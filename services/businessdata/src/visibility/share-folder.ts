import {
  type AnswerOf,
  type BodyOf,
  type shareFolder as endpoint,
  ensureGuests,
  folderEntryChanged,
  type Permission,
} from '@schrankwerk/contracts'
import {
  berlinDate,
  Conflict,
  inTransaction,
  publish,
  recordChange,
  Unavailable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { FolderRow } from '../folder/folder.queries.ts'
import { guestsLetIn, publishFolder } from '../folder/folder-news.ts'
import { keyOfMail } from '../folder/key-of-mail.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import type { IdentityClient } from '../identity-client.ts'
import { logAct } from '../log/log-act.ts'
import { lockSettings, type OpenSettings, openSettings } from '../settings/open-settings.ts'
import { presentEntry } from '../settings/settings.presenter.ts'
import { entriesOf, writeSettings } from '../settings/settings.queries.ts'
import { endEntries } from './end-entries.ts'
import { type EntryChanges, entryChanges } from './entry-list.ts'
import { inviteEffective } from './invite-effective.ts'
import { limitInvitations } from './limit-invitations.ts'
import { insertEntry, lockInvitationsOf, updateEntry } from './visibility.queries.ts'

type Input = BodyOf<typeof endpoint>
type Tx = Transaction<BusinessdataTables>
type Guest = AnswerOf<typeof ensureGuests>[number]

interface ShareParts {
  identity: IdentityClient
  offers: OfferDirectory
}

/** Replaces the entries of the asker's side by the list. Whom one lets in for the first time is invited. */
export async function shareFolder(
  ctx: BusinessdataCtx,
  { identity, offers }: ShareParts,
  open: OpenSettings,
  { editVersion, visibilityEntries }: Input,
) {
  const changesOf = async (db: Tx | BusinessdataCtx['db']) => {
    const own = (await entriesOf(db, ctx, open.folderId)).filter(({ side }) => side === open.side)
    return entryChanges(visibilityEntries, own, berlinDate(ctx.now()))
  }
  if ((open.folder?.edit_version ?? 1) !== editVersion) throw new Conflict('changed-meanwhile')
  const expected = await changesOf(ctx.db)
  requireOpen(open, expected)
  await limitInvitations(ctx.db, ctx, expected.added.length)
  const guests = await guestsOf(ctx, identity, expected)

  // Identity has taken its time: the offer may have closed the folder meanwhile.
  const openStill = await openSettings(ctx, offers, open.offer.offerId)

  return inTransaction(ctx, async (tx) => {
    const locked = await lockSettings(tx, ctx, openStill, editVersion)
    const changes = await changesOf(tx)
    requireOpen(locked, changes)
    if (changes.added.length > 0) await lockInvitationsOf(tx, ctx.actor.companyId)
    await limitInvitations(tx, ctx, changes.added.length)
    await write(tx, ctx, locked, changes, guests)
    const entries = await entriesOf(tx, ctx, open.folderId)
    const today = berlinDate(ctx.now())
    return entries.filter(({ side }) => side === open.side).map((entry) => presentEntry(entry, today))
  })
}

function requireOpen({ state }: OpenSettings, { isOpening }: EntryChanges): void {
  if (isOpening && state !== 'open') throw new Conflict('folder-not-open')
}

/** Whose the new addresses are; identity makes accounts where nobody has one. */
async function guestsOf(
  { requestId }: BusinessdataCtx,
  identity: IdentityClient,
  { added }: EntryChanges,
): Promise<Map<string, Guest>> {
  if (added.length === 0) return new Map()
  const mails = added.map(({ email }) => keyOfMail(email))
  const guests = await identity.call(ensureGuests, { body: { mails }, requestId })
  return new Map(guests.map((guest) => [keyOfMail(guest.mail), guest]))
}

async function write(
  tx: Tx,
  ctx: BusinessdataCtx,
  open: OpenSettings & { folder: FolderRow },
  { added, changed, ended }: EntryChanges,
  guests: ReadonlyMap<string, Guest>,
): Promise<void> {
  if (added.length + changed.length + ended.length === 0) return
  const { folderId } = open
  const formerGuestIds = await guestsLetIn(tx, ctx, open)
  for (const { email, endDate, permissions } of added) {
    const guest = guests.get(keyOfMail(email))
    if (guest === undefined) throw new Unavailable('identity')
    const entry = await insertEntry(tx, {
      id: uuidv7(),
      offer_id: folderId,
      side: open.side,
      mail: email,
      mail_key: keyOfMail(email),
      user_id: guest.userId,
      company_id: guest.companyId,
      end_date: endDate,
      may_read: permissions.read,
      may_write: permissions.write,
      created_by: ctx.actor.userId,
      create_date: ctx.now(),
      invited_at: null,
    })
    await logAct(tx, ctx, open, { act: 'add-entry', entryId: entry.id, fields: [rightOf(permissions)] })
    await inviteEffective(tx, ctx, open, [entry])
  }
  for (const { entry, wanted } of changed) {
    const { endDate, permissions } = wanted
    const values = { end_date: endDate, may_read: permissions.read, may_write: permissions.write }
    const saved = await updateEntry(tx, folderId, entry.id, values)
    const fields = [rightOf(permissions), ...(entry.end_date === endDate ? [] : ['endDate'])]
    await logAct(tx, ctx, open, { act: 'change-entry', entryId: entry.id, fields })
    if (entry.invited_at === null) await inviteEffective(tx, ctx, open, [saved!])
    else {
      const payload = { entryId: entry.id, offerId: folderId, userId: entry.user_id }
      const about = { aggregateId: entry.id, aggregateVersion: saved!.version }
      await publish(tx, folderEntryChanged, payload, about)
    }
  }
  await endEntries(tx, folderId, ended, ctx.now())
  for (const { id } of ended) await logAct(tx, ctx, open, { act: 'end-entry', entryId: id })
  await writeSettings(tx, folderId, {})
  await recordChange(tx, ctx, { entity: 'folder', entityId: folderId, action: 'share' })
  await publishFolder(tx, ctx, open, ctx.actor.userId, formerGuestIds)
}

const rightOf = ({ read, write }: Permission): string => (write ? 'write' : read ? 'read' : 'none')
