import { createAutosavingDraft } from '@schrankwerk/portal-ui/form'
import { ProblemError } from '@schrankwerk/shell-api'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { expect, test } from 'vitest'
import { anEnquiry } from './enquiry.example.ts'
import { enquiryKind } from './enquiry-draft.ts'

const keysOf = (calls: ReturnType<typeof mockApi>) =>
  calls
    .filter(({ name }) => name === 'createEnquiry')
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)

/** A service whose first answer to a creation is this problem. */
const serve = (first: ConstructorParameters<typeof ProblemError>[0]) => {
  mockSession({ companyType: 'CUSTOMER' })
  let isFirst = true
  return mockApi({
    createEnquiry: () => {
      if (!isFirst) return anEnquiry()
      isFirst = false
      throw new ProblemError(first)
    },
  })
}

test.each([
  { status: 0, code: 'part-down', detail: 'Nicht erreichbar.' },
  { status: 503, code: 'part-down', detail: 'Nicht erreichbar.' },
  { status: 409, code: 'still-running', detail: 'Dieser Vorgang läuft noch.' },
])(
  'a creation of which nobody knows what became ($status $code) is asked for under the same key',
  async (lost) => {
    const calls = serve(lost)
    const draft = createAutosavingDraft(enquiryKind, undefined, undefined)
    await expect(draft.ensureCreated()).rejects.toMatchObject({ code: lost.code })
    expect(await draft.ensureCreated()).toBe(anEnquiry().id)
    const keys = keysOf(calls)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  },
)

test('a creation that was refused begins anew', async () => {
  const calls = serve({ status: 403, code: 'not-allowed', detail: 'Dazu fehlt Ihnen die Berechtigung.' })
  const draft = createAutosavingDraft(enquiryKind, undefined, undefined)
  await expect(draft.ensureCreated()).rejects.toMatchObject({ code: 'not-allowed' })
  await draft.ensureCreated()
  expect(new Set(keysOf(calls)).size).toBe(2)
})
