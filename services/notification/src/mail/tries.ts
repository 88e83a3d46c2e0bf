import type { SentMailRow } from './sent-mail.queries.ts'
import type { SmtpVerdict } from './smtp-verdict.ts'

/** Why a mail was not sent: what the mail server said, a part that is away, or a fault of this program or its data. */
export type Hindrance = SmtpVerdict | 'absence' | 'fault'

/** What is remembered of the tries to send a mail. */
export type Tries = Pick<SentMailRow, 'attempts' | 'faults' | 'unknown_outcomes' | 'deferred_since'>

const mostFaults = 12
/** Each of them may have reached the person. */
const mostUnknownOutcomes = 3
/** As RFC 5321 §4.5.4.1 asks for. */
const longestDeferralMs = 5 * 24 * 60 * 60_000

/** The tries with one more that ended like this. What is no mistake of the mail counts for its pauses alone. */
export const triesAfter = (tries: Tries, hindrance: Hindrance, now: Date): Tries => ({
  attempts: tries.attempts + 1,
  faults: tries.faults + (hindrance === 'fault' ? 1 : 0),
  unknown_outcomes: tries.unknown_outcomes + (hindrance === 'unknown' ? 1 : 0),
  deferred_since: tries.deferred_since ?? (hindrance === 'later' ? now : null),
})

/** Whether a mail waits for a person now, instead of another try. */
export function isGivenUp(tries: Tries, hindrance: Hindrance, now: Date): boolean {
  switch (hindrance) {
    case 'refused':
    case 'too-large':
      return true
    case 'fault':
      return tries.faults >= mostFaults
    case 'unknown':
      return hasTooManyUnknownOutcomes(tries)
    case 'later':
      return now.getTime() - (tries.deferred_since ?? now).getTime() >= longestDeferralMs
    case 'down':
    case 'absence':
      return false
  }
}

export const hasTooManyUnknownOutcomes = ({ unknown_outcomes }: Pick<Tries, 'unknown_outcomes'>): boolean =>
  unknown_outcomes >= mostUnknownOutcomes
