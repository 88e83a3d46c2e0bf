import type { BusinessDataItem } from '@schrankwerk/contracts'
import { BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { remove } from './folder.api.ts'

export interface DeleteDialogProps {
  offerId: string
  items: readonly BusinessDataItem[]
  onClose: () => void
}

export function DeleteDialog({ offerId, items, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('businessdata')
  return (
    <BulkDialog
      items={items}
      onClose={onClose}
      onDone={() => undefined}
      nameOf={({ filename }) => filename}
      mayAct={({ permissions }) => permissions.write}
      act={oneByOne(({ id }) => remove(offerId, id))}
      changes="businessData"
      words={{
        title: (count, name) => t('folder.deleteTitle', { count, name }),
        verb: () => t('folder.deleteVerb'),
        effect: () => t('folder.deleteEffect'),
        done: (count) => t('folder.deleted', { count }),
        failed: (names, detail) => t('folder.deleteFailed', { names, detail }),
        impossible: (names) => t('folder.deleteImpossible', { names }),
        none: t('folder.deleteNone'),
      }}
    />
  )
}
