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
import { ObjectFileTable } from '../../../files/object-file-table.tsx'
import { enquiryPath } from '../../../paths.ts'
import { sectionIds } from '../page-ids.ts'
import styles from './offer-page.module.css'

export interface OfferEnquiryProps {
  offer: Offer
  /** The enquiry's job conditions, as text. */
  conditions: (enquiry: Enquiry) => ReactNode
}

/** What was asked for. */
export function OfferEnquiry({ offer, conditions }: OfferEnquiryProps) {
  const { t } = useTranslation('workflow')
  const { enquiry } = offer
  const fact = (field: string, value: string | null | undefined) => ({
    term: t(`offer.${field}`),
    value: value || '–',
  })
  return (
    <Section
      id={sectionIds.enquiry}
      title={t('offer.page.sections.enquiry')}
      actions={
        enquiry && (
          <LinkButton small component={Link} to={enquiryPath(enquiry.id)}>
            {t('offer.enquiry.open')}
          </LinkButton>
        )
      }
    >
      {enquiry === null ? (
        <Notice>{t('offer.enquiry.hidden')}</Notice>
      ) : (
        <Stack gap={5}>
          <DescriptionList
            columns={2}
            items={[
              fact('enquiry.title', enquiry.title),
              fact('enquiry.customer', enquiry.customerName),
              fact('field.amount', formatNumber(enquiry.amount, { decimals: 0 })),
              fact(
                'field.deliveryCondition',
                enquiry.deliveryCondition && t(`offer.deliveryCondition.${enquiry.deliveryCondition}`),
              ),
              fact('enquiry.desiredDeliveryDate', formatDate(enquiry.desiredDeliveryDate)),
              fact('enquiry.offerDeadline', formatDate(enquiry.offerDeadline)),
            ]}
          />
          {enquiry.additionalInfo && (
            <DescriptionList
              items={[
                {
                  term: t('offer.enquiry.additionalInfo'),
                  value: <span className={styles.text}>{enquiry.additionalInfo}</span>,
                },
              ]}
            />
          )}
          <Section level={3} title={t('offer.enquiry.files')}>
            <ObjectFileTable
              label={t('offer.enquiry.fileTable')}
              files={enquiry.fileItems}
              allowedTypes={[]}
            />
          </Section>
          <Section level={3} title={t('offer.enquiry.conditions')}>
            {conditions(enquiry)}
          </Section>
        </Stack>
      )}
    </Section>
  )
}
