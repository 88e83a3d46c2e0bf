import type { AnswerOf, getMasterDataOverview, MasterDataKind } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'
import { masterDataListPath } from '../../../paths.ts'
import type { HubCardProps } from './hub-card.tsx'

export type MasterDataOverview = AnswerOf<typeof getMasterDataOverview>
type Amount = keyof MasterDataOverview

const unused = '?unused=true'
const withoutPercent = '?withoutPercent=true'
// Those without stand first.
const fewestArticles = '?sort=usedByArticleAmount&order=asc'
const shortestTime = '?sort=workTime&order=asc'

/** The kinds in the order of the page: how many there are, and the list that shows what needs a hand. */
const kinds: readonly (readonly [MasterDataKind, Amount, missing?: Amount, query?: string])[] = [
  ['manufacturer', 'manufacturers', 'manufacturersWithoutArticles', unused],
  ['discountgroup', 'discountGroups', 'groupsWithoutPercent', withoutPercent],
  ['unit', 'units', 'unitsWithoutArticles', fewestArticles],
  ['wholesaler', 'wholesalers'],
  ['eclass', 'eclassMappings', 'eclassWithoutWorkTime', shortestTime],
]

export const hubCards = (overview: MasterDataOverview, t: TFunction<'catalogue'>): HubCardProps[] =>
  kinds.map(([kind, amount, missing, query]) => {
    const to = masterDataListPath(kind)
    const count = missing ? overview[missing] : 0
    return {
      title: t(`masterData.${kind}.many`),
      count: overview[amount],
      to,
      hints: count > 0 ? [{ text: t(`masterData.hub.hint.${missing}`, { count }), to: `${to}${query}` }] : [],
    }
  })
