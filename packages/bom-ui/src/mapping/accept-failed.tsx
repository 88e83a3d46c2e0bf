import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Notice } from '@schrankwerk/ui'
import { useMappingText } from './mapping-texts.ts'

/** Why the server did not take the mapping; with the way to the state that it was too old for. */
export function AcceptFailed({ error, onReload }: { error: unknown; onReload: () => void }) {
  const t = useMappingText()
  const isOutdated = error instanceof ProblemError && error.code === 'changed-meanwhile'
  return (
    <Notice
      tone="error"
      title={t('mapping.failed')}
      action={
        isOutdated && (
          <Button small onClick={onReload}>
            {t('mapping.reload')}
          </Button>
        )
      }
    >
      {error instanceof ProblemError && (
        <>
          {error.detail}
          {error.errors.map((entry, index) => (
            <p key={index}>{entry.detail ?? entry.code}</p>
          ))}
        </>
      )}
    </Notice>
  )
}
