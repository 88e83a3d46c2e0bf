/** What each service says and hears: it publishes below its own name and reads the streams named here. */
export const natsUsers = {
  identity: { reads: ['identity'] },
  workflow: { reads: ['workflow', 'identity', 'catalogue'] },
  catalogue: { reads: ['catalogue', 'identity'] },
  businessdata: { reads: ['businessdata', 'identity', 'workflow'] },
  notification: { reads: ['identity', 'workflow', 'catalogue', 'businessdata'] },
} as const satisfies Record<string, { reads: readonly string[] }>

export type NatsUser = keyof typeof natsUsers

/** The subjects a service's NATS user may publish to and subscribe to. */
export function subjectsOf(user: NatsUser): { publish: string[]; subscribe: string[] } {
  const { reads } = natsUsers[user]
  return {
    publish: [
      `${user}.>`,
      '$JS.API.INFO',
      '$JS.API.STREAM.NAMES',
      // A lost stream is made again by the service that fills it from its outbox.
      `$JS.API.STREAM.INFO.${user}`,
      `$JS.API.STREAM.CREATE.${user}`,
      ...reads.flatMap((stream) => [
        `$JS.API.STREAM.INFO.${stream}`,
        `$JS.API.CONSUMER.*.${stream}`,
        `$JS.API.CONSUMER.*.${stream}.>`,
        `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.*`,
        `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
        `$JS.ACK.${stream}.>`,
        `$JS.FC.${stream}.>`,
      ]),
    ],
    subscribe: [`_INBOX.${user}.>`, ...reads.map((stream) => `${stream}.>`)],
  }
}
