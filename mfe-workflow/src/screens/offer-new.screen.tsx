import { useParams } from '@schrankwerk/shell-api/router'
import { NewOffer } from '../features/offer/page/new-offer.tsx'

export function Component() {
  const { enquiryId = '' } = useParams()
  return <NewOffer key={enquiryId} enquiryId={enquiryId} />
}
