import { createHash, randomBytes } from 'node:crypto'

/** What a link carries: 256 random bits. */
export const newLinkCode = (): string => randomBytes(32).toString('base64url')

/** All that is kept of a code. Random as it is, it needs neither salt nor slowness. */
export const linkCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest()
