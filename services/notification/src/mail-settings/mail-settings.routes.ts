import { getMailSettings, saveMailSettings as saveEndpoint } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { NotificationTables } from '../database/tables.ts'
import { choiceOf } from './mail-choice.queries.ts'
import { saveMailSettings } from './save-mail-settings.ts'

export function mailSettingsRoutes(app: Api<NotificationTables>): void {
  route(app, getMailSettings, async ({ ctx }) => ({ messages: await choiceOf(ctx.db, ctx.actor.userId) }))
  route(app, saveEndpoint, ({ ctx, body }) => saveMailSettings(ctx, body))
}
