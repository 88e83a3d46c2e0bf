import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { GatewayConfig } from './config.ts'
import type { Proof } from './proof.ts'

/** Where a request comes from, as far as our own proxies vouch for it, and whom its token proves. */
export interface Caller {
  proof: Proof
  address: string
  host: string
  protocol: string
}

const plainAddress = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

const last = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value.join(',') : value)?.split(',').at(-1)?.trim()

/**
 * The address that the outermost trusted proxy saw. Each trusted proxy appends one entry, so with n of them
 * the n-th from the right is theirs and everything left of it may be invented.
 */
const clientAddress = (req: IncomingMessage, trustedProxies: number): string => {
  const remote = plainAddress(req.socket.remoteAddress ?? '')
  const forwarded = req.headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return remote
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    .split(',')
    .map((entry) => entry.trim())
  const claimed = plainAddress(chain[Math.max(0, chain.length - trustedProxies)] ?? '')
  return isIP(claimed) ? claimed : remote
}

type Trust = Pick<GatewayConfig, 'trustedProxies' | 'portalUrl'>

export const readCaller = (
  req: IncomingMessage,
  proof: Proof,
  { trustedProxies, portalUrl }: Trust,
): Caller => {
  const address = clientAddress(req, trustedProxies)
  if (portalUrl) return { proof, address, host: portalUrl.host, protocol: portalUrl.protocol.slice(0, -1) }
  const trusted = trustedProxies > 0
  const protocol = trusted ? last(req.headers['x-forwarded-proto']) : undefined
  const host = trusted ? last(req.headers['x-forwarded-host']) : undefined
  return {
    proof,
    address,
    host: host ?? req.headers.host ?? '',
    protocol: protocol === 'https' ? 'https' : 'http',
  }
}

/** One household or company has a whole /64 of IPv6 addresses; they count as one. */
export const addressGroup = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
