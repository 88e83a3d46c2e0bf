import * as z from 'zod/mini'
import { readConfig } from './config.ts'
import { natsSettings, streamSettings } from './nats-settings.ts'

export { type NatsSettings, natsOptions, type StreamSettings } from './nats-settings.ts'
export { streamConfig } from './stream.ts'

const schema = z.object({ ...natsSettings, ...streamSettings })

/** The settings of NATS alone, for a program that prepares it; throws a `ConfigurationProblem` for what cannot work. */
export const readNatsSettings = (environment: Record<string, string | undefined>) =>
  readConfig(schema, environment)
