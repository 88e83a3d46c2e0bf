import type { ListAddress } from '@schrankwerk/portal-ui/list'
import { Button } from '@schrankwerk/ui'
import { MultiSelectField } from '@schrankwerk/ui/multi-select'
import { useTranslation } from 'react-i18next'
import { ConfirmedSearch } from '../../../lists/confirmed-search.tsx'
import { useManufacturerSearch } from '../../../manufacturer-search.ts'
import styles from './article-filters.module.css'

export const articleFilters = ['searchTerm', 'orderNumber', 'manufacturer'] as const
export type ArticleFilterName = (typeof articleFilters)[number]

/** What narrows the list; every choice stands in the address. */
export function ArticleFilters({ address }: { address: ListAddress<ArticleFilterName> }) {
  const { t } = useTranslation('catalogue')
  const { filters, isFiltered, setFilter, resetFilters } = address
  const chosen = filters.manufacturer?.split(',') ?? []
  const manufacturers = useManufacturerSearch(chosen)
  return (
    <div className={styles.filters}>
      <ConfirmedSearch
        label={t('article.list.search')}
        value={filters.searchTerm ?? ''}
        onConfirm={(text) => setFilter('searchTerm', text)}
      />
      <ConfirmedSearch
        label={t('article.list.searchOrderNumber')}
        value={filters.orderNumber ?? ''}
        onConfirm={(text) => setFilter('orderNumber', text)}
      />
      <div>
        <MultiSelectField
          label={t('article.list.manufacturers')}
          placeholder={t('article.list.allManufacturers')}
          value={chosen}
          onChange={(ids) => setFilter('manufacturer', ids.join(','))}
          {...manufacturers}
          singleLine
        />
      </div>
      {/* Its room is there from the start. */}
      <Button
        variant="quiet"
        style={{ visibility: isFiltered ? undefined : 'hidden' }}
        onClick={resetFilters}
      >
        {t('article.list.resetFilter')}
      </Button>
    </div>
  )
}
