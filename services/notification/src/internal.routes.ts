import { getMailsTo } from '@schrankwerk/contracts'
import { type InternalApi, internalRoute } from '@schrankwerk/service-kit'
import type { NotificationTables } from './database/tables.ts'
import { mailsTo } from './mail/sent-mail.queries.ts'

/** What the other services ask. */
export function internalRoutes(app: InternalApi<NotificationTables>): void {
  internalRoute(app, getMailsTo, ({ ctx, query }) => mailsTo(ctx.db, query.userId))
}
