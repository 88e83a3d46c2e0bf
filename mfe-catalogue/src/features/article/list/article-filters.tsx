import type { ListAddress } from '@schrankwerk/portal-ui/list'
import { Button } from '@schrankwerk/ui'
import { MultiSelectField } from '@schrankwerk/ui/multi-select'
import { useTranslation } from 'react-i18next'
import { ConfirmedSearch } from '../../../lists/confirmed-search.tsx'
import { useManufacturerChoices } from '../../../master-data.api.ts'
import styles from './article-filters.module.css'

export const articleFilters = ['searchTerm', 'orderNumber', 'manufacturer'] as const
export type ArticleFilterName = (typeof articleFilters)[number]

/** What narrows the list; every choice stands in the address. */
export function ArticleFilters({ address }: { address: ListAddress<ArticleFilterName> }) {
  const { t } = useTranslation('catalogue')
  const { filters, isFiltered, setFilter, resetFilters } = address
  const manufacturers = useManufacturerChoices()
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
          value={filters.manufacturer?.split(',') ?? []}
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
