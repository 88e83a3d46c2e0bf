import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

/** The constant that a price group's prices are multiplied by before a customer's range is computed. */
export type Disguise = (priceGroup: string) => number

/** From the smallest constant to the largest. */
export const disguiseSpan = 1.22

/**
 * A constant for each price group, between 1/√1.22 and √1.22 and log-uniform: the same for the life of the secret,
 * and not to be told from any other without it.
 */
export const disguiseBy =
  (secret: string): Disguise =>
  (priceGroup) => {
    const share = createHmac('sha256', secret).update(priceGroup).digest().readUIntBE(0, 6) / 2 ** 48
    return disguiseSpan ** (share - 0.5)
  }

export const disguiseSettings = {
  /** Whether a customer's range is computed from disguised prices. */
  ESTIMATE_DISGUISE: z._default(z.optional(z.enum(['on', 'off'])), 'off'),
  ESTIMATE_DISGUISE_SECRET: z.optional(z.string().check(z.minLength(16))),
}

interface DisguiseConfig {
  ESTIMATE_DISGUISE: 'on' | 'off'
  ESTIMATE_DISGUISE_SECRET?: string | undefined
}

/** A disguise that is on needs its secret: made up anew at each start, a customer could compare two of them. */
export const disguiseHasSecret = z.refine<DisguiseConfig>(
  ({ ESTIMATE_DISGUISE, ESTIMATE_DISGUISE_SECRET }: DisguiseConfig) =>
    ESTIMATE_DISGUISE === 'off' || ESTIMATE_DISGUISE_SECRET !== undefined,
  { path: ['ESTIMATE_DISGUISE_SECRET'] },
)

/** The disguise of a configuration, if it is on. */
export const disguiseOf = ({
  ESTIMATE_DISGUISE,
  ESTIMATE_DISGUISE_SECRET: secret,
}: DisguiseConfig): Disguise | undefined =>
  ESTIMATE_DISGUISE === 'on' && secret !== undefined ? disguiseBy(secret) : undefined
