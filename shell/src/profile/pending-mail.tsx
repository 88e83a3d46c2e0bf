import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownUserQuery, rememberOwnUser, takeBackMail } from './own-user.api.ts'

interface PendingMailProps {
  userId: string
  /** The address that counts until the other one is confirmed. */
  mail: string
  newMail: string
  /** The field of the address, where one goes on. */
  fieldId: string
}

/** The own address that waits to be confirmed, with the way to take it back. */
export function PendingMail({ userId, mail, newMail, fieldId }: PendingMailProps) {
  const { t } = useTranslation('shell')
  const cache = useQueryClient()
  const takingBack = useSingleMutation({
    mutationFn: () => takeBackMail(userId),
    onSuccess: async (user) => {
      await rememberOwnUser(cache, user)
      notify.success(t('profile.person.takenBack', { mail: user.mail }))
      document.getElementById(fieldId)?.focus()
    },
    // It may count by now: what holds is shown again.
    onError: (error) => {
      notify.error(t('profile.person.takeBackFailed', { detail: problemText(error) }))
      void cache.invalidateQueries({ queryKey: ownUserQuery.queryKey })
    },
  })
  return (
    <Notice
      title={t('profile.person.newMailTitle')}
      action={
        <Button small loading={takingBack.isPending} onClick={() => takingBack.mutate()}>
          {t('profile.person.takeBack')}
        </Button>
      }
    >
      {t('profile.person.newMail', { mail: newMail, current: mail })}
    </Notice>
  )
}
