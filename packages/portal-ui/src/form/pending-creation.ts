import { ProblemError } from '@schrankwerk/shell-api'

/** A creation without an answer yet. Repeated in the same words under the same key, it makes one object. */
export interface PendingCreation<Input> {
  idempotencyKey: string
  input: Input
}

/** What is about to be created, with a key: repeated in the same words it is created once. */
export const beginCreation = <Input>(input: Input): PendingCreation<Input> => ({
  idempotencyKey: crypto.randomUUID(),
  input,
})

/** Whether the call may have been carried out although it failed. */
export const isAmbiguous = (error: unknown): boolean => !(error instanceof ProblemError) || error.isUndecided
