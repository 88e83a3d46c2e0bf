import type { JobConditions } from '@schrankwerk/contracts'
import { conditionApplies } from '@schrankwerk/domain'
import type { TFunction } from 'i18next'
import type { ConditionItem } from './condition-sections.ts'
import { conditionText } from './condition-text.ts'

const longestText = 80

/** What was chosen in a dialog, in one line; empty where nothing was. */
export const summaryOf = (
  t: TFunction<'workflow'>,
  items: readonly ConditionItem[],
  conditions: JobConditions,
): string =>
  items
    .filter(({ field }) => conditionApplies(field, conditions))
    .flatMap(({ field, kind, individual }) => {
      const value = conditions[field]
      if (value === null || value === false) return []
      if (kind === 'checkbox') return [t(`conditions.field.${field}`)]
      const own = individual && value === 'INDIVIDUAL' ? conditions[individual] : null
      return [String(own ?? conditionText(t, field, value)).slice(0, longestText)]
    })
    .join(', ')
