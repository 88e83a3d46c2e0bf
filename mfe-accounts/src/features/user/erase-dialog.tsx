import type { User } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../full-name.ts'
import { erase } from '../../user.api.ts'

/** Says what goes and what stays of a person, then has it erased. */
export function EraseDialog(props: { user: User; onClose: () => void; onDone: () => void }) {
  const { user, onClose, onDone } = props
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const erasing = useSingleMutation({
    mutationFn: () => erase(user.id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['user', 'list'] })
      notify.success(t('user.erase.done'))
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => erasing.mutate()}
      busy={erasing.isPending}
      title={t('user.erase.title', { name: fullName(user) })}
      verb={t('user.erase.verb')}
      error={erasing.error && t('user.erase.failed', { detail: problemText(erasing.error) })}
    >
      <p>{t('user.erase.goes')}</p>
      <p>{t('user.erase.stays')}</p>
    </ConfirmDialog>
  )
}
