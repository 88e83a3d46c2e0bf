import { filterReplacements, forgetReplacements as forgetEndpoint } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import type { IdentityClient } from '../identity-client.ts'
import { forgetReplacements } from './forget-replacements.ts'
import { presentReplacements } from './replacement.presenter.ts'
import { listReplacements } from './replacement.queries.ts'

/** What a company has remembered of its lists. */
export function replacementRoutes(
  app: Api<CatalogueTables>,
  { identity }: { identity: IdentityClient },
): void {
  route(app, filterReplacements, async ({ ctx, query }) => {
    const { rows, total } = await listReplacements(ctx.db, ctx.actor.companyId, query)
    return { content: await presentReplacements(ctx, identity, rows), totalElements: total }
  })
  route(app, forgetEndpoint, ({ ctx, body }) => forgetReplacements(ctx, body.ids))
}
