import { FilterBar, useList } from '@schrankwerk/portal-ui/list'
import { absenceOf, usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, Chip, Empty, formatDateTime, Muted, Page } from '@schrankwerk/ui'
import { DataTable } from '@schrankwerk/ui/table'
import { folderPath } from '../../paths.ts'
import { type LogQuestion, logQuery } from './log.api.ts'
import styles from './log.module.css'
import { whatWasDone, whoDid } from './log-sentences.ts'
import { useLogText } from './log-text.ts'

const kinds = [undefined, 'reading', 'changes', 'settings'] as const

/** Who read or changed what in a folder, for the admins of its two companies. */
export function FolderLog({ offerId }: { offerId: string }) {
  const t = useLogText()
  usePageTitle(t('title'))
  const list = useList({
    name: 'folderLog',
    query: (asked: LogQuestion) => logQuery(offerId, asked),
    filters: ['acts'],
    sortable: [],
  })
  const { address, table } = list
  const chosen = kinds.find((kind) => kind === address.filters.acts)
  const isMissing = absenceOf(table.error)?.isMissing || isRefused(table.error)
  return (
    <Page
      title={t('title')}
      count={list.total}
      back={
        <BackLink component={Link} to={folderPath(offerId)}>
          {t('back')}
        </BackLink>
      }
    >
      {isMissing ? (
        <Empty text={t('missing')} />
      ) : (
        <>
          <Muted>{t('text')}</Muted>
          <DataTable
            {...table}
            label={t('title')}
            what={t('title')}
            sort={undefined}
            columns={[
              {
                key: 'at',
                header: t('at'),
                hideable: false,
                cell: ({ at }) => formatDateTime(at),
              },
              { key: 'who', header: t('whoHeader'), hideable: false, cell: (entry) => whoDid(entry, t) },
              {
                key: 'what',
                header: t('what'),
                hideable: false,
                cell: (entry) => <span className={styles.what}>{whatWasDone(entry, t)}</span>,
              },
            ]}
            toolbar={
              <FilterBar
                address={address}
                label={t('kinds')}
                chips={kinds.map((kind) => (
                  <Chip
                    key={kind ?? 'all'}
                    pressed={chosen === kind}
                    onClick={() => address.setFilter('acts', kind)}
                  >
                    {t(`kind.${kind ?? 'all'}`)}
                  </Chip>
                ))}
              />
            }
            empty={<Empty text={t(chosen ? 'emptyFiltered' : 'empty')} />}
          />
        </>
      )}
    </Page>
  )
}

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403
