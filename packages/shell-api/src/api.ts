import { type AnswerOf, type AnyEndpoint, noAnswer } from '@schrankwerk/contracts'
import { type CallInput, type Client, createClient, ProblemError } from '@schrankwerk/contracts/client'
import { noteAnswer } from './first-answer.ts'
import { sayingNotConnected } from './not-connected.ts'
import { markUnrepeatable } from './query-client.ts'
import { endSession, getToken } from './session.ts'
import { waitingInFrame, whenThereIsRoom } from './when-there-is-room.ts'

export type Api = Pick<Client, 'call'>

const client = createClient({
  baseUrl: '/api',
  getToken,
  fetch: async (...request) => {
    const answer = await fetch(...request)
    noteAnswer(answer)
    return answer
  },
})
let answering: Api = client
/** Lets component tests answer instead of the network; undefined goes back to it. */
export const answerWith = (replacement: Api | undefined): void => {
  answering = replacement ?? client
}

const longestReadMs = 20_000

/** A read that a hanging part does not answer is given up, so that the page can offer to try again. */
async function readInTime<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>> {
  const giveUp = new AbortController()
  const signal = input?.signal ? AbortSignal.any([input.signal, giveUp.signal]) : giveUp.signal
  const timer = setTimeout(() => giveUp.abort(), longestReadMs)
  try {
    return await answering.call(endpoint, { ...input, signal } as CallInput<E>)
  } catch (error) {
    if (!giveUp.signal.aborted) throw error
    const code = 'request-timeout'
    throw new ProblemError({ code, ...noAnswer[code] })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The typed client of the session: `api.call(acceptOffer, { body })`; a refusal throws `ProblemError`. Where the server
 * has no room for the call yet it waits, which `useWaiting` tells.
 */
export const api: Api = {
  async call<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>> {
    const isRead = endpoint.method === 'GET' && !endpoint.changes
    try {
      return await whenThereIsRoom(
        () =>
          isRead ? readInTime(endpoint, input) : sayingNotConnected(() => answering.call(endpoint, input)),
        {
          signal: input?.signal,
          onWaiting: waitingInFrame(),
        },
      )
    } catch (error) {
      const isOfSession = input?.shareToken === undefined
      if (isOfSession && error instanceof ProblemError && error.status === 401) endSession()
      if (!isRead) markUnrepeatable(error)
      throw error
    }
  },
}
