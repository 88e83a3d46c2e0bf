import { Button, Notice } from '@schrankwerk/ui'
import { ErrorSummary } from '@schrankwerk/ui/forms'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { configFieldId } from './field-ids.ts'
import type { ConfigForm } from './use-config-form.ts'

export interface ConfigNoticesProps {
  form: ConfigForm
  onDiscard: () => void
  onRetry: () => void
}

/** What was refused, what was typed before, and a save that failed; a refused save leads to its first field. */
export function ConfigNotices({ form, onDiscard, onRetry }: ConfigNoticesProps) {
  const { t } = useTranslation('catalogue')
  const { errors, refusals, failure, isRestored } = form
  const first = useRef<string>(undefined)
  first.current = Object.keys(errors)[0]
  useEffect(() => {
    if (refusals > 0 && first.current) document.getElementById(configFieldId(first.current))?.focus()
  }, [refusals])
  return (
    <>
      {isRestored && (
        <Notice
          action={
            <Button small onClick={onDiscard}>
              {t('config.save.discard')}
            </Button>
          }
        >
          {t('config.save.restored')}
        </Notice>
      )}
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({
          field: configFieldId(name),
          label: t(`config.field.${name}`),
          message,
        }))}
      />
      {failure && (
        <Notice
          tone="error"
          action={
            <Button small onClick={onRetry}>
              {t('config.save.retry')}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </>
  )
}
