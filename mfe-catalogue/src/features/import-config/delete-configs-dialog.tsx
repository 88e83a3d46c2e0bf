import type { ImportConfig } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { remove } from '../../import-config.api.ts'

export function DeleteConfigsDialog(choice: BulkChoice<ImportConfig>) {
  const { t } = useTranslation('catalogue')
  return (
    <BulkDialog
      {...choice}
      nameOf={({ title }) => title}
      act={oneByOne(({ id }) => remove(id))}
      changes="importConfig"
      words={{
        title: (count, title) => t('config.delete.title', { count, title }),
        verb: (count) => t('config.delete.verb', { count }),
        effect: (count) => t('config.delete.effect', { count }),
        done: (count) => t('config.delete.done', { count }),
        failed: (titles, detail) => t('config.delete.failed', { titles, detail }),
      }}
    />
  )
}
