import type { getActsIn } from '@schrankwerk/contracts'
import { actsOf } from './change-entry.ts'
import type { InternalApi } from './create-api.ts'
import { internalRoute } from './route.ts'

/** Serves what a person did in this service, by its change entries. */
export function actsRoute<DB>(app: InternalApi<DB>, endpoint: ReturnType<typeof getActsIn>): void {
  internalRoute(app, endpoint, ({ ctx, query }) => actsOf(ctx.db, query.userId))
}
