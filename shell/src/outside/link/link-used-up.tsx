import type { LinkPurpose } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { LinkButton, Notice, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** A link that cannot be used, for good. */
export const isUsedUp = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code.startsWith('code-')

/** Why a link does not work any more, and the way to a new one. */
export function LinkUsedUp({ mode, error }: { mode: LinkPurpose; error: ProblemError }) {
  const { t } = useTranslation('shell')
  return (
    <Stack gap={4}>
      <Notice tone="warning">{error.detail}</Notice>
      {mode === 'resetPassword' && (
        <div>
          <LinkButton href="/forget">{t('link.requestNew')}</LinkButton>
        </div>
      )}
      {mode === 'firstPassword' && <p>{t('link.firstPasswordAgain')}</p>}
      {mode === 'changeMail' && <p>{t('link.changeMailAgain')}</p>}
      {mode === 'confirmRegistration' && <ResendConfirmation />}
    </Stack>
  )
}
