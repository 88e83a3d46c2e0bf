import type { ImportProposal } from '@schrankwerk/contracts'
import { Empty, formatNumber } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** In place of rows, of a file that has none: what it brings instead, and what accepting does with that. */
export function WithoutArticles({ proposal: { discountPercents } }: { proposal: ImportProposal }) {
  const { t } = useTranslation('catalogue')
  const { total, said = total } = discountPercents
  if (said === 0) return <Empty text={t('proposal.withoutArticles.nothing')} />
  const counted = (count: number) => ({ count, shown: formatNumber(count) })
  const effect = t(
    total > 0 ? 'proposal.withoutArticles.effect' : 'proposal.withoutArticles.noEffect',
    counted(total),
  )
  return <Empty text={`${t('proposal.withoutArticles.percents', counted(said))} ${effect}`} />
}
