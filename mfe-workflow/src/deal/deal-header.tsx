import { createEnquiry } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { ObjectHeader, type ObjectHeaderProps, useIsNarrow } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

type Facts = NonNullable<ObjectHeaderProps['facts']>

export interface Deal {
  /** Left out where the page is called by it. */
  project?: string | null
  /** Left out as long as there is no second party, or the reader may not know it. */
  customerName?: string | null | undefined
  supplierName?: string | null | undefined
  referenceNumber: string | null | undefined
  /** The first one is not worth a word. */
  version?: number
}

export interface DealHeaderProps extends Omit<ObjectHeaderProps, 'facts'> {
  /** Left out before there is anything to tell. */
  deal: Deal | undefined
  /** The two or three figures of the moment. */
  figures: Facts
}

/** The head of an enquiry, offer, order or job: the project, who with whom, and the figures of the moment. */
export function DealHeader({ deal, figures, ...header }: DealHeaderProps) {
  const { t } = useTranslation('workflow')
  const isCustomer = useMayCall(createEnquiry)
  // On a phone the facts stand before the decision, and nobody has to read there who he is himself.
  const isNarrow = useIsNarrow()
  const facts = deal && [
    { label: t('deal.project'), value: deal.project, isKnown: deal.project !== undefined },
    {
      label: t('deal.customerName'),
      value: deal.customerName,
      isKnown: deal.customerName && !(isNarrow && isCustomer),
    },
    {
      label: t('deal.supplierName'),
      value: deal.supplierName,
      isKnown: deal.supplierName && (!isNarrow || isCustomer),
    },
    {
      label: t(`deal.${isCustomer ? 'referenceNumber' : 'referenceNumberOfCustomer'}`),
      value: deal.referenceNumber,
      isKnown: true,
    },
    { label: t('deal.version'), value: deal.version, isKnown: (deal.version ?? 1) > 1 },
  ]
  return <ObjectHeader {...header} facts={facts && [...facts.filter(({ isKnown }) => isKnown), ...figures]} />
}
