import { type Replacement, replacementColumns as sortable } from '@schrankwerk/contracts'
import { FilterBar, ListPage, useList } from '@schrankwerk/portal-ui/list'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, Button, Empty } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { ForgetDialog } from '../features/replacement/forget-dialog.tsx'
import { replacementsQuery } from '../features/replacement/replacement.api.ts'
import { numberOf, replacementColumns } from '../features/replacement/replacement-columns.tsx'
import { useReplacementText } from '../features/replacement/replacement-text.ts'
import { enquiryListPath } from '../paths.ts'

const icon = <IconEraser size={16} stroke={1.75} aria-hidden="true" />

/** What the company has remembered of its lists, the latest first. */
export function Component() {
  const t = useReplacementText()
  const [forgetting, setForgetting] = useState<Replacement>()
  const list = useList({ name: 'replacement', query: replacementsQuery, filters: ['searchTerm'], sortable })
  const { filters, setFilter } = list.address
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        what={t('what')}
        back={
          <BackLink component={Link} to={enquiryListPath}>
            {t('toEnquiries')}
          </BackLink>
        }
        notice={<p>{t('text')}</p>}
        columns={replacementColumns(t)}
        nameOf={numberOf}
        rowActions={(row) =>
          !row.byOperator && (
            <Button
              small
              aria-label={t('forget.row', { name: numberOf(row) })}
              onClick={() => setForgetting(row)}
            >
              {t('forget.verb', { count: 1 })}
            </Button>
          )
        }
        filters={
          <FilterBar
            address={list.address}
            search={
              <SearchField
                label={t('search')}
                value={filters.searchTerm ?? ''}
                onChange={(value) => setFilter('searchTerm', value.trim())}
              />
            }
          />
        }
        empty={<Empty text={t('empty')} />}
        emptyFiltered={t('emptyFiltered')}
        bulk={{ verb: (count) => t('forget.verb', { count }), icon, dialog: ForgetDialog }}
      />
      {forgetting && (
        <ForgetDialog
          items={[forgetting]}
          onClose={() => setForgetting(undefined)}
          onDone={() => undefined}
        />
      )}
    </>
  )
}
