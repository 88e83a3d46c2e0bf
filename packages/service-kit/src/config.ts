import type { Schema } from '@schrankwerk/contracts'
import * as z from 'zod/mini'
import { defaultLimits, type LimitConfig, megabyte } from './limits.ts'
import { natsSettings, streamSettings } from './nats-settings.ts'
import { wholeSetting } from './whole-setting.ts'

/** Thrown for a configuration that cannot work; its message is one sentence for the operator. */
export class ConfigurationProblem extends Error {}

/** A port; 0 takes any free one. */
export const portSetting = wholeSetting(0, 65_535)
export const addressSetting = z.url()

const limit = (by: number) => z._default(z.optional(wholeSetting(1, 1_000_000)), by)

/** How much of the service one person and one company may have; `limitsOf` reads them. */
export const limitSettings = {
  HEAVY_WORK_PER_PERSON: limit(defaultLimits.heavyPerPerson),
  HEAVY_WORK_PER_COMPANY: limit(defaultLimits.heavyPerCompany),
  HEAVY_WORK_AT_ONCE: limit(defaultLimits.heavyAtOnce),
  UPLOADS_PER_PERSON: limit(defaultLimits.uploadsPerPerson),
  UPLOADS_PER_COMPANY: limit(defaultLimits.uploadsPerCompany),
  UPLOAD_MEGABYTES_PER_DAY: limit(defaultLimits.uploadBytesPerDay / megabyte),
}

/** A company that may have every hand of the process keeps all others from theirs. */
export const companyLeavesHands = z.refine<LimitConfig>(
  ({ HEAVY_WORK_PER_COMPANY, HEAVY_WORK_AT_ONCE }: LimitConfig) =>
    HEAVY_WORK_PER_COMPANY < HEAVY_WORK_AT_ONCE,
  {
    path: ['HEAVY_WORK_PER_COMPANY'],
    params: { sentence: 'HEAVY_WORK_PER_COMPANY has to be less than HEAVY_WORK_AT_ONCE' },
  },
)

const milliseconds = (by: number) => z._default(z.optional(wholeSetting(0, 600_000)), by)

/** What every service is told; spread it into the service's own schema. */
export const standardSettings = {
  PORT: portSetting,
  INTERNAL_PORT: portSetting,
  DATABASE_URL: addressSetting,
  /** Connections to PostgreSQL that one process opens at most. */
  DATABASE_POOL_SIZE: z._default(z.optional(wholeSetting(2, 1000)), 10),
  ...natsSettings,
  ...streamSettings,
  KEYCLOAK_ISSUER: addressSetting,
  KEYCLOAK_URL: addressSetting,
  INTERNAL_CLIENT_ID: z._default(z.optional(z.string()), 'portal-internal'),
  INTERNAL_CLIENT_SECRET: z.string().check(z.minLength(1)),
  LOG_LEVEL: z._default(
    z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
    'info',
  ),
  /** How long a service that is asked to stop still answers, for whoever distributes requests to take note. */
  DRAIN_MS: milliseconds(2000),
  /** How long requests under way may take after that. */
  STOP_GRACE_MS: milliseconds(10_000),
  /** host:port of a clamd; empty: no scanner. */
  CLAMD_ADDRESS: z.optional(z.string()),
  ...limitSettings,
}

/** Limits of the threads in which a service reads what people upload; spread it into the service's own schema. */
export const readingSettings = {
  /** How long a thread may work on one file. */
  READING_SECONDS: z._default(z.optional(wholeSetting(1, 3600)), 45),
  /** Heap of one thread. */
  READING_MEGABYTES: z._default(z.optional(wholeSetting(64, 65_536)), 512),
  /** As many as the process has hands: with fewer, lists would hold a hand while they wait for a thread. */
  READING_THREADS: z._default(z.optional(wholeSetting(1, 64)), defaultLimits.heavyAtOnce),
}

/** Ends a start that cannot succeed: one sentence for the operator, no stack. */
export function refuse(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/**
 * Reads settings by a schema. What cannot work is a `ConfigurationProblem` that names every missing or wrong one: it
 * ends the process when they come from the process's own environment, and is thrown for any other.
 */
export function readConfig<S extends Schema>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = z.safeParse(schema, set)
  if (result.success) return result.data
  const sentenceOf = (issue: z.core.$ZodIssue): unknown => issue.code === 'custom' && issue.params?.sentence
  const unnamed = result.error.issues.filter((issue) => !sentenceOf(issue))
  const names = [...new Set(unnamed.map((issue) => String(issue.path[0])))]
  const missing = names.filter((name) => !(name in set))
  const wrong = names.filter((name) => name in set)
  // Values are not repeated: some are secrets.
  const parts = [
    missing.length > 0 && `missing: ${missing.join(', ')}`,
    wrong.length > 0 && `not understood: ${wrong.join(', ')}`,
    ...result.error.issues.map(sentenceOf),
  ].filter(Boolean)
  const problem = new ConfigurationProblem(
    `The configuration cannot work (${parts.join('; ')}); see docs/operations.md.`,
  )
  if (env === process.env) refuse(problem)
  throw problem
}
