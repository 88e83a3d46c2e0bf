import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rememberUser, takeBackMail } from '../../user.api.ts'

interface PendingMailProps {
  userId: string
  /** The address that counts until the other one is confirmed. */
  mail: string
  newMail: string
  /** The field of the address, where one goes on. */
  fieldId: string
}

/** The address that waits to be confirmed, with the way to take it back. */
export function PendingMail({ userId, mail, newMail, fieldId }: PendingMailProps) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const takingBack = useSingleMutation({
    mutationFn: () => takeBackMail(userId),
    onSuccess: async (user) => {
      await rememberUser(cache, user)
      notify.success(t('user.newMail.done', { mail: user.mail }))
      document.getElementById(fieldId)?.focus()
    },
    // It may count by now: what holds is shown again.
    onError: (error) => {
      notify.error(t('user.newMail.failed', { detail: problemText(error) }))
      void cache.invalidateQueries({ queryKey: ['user', userId] })
    },
  })
  return (
    <Notice
      title={t('user.newMail.title')}
      action={
        <Button small loading={takingBack.isPending} onClick={() => takingBack.mutate()}>
          {t('user.newMail.verb')}
        </Button>
      }
    >
      {t('user.newMail.text', { newMail, mail })}
    </Notice>
  )
}
