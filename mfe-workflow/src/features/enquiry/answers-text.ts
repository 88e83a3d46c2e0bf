import type { EnquiryListItem } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

/** Who got the order; until somebody did, how many offers there are, and how many of them are declined. */
export function answersText(
  {
    supplierName,
    offerCount,
    declinedCount,
  }: Pick<EnquiryListItem, 'supplierName' | 'offerCount' | 'declinedCount'>,
  t: TFunction<'workflow'>,
): string {
  if (supplierName !== null) return supplierName
  const offers = t('enquiry.list.offers', { count: offerCount })
  if (declinedCount === 0) return offers
  return declinedCount === offerCount
    ? t('enquiry.list.allDeclined', { offers, count: offerCount })
    : t('enquiry.list.declined', { offers, count: declinedCount })
}
