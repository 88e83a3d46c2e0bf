import type { Offer } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatDate, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { offerKey, rememberOffer, wish } from '../offer.api.ts'
import { useStandingText } from './standing-text.ts'

/** Asks the supplier for a new version; where that was done, since when. */
export function WishRevision({ offer }: { offer: Offer }) {
  const say = useStandingText()
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
        {say('wish.done', { supplier: offer.supplierName, date: formatDate(offer.wishDate) })}
      </span>
    )
  if (!offer.allowedActions.includes('wish')) return null
  return (
    <Button small loading={asking.isPending} onClick={() => asking.mutate()}>
      {say('wish.ask')}
    </Button>
  )
}
