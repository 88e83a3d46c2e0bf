import { type Actor, NotSignedIn } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { ShareTokens, Visit } from './share-token.ts'
import { letsIn } from './visitor.queries.ts'

/** Who a visitor is to the calls of the folder: nobody's user, of no company. */
export const visitorOf = ({ visitorId, folderId, until }: Visit): Actor => ({
  userId: visitorId,
  mail: '',
  name: '',
  lastname: '',
  companyId: folderId,
  companyName: '',
  companyType: 'EXTERNAL',
  admin: false,
  passwordChangeNeeded: false,
  pendingRegistration: false,
  visitorOf: folderId,
  visitUntil: until,
})

/** Lets a visitor in while his token runs, its password is the folder's and visitors are let in at all. */
export async function admitVisitor(
  db: Kysely<BusinessdataTables>,
  shareTokens: ShareTokens,
  token: string,
): Promise<Actor> {
  const visit = await shareTokens.read(token)
  if (!(await letsIn(db, visit))) throw new NotSignedIn('share-token-ended')
  return visitorOf(visit)
}
