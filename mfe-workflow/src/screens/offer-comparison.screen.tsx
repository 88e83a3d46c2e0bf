import { useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { absenceOf, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useParams, useSearchParams } from '@schrankwerk/shell-api/router'
import {
  AbsentObject,
  BackLink,
  Button,
  Chip,
  Empty,
  Inline,
  LinkButton,
  Muted,
  Notice,
  Page,
  Stack,
} from '@schrankwerk/ui'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { comparisonQuery, downloadComparison } from '../features/offer/compare/comparison.api.ts'
import styles from '../features/offer/compare/comparison.module.css'
import { ComparisonTable } from '../features/offer/compare/comparison-table.tsx'
import { useComparisonText } from '../features/offer/compare/comparison-text.ts'
import { comparisonOrders, sortOffers } from '../features/offer/compare/sort-offers.ts'
import { enquiryListPath, enquiryPath } from '../paths.ts'

/** All released offers of an enquiry side by side, for the customer to choose from. */
export function Component() {
  const t = useComparisonText()
  const { id = '' } = useParams()
  const query = useQuery(comparisonQuery(id))
  const [params, setParams] = useSearchParams()
  const downloads = useFileDownload()
  usePageTitle(query.data && t('title'))
  const chosen = params.get('sort')
  const order = comparisonOrders.find((one) => one === chosen) ?? 'price'
  const comparison = query.data
  if (!comparison)
    return (
      <AbsentObject
        reason={absenceOf(query.error)}
        title={t('title')}
        what={t('what')}
        missing={t('missing')}
        back={
          <LinkButton component={Link} to={enquiryListPath}>
            {t('toEnquiries')}
          </LinkButton>
        }
        onRetry={() => void query.refetch()}
      />
    )
  const { enquiryTitle, referenceNumber, amount, offers } = comparison
  const about = [
    enquiryTitle,
    referenceNumber && t('reference', { reference: referenceNumber }),
    t('cabinets', { count: amount }),
  ]
  return (
    <Page
      title={t('title')}
      count={offers.length}
      back={
        <BackLink component={Link} to={enquiryPath(id)}>
          {enquiryTitle ?? t('toEnquiry')}
        </BackLink>
      }
      actions={
        offers.length > 0 && (
          <>
            <Button
              icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => globalThis.print()}
            >
              {t('print')}
            </Button>
            <Button
              icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
              loading={downloads.running !== undefined}
              onClick={() => downloads.download({ key: id, begin: () => downloadComparison(id) })}
            >
              {t('export')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Muted>{about.filter(Boolean).join(' · ')}</Muted>
        {downloads.failure && (
          <Notice tone="error" onClose={downloads.forgetFailure}>
            {downloads.failure}
          </Notice>
        )}
        {offers.length === 0 ? (
          <Empty
            text={t('empty')}
            action={
              <LinkButton component={Link} to={enquiryPath(id)}>
                {t('toEnquiry')}
              </LinkButton>
            }
          />
        ) : (
          <>
            {offers.length > 1 && (
              <fieldset className={`${styles.sort} kit-no-print`}>
                <legend className="kit-hidden">{t('sort.label')}</legend>
                <Inline gap={2}>
                  <span aria-hidden="true">{t('sort.label')}</span>
                  {comparisonOrders.map((one) => (
                    <Chip
                      key={one}
                      pressed={one === order}
                      onClick={() => setParams({ sort: one }, { replace: true })}
                    >
                      {t(`sort.${one}`)}
                    </Chip>
                  ))}
                </Inline>
              </fieldset>
            )}
            <ComparisonTable comparison={comparison} offers={sortOffers(offers, order)} />
          </>
        )}
      </Stack>
    </Page>
  )
}
