import type { SecondFactor } from '@schrankwerk/contracts'
import { ProblemError, problemText, useSession, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Notice, notify, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeFactor, secondFactorsKey } from './second-factors.api.ts'

const formId = 'remove-factor'
const fieldId = 'remove-factor-password'

interface RemoveFactorDialogProps {
  factor: SecondFactor
  name: string
  onClose: () => void
}

/** Asks for the password: who finds an open screen must not take the second factor away. */
export function RemoveFactorDialog({ factor, name, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const cache = useQueryClient()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (said: string) => {
    setError(said)
    document.getElementById(fieldId)?.focus()
  }
  const removing = useSingleMutation({
    mutationFn: () => removeFactor(factor.id, password),
    onSuccess: () => {
      notify.success(t('profile.factor.removed'))
      void cache.invalidateQueries({ queryKey: secondFactorsKey })
      onClose()
    },
    onError: (failure) => {
      if (isWrongPassword(failure)) refuse(failure.detail)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password === '') refuse(t('profile.password.missing'))
    else removing.mutate()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      closable={!removing.isPending}
      title={t('profile.factor.removeTitle', { name })}
      actions={
        <>
          <Button onClick={onClose} disabled={removing.isPending}>
            {t('profile.factor.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={removing.isPending}>
            {t('profile.factor.removeVerb')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('profile.factor.removeText')}</p>
          <input type="email" autoComplete="username" value={user.mail} readOnly hidden />
          <TextField
            id={fieldId}
            type="password"
            label={t('profile.password.current')}
            autoComplete="current-password"
            required
            value={password}
            onChange={(value) => {
              setPassword(value)
              setError(undefined)
            }}
            error={error}
          />
          {removing.error && !isWrongPassword(removing.error) && (
            <Notice tone="error">{problemText(removing.error)}</Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

const isWrongPassword = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'current-password-wrong'
