import type { Offer } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatDate, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offerKey, rememberOffer, wish } from '../offer.api.ts'

/** Asks the supplier for a new version; where that was done, since when. */
export function WishRevision({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const asking = useSingleMutation({
    mutationFn: () => wish(offer.id),
    onSuccess: (answered) => rememberOffer(cache, answered),
    onError: (error) => {
      notify.error(problemText(error))
      return cache.invalidateQueries({ queryKey: offerKey(offer.id) })
    },
  })
  if (offer.wishDate !== null)
    return (
      // Whoever asked stood on the button that is gone.
      <span tabIndex={-1} ref={(text) => void (asking.isSuccess && text?.focus())}>
        {t('offer.wish.done', { supplier: offer.supplierName, date: formatDate(offer.wishDate) })}
      </span>
    )
  if (!offer.allowedActions.includes('wish')) return null
  return (
    <Button small loading={asking.isPending} onClick={() => asking.mutate()}>
      {t('offer.action.wish')}
    </Button>
  )
}
