import type { UserRow } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../full-name.ts'
import { remove } from '../../user.api.ts'

export function DeleteUsersDialog(choice: BulkChoice<Pick<UserRow, 'id' | 'name' | 'lastname'>>) {
  const { t } = useTranslation('accounts')
  return (
    <BulkDialog
      {...choice}
      nameOf={fullName}
      act={oneByOne(({ id }) => remove(id))}
      changes="user"
      words={{
        title: (count, name) => t('user.delete.title', { count, name }),
        verb: (count) => t('user.delete.verb', { count }),
        effect: (count) => t('user.delete.effect', { count }),
        done: (count) => t('user.delete.done', { count }),
        failed: (names, detail) => t('user.delete.failed', { names, detail }),
      }}
    />
  )
}
