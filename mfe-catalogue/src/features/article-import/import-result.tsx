import type { ArticleImport } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { importProposalPath } from '../../paths.ts'
import { importOutcome } from './import-outcome.ts'

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
  const groups = entry.state === 'ENDED' ? entry.groupsWithoutPercent : undefined
  return (
    <Notice
      tone={tones[entry.state]}
      title={title}
      onClose={onClose}
      action={
        entry.state === 'PROPOSED' && (
          <LinkButton small component={Link} to={importProposalPath(entry.id)}>
            {t('import.result.look')}
          </LinkButton>
        )
      }
    >
      {effect}
      {groups !== undefined && groups.amount > 0 && (
        <p>
          {t('import.result.groupsWithoutPercent', { names: groups.names.join(', ') })}
          {groups.amount > groups.names.length &&
            t('import.result.moreGroups', { amount: groups.amount - groups.names.length })}
        </p>
      )}
    </Notice>
  )
}
