import { createEnquiry, filterEnquiries, getEnquiry } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { type FaultContext, same, until } from './fault-context.ts'

/** Calls get 503 meanwhile, no service ends, what was answered is there afterwards, and nobody's password is wrong. */
export async function postgresRestarted({ customer, kill, stack }: FaultContext): Promise<string> {
  const { portal, accounts } = stack.ready
  const { id } = await customer.call(createEnquiry, { body: { title: 'Vor dem Neustart' } })
  const pids = () => ['identity', 'workflow', 'catalogue'].map((name) => stack.processes.get(name)?.pid)
  const before = pids()
  kill('postgres')
  const statuses = new Set<number>()
  const back = await until('the list answers again', 60, () =>
    customer.call(filterEnquiries).then(
      () => true,
      (error: unknown) => {
        statuses.add(error instanceof ProblemError ? error.status : -1)
        return false
      },
    ),
  )
  for (const status of statuses) if (status !== 503) throw new Error(`a call answered ${status} meanwhile`)
  same('the enquiry', (await customer.call(getEnquiry, { query: { id } })).title, 'Vor dem Neustart')
  same('processes', pids(), before)
  // Several at once: each connection that Keycloak keeps was cut.
  const several = accounts.slice(0, 5)
  await Promise.all(several.map(({ mail, password }) => signInForTokens({ portal, mail, password })))
  return `back after ${back} ms, meanwhile ${[...statuses].join(', ') || 'no failure'}, no service ended, sign-in works at once`
}
