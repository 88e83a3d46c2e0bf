import type { ComparedOffer, Offer, OfferComparison } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Button,
  Columns,
  Failed,
  formatDate,
  formatMoney,
  Loading,
  Stack,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { jumpToSection } from '../../../jump.ts'
import { comparisonPath } from '../../../paths.ts'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import { priceEach } from '../price-each.ts'
import { BestBadge } from './best-badge.tsx'
import { comparisonQuery } from './comparison.api.ts'
import { type ComparisonText, useComparisonText } from './comparison-text.ts'
import { DecisionFigure } from './decision-figure.tsx'
import { daysLateText, isBest, kindsText, rangeText, sinceFirstText } from './figure-words.ts'

/** An offer against the cost range, its first version, the others and what was asked. */
export function DecisionFigures({ offer }: { offer: Pick<Offer, 'id' | 'enquiryId'> }) {
  const t = useComparisonText()
  const query = useQuery(comparisonQuery(offer.enquiryId))
  const compared = query.data?.offers.find(({ id }) => id === offer.id)
  if (query.data && compared) return <Figures comparison={query.data} offer={compared} />
  if (query.error) return <Failed what={t('what')} onRetry={() => void query.refetch()} />
  return (
    <Loading>
      <TableSkeleton rows={3} />
    </Loading>
  )
}

interface Compared {
  comparison: OfferComparison
  offer: ComparedOffer
}

function Figures({ comparison, offer }: Compared) {
  const t = useComparisonText()
  const count = comparison.offers.length
  return (
    <Stack gap={4}>
      <Columns ratio="thirds">
        <PriceFigure comparison={comparison} offer={offer} />
        <DateFigure comparison={comparison} offer={offer} />
        <DeviationFigure comparison={comparison} offer={offer} />
      </Columns>
      <TextLink component={Link} to={comparisonPath(comparison.enquiryId)}>
        {t('decision.compare', { count })}
      </TextLink>
    </Stack>
  )
}

const placeOf = (t: ComparisonText, rank: number | null, { inPlay }: OfferComparison): string | undefined =>
  rank === null || inPlay < 2 ? undefined : t('decision.place', { place: rank, count: inPlay })

function PriceFigure({ comparison, offer }: Compared) {
  const t = useComparisonText()
  const ofOffers = useOfferText()
  const { amount } = comparison
  const { againstRange, sinceFirstVersion, priceRank } = offer
  const change = sinceFirstText(t, offer)
  const place = placeOf(t, priceRank, comparison)
  return (
    <DecisionFigure label={t('decision.price')} value={formatMoney(offer.price)}>
      {amount > 1 && <p>{t('decision.each', { price: priceEach(ofOffers, offer.price, amount) })}</p>}
      {isBest(priceRank, comparison) ? (
        <BestBadge>{t('decision.bestOf', { count: comparison.inPlay })}</BestBadge>
      ) : (
        <p>{place ?? t(offer.inPlay ? 'decision.onlyOne' : 'outOfPlay')}</p>
      )}
      {againstRange && (
        <p>{t('decision.range', { where: t(`range.${againstRange}`), range: rangeText(t, comparison) })}</p>
      )}
      {change && <p>{sinceFirstVersion === 0 ? t('decision.sinceSame') : t('decision.since', { change })}</p>}
    </DecisionFigure>
  )
}

function DateFigure({ comparison, offer }: Compared) {
  const t = useComparisonText()
  const wanted = formatDate(comparison.desiredDeliveryDate)
  const days = daysLateText(t, offer)
  const place = placeOf(t, offer.dateRank, comparison)
  return (
    <DecisionFigure label={t('decision.date')} value={formatDate(offer.desiredDeliveryDate) || '–'}>
      {days && <p>{t('decision.against', { days, wanted })}</p>}
      {isBest(offer.dateRank, comparison) ? (
        <BestBadge>{t('decision.firstOf', { count: comparison.inPlay })}</BestBadge>
      ) : (
        place && <p>{place}</p>
      )}
      <p>
        {offer.validUntil
          ? t('decision.validUntil', { date: formatDate(offer.validUntil) })
          : t('decision.unlimited')}
      </p>
    </DecisionFigure>
  )
}

function DeviationFigure({ comparison, offer }: Compared) {
  const t = useComparisonText()
  const ofOffers = useOfferText()
  const { lines, ADDED: added } = offer.deviationCounts
  const late = offer.daysLate !== null && offer.daysLate > 0
  const conditionOf = (condition: ComparedOffer['deliveryCondition']) =>
    condition ? ofOffers(`deliveryCondition.${condition}`) : '–'
  const hasDeviations = lines + added > 0
  const ofLines =
    lines === 0 && added > 0
      ? t('decision.added', { count: added })
      : t('decision.lines', { count: lines, all: comparison.lineCount })
  return (
    <DecisionFigure
      label={t('decision.deviations')}
      value={hasDeviations || offer.otherDeliveryCondition || late ? ofLines : t('decision.noDeviations')}
    >
      {hasDeviations && (
        <>
          {lines > 0 && <p>{kindsText(t, offer.deviationCounts)}</p>}
          <Button small variant="quiet" onClick={() => jumpToSection(sectionIds.deviations)}>
            {t('decision.showLines')}
          </Button>
        </>
      )}
      {offer.otherDeliveryCondition && (
        <p>
          {t('decision.condition', {
            offered: conditionOf(offer.deliveryCondition),
            asked: conditionOf(comparison.deliveryCondition),
          })}
        </p>
      )}
      {late && <p>{t('decision.late', { count: offer.daysLate })}</p>}
    </DecisionFigure>
  )
}
