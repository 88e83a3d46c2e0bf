import type { Admission } from './admission.ts'
import type { ForwardDecision } from './decide.ts'
import { isGoodFree } from './limited-calls.ts'
import type { Metrics } from './metrics.ts'
import { asksAgain, isWrongGrant } from './sign-in-try.ts'

const pageBytes = 64 * 1024

/** Keeps the beginning of an answer that is a page of the sign-in. */
const readPage = () => {
  const chunks: Buffer[] = []
  let bytes = 0
  return {
    take: (chunk: Buffer) => {
      if (bytes < pageBytes) chunks.push(chunk)
      bytes += chunk.length
    },
    text: () => Buffer.concat(chunks).toString('latin1'),
  }
}

/**
 * What a call was counted as before it was handed on is settled by its answer: a try to sign in that was right or none
 * at all, a limited call of which nothing came, a token that the service refused.
 */
export function settleCounts(
  method: string | undefined,
  { part, caller, address, isTry, limited }: ForwardDecision,
  { admission, metrics }: { admission: Admission; metrics: Metrics },
) {
  let answered: number | undefined
  const page = isTry ? readPage() : undefined
  // A registration that a part in trouble refused may be sent again at once.
  const forgetLimited = () => {
    if (limited) admission.forgetLimited(limited, caller)
  }
  const settleTry = (isWrong: boolean) => {
    if (isWrong) metrics.wrongSignIns.inc()
    else admission.forgetTry(caller)
  }
  return {
    onStatus: (status: number) => {
      answered = status
      // Neither does a link count that was good: many people may stand behind one address.
      const isGood = limited !== undefined && isGoodFree(limited) && status < 300
      if (status >= 500 || isGood) forgetLimited()
      if (status === 401 && part !== 'keycloak') admission.countRefusal(method, caller)
      // Of a page it is known when it is there; whoever does not wait for it has tried.
      if (isTry && status !== 200) settleTry(false)
      if (isTry || !isWrongGrant(address.path, status)) return
      metrics.wrongSignIns.inc()
      admission.countWrongTry(caller)
    },
    onData: page?.take,
    onEnd: () => {
      if (page && answered === 200) settleTry(asksAgain(address.query, page.text()))
    },
    /** The part did not answer, or not to the end. */
    onFailure: () => {
      if (answered !== undefined) return
      if (isTry) admission.forgetTry(caller)
      forgetLimited()
    },
    /** It is not handed on at all. */
    forgetLimited,
  }
}
