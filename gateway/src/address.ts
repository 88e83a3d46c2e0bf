/** What a request asks for: the path as it was sent, once it is known to be harmless, and the raw query. */
export interface Address {
  path: string
  /** Without the question mark; empty where there is none. */
  query: string
}

const plainPath = /^\/[A-Za-z0-9\-._~/]*$/
const allowedInPath = /^\/(?:[A-Za-z0-9\-._~/!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*$/
const allowedInQuery = /^[!-"$-~]*$/
// Encoded forms of dot, slash, backslash, control characters, and of the percent sign before two digits:
// whoever decodes a second time behind us must not find a path in them.
const encodedTrick = /%(?:2e|2f|5c|7f|[01][0-9a-f]|25[0-9a-f]{2})/i
// RFC 3986, 2.3: letters, digits, `-._~` mean the same escaped, and nobody has to escape them.
const needlessEscape = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i
const badEscape = /%(?![0-9A-Fa-f]{2})/

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const hasDotSegment = (path: string): boolean =>
  path.includes('/.') &&
  path.split('/').some((segment) => {
    const name = segment.split(';', 1)[0]
    return name === '.' || name === '..'
  })

/** Reads a request target; undefined means 400: nothing behind us shall have to guess what was meant. */
export const readAddress = (target: string): Address | undefined => {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  if (!plainPath.test(path)) {
    if (!allowedInPath.test(path) || encodedTrick.test(path) || !isDecodable(path)) return undefined
  }
  if (path.includes('//') || hasDotSegment(path)) return undefined
  if (query !== '') {
    if (!allowedInQuery.test(query) || badEscape.test(query)) return undefined
    if (query.includes('%') && (/%(?:0[0-8bcef]|1[0-9a-f]|7f)/i.test(query) || !isDecodable(query)))
      return undefined
  }
  return { path, query }
}

/**
 * Whether a path hides plain signs behind escapes, such as `/api/%65nquiry/`: the part behind would decode them
 * and find another address than the one that was routed, limited and counted here.
 */
export const hidesPlainSigns = (path: string): boolean => path.includes('%') && needlessEscape.test(path)
