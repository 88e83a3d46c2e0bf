import { createSecretKey, type KeyObject } from 'node:crypto'
import { NotSignedIn, uuidv7 } from '@schrankwerk/service-kit'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

/** One visit: who came in with the password of a folder, and until when. */
export interface Visit {
  visitorId: string
  folderId: string
  /** Counts what ended the tokens before it. */
  passwordVersion: number
  until: Date
}

export interface ShareTokens {
  issue(visit: Pick<Visit, 'folderId' | 'passwordVersion'>): Promise<Visit & { token: string }>
  /** Whose visit it proves. Throws `NotSignedIn('share-token-ended')`. */
  read(token: string): Promise<Visit>
}

const validForSeconds = 3600
const algorithm = 'HS256'
const typ = 'share+jwt'
const issuer = 'schrankwerk-businessdata'
const audience = 'project-folder'
const leastKeyBytes = 32

const keysIn = (setting: string) => setting.split(',').map((key) => key.trim())

/** One key of 32 bytes at least; while it is replaced two, the new one first. */
export const shareKeysSetting = z.pipe(
  z.string().check(
    z.refine((setting: string) => {
      const keys = keysIn(setting)
      return keys.length <= 2 && keys.every((key) => Buffer.byteLength(key) >= leastKeyBytes)
    }),
  ),
  z.transform(keysIn),
)

const claims = z.object({ sub: z.uuid(), jti: z.uuid(), pv: z.int(), exp: z.int() })

/** Signs with the first key and believes each of them. */
export function createShareTokens(keys: readonly string[], now: () => Date): ShareTokens {
  const secrets = keys.map((key) => createSecretKey(Buffer.from(key)))

  async function payloadOf(token: string, [secret, ...others]: readonly KeyObject[]): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, secret!, {
        algorithms: [algorithm],
        typ,
        issuer,
        audience,
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed && others.length > 0)
        return payloadOf(token, others)
      if (error instanceof errors.JOSEError) throw new NotSignedIn('share-token-ended')
      throw error
    }
  }

  return {
    async issue({ folderId, passwordVersion }) {
      const visitorId = uuidv7()
      const issuedAt = Math.floor(now().getTime() / 1000)
      const token = await new SignJWT({ pv: passwordVersion })
        .setProtectedHeader({ alg: algorithm, typ })
        .setSubject(folderId)
        .setJti(visitorId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + validForSeconds)
        .sign(secrets[0]!)
      const until = new Date((issuedAt + validForSeconds) * 1000)
      return { token, visitorId, folderId, passwordVersion, until }
    },
    async read(token) {
      const read = z.safeParse(claims, await payloadOf(token, secrets))
      if (!read.success) throw new NotSignedIn('share-token-ended')
      const { sub, jti, pv, exp } = read.data
      return { visitorId: jti, folderId: sub, passwordVersion: pv, until: new Date(exp * 1000) }
    },
  }
}
