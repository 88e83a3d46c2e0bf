import type { OfferListItem } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, Dialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { archiveEach } from '../../../archive-each.ts'
import { useSingleMutation } from '../../../use-single-mutation.ts'
import { archive } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'

type Listed = Pick<OfferListItem, 'id' | 'offerNumber' | 'referenceNumber' | 'version' | 'allowedActions'>

export interface ArchiveOffersDialogProps {
  offers: readonly Listed[]
  open: boolean
  onClose: () => void
  /** Ids that are archived now. */
  onArchived: (ids: string[]) => void
}

/** Names what will be archived and what that means, then archives one after the other. */
export function ArchiveOffersDialog({ offers, open, onClose, onArchived }: ArchiveOffersDialogProps) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const possible = offers.filter(({ allowedActions }) => allowedActions.includes('archive'))
  const impossible = offers.filter((offer) => !possible.includes(offer))
  const nameOf = (offer: Listed) =>
    t('offer.archive.name', {
      name: offerName(offer, t),
      reference: offer.referenceNumber ?? '–',
      version: offer.version,
    })
  const names = (some: readonly Listed[]) => some.map(nameOf).join(', ')

  const archiving = useSingleMutation({
    mutationFn: () => archiveEach(possible, archive),
    onSuccess: ({ done, failed, reason }) => {
      if (done.length > 0) notify.success(t('offer.archive.done', { count: done.length }))
      if (failed.length > 0)
        notify.error(
          t('offer.archive.failed', {
            names: names(failed),
            detail: reason instanceof ProblemError ? reason.detail : '',
          }),
        )
      onClose()
      onArchived(done.map(({ id }) => id))
      void cache.invalidateQueries({ queryKey: ['offer'] })
    },
  })
  const left = impossible.length > 0 && t('offer.archive.impossible', { names: names(impossible) })
  if (possible.length === 0)
    return (
      <Dialog open={open} onClose={onClose} size="small" title={t('offer.archive.none')}>
        <p>{left}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => archiving.mutate()}
      busy={archiving.isPending}
      title={t('offer.archive.title', {
        count: possible.length,
        name: possible[0] ? offerName(possible[0], t) : '',
      })}
      verb={t('offer.archive.confirm')}
    >
      <ul>
        {possible.map((offer) => (
          <li key={offer.id}>{nameOf(offer)}</li>
        ))}
      </ul>
      <p>{t('offer.archive.effect')}</p>
      {left && <p>{left}</p>}
    </ConfirmDialog>
  )
}
