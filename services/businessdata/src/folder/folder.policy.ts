import type { OfferParties } from '@schrankwerk/contracts'
import { type Actor, Forbidden, NotFound } from '@schrankwerk/service-kit'
import type { Permission, TypePermissions } from '../database/tables.ts'

export type FolderParty = keyof TypePermissions

export const initialTypes: TypePermissions = {
  SUPPLIER: { read: true, write: true },
  CUSTOMER: { read: true, write: true },
}

/** Which party of the offer someone is: its supplier always, its customer once it is released. */
export function partyOf(
  offer: Pick<OfferParties, 'supplierCompanyId' | 'customerCompanyId' | 'released'>,
  { companyId }: Pick<Actor, 'companyId'>,
): FolderParty | undefined {
  if (companyId === offer.supplierCompanyId) return 'SUPPLIER'
  return offer.released && companyId === offer.customerCompanyId ? 'CUSTOMER' : undefined
}

/** What a party's user may: an admin of the company everything, others what the folder's types say. */
export const permissionOf = (
  party: FolderParty,
  types: TypePermissions,
  { admin }: Pick<Actor, 'admin'>,
): Permission => (admin ? { read: true, write: true } : types[party])

/** Strangers and competitors learn nothing (404); a party's user without the right is told so (403). */
export function authorise(
  right: keyof Permission,
  party: FolderParty | undefined,
  types: TypePermissions,
  actor: Pick<Actor, 'admin'>,
): Permission {
  if (party === undefined) throw new NotFound()
  const permission = permissionOf(party, types, actor)
  if (!permission[right]) throw new Forbidden()
  return permission
}
