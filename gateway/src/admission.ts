import { addressGroup, type Caller } from './caller.ts'
import type { RateLimits } from './config.ts'
import { createInFlight } from './in-flight.ts'
import { type LimitedCall, type LimitName, personCounted } from './limited-calls.ts'
import { createRateLimit } from './rate-limit.ts'

/** Decides whether a request may come in now. Each method that asks says 0 for yes, else the seconds to wait. */
export interface Admission {
  /** Counts by person where the token proves one, else by address; sign-in has a count of its own. */
  secondsToWait(method: string | undefined, path: string, caller: Caller): number
  /**
   * Whether a token may be verified that is not known yet: a made-up one costs as much as a true one. Counts it by
   * address, apart from all else, so that strangers without a token keep nobody from signing in.
   */
  beginProof(address: string): number
  /** Takes that back where the token is not a made-up one. */
  forgetProof(address: string): void
  /**
   * Takes a place among the calls that are under way, by person where the token proves one, else by address; answers
   * how to give it back, undefined where none is free.
   */
  enter(caller: Caller): (() => void) | undefined
  /** Counts a call of the limited ones: how long to wait, and whether because of all callers together. */
  beginLimited(call: LimitedCall, caller: Caller): { seconds: number; inAll: boolean }
  /** Takes that back where nothing came of it. */
  forgetLimited(call: LimitedCall, caller: Caller): void
  /** A token that a service refused counts as an attempt of a stranger. */
  countRefusal(method: string | undefined, caller: Caller): void
  /** A form counts as a wrong try from its beginning: many at once must not come in before the first answer. */
  beginTry(caller: Caller): number
  /** Takes a try back that was a right one, or none. */
  forgetTry(caller: Caller): void
  /** Counts a wrong try that was not begun as one. */
  countWrongTry(caller: Caller): void
}

const hourMinutes = 60
const everyone = ''

export const createAdmission = (limits: RateLimits): Admission => {
  const perPerson = createRateLimit(limits.perPerson)
  const perAddress = createRateLimit(limits.perAddress)
  const unknownPersons = createRateLimit(limits.perAddress)
  const unprovenTokens = createRateLimit(limits.perAddress)
  const anonymousPost = createRateLimit(limits.anonymousPost)
  const signIn = createRateLimit(limits.perAddress)
  const signInPost = createRateLimit(limits.signInPost)
  const wrongSignIn = createRateLimit(limits.wrongSignIn, { minutes: hourMinutes })

  const strangersLimitsOf = (name: LimitName) => {
    const { perAddress, inAll, minutes } = limits.strangers[name]
    return {
      ofAddress: createRateLimit(perAddress, { minutes }),
      ofPerson: createRateLimit(perAddress, { minutes }),
      inAll: createRateLimit(inAll, { minutes }),
    }
  }
  const strangers = {
    registration: strangersLimitsOf('registration'),
    linkMail: strangersLimitsOf('linkMail'),
    code: strangersLimitsOf('code'),
    folderPassword: strangersLimitsOf('folderPassword'),
  }
  const limitFor = (call: LimitedCall, caller: Caller) => {
    const person = personCounted(call, caller)
    const { ofPerson, ofAddress, inAll } = strangers[call.limit]
    return person === undefined
      ? { own: ofAddress, key: addressGroup(caller.address), inAll }
      : { own: ofPerson, key: person, inAll }
  }

  const callsOfPerson = createInFlight(limits.inFlightPerson)
  const callsOfAddress = createInFlight(limits.inFlightAddress)

  const isStrangersPost = (method: string | undefined, { proof }: Caller) =>
    method === 'POST' && proof === 'nobody'

  return {
    secondsToWait: (method, path, caller) => {
      const address = addressGroup(caller.address)
      if (path.startsWith('/auth/')) {
        const overall = signIn.take(address)
        if (overall > 0 || method !== 'POST') return overall
        return signInPost.take(address)
      }
      if (typeof caller.proof === 'object') return perPerson.take(caller.proof.person)
      if (caller.proof === 'unknown') return unknownPersons.take(address)
      const overall = perAddress.take(address)
      if (overall > 0 || !isStrangersPost(method, caller)) return overall
      return anonymousPost.take(address)
    },
    beginProof: (address) => unprovenTokens.take(addressGroup(address)),
    forgetProof: (address) => unprovenTokens.giveBack(addressGroup(address)),
    enter: ({ proof, address }) =>
      typeof proof === 'object'
        ? callsOfPerson.enter(proof.person)
        : callsOfAddress.enter(addressGroup(address)),
    beginLimited: (call, caller) => {
      const { own, key, inAll } = limitFor(call, caller)
      const ownSeconds = own.take(key)
      if (ownSeconds > 0) return { seconds: ownSeconds, inAll: false }
      const seconds = inAll.take(everyone)
      if (seconds > 0) own.giveBack(key)
      return { seconds, inAll: seconds > 0 }
    },
    forgetLimited: (call, caller) => {
      const { own, key, inAll } = limitFor(call, caller)
      own.giveBack(key)
      inAll.giveBack(everyone)
    },
    countRefusal: (method, caller) => {
      // A stranger's POST has been counted when it came.
      if (!isStrangersPost(method, caller)) anonymousPost.charge(addressGroup(caller.address))
    },
    beginTry: (caller) => wrongSignIn.take(addressGroup(caller.address)),
    forgetTry: (caller) => wrongSignIn.giveBack(addressGroup(caller.address)),
    countWrongTry: (caller) => wrongSignIn.charge(addressGroup(caller.address)),
  }
}
