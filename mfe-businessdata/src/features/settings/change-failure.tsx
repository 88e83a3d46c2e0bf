import { problemText } from '@schrankwerk/shell-api'
import { Button, Notice } from '@schrankwerk/ui'
import { useSettingsText } from './settings-text.ts'
import { isOutdated } from './use-settings-change.ts'

export interface ChangeFailureProps {
  error: unknown
  /** Tries the same on what is saved now; left out where a button beside does. */
  onRetry?: () => void
  onDiscard?: () => void
}

/** Why a change was not saved. What was entered is still there, and what somebody else saved is shown beside it. */
export function ChangeFailure({ error, onRetry, onDiscard }: ChangeFailureProps) {
  const t = useSettingsText()
  if (!error) return null
  const changed = isOutdated(error)
  return (
    <Notice
      tone={changed ? 'warning' : 'error'}
      title={t(changed ? 'failure.changed' : 'failure.title')}
      action={
        onRetry && (
          <Button small onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        )
      }
      {...(onDiscard ? { onClose: onDiscard } : {})}
    >
      <span role={changed ? 'alert' : undefined}>
        {changed ? t('failure.changedText') : problemText(error)}
      </span>
    </Notice>
  )
}
