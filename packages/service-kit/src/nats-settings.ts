import { readFileSync } from 'node:fs'
import { type ConnectionOptions, credsAuthenticator } from 'nats'
import * as z from 'zod/mini'
import { wholeSetting } from './whole-setting.ts'

const isServer = (text: string) =>
  URL.canParse(text) && /^(nats|tls):$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

/** One address, or several of one cluster with commas between; user and password may stand in them. */
const servers = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((address) => address.trim())),
    z.array(z.string().check(z.refine(isServer))).check(z.minLength(1)),
  ),
)

const file = z.optional(z.string())

/** Where NATS is and how a program proves who it is there. */
export const natsSettings = {
  NATS_URL: servers,
  /** JWT and seed of the user, as `nsc` writes them; read again at every connection, so that it can be replaced. */
  NATS_CREDENTIALS_FILE: file,
  NATS_CA_FILE: file,
  NATS_CERTIFICATE_FILE: file,
  NATS_KEY_FILE: file,
}

/** How large and how safe the streams are that a program makes. */
export const streamSettings = {
  NATS_STREAM_MEGABYTES: z._default(z.optional(wholeSetting(8, 10_000_000)), 1024),
  /** No less than a consumer may be away for. */
  NATS_STREAM_DAYS: z._default(z.optional(wholeSetting(1, 3650)), 30),
  NATS_STREAM_REPLICAS: z._default(z.optional(wholeSetting(1, 5)), 1),
}

export type NatsSettings = z.output<z.ZodMiniObject<typeof natsSettings>>
export type StreamSettings = z.output<z.ZodMiniObject<typeof streamSettings>>

/**
 * The settings as the client library takes them. Encrypted where an address begins with `tls:` or a file for it is
 * given. Answers go to an inbox of the user's own, which no other user may listen to; with a credentials file `name`
 * is the user's.
 */
export function natsOptions(settings: NatsSettings, name: string): ConnectionOptions {
  const addresses = settings.NATS_URL.map((address) => new URL(address))
  const { username, password } = addresses[0]!
  const { NATS_CREDENTIALS_FILE: credentials, NATS_CA_FILE: caFile } = settings
  const { NATS_CERTIFICATE_FILE: certFile, NATS_KEY_FILE: keyFile } = settings
  const isEncrypted = caFile ?? certFile ?? addresses.some(({ protocol }) => protocol === 'tls:')
  const user = decodeURIComponent(username)
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    name,
    ...(isEncrypted && {
      tls: { ...(caFile && { caFile }), ...(certFile && { certFile }), ...(keyFile && { keyFile }) },
    }),
    ...(credentials && {
      authenticator: (nonce?: string) => credsAuthenticator(readFileSync(credentials))(nonce),
      inboxPrefix: `_INBOX.${name}`,
    }),
    ...(!credentials && user && { user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX.${user}` }),
  }
}
