import { countBusiness } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { countBusinessOf } from './business.queries.ts'

export function companyRoutes(app: Api<WorkflowTables>): void {
  route(app, countBusiness, ({ ctx, query }) => countBusinessOf(ctx.db, query.companyId, ctx.now()))
}
