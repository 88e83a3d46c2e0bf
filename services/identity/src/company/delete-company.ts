import { companyDeleted, registrationRejected } from '@schrankwerk/contracts'
import { Conflict, type Ctx, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { lockCompanyRow } from './company.queries.ts'
import {
  confirmedUsersOf,
  lockOperators,
  lockUsersOfCompany,
  markAccountsDue,
  updateCompanyRow,
  voidLinksOfCompany,
} from './company-change.queries.ts'
import { publishCompany } from './publish-company.ts'

/**
 * Makes a company inactive, a registration that awaits its release too. From the commit on nobody of its users is
 * found any more; the reconcile job closes their accounts. Who waited for the release is told. One that is inactive
 * already stays so. The company of the guests is the operator's own.
 */
export function deleteCompany(ctx: Ctx<IdentityTables>, companyId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockUsersOfCompany(tx, companyId)
    const company = await lockCompanyRow(tx, companyId)
    if (company === undefined) throw new NotFound()
    if (companyId === ctx.actor.companyId || company.type === 'EXTERNAL') throw new Conflict('own-company')
    // Two of the operator's companies must not delete each other.
    if (company.type === 'ADMIN' && !(await lockOperators(tx)).includes(ctx.actor.companyId))
      throw new Conflict('changed-meanwhile')
    if (!company.active) return
    const aggregateVersion = await updateCompanyRow(tx, { id: companyId, now: ctx.now() }, { active: false })
    await markAccountsDue(tx, companyId)
    await voidLinksOfCompany(tx, companyId, ctx.now())
    await recordChange(tx, ctx, { entity: 'company', entityId: companyId, action: 'delete' })
    await publish(tx, companyDeleted, { companyId }, { aggregateId: companyId, aggregateVersion })
    await publishCompany(tx, { ...company, active: false }, aggregateVersion)
    if (company.pending_registration) await tellRejected(tx, companyId)
  })
}

/** Nothing is mailed to an address of which nobody has said that it is his. */
async function tellRejected(tx: Transaction<IdentityTables>, companyId: string): Promise<void> {
  for (const { id: userId, edit_version: aggregateVersion } of await confirmedUsersOf(tx, companyId))
    await publish(tx, registrationRejected, { userId }, { aggregateId: userId, aggregateVersion })
}
