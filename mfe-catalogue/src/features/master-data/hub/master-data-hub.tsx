import { Failed, FormSkeleton, Loading } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './hub.module.css'
import { HubCard, type HubCardProps } from './hub-card.tsx'
import { hubCards } from './hub-cards.ts'
import { overviewQuery } from './overview.api.ts'

/** Which master data there is, and what of it needs a hand; `more` cards stand after the kinds. */
export function MasterDataHub({ more = [] }: { more?: readonly HubCardProps[] }) {
  const { t } = useTranslation('catalogue')
  const { data, error, refetch } = useQuery(overviewQuery)
  if (error && !data) return <Failed what={t('masterData.hub.what')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <FormSkeleton fields={5} />
      </Loading>
    )
  return (
    <ul className={styles.cards}>
      {[...hubCards(data, t), ...more].map((card) => (
        <li key={card.to}>
          <HubCard {...card} />
        </li>
      ))}
    </ul>
  )
}
