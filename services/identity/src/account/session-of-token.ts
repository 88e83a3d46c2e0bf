/** The `sid` of a token that was verified already; undefined where it belongs to no session. */
export function sessionOfToken(authorization: string | undefined): string | undefined {
  const claims = authorization?.split(' ').at(-1)?.split('.')[1]
  if (claims === undefined) return undefined
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: unknown }
  return typeof sid === 'string' ? sid : undefined
}
