import { userErased } from '@schrankwerk/contracts'
import {
  askIdentity,
  connectParts,
  createInternalApi,
  readConfig,
  standardSettings,
  startService,
} from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { createApp } from './app.ts'
import { consumeEvents } from './consumers/consume-events.ts'
import { onUserErased } from './consumers/on-user-erased.ts'
import type { NotificationTables } from './database/tables.ts'
import { internalRoutes } from './internal.routes.ts'
import { followEvents } from './live-stream/follow-events.ts'
import { createLiveHub } from './live-stream/live-hub.ts'
import { createMailSender } from './mail/send-due-mails.ts'
import { pruneMails } from './mail/sent-mail.queries.ts'
import { createMailTransport, domainOf } from './mail/transport.ts'
import { findOffer } from './neighbours.ts'

const config = readConfig(
  z.object({
    ...standardSettings,
    IDENTITY_INTERNAL_URL: z.url(),
    WORKFLOW_INTERNAL_URL: z.url(),
    CATALOGUE_INTERNAL_URL: z.url(),
    BUSINESSDATA_INTERNAL_URL: z.url(),
    PORTAL_URL: z.url(),
    SMTP_URL: z.url(),
    MAIL_FROM: z.string().check(z.regex(/^[^\r\n]*[^\s<>@]@[^\s<>@]+>?$/)),
    OPERATOR_NAME: z.string().check(z.minLength(1)),
  }),
)
const parts = await connectParts<NotificationTables>({
  service: 'notification',
  config,
  migrations: new URL('./database/migrations/', import.meta.url),
  loadActor: askIdentity(config.IDENTITY_INTERNAL_URL),
})
const { db, log } = parts
const neighbours = {
  identity: parts.client('identity', config.IDENTITY_INTERNAL_URL),
  workflow: parts.client('workflow', config.WORKFLOW_INTERNAL_URL, 15_000),
  catalogue: parts.client('catalogue', config.CATALOGUE_INTERNAL_URL),
  businessdata: parts.client('businessdata', config.BUSINESSDATA_INTERNAL_URL),
}
const transport = createMailTransport({ url: config.SMTP_URL, from: config.MAIL_FROM })
const frame = { operatorName: config.OPERATOR_NAME, portalUrl: config.PORTAL_URL.replace(/(?<!\/)\/+$/, '') }
const sender = createMailSender({ db, neighbours, transport, frame, log })
// A moment later the transaction that planned them has ended; if not, the next second finds them.
const soon = () => setTimeout(() => sender.sendDue().catch(() => undefined), 30)
consumeEvents(parts.consume, {
  neighbours,
  domain: domainOf(config.MAIL_FROM),
  now: () => new Date(),
  onPlanned: soon,
})
parts.consume({ durable: 'on-user-erased', event: userErased, handle: onUserErased })
parts.every(1, 'send-mails', sender.sendDue)
parts.every(3600, 'prune-mails', () => pruneMails(db))

const internalApp = createInternalApi<NotificationTables>({ service: 'notification', ...parts.internalApi })
internalRoutes(internalApp)

const hub = createLiveHub()
const workflow = parts.client('workflow', config.WORKFLOW_INTERNAL_URL, 2000)
const following = followEvents({
  nats: parts.nats,
  hub,
  isReleased: async (offerId, requestId) =>
    (await findOffer({ workflow, requestId }, offerId))?.released === true,
  log,
})

await startService({
  name: 'notification',
  port: config.PORT,
  internalPort: config.INTERNAL_PORT,
  drainMs: config.DRAIN_MS,
  graceMs: config.STOP_GRACE_MS,
  app: createApp({ ...parts.api, hub, isListening: following.isListening }),
  internalApp,
  log,
  onStopping: hub.endAll,
  async onStop() {
    await following.stop()
    await parts.stop()
    transport.close()
  },
})
