import { type AnswerOf, acceptInvite, type BodyInput, checkInvite } from '@schrankwerk/contracts'
import { api, ProblemError } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export type Invite = AnswerOf<typeof checkInvite>
export type InvitedFolder = NonNullable<Invite['folder']>

export const inviteQuery = (code: string) =>
  queryOptions({
    queryKey: ['invite', code],
    queryFn: ({ signal }) => api.call(checkInvite, { body: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const accept = (input: BodyInput<typeof acceptInvite>) => api.call(acceptInvite, { body: input })

/** A link that cannot be used, for good. */
export const isUsedUp = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code.startsWith('code-')
