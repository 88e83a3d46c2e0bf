import { missingNumberColumns as sortable } from '@schrankwerk/contracts'
import { ListPage, useList } from '@schrankwerk/portal-ui/list'
import { Empty } from '@schrankwerk/ui'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IgnoreDialog, RestoreDialog } from '../features/missing-number/ignore-dialogs.tsx'
import { missingNumbersQuery } from '../features/missing-number/missing-number.api.ts'
import {
  missingNumberColumns,
  missingNumberName,
} from '../features/missing-number/missing-number-columns.tsx'
import {
  MissingNumberFilters,
  missingNumberFilters,
  withKnownState,
} from '../features/missing-number/missing-number-filters.tsx'
import { useRememberMissingNumbers } from '../lists/missing-numbers-address.ts'
import { missingNumberPath } from '../paths.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** What parts lists name and the catalogue lacks, the most frequent first. */
export function Component() {
  const { t } = useTranslation('catalogue')
  const list = useList({
    name: 'missingNumber',
    query: (asked) => missingNumbersQuery(withKnownState(asked)),
    filters: missingNumberFilters,
    sortable,
  })
  useRememberMissingNumbers()
  const { state } = list.address.filters
  return (
    <ListPage
      list={list}
      title={t('missing.list.title')}
      what={t('missing.list.what')}
      columns={missingNumberColumns(t)}
      nameOf={missingNumberName}
      to={({ id }) => missingNumberPath(id)}
      filters={<MissingNumberFilters address={list.address} />}
      empty={<Empty text={t('missing.list.empty')} />}
      emptyFiltered={t('missing.list.emptyFiltered')}
      bulk={
        state !== 'FOUND' &&
        (state === 'IGNORED'
          ? {
              verb: (count) => t('missing.restore.verb', { count }),
              icon: <IconEye {...icon} />,
              dialog: RestoreDialog,
            }
          : {
              verb: (count) => t('missing.ignore.verb', { count }),
              icon: <IconEyeOff {...icon} />,
              dialog: IgnoreDialog,
            })
      }
    />
  )
}
