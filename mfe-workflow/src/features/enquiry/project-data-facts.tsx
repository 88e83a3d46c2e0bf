import type { Enquiry } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import { DescriptionList, formatDate, formatDateTime, formatMoney, formatNumber } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import styles from './project-data-facts.module.css'

/** The project data once they are fixed. */
export function ProjectDataFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('workflow')
  const isCustomer = useSession().user.companyType === 'CUSTOMER'
  const fact = (field: string, value: string | null | undefined) => ({
    term: t(`enquiry.field.${field}`),
    value: value || '–',
  })
  const items = [
    fact('title', enquiry.title),
    fact(isCustomer ? 'referenceNumber' : 'referenceNumberOfCustomer', enquiry.referenceNumber),
    ...(isCustomer
      ? [
          fact(
            'supplierName',
            enquiry.supplierName ?? t('enquiry.list.offers', { count: enquiry.offerCount }),
          ),
        ]
      : [fact('customerName', enquiry.customerName)]),
    fact(
      'deliveryCondition',
      enquiry.deliveryCondition && t(`enquiry.deliveryCondition.${enquiry.deliveryCondition}`),
    ),
    fact('amount', enquiry.amount === null ? null : formatNumber(enquiry.amount, { decimals: 0 })),
    fact('desiredDeliveryDate', formatDate(enquiry.desiredDeliveryDate)),
    fact('offerDeadline', formatDate(enquiry.offerDeadline)),
    fact('releaseDate', formatDateTime(enquiry.releaseDate)),
    ...(isCustomer
      ? [fact('estimateVisible', t(enquiry.estimateVisible ? 'enquiry.yes' : 'enquiry.no'))]
      : []),
    ...(enquiry.price === null ? [] : [fact('price', formatMoney(enquiry.price))]),
  ]
  return (
    <>
      <DescriptionList columns={2} items={items} />
      {enquiry.additionalInfo && (
        <DescriptionList
          items={[
            {
              term: t('enquiry.field.additionalInfo'),
              value: <span className={styles.text}>{enquiry.additionalInfo}</span>,
            },
          ]}
        />
      )}
    </>
  )
}
