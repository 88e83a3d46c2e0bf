import {
  countSuppliers as countSuppliersEndpoint,
  createCompany as createEndpoint,
  deleteCompany as deleteEndpoint,
  filterCompanies,
  getCompanies,
  getCompany,
  releaseCompany as releaseEndpoint,
  updateCompany as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, NotFound, route } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { requirePassedGate, visibilityOf } from '../user/user.policy.ts'
import { presentCompanyName, presentCompanyRow } from './company.presenter.ts'
import { countSuppliers, findCompany } from './company.queries.ts'
import { listCompanies, selectCompanies } from './company-list.queries.ts'
import { createCompany } from './create-company.ts'
import { deleteCompany } from './delete-company.ts'
import { readCompany } from './read-company.ts'
import { releaseCompany } from './release-company.ts'
import { updateCompany } from './update-company.ts'

export function companyRoutes(app: Api<IdentityTables>): void {
  route(app, getCompany, async ({ ctx, query }) => {
    const id = query.id ?? ctx.actor.companyId
    requirePassedGate(ctx.actor, id === ctx.actor.companyId)
    const company = await findCompany(ctx.db, id)
    const sight = company && visibilityOf(ctx.actor, company)
    if (company === undefined || sight === 'none') throw new NotFound()
    return sight === 'name' ? presentCompanyName(company) : readCompany(ctx.db, company)
  })
  route(app, filterCompanies, async ({ ctx, query }) => {
    const { rows, total } = await listCompanies(ctx.db, query)
    return { content: rows.map(presentCompanyRow), totalElements: total }
  })
  route(app, getCompanies, async ({ ctx }) => (await selectCompanies(ctx.db)).map(presentCompanyRow))
  route(app, countSuppliersEndpoint, async ({ ctx }) => ({ suppliers: await countSuppliers(ctx.db) }))
  route(app, createEndpoint, ({ ctx, body }) => createCompany(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateCompany(ctx, body))
  route(app, releaseEndpoint, ({ ctx, query }) => releaseCompany(ctx, query.companyId))
  route(app, deleteEndpoint, ({ ctx, query }) => deleteCompany(ctx, query.companyId))
}
