import { createHash, randomBytes } from 'node:crypto'
import { contentSecurityPolicy } from '../security-headers.ts'
import { compress, type Encoding, type LoadedFile } from './load-file.ts'

export interface HtmlPage extends LoadedFile {
  policy: string
}

const placeholder = '__CSP_NONCE__'
// Keycloak's silent check loads this one page of ours into a frame of ours.
const framed = /\/silent-check-sso\.html$/

/**
 * A page with a fresh nonce in it. Its ETag stands for page and policy without the nonce: who has it cached
 * keeps the policy it came with, as a 304 carries none.
 */
export const renderHtml = async (
  source: LoadedFile,
  path: string,
  accepted: readonly Encoding[],
): Promise<HtmlPage> => {
  const nonce = randomBytes(16).toString('base64')
  const frameAncestors = framed.test(path) ? "'self'" : "'none'"
  const policy = contentSecurityPolicy(nonce, frameAncestors)
  const version = createHash('sha256').update(source.etag).update(contentSecurityPolicy('', frameAncestors))
  const encoding = source.bytes.length > 1_024 ? (accepted[0] ?? 'identity') : 'identity'
  const etag = `"${version.digest('base64url').slice(0, 20)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const bytes = Buffer.from(source.bytes.toString('utf8').replaceAll(placeholder, nonce))
  return { bytes: encoding === 'identity' ? bytes : await compress(bytes, encoding), encoding, etag, policy }
}
