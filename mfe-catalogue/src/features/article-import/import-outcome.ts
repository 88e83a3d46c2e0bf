import type { ArticleImport } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

const counts = ['created', 'updated', 'unchanged', 'skipped'] as const
const amount = (count: number) => formatNumber(count, { decimals: 0 })

/** More lines left out than read as articles is rarely what the list means. */
export const leftOutMost = ({ state, created, updated, unchanged, skipped }: ArticleImport): boolean =>
  state === 'ENDED' && skipped > created + updated + unchanged

/** What became of an import: that it ended, and what that did to the catalogue. */
export const importOutcome = (entry: ArticleImport, t: TFunction<'catalogue'>) => {
  const { state, filename, created, updated, unchanged, skipped } = entry
  const read = created + updated + unchanged + skipped
  const title = leftOutMost(entry)
    ? t(created + updated > 0 ? 'import.result.endedWithout' : 'import.result.endedWithoutAny', {
        filename,
        skipped: amount(skipped),
        read: amount(read),
      })
    : t(`import.result.${state}`, { filename })
  const effect =
    state === 'ENDED'
      ? counts.map((count) => `${t(`import.history.${count}`)}: ${amount(entry[count])}`).join(', ')
      : (entry.failure ?? t(state === 'UNDONE' ? 'import.result.asBefore' : 'import.result.nothingChanged'))
  return { title, effect }
}
