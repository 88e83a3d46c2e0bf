import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

/** Offers are wished for no more, and taken all the same. */
export const isDeadlineOver = (deadline: string | null): deadline is string =>
  deadline !== null && deadline < todayInBerlin()

/** By when offers are wished for, and whether that day has passed. */
export function deadlineText(t: TFunction<'workflow'>, deadline: string | null): string {
  const date = formatDate(deadline)
  return isDeadlineOver(deadline) ? t('deal.deadlineOver', { date }) : date
}
