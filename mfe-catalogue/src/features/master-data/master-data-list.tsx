import {
  type BulkChoice,
  FilterBar,
  FilterChips,
  type List,
  ListPage,
  type ListQuestion,
  useList,
} from '@schrankwerk/portal-ui/list'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, Empty, LinkButton } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import { IconArrowMerge, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmedSearch } from '../../lists/confirmed-search.tsx'
import { fieldValuesPath, masterDataPath, newId } from '../../paths.ts'
import styles from './master-data.module.css'
import type { Kept, MasterData, Named } from './master-data.ts'
import { useRememberMasterDataList } from './master-data-address.ts'

export interface MasterDataListProps<Row extends Named> {
  of: Pick<MasterData<Row, Row & Kept, never>, 'kind' | 'order' | 'pageQuery'> & {
    nameOf: (row: Row) => string
  }
  columns: readonly Column<Row>[]
  sortable: readonly string[]
  /** Name of the filter that is searched by. */
  searched?: string
  /** Filters that are on or off, each a chip. */
  flags?: readonly string[]
  /** Further filters, and what they look like. */
  filters?: readonly string[]
  filterFields?: (address: List<Row>['address']) => ReactNode
  /** Beside the way to a new one. */
  actions?: ReactNode
  deleteDialog: ComponentType<BulkChoice<Row>>
  /** Of kinds of which several can become one. */
  combineDialog?: ComponentType<BulkChoice<Row>>
}

const on = 'true'
const small = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The list of one kind of master data. */
export function MasterDataList<Row extends Named>(props: MasterDataListProps<Row>) {
  const { of, columns, sortable, searched = 'searchTerm', flags = [], filters = [] } = props
  const { t } = useTranslation('catalogue')
  const { kind } = of
  const say = (what: string, values: Record<string, unknown> = {}) => t(`masterData.${kind}.${what}`, values)
  const list = useList<Row, string, string, readonly unknown[]>({
    name: `masterData:${kind}`,
    query: (asked: ListQuestion<string>) => of.pageQuery(questionOf(asked, flags, of.order, sortable)),
    filters: [searched, ...flags, ...filters],
    sortable,
  })
  useRememberMasterDataList(kind)
  const { address, table } = list
  const isSorted = sortable.includes(address.sort.column)
  const create = (
    <LinkButton
      variant="primary"
      component={Link}
      to={masterDataPath(kind, newId)}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {say('create')}
    </LinkButton>
  )
  return (
    <ListPage
      list={{
        ...list,
        table: { ...table, sort: isSorted ? table.sort : { column: of.order, descending: false } },
      }}
      title={say('many')}
      what={say('theMany')}
      columns={columns}
      nameOf={of.nameOf}
      to={({ id }) => masterDataPath(kind, id)}
      actions={
        <>
          {props.actions}
          {create}
        </>
      }
      back={
        <BackLink component={Link} to={fieldValuesPath}>
          {t('masterData.title')}
        </BackLink>
      }
      filters={
        <div className={styles.filters}>
          <FilterBar
            address={address}
            label={t('masterData.filter')}
            search={
              <>
                <ConfirmedSearch
                  label={t(`masterData.search.${searched}`)}
                  value={address.filters[searched] ?? ''}
                  onConfirm={(text) => address.setFilter(searched, text)}
                />
                {props.filterFields?.(address)}
              </>
            }
            chips={flags.map((flag) => (
              <FilterChips
                key={flag}
                values={[on]}
                nameOf={() => t(`masterData.flag.${flag}`)}
                chosen={address.filters[flag]}
                onChoose={(value) => address.setFilter(flag, value)}
              />
            ))}
          />
        </div>
      }
      empty={<Empty text={say('empty')} action={create} />}
      emptyFiltered={say('emptyFiltered')}
      bulk={[
        ...(props.combineDialog
          ? [
              {
                verb: (count: number) => t('combine.bulk', { count }),
                icon: <IconArrowMerge {...small} />,
                dialog: props.combineDialog,
                from: 2,
                harmless: true as const,
              },
            ]
          : []),
        {
          verb: (count) => say('delete.verb', { count }),
          icon: <IconTrash {...small} />,
          dialog: props.deleteDialog,
        },
      ]}
    />
  )
}

/** Unless somebody sorts it is in order; a flag that an address made up narrows nothing. */
const questionOf = (
  { column, sortDescending, ...asked }: ListQuestion<string>,
  flags: readonly string[],
  order: string,
  sortable: readonly string[],
) => ({
  ...Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => !flags.includes(name) || value === on),
  ),
  ...(sortable.includes(column) ? { column, sortDescending } : { column: order, sortDescending: false }),
})
