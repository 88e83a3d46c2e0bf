import { createEnquiry, type Enquiry } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  DescriptionList,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  Stack,
  TextLink,
} from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deadlineText } from '../../deal/deadline-text.ts'
import { comparisonPath, jobListPath, orderListPath } from '../../paths.ts'
import { answersText } from './answers-text.ts'
import styles from './project-data-facts.module.css'

/** Where one finds what suppliers answered. */
const answersPathOf = ({ id, supplierName, offerCount, awardedState }: Enquiry): string | undefined => {
  if (supplierName !== null)
    return `${awardedState === 'CONFIRMED' ? jobListPath : orderListPath}?enquiryId=${id}`
  return offerCount > 0 ? comparisonPath(id) : undefined
}

/** The project data once they are fixed. */
export function ProjectDataFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('workflow')
  const isCustomer = useMayCall(createEnquiry)
  const fact = (field: string, value: ReactNode) => ({
    term: t(`enquiry.field.${field}`),
    value: value || '–',
  })
  const supplier = answersText(enquiry, t)
  const answers = answersPathOf(enquiry)
  const items = [
    fact('title', enquiry.title),
    fact(isCustomer ? 'referenceNumber' : 'referenceNumberOfCustomer', enquiry.referenceNumber),
    ...(isCustomer
      ? [
          fact(
            'supplierName',
            answers ? (
              <TextLink component={Link} to={answers}>
                {supplier}
              </TextLink>
            ) : (
              supplier
            ),
          ),
        ]
      : [fact('customerName', enquiry.customerName)]),
    fact(
      'deliveryCondition',
      enquiry.deliveryCondition && t(`enquiry.deliveryCondition.${enquiry.deliveryCondition}`),
    ),
    fact('amount', enquiry.amount === null ? null : formatNumber(enquiry.amount, { decimals: 0 })),
    fact('desiredDeliveryDate', formatDate(enquiry.desiredDeliveryDate)),
    fact('offerDeadline', deadlineText(t, enquiry.offerDeadline)),
    fact('releaseDate', formatDateTime(enquiry.releaseDate)),
    ...(isCustomer
      ? [fact('estimateVisible', t(enquiry.estimateVisible ? 'enquiry.yes' : 'enquiry.no'))]
      : []),
    ...(enquiry.price === null ? [] : [fact('price', formatMoney(enquiry.price))]),
  ]
  return (
    <Stack gap={3} className={styles.facts}>
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
    </Stack>
  )
}
