import type { EnquiryListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { archive } from '../enquiry.api.ts'
import { titleOf } from './enquiry-columns.tsx'

type Listed = Pick<EnquiryListItem, 'id' | 'title' | 'allowedActions'>

export function ArchiveEnquiriesDialog(choice: BulkChoice<Listed>) {
  const { t } = useTranslation('workflow')
  return (
    <BulkDialog
      {...choice}
      nameOf={(enquiry) => titleOf(enquiry, t)}
      mayAct={({ allowedActions }) => allowedActions.includes('archive')}
      act={oneByOne(({ id }) => archive(id))}
      changes="enquiry"
      words={{
        title: (count, title) => t('enquiry.archive.title', { count, title }),
        verb: (count) => t('enquiry.archive.confirm', { count }),
        effect: () => t('enquiry.archive.effect'),
        done: (count) => t('enquiry.archive.done', { count }),
        failed: (titles, detail) => t('enquiry.archive.failed', { titles, detail }),
        impossible: (titles) => t('enquiry.archive.impossible', { titles }),
        none: t('enquiry.archive.none'),
      }}
    />
  )
}
