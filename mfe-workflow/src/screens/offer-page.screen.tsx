import { BomPanel, EstimateCard, fetchReview, type LineFilter } from '@schrankwerk/bom-ui'
import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useParams } from '@schrankwerk/shell-api/router'
import { Stack } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ConditionsFacts } from '../features/enquiry/conditions/conditions-facts.tsx'
import { offerKey } from '../features/offer/offer.api.ts'
import { useOfferText } from '../features/offer/offer-text.ts'
import { OfferPage } from '../features/offer/page/offer-page.tsx'
import { usePageMarks } from '../question/page-marks-context.ts'

export function Component() {
  const { id = '' } = useParams()
  useEffect(fetchReview, [])
  return (
    <OfferPage
      id={id}
      conditions={(enquiry) => <ConditionsFacts conditions={enquiry} />}
      lines={(offer) => <OfferLines offer={offer} />}
    />
  )
}

const isTableOf =
  ({ bomFileName }: Offer) =>
  ({ fileType, filename }: Offer['fileItems'][number]) =>
    fileType === 'BILL_OF_MATERIAL' && filename === bomFileName

/** The offer's own lines and, where it is shown, what they would cost. */
function OfferLines({ offer }: { offer: Offer }) {
  const cache = useQueryClient()
  const t = useOfferText()
  const isSupplier = useMayCall(createOffer)
  const owner = { offerId: offer.id }
  const [filter, setFilter] = useState<LineFilter>()
  const editable = offer.allowedActions.includes('edit')
  return (
    <Stack gap={4}>
      <EstimateCard owner={owner} amount={offer.amount} editable={editable} onShowLines={setFilter} />
      <BomPanel
        filter={filter}
        onFilter={setFilter}
        owner={owner}
        bom={offer}
        hasTable={offer.fileItems.some(isTableOf(offer))}
        whoSees={isSupplier ? t('lines.whoSees', { customer: offer.customerName }) : undefined}
        marks={usePageMarks()?.lines}
        amount={offer.amount}
        editVersion={offer.editVersion}
        editable={editable}
        onChanged={() => void cache.invalidateQueries({ queryKey: offerKey(offer.id) })}
      />
    </Stack>
  )
}
