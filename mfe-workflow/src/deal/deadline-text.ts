import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

/** By when offers are wished for, and whether that day has passed. */
export function deadlineText(t: TFunction<'workflow'>, deadline: string | null): string {
  const date = formatDate(deadline)
  return deadline !== null && deadline < todayInBerlin() ? t('deal.deadlineOver', { date }) : date
}
