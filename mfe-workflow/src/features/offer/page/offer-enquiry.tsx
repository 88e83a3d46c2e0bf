import type { Enquiry, Offer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import {
  DescriptionList,
  formatDate,
  formatNumber,
  LinkButton,
  Notice,
  Section,
  Stack,
} from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deadlineText } from '../../../deal/deadline-text.ts'
import { ObjectFileTable } from '../../../files/object-file-table.tsx'
import { enquiryPath } from '../../../paths.ts'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import styles from './offer-page.module.css'
import { usePageText } from './page-text.ts'

export interface OfferEnquiryProps {
  offer: Offer
  /** The enquiry's job conditions, as text. */
  conditions: (enquiry: Enquiry) => ReactNode
}

/** What was asked for. */
export function OfferEnquiry({ offer, conditions }: OfferEnquiryProps) {
  const t = useOfferText()
  const page = usePageText()
  const { t: deal } = useTranslation('workflow')
  const { enquiry, enquiryObstacle } = offer
  const fact = (term: string, value: string | null | undefined) => ({ term, value: value || '–' })
  return (
    <Section
      id={sectionIds.enquiry}
      title={t('page.sections.enquiry')}
      actions={
        enquiry && (
          <LinkButton small component={Link} to={enquiryPath(enquiry.id)}>
            {page('enquiry.open')}
          </LinkButton>
        )
      }
    >
      {enquiry === null ? (
        <Notice>
          {page(`enquiry.hidden.${enquiryObstacle ?? 'enquiry-closed'}`, { customer: offer.customerName })}
        </Notice>
      ) : (
        <Stack gap={5} className={`${styles.facts} ${styles.titled}`}>
          <DescriptionList
            columns={2}
            items={[
              fact(page('enquiry.title'), enquiry.title),
              fact(page('enquiry.customer'), enquiry.customerName),
              fact(t('field.amount'), formatNumber(enquiry.amount, { decimals: 0 })),
              fact(
                t('field.deliveryCondition'),
                enquiry.deliveryCondition && t(`deliveryCondition.${enquiry.deliveryCondition}`),
              ),
              fact(page('enquiry.desiredDeliveryDate'), formatDate(enquiry.desiredDeliveryDate)),
              fact(page('enquiry.offerDeadline'), deadlineText(deal, enquiry.offerDeadline)),
            ]}
          />
          {enquiry.additionalInfo && (
            <DescriptionList
              items={[
                {
                  term: page('enquiry.additionalInfo'),
                  value: <span className={styles.text}>{enquiry.additionalInfo}</span>,
                },
              ]}
            />
          )}
          <Section level={3} title={page('enquiry.files')}>
            <ObjectFileTable label={page('enquiry.fileTable')} files={enquiry.fileItems} allowedTypes={[]} />
          </Section>
          <Section level={3} title={page('enquiry.conditions')}>
            {conditions(enquiry)}
          </Section>
        </Stack>
      )}
    </Section>
  )
}
