import type { IncomingMessage } from 'node:http'
import { addressGroup, type Caller } from './caller.ts'
import type { RateLimits } from './config.ts'
import { createRateLimit } from './rate-limit.ts'

/** Decides whether a request may come in now. */
export interface Admission {
  /** 0 = come in, else seconds to wait. */
  secondsToWait(req: IncomingMessage, path: string, caller: Caller): number
  /** A token that a service refused counts as an attempt of a stranger. */
  countRefusal(caller: Caller): void
}

// The end of a token is its signature: enough to tell tokens apart, and no key to anything.
const tokenKey = (authorization: string): string => authorization.slice(-43)

export const createAdmission = (limits: RateLimits): Admission => {
  const perAddress = createRateLimit(limits.perAddress)
  const perToken = createRateLimit(limits.perToken)
  const anonymousPost = createRateLimit(limits.anonymousPost)
  const signInPost = createRateLimit(limits.signInPost)
  return {
    secondsToWait: (req, path, caller) => {
      const address = addressGroup(caller.address)
      const overall = perAddress.take(address)
      if (overall > 0) return overall
      if (path.startsWith('/auth/')) return req.method === 'POST' ? signInPost.take(address) : 0
      const authorization = req.headers.authorization
      if (authorization !== undefined) return perToken.take(tokenKey(authorization))
      return req.method === 'POST' ? anonymousPost.take(address) : 0
    },
    countRefusal: (caller) => anonymousPost.charge(addressGroup(caller.address)),
  }
}
