import { companyReleased } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  inTransaction,
  NotFound,
  Precondition,
  publish,
  recordChange,
} from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { lockCompanyRow } from './company.queries.ts'
import { hasConfirmedAdmin, updateCompanyRow } from './company-change.queries.ts'
import { publishCompany } from './publish-company.ts'

/** Ends the wait of a registration: its users may use the portal, and are told so by mail. */
export function releaseCompany(ctx: Ctx<IdentityTables>, companyId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const company = await lockCompanyRow(tx, companyId)
    if (company === undefined) throw new NotFound()
    if (!company.active) throw new Precondition('company-inactive')
    if (!company.pending_registration) throw new Conflict('company-not-pending')
    if (!(await hasConfirmedAdmin(tx, companyId))) throw new Precondition('mail-unconfirmed')
    const at = { id: companyId, now: ctx.now() }
    const aggregateVersion = await updateCompanyRow(tx, at, { pending_registration: false })
    await recordChange(tx, ctx, { entity: 'company', entityId: companyId, action: 'release' })
    await publish(tx, companyReleased, { companyId }, { aggregateId: companyId, aggregateVersion })
    await publishCompany(tx, company, aggregateVersion)
  })
}
