import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { NotSignedIn, Unavailable } from './errors.ts'
import type { Session } from './session.ts'

export interface VerifierOptions {
  /** As the token says it: the public address of the realm. */
  issuer: string
  /** Where the keys are, configured and never taken from a token; may be another address than the issuer's. */
  jwksUrl: string
  audience?: string
  azp?: string
}

export interface Verifier {
  /** Who a token proves. Throws `NotSignedIn('token-invalid')`; `Unavailable` while the keys cannot be fetched. */
  verify(token: string): Promise<{ sub: string; exp: number; session: Session }>
}

/**
 * Verifies access tokens of one client: signature (RS256 only) by the configured keys, `iss`, `aud`, `azp`, `exp`,
 * `typ` Bearer. Keys are fetched at the first token, kept ten minutes, and fetched again for an unknown key id.
 */
export function createVerifier({
  issuer,
  jwksUrl,
  audience = 'portal-api',
  azp = 'portal',
}: VerifierOptions): Verifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000, cooldownDuration: 5000 })
  return {
    async verify(token) {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub', 'azp', 'typ'],
        clockTolerance: 5,
      }).catch((error) => {
        throw provesNothing(error)
          ? new NotSignedIn('token-invalid')
          : new Unavailable('keycloak', { cause: error as Error })
      })
      // Keycloak marks access tokens in the payload; an ID token has typ ID there, a refresh token Refresh.
      if (payload.typ !== 'Bearer' || payload.azp !== azp || !payload.sub)
        throw new NotSignedIn('token-invalid')
      const { sid, auth_time: authenticatedAt } = payload
      const session = {
        id: typeof sid === 'string' ? sid : undefined,
        // A token that does not say when its session began counts as older than all others.
        begunAt: typeof authenticatedAt === 'number' ? authenticatedAt : 0,
      }
      return { sub: payload.sub, exp: payload.exp!, session }
    },
  }
}

/** The token's own fault; everything else means that the keys could not be had. */
function provesNothing(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return !(
    error instanceof errors.JWKSTimeout ||
    error.code === 'ERR_JOSE_GENERIC' ||
    error.code === 'ERR_JWKS_INVALID'
  )
}
