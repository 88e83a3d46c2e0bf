import { type ApiParts, createApi } from '@schrankwerk/service-kit'
import type { NotificationTables } from './database/tables.ts'
import type { LiveHub } from './live-stream/live-hub.ts'
import { liveStreamRoutes } from './live-stream/live-stream.routes.ts'
import { mailSettingsRoutes } from './mail-settings/mail-settings.routes.ts'

export interface NotificationParts extends ApiParts<NotificationTables> {
  hub: LiveHub
  /** False while events cannot be heard: no stream is opened then. */
  isListening(): Promise<boolean>
}

/** The service as a whole, without its listener: what tests call. */
export function createApp(parts: NotificationParts) {
  const app = createApi<NotificationTables>({ service: 'notification', ...parts })
  liveStreamRoutes(app, parts)
  mailSettingsRoutes(app)
  return app
}
