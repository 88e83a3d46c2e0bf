import { hash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'

/**
 * Whom the token of a request proves: a person by the token's `sub`, nobody, or unknown while the keys to check it
 * cannot be had. For counting alone: every service verifies the token again, and more of it.
 */
export type Proof = { readonly person: string } | 'nobody' | 'unknown'

export interface Proofs {
  /** What can be said at once: there is no token, or it is known. Undefined where it has to be verified. */
  known(authorization: string | undefined): Proof | undefined
  /** Never rejects. */
  verify(authorization: string): Promise<Proof>
}

interface ProofOptions {
  /** Where the keys are; without an address every token is of an unknown person. */
  keysUrl: URL | undefined
  /** How many tokens are remembered; the oldest go first. */
  remembered?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

const tokenOf = (authorization: string): string | undefined =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
const keyOf = (authorization: string): string => hash('sha256', authorization, 'base64url')
/** How long the keys are not asked for again after they could not be had: nobody waits for them meanwhile. */
const pauseMs = 5_000

/** Verifies RS256 tokens by the configured keys, each once: verified ones are remembered by their hash until they expire. */
export const createProofs = ({ keysUrl, remembered = 20_000, now = Date.now }: ProofOptions): Proofs => {
  const known = new Map<string, { proof: Proof; until: number }>()
  // Once had, keys stay in use while no others can be had; a token with another key's id makes them be fetched again.
  const keys =
    keysUrl &&
    createRemoteJWKSet(keysUrl, {
      timeoutDuration: 1_000,
      cooldownDuration: pauseMs,
      cacheMaxAge: Number.POSITIVE_INFINITY,
    })
  let pausedUntil = 0

  const remember = (key: string, proof: Proof, until: number): void => {
    if (known.size >= remembered) known.delete(known.keys().next().value!)
    known.set(key, { proof, until })
  }

  const verify = async (authorization: string): Promise<Proof> => {
    const token = tokenOf(authorization)
    if (token === undefined) return 'nobody'
    if (!keys || now() < pausedUntil) return 'unknown'
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(now()),
      })
      const proof = { person: payload.sub! }
      remember(keyOf(authorization), proof, payload.exp! * 1_000)
      return proof
    } catch (error) {
      if (provesNothing(error)) return 'nobody'
      pausedUntil = now() + pauseMs
      return 'unknown'
    }
  }

  return {
    known: (authorization) => {
      if (authorization === undefined) return 'nobody'
      const key = keyOf(authorization)
      const found = known.get(key)
      if (found && found.until > now()) return found.proof
      if (found) known.delete(key)
      return tokenOf(authorization) === undefined ? 'nobody' : undefined
    },
    verify,
  }
}

/** The token's own fault; everything else means that the keys could not be had. */
const provesNothing = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  error.code !== 'ERR_JWKS_INVALID'
