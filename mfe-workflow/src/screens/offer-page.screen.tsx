import { BomPanel, EstimateCard, fetchReview, type LineFilter } from '@schrankwerk/bom-ui'
import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useParams } from '@schrankwerk/shell-api/router'
import { Stack } from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ConditionsFacts } from '../features/enquiry/conditions/conditions-facts.tsx'
import { enquiryQuery } from '../features/enquiry/enquiry.api.ts'
import { offerKey } from '../features/offer/offer.api.ts'
import { useOfferText } from '../features/offer/offer-text.ts'
import { OfferPage } from '../features/offer/page/offer-page.tsx'
import { usePageMarks } from '../question/page-marks-context.ts'

/** A page of its own for each offer; a new one stays the same page when it gets its address. */
export function Component() {
  const { id, enquiryId } = useParams()
  const [made, setMade] = useState<string>()
  const address = id ?? enquiryId
  const [visit, setVisit] = useState({ address, enquiryId, count: 0 })
  if (visit.address !== address)
    setVisit(address === made ? { ...visit, address } : { address, enquiryId, count: visit.count + 1 })
  const enquiry = useQuery({ ...enquiryQuery(visit.enquiryId ?? ''), enabled: enquiryId !== undefined })
  useEffect(fetchReview, [])
  return (
    <OfferPage
      key={visit.count}
      id={id}
      enquiryId={visit.enquiryId}
      enquiry={enquiry}
      onMade={setMade}
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
