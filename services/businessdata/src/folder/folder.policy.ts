import type { FolderSide, folderStates, folderViews, OfferParties, Permission } from '@schrankwerk/contracts'
import { type Actor, Conflict, Forbidden, NotFound } from '@schrankwerk/service-kit'
import type { TypePermissions } from '../database/tables.ts'
import type { EntryRow, FolderRow } from './folder.queries.ts'

export type FolderView = (typeof folderViews)[number]
export type FolderState = (typeof folderStates)[number]

const all: Permission = { read: true, write: true }
const nothing: Permission = { read: false, write: false }
const sides = ['SUPPLIER', 'CUSTOMER'] as const satisfies readonly FolderSide[]

export const initialTypes: TypePermissions = { SUPPLIER: all, CUSTOMER: all }

/** What somebody has of a folder. */
export interface FolderAccess {
  view: FolderView
  state: FolderState
  /** Of whom he is one, or who invited him; what he puts in belongs to it. Undefined for visitors. */
  side: FolderSide | undefined
  permission: Permission
  /** Files of these sides alone are shown to him; null stands for old files nobody knows the side of. */
  seenSides: readonly (FolderSide | null)[]
  /** The last day of his entry in Berlin, `YYYY-MM-DD`; null without one. */
  lastDay: string | null
}

/** What decides; `entries` are those that name the asker and have not ended. */
export interface FolderFacts {
  offer: Pick<OfferParties, 'supplierCompanyId' | 'customerCompanyId' | 'released' | 'family'>
  /** Undefined before anything was put in or set. */
  folder: FolderRow | undefined
  entries: readonly EntryRow[]
}

type Asker = Pick<Actor, 'companyId' | 'admin' | 'visitorOf'>

/** Which party of the offer someone is: its supplier always, its customer once it is released. */
export function partyOf(
  offer: Pick<OfferParties, 'supplierCompanyId' | 'customerCompanyId' | 'released'>,
  { companyId, visitorOf }: Pick<Asker, 'companyId' | 'visitorOf'>,
): FolderSide | undefined {
  if (visitorOf !== undefined) return undefined
  if (companyId === offer.supplierCompanyId) return 'SUPPLIER'
  return offer.released && companyId === offer.customerCompanyId ? 'CUSTOMER' : undefined
}

export const stateOf = ({ family }: Pick<OfferParties, 'family'>): FolderState => {
  if (!family.released) return 'unreleased'
  return family.open ? 'open' : 'closed'
}

const united = (permissions: readonly Permission[]): Permission => ({
  read: permissions.some(({ read, write }) => read || write),
  write: permissions.some(({ write }) => write),
})

const ofEntry = ({ may_read: read, may_write: write }: EntryRow): Permission => ({ read, write })

const agreedSides = (folder: FolderRow, way: 'external' | 'anonymous'): (FolderSide | null)[] => {
  const agreed = sides.filter((side) =>
    side === 'SUPPLIER' ? folder[`${way}_agreed_supplier`] : folder[`${way}_agreed_customer`],
  )
  return agreed.length === sides.length ? [...agreed, null] : agreed
}

/** Of several entries the latest end; null where one has none. */
const lastDayOf = (entries: readonly EntryRow[]): string | null =>
  entries.some(({ end_date }) => end_date === null)
    ? null
    : (entries
        .map(({ end_date }) => end_date)
        .toSorted()
        .at(-1) ?? null)

/** What an asker has of a folder; undefined for whom it does not exist. */
export function accessTo({ offer, folder, entries }: FolderFacts, asker: Asker): FolderAccess | undefined {
  const state = stateOf(offer)
  const party = partyOf(offer, asker)
  if (party !== undefined)
    return {
      view: 'party',
      state,
      side: party,
      permission: asker.admin
        ? all
        : united([(folder?.types ?? initialTypes)[party], ...entries.map(ofEntry)]),
      seenSides: [...sides, null],
      lastDay: null,
    }
  if (state !== 'open' || !offer.released || folder === undefined) return undefined
  if (asker.visitorOf !== undefined)
    return asker.visitorOf === offer.family.id && folder.allow_anonymous
      ? {
          view: 'visitor',
          state,
          side: undefined,
          permission: { read: true, write: false },
          seenSides: agreedSides(folder, 'anonymous'),
          lastDay: null,
        }
      : undefined
  const opening = entries.filter(({ may_read, may_write }) => may_read || may_write)
  if (!folder.allow_external || opening.length === 0) return undefined
  const seenSides = agreedSides(folder, 'external')
  const writing = opening.filter(({ may_write }) => may_write)
  // What he puts in is to be seen by himself.
  const inviting = writing.find(({ side }) => seenSides.includes(side)) ?? writing[0] ?? opening[0]!
  return {
    view: 'guest',
    state,
    side: inviting.side,
    permission: united(opening.map(ofEntry)),
    seenSides,
    lastDay: lastDayOf(opening),
  }
}

/**
 * Strangers, competitors and guests without an entry learn nothing (404); who sees the folder and lacks the right is
 * told so (403), and nobody writes in a closed one (409).
 */
export function authorise(right: keyof Permission, access: FolderAccess | undefined): FolderAccess {
  if (access === undefined) throw new NotFound()
  if (!access.permission[right]) throw new Forbidden()
  if (right === 'write' && access.state === 'closed') throw new Conflict('folder-not-open')
  return access
}

/** Refuses a guest of a side that has not agreed: what he puts in or names would be hidden from himself. */
export function requireShown({
  view,
  side,
  seenSides,
}: Pick<FolderAccess, 'view' | 'side' | 'seenSides'>): void {
  if (view === 'guest' && !seenSides.includes(side!))
    throw new Conflict('files-not-shown').because(
      'Das Unternehmen, das Sie eingeladen hat, zeigt seine Dateien hier noch niemandem von außen. Bitte wenden Sie sich an dieses Unternehmen.',
    )
}

/** What is shown as the asker's permission: in a closed folder nobody writes. */
export const permissionIn = ({ state, permission }: FolderAccess): Permission =>
  state === 'closed' ? { ...nothing, read: permission.read } : permission

/** The company to whose quota counts what somebody puts in: his own, of a guest that of who invited him. */
export const companyOf = ({
  side,
  offer,
}: Pick<FolderAccess, 'side'> & { offer: Pick<OfferParties, 'supplierCompanyId' | 'customerCompanyId'> }) =>
  side === 'SUPPLIER' ? offer.supplierCompanyId : offer.customerCompanyId
