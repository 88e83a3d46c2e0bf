import type { AnswerOf, AnyEndpoint } from '@schrankwerk/contracts'
import { type CallInput, ProblemError } from '@schrankwerk/contracts/client'
import { type Api, answerWith } from './api.ts'
import { connectSession, type SessionUser, setSession, type WayIn } from './session.ts'

const someone: SessionUser = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Einkauf',
  lastname: 'Nord',
  mail: 'einkauf.nord@example.test',
  admin: false,
  companyId: '01990000-0000-7000-8000-000000000002',
  companyName: 'Anlagenbau Nord',
  companyType: 'CUSTOMER',
  passwordChangeNeeded: false,
  pendingRegistration: false,
}

/** Signs somebody in for a component test: a customer's user, changed by what is given. */
export const mockSession = (user: Partial<SessionUser> = {}): SessionUser => {
  const signedIn = { ...someone, ...user }
  connectSession({
    getToken: async () => 'test-token',
    signIn: async () => setSession({ status: 'signed-in', user: signedIn }),
    signOut: async () => setSession({ status: 'signed-out' }),
  })
  setSession({ status: 'signed-in', user: signedIn })
  return signedIn
}

/** Nobody is signed in, as on an open page; returns the ways by which somebody left for the sign-in. */
export const mockNobody = (): (WayIn | undefined)[] => {
  const ways: (WayIn | undefined)[] = []
  connectSession({
    getToken: async () => undefined,
    signIn: async (way) => void ways.push(way),
    signOut: async () => undefined,
  })
  setSession({ status: 'signed-out' })
  return ways
}

/** What a fake portal answers, by the endpoint's name; a handler may throw `ProblemError`. */
export type MockAnswers = Readonly<
  Record<string, (input: { query?: unknown; body?: unknown; fields?: unknown; file?: Blob }) => unknown>
>

/** Lets `api.call` answer from the given handlers; other calls fail as 404. Returns the calls made so far. */
export const mockApi = (answers: MockAnswers): { name: string; input: unknown }[] => {
  const calls: { name: string; input: unknown }[] = []
  const fake: Api = {
    async call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
      calls.push({ name: endpoint.name, input })
      const answer = answers[endpoint.name]
      if (!answer) throw new ProblemError({ status: 404, code: 'not-found', detail: 'Das gibt es nicht.' })
      return (await answer(input)) as AnswerOf<E>
    },
  }
  answerWith(fake)
  return calls
}
