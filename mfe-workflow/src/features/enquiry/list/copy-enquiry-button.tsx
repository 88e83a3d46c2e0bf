import type { EnquiryListItem } from '@schrankwerk/contracts'
import { IconButton } from '@schrankwerk/ui'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { titleOf } from './enquiry-columns.tsx'
import { useCopyEnquiry } from './use-copy-enquiry.ts'

/** Copies an enquiry and opens the copy; nothing where it may not be copied. */
export function CopyEnquiryButton({ enquiry }: { enquiry: EnquiryListItem }) {
  const { t } = useTranslation('workflow')
  const copying = useCopyEnquiry()
  if (!enquiry.allowedActions.includes('copy')) return null
  return (
    <IconButton
      small
      label={t('enquiry.list.copyOf', { title: titleOf(enquiry, t) })}
      loading={copying.isPending}
      onClick={() => copying.mutate(enquiry.id)}
    >
      <IconCopy size={16} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}
