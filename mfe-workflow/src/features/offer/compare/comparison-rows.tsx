import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { formatDate, formatMoney, Muted, Stack } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import type { OfferText } from '../offer-text.ts'
import { priceEach } from '../price-each.ts'
import { BestBadge } from './best-badge.tsx'
import { ComparedState } from './compared-state.tsx'
import type { ComparisonText } from './comparison-text.ts'
import { daysLateText, fromUpperText, isBest, kindsText, rangeText, sinceFirstText } from './figure-words.ts'
import { OfferVersionList } from './offer-version-list.tsx'
import { SupplierInfo } from './supplier-info.tsx'

/** One figure of all offers, with what was asked. */
export interface ComparisonRow {
  key: string
  label: string
  asked?: string | undefined
  cell: (offer: ComparedOffer) => ReactNode
}

const below = (first: ReactNode, ...more: ReactNode[]) => (
  <Stack gap={1} align="start">
    <span>{first}</span>
    {more}
  </Stack>
)
/** A row that has something to say. */
const only = (isTelling: boolean, row: ComparisonRow): ComparisonRow[] => (isTelling ? [row] : [])
const quiet = (text: string | undefined) => text && <Muted key={text}>{text}</Muted>

/** The figures side by side, in the order in which one decides. */
export function comparisonRows(
  t: ComparisonText,
  ofOffers: OfferText,
  comparison: OfferComparison,
): ComparisonRow[] {
  const { amount, lineCount, offers, range } = comparison
  const hasVersions = offers.some(({ version }) => version > 1)
  const conditionOf = (condition: ComparedOffer['deliveryCondition']) =>
    condition ? ofOffers(`deliveryCondition.${condition}`) : '–'
  const asked = (value: string | undefined) => (value ? t('asked', { value }) : undefined)
  const best = (isIt: boolean, name: 'price' | 'date') =>
    isIt && <BestBadge key={name}>{t(`best.${name}`)}</BestBadge>
  return [
    {
      key: 'state',
      label: t('row.state'),
      cell: (offer) => <ComparedState offer={offer} />,
    },
    {
      key: 'pricePerCabinet',
      label: t('row.pricePerCabinet'),
      cell: (offer) =>
        below(
          <strong>{priceEach(ofOffers, offer.price, amount)}</strong>,
          best(isBest(offer.priceRank, comparison), 'price'),
        ),
    },
    {
      key: 'price',
      label: t('row.price', { cabinets: t('cabinets', { count: amount }) }),
      cell: (offer) => formatMoney(offer.price),
    },
    ...only(range !== null, {
      key: 'range',
      label: t('row.range'),
      asked: rangeText(t, comparison),
      cell: (offer) => (offer.againstRange ? t(`range.${offer.againstRange}`) : '–'),
    }),
    ...only(range !== null, {
      key: 'upper',
      label: t('row.upper'),
      asked:
        range === null
          ? undefined
          : t('upper.value', {
              upper: formatMoney(range.upperForAll),
              cabinets: t('cabinets', { count: amount }),
            }),
      cell: (offer) => fromUpperText(t, offer, comparison) ?? '–',
    }),
    ...only(hasVersions, {
      key: 'first',
      label: t('row.first'),
      cell: (offer) => sinceFirstText(t, offer) ?? '–',
    }),
    {
      key: 'date',
      label: t('row.date'),
      asked: asked(formatDate(comparison.desiredDeliveryDate)),
      cell: (offer) =>
        below(
          formatDate(offer.desiredDeliveryDate) || '–',
          quiet(daysLateText(t, offer)),
          best(isBest(offer.dateRank, comparison), 'date'),
        ),
    },
    {
      key: 'validUntil',
      label: t('row.validUntil'),
      cell: (offer) => (offer.validUntil ? formatDate(offer.validUntil) : t('unlimited')),
    },
    {
      key: 'deliveryCondition',
      label: t('row.deliveryCondition'),
      asked: asked(conditionOf(comparison.deliveryCondition)),
      cell: (offer) =>
        below(
          conditionOf(offer.deliveryCondition),
          offer.otherDeliveryCondition && quiet(t('otherCondition')),
        ),
    },
    ...only(
      offers.some(({ additionalInfoSupplier }) => additionalInfoSupplier !== null),
      {
        key: 'info',
        label: t('row.info'),
        cell: ({ additionalInfoSupplier: text }) => (text === null ? '–' : <SupplierInfo text={text} />),
      },
    ),
    {
      key: 'deviations',
      label: t('row.deviations'),
      cell: ({ deviationCounts: counts }) =>
        counts.lines + counts.ADDED === 0
          ? t('deviation.none')
          : below(t('deviation.of', { count: counts.lines, lines: lineCount }), quiet(kindsText(t, counts))),
    },
    ...only(hasVersions, {
      key: 'versions',
      label: t('row.versions'),
      cell: (offer) => (offer.version > 1 ? <OfferVersionList offer={offer} /> : '–'),
    }),
  ]
}
