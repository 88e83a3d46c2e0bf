const whenUnknownMs = 5 * 60 * 1000

/**
 * When an access token ends, in milliseconds since 1970. The token was verified before: this only reads it. One that
 * does not say when counts five minutes.
 */
export function tokenEnd(authorization: string | undefined, now: number): number {
  try {
    const payload = authorization?.split('.')[1] ?? ''
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof exp === 'number' ? exp * 1000 : now + whenUnknownMs
  } catch {
    return now + whenUnknownMs
  }
}
