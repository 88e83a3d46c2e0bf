import type { EnquiryListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { archive } from '../enquiry.api.ts'
import { useStepText } from '../step-text.ts'
import { titleOf } from './enquiry-columns.tsx'

type Listed = Pick<EnquiryListItem, 'id' | 'title' | 'state' | 'allowedActions'>

export function ArchiveEnquiriesDialog(choice: BulkChoice<Listed>) {
  const { t } = useTranslation('workflow')
  const say = useStepText()
  const areDrafts = choice.items.every(({ state }) => state === 'DRAFT')
  return (
    <BulkDialog
      {...choice}
      nameOf={(enquiry) => titleOf(enquiry, t)}
      mayAct={({ allowedActions }) => allowedActions.includes('archive')}
      act={oneByOne(({ id }) => archive(id))}
      changes="enquiry"
      words={{
        title: (count, title) => say('archive.title', { count, title }),
        verb: (count) => say('archive.confirm', { count }),
        effect: () => say(areDrafts ? 'archive.effectOfDrafts' : 'archive.effect'),
        done: (count) => say('archive.done', { count }),
        failed: (titles, detail) => say('archive.failed', { titles, detail }),
        impossible: (titles) => say('archive.impossible', { titles }),
        none: say('archive.none'),
      }}
    />
  )
}
