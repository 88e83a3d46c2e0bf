import type { ArticleImport } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, LinkButton, Notice } from '@schrankwerk/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { importProposalPath } from '../../paths.ts'
import { download } from './article-import.api.ts'
import { failedToUndo, importOutcome, leftOutMost, newNamesOf, warningsOf } from './import-outcome.ts'

const tones = {
  RUNNING: 'info',
  ENDED: 'success',
  ABORTED: 'warning',
  FAILED: 'error',
  PROPOSED: 'info',
  REJECTED: 'info',
  EXPIRED: 'info',
  UNDONE: 'success',
} as const

/** What became of the import one was watching. */
export function ImportResult({ entry, onClose }: { entry: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const { title, effect } = importOutcome(entry, t)
  const isUndoFailed = failedToUndo(entry)
  const hasLeftOutMost = leftOutMost(entry) && !isUndoFailed
  const isDone = entry.state === 'ENDED' && !isUndoFailed
  const warnings = warningsOf(entry, t)
  const reasons = useMutation({ mutationFn: () => download(entry.id, 'skipped') })
  return (
    <Notice
      tone={isUndoFailed ? 'error' : hasLeftOutMost || warnings.length > 0 ? 'warning' : tones[entry.state]}
      title={title}
      onClose={onClose}
      action={
        entry.state === 'PROPOSED' ? (
          <LinkButton small component={Link} to={importProposalPath(entry.id)}>
            {t('import.result.look')}
          </LinkButton>
        ) : (
          isDone &&
          entry.skipped + entry.notices > 0 && (
            <Button small loading={reasons.isPending} onClick={() => reasons.mutate()}>
              {t(entry.skipped > 0 ? 'import.result.reasons' : 'import.result.notices')}
            </Button>
          )
        )
      }
    >
      {effect}
      {hasLeftOutMost && <p>{t('import.result.leftOutMost')}</p>}
      {reasons.error && <p role="alert">{problemText(reasons.error, t('import.history.downloadFailed'))}</p>}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {newNamesOf(entry, t).map((names) => (
        <p key={names}>{names}</p>
      ))}
    </Notice>
  )
}
