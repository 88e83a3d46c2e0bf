import { ProblemError } from '@schrankwerk/contracts/client'

const unnamed = 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es erneut.'

/**
 * What is said of a failed call: the server's own German sentence, else `fallback`. The message of any other error
 * is for the console; it is English and helps nobody.
 */
export const problemText = (error: unknown, fallback: string = unnamed): string =>
  error instanceof ProblemError && error.detail ? error.detail : fallback
