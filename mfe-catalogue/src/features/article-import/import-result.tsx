import type { ArticleImport } from '@schrankwerk/contracts'
import { formatNumber, Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

const tones = { RUNNING: 'info', ENDED: 'success', ABORTED: 'warning', FAILED: 'error' } as const

/** What became of the import one was watching. */
export function ImportResult({ entry, onClose }: { entry: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const counts = (['created', 'updated', 'unchanged', 'skipped'] as const)
    .map((count) => `${t(`import.history.${count}`)}: ${formatNumber(entry[count], { decimals: 0 })}`)
    .join(', ')
  return (
    <Notice
      tone={tones[entry.state]}
      title={t(`import.result.${entry.state}`, { filename: entry.filename })}
      onClose={onClose}
    >
      {entry.state === 'ENDED' ? counts : (entry.failure ?? t('import.result.nothingChanged'))}
    </Notice>
  )
}
