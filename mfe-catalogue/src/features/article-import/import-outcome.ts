import type { ArticleImport } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

const counts = ['created', 'updated', 'unchanged', 'skipped'] as const

/** What became of an import: that it ended, and what that did to the catalogue. */
export const importOutcome = (entry: ArticleImport, t: TFunction<'catalogue'>) => ({
  title: t(`import.result.${entry.state}`, { filename: entry.filename }),
  effect:
    entry.state === 'ENDED'
      ? counts
          .map((count) => `${t(`import.history.${count}`)}: ${formatNumber(entry[count], { decimals: 0 })}`)
          .join(', ')
      : (entry.failure ??
        t(entry.state === 'UNDONE' ? 'import.result.asBefore' : 'import.result.nothingChanged')),
})
