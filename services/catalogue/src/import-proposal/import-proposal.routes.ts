import {
  acceptImportProposal,
  chooseProposalRows as chooseEndpoint,
  filterProposalRows,
  getImportProposal,
  rejectImportProposal,
} from '@schrankwerk/contracts'
import { type Api, createTotals, type JobRunner, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { acceptProposal } from './accept-proposal.ts'
import { chooseProposalRows } from './choose-proposal-rows.ts'
import { filterProposal, readProposal } from './read-proposal.ts'
import { rejectProposal } from './reject-proposal.ts'

export function importProposalRoutes(
  app: Api<CatalogueTables>,
  { decisionRunner }: { decisionRunner: JobRunner },
) {
  const totals = createTotals()
  route(app, getImportProposal, ({ ctx, query }) => readProposal(ctx.db, query.id))
  route(app, filterProposalRows, ({ ctx, query }) => filterProposal(ctx.db, query, totals))
  route(app, chooseEndpoint, ({ ctx, body }) => chooseProposalRows(ctx, body))
  route(app, acceptImportProposal, ({ ctx, body }) => acceptProposal(ctx, body, decisionRunner))
  route(app, rejectImportProposal, ({ ctx, body }) => rejectProposal(ctx, body))
}
