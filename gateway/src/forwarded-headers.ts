import type { IncomingMessage } from 'node:http'
import type { Caller } from './caller.ts'

// Ours to say, never the caller's; and what belongs to one connection only.
const dropped = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'forwarded',
  'via',
  'x-real-ip',
  'x-request-id',
  'x-http-method-override',
])
const droppedFamilies = ['x-forwarded-', 'x-user-', 'x-original-']

const isDropped = (name: string): boolean => {
  if (dropped.has(name)) return true
  return (
    name.charCodeAt(0) === 120 && name.charCodeAt(1) === 45 && droppedFamilies.some((f) => name.startsWith(f))
  )
}

interface Onward {
  requestId: string
  caller: Caller
  hasBody: boolean
  /** Only the sign-in lives on cookies; a service is to see none. */
  keepCookies: boolean
}

/** The headers a request goes on with, flat: name, value, name, value … */
export const requestHeaders = (
  req: IncomingMessage,
  { requestId, caller, hasBody, keepCookies }: Onward,
): string[] => {
  const raw = req.rawHeaders
  const named = req.headers.connection
  const namedByConnection =
    named !== undefined && named !== 'keep-alive' && named !== 'close'
      ? new Set(named.split(',').map((name) => name.trim().toLowerCase()))
      : undefined
  const headers: string[] = []
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase()
    if (isDropped(name) || namedByConnection?.has(name)) continue
    if (!keepCookies && name === 'cookie') continue
    if (!hasBody && (name === 'content-length' || name === 'content-type')) continue
    headers.push(name, raw[i + 1]!)
  }
  headers.push('x-request-id', requestId, 'x-forwarded-for', caller.address)
  headers.push('x-forwarded-host', caller.host, 'x-forwarded-proto', caller.protocol)
  const port = caller.host.match(/:(\d+)$/)?.[1] ?? (caller.protocol === 'https' ? '443' : '80')
  headers.push('x-forwarded-port', port)
  return headers
}

const droppedFromAnswer = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'x-request-id',
])

/** An answer's headers on the way out; with what a service's answer must have and has not said itself. */
export const answerHeaders = (
  raw: readonly Buffer[],
  requestId: string,
  added: readonly (readonly [string, string])[],
): string[] => {
  const headers: string[] = []
  const seen = new Set<string>()
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toString('latin1').toLowerCase()
    if (droppedFromAnswer.has(name)) continue
    seen.add(name)
    headers.push(name, raw[i + 1]!.toString('latin1'))
  }
  headers.push('x-request-id', requestId)
  for (const [name, value] of added) if (!seen.has(name)) headers.push(name, value)
  return headers
}
