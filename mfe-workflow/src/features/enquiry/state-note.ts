import type { Enquiry } from '@schrankwerk/contracts'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { isDeadlineOver } from '../../deal/deadline-text.ts'

/** What the state of an enquiry means now. */
export function stateNote(t: TFunction<'workflow'>, enquiry: Enquiry): string {
  const { state, awardedState, offerDeadline } = enquiry
  if (state === 'RELEASED' && awardedState === 'ACCEPTED') return t('enquiry.note.ordered')
  if (state === 'CLOSED' && awardedState === 'CONFIRMED') return t('enquiry.note.confirmed')
  if (state === 'RELEASED' && isDeadlineOver(offerDeadline))
    return t('enquiry.note.late', { date: formatDate(offerDeadline) })
  return t(`enquiry.note.${state}`)
}
