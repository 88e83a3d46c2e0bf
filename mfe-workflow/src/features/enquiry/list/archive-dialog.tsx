import type { EnquiryListItem } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, Dialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { archiveEach } from '../../../archive-each.ts'
import { useSingleMutation } from '../../../use-single-mutation.ts'
import { archive } from '../enquiry.api.ts'
import { titleOf } from './enquiry-columns.tsx'

type Listed = Pick<EnquiryListItem, 'id' | 'title' | 'allowedActions'>

export interface ArchiveDialogProps {
  enquiries: readonly Listed[]
  open: boolean
  onClose: () => void
  /** Ids that are archived now. */
  onArchived: (ids: string[]) => void
}

const namedAtMost = 8

/** Names what will be archived and what that means, then archives one after the other. */
export function ArchiveDialog({ enquiries, open, onClose, onArchived }: ArchiveDialogProps) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const possible = enquiries.filter(({ allowedActions }) => allowedActions.includes('archive'))
  const impossible = enquiries.filter((enquiry) => !possible.includes(enquiry))
  const names = (some: readonly Listed[]) => some.map((enquiry) => `„${titleOf(enquiry, t)}“`).join(', ')

  const archiving = useSingleMutation({
    mutationFn: () => archiveEach(possible, archive),
    onSuccess: async ({ done, failed, reason }) => {
      await cache.invalidateQueries({ queryKey: ['enquiry'] })
      if (done.length > 0) notify.success(t('enquiry.archive.done', { count: done.length }))
      if (failed.length > 0)
        notify.error(
          t('enquiry.archive.failed', {
            titles: names(failed),
            detail: reason instanceof ProblemError ? reason.detail : '',
          }),
        )
      onClose()
      onArchived(done.map(({ id }) => id))
    },
  })
  const left = impossible.length > 0 && t('enquiry.archive.impossible', { titles: names(impossible) })
  if (open && possible.length === 0)
    return (
      <Dialog open onClose={onClose} size="small" title={t('enquiry.archive.none')}>
        <p>{left}</p>
      </Dialog>
    )
  const count = possible.length
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => archiving.mutate()}
      busy={archiving.isPending}
      title={t('enquiry.archive.title', { count, title: possible[0] ? titleOf(possible[0], t) : '' })}
      verb={t('enquiry.archive.confirm', { count })}
    >
      {count > 1 && (
        <ul>
          {possible.slice(0, namedAtMost).map((enquiry) => (
            <li key={enquiry.id}>{titleOf(enquiry, t)}</li>
          ))}
          {count > namedAtMost && <li>{t('enquiry.archive.more', { count: count - namedAtMost })}</li>}
        </ul>
      )}
      <p>{t('enquiry.archive.effect')}</p>
      {left && <p>{left}</p>}
    </ConfirmDialog>
  )
}
