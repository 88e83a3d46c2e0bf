import type { Enquiry } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

/** What the state of an enquiry means now. */
export function stateNote(t: TFunction<'workflow'>, { state, awardedState }: Enquiry): string {
  if (state === 'RELEASED' && awardedState === 'ACCEPTED') return t('enquiry.note.ordered')
  if (state === 'CLOSED' && awardedState === 'CONFIRMED') return t('enquiry.note.confirmed')
  return t(`enquiry.note.${state}`)
}
