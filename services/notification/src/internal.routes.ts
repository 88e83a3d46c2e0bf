import { getMailsTo } from '@schrankwerk/contracts'
import { type InternalApi, internalRoute } from '@schrankwerk/service-kit'
import type { NotificationTables } from './database/tables.ts'
import { mailName } from './mail/mail-names.ts'
import { mailsTo } from './mail/sent-mail.queries.ts'

/** What the other services ask. */
export function internalRoutes(app: InternalApi<NotificationTables>): void {
  internalRoute(app, getMailsTo, async ({ ctx, query }) =>
    (await mailsTo(ctx.db, query.userId)).map(({ at, kind }) => ({ at, kind: mailName(kind) })),
  )
}
