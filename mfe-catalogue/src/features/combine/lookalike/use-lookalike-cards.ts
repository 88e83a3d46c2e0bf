import { combinableKinds } from '@schrankwerk/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lookalikesPath } from '../../../paths.ts'
import { lookalikeCountQuery } from './lookalike.api.ts'

/** For the page of all master data: how many pairs look alike, and the way there; nothing until they are counted. */
export function useLookalikeCards() {
  const { t } = useTranslation('catalogue')
  const counts = useQuery(lookalikeCountQuery).data
  if (!counts) return []
  return [
    {
      title: t('lookalike.title'),
      count: combinableKinds.reduce((sum, kind) => sum + counts[kind], 0),
      to: lookalikesPath,
      hints: combinableKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => ({
          text: t('lookalike.hint', { count: counts[kind], what: t(`masterData.${kind}.many`) }),
          to: `${lookalikesPath}?kind=${kind}`,
        })),
    },
  ]
}
