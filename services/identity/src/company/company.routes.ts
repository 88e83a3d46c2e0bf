import { getCompany } from '@schrankwerk/contracts'
import { type Api, changeEntries, NotFound, route } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { isHeldAtGate, visibilityOf } from '../user/user.policy.ts'
import { presentCompany, presentCompanyName } from './company.presenter.ts'
import { findAddress, findCompany } from './company.queries.ts'

export function companyRoutes(app: Api<IdentityTables>): void {
  route(app, getCompany, async ({ ctx, query }) => {
    const id = query.id ?? ctx.actor.companyId
    isHeldAtGate(ctx.actor, id === ctx.actor.companyId)
    const company = await findCompany(ctx.db, id)
    const sight = company && visibilityOf(ctx.actor, company)
    if (company === undefined || sight === 'none') throw new NotFound()
    if (sight === 'name') return presentCompanyName(company)
    const [address, changes] = await Promise.all([
      findAddress(ctx.db, company.id),
      changeEntries(ctx.db, 'company', company.id),
    ])
    return presentCompany(company, address, changes)
  })
}
