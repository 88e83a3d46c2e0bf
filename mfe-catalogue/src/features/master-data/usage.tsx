import type { MasterDataKind } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Muted, TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { articleListPath, importConfigListPath, masterDataListPath } from '../../paths.ts'
import styles from './master-data.module.css'
import { articleAmount, type Named } from './master-data.ts'

/** What uses it, with its number and the way there where a list can be narrowed to it. */
export function Usage({ kind, one }: { kind: MasterDataKind; one: Named }) {
  const { t } = useTranslation('catalogue')
  const uses = (one.usedBy ?? [{ by: 'article', amount: articleAmount(one) }]).filter(
    ({ amount }) => amount > 0,
  )
  if (uses.length === 0) return <Muted>{t('masterData.use.none')}</Muted>
  return (
    <ul className={styles.uses}>
      {uses.map(({ by, amount }) => {
        const way = wayTo(kind, by, one.id)
        const text = t(`masterData.use.${by}`, { count: amount })
        return (
          <li key={by}>
            {way ? (
              <TextLink component={Link} to={way}>
                {text}
              </TextLink>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

const wayTo = (kind: MasterDataKind, by: string, id: string): string | undefined => {
  if (by === 'import-config') return importConfigListPath
  if (kind !== 'manufacturer') return undefined
  if (by === 'article') return articlesOf(id)
  return by === 'discount-group' ? `${masterDataListPath('discountgroup')}?manufacturerId=${id}` : undefined
}

/** The articles of a manufacturer. */
export const articlesOf = (manufacturerId: string): string =>
  `${articleListPath}?manufacturer=${manufacturerId}`
