import { useTranslation } from 'react-i18next'
import { articleAmount, type Named } from './master-data.ts'

/** What uses them, with its number, in words: „12 Artikel, eine Importvorlage“. */
export function useUses() {
  const { t } = useTranslation('catalogue')
  return (items: readonly Named[]): string => {
    const amounts = new Map<string, number>()
    for (const item of items) {
      const uses = item.usedBy ?? [{ by: 'article', amount: articleAmount(item) }]
      for (const { by, amount } of uses) amounts.set(by, (amounts.get(by) ?? 0) + amount)
    }
    return [...amounts]
      .filter(([, count]) => count > 0)
      .map(([by, count]) => t(`masterData.use.${by}`, { count }))
      .join(', ')
  }
}
