import { Link } from '@schrankwerk/shell-api/router'
import { formatNumber, Muted, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { discountGroupName } from '../../../discount-group-name.ts'
import { masterDataPath } from '../../../paths.ts'
import type { LookalikeRow } from './lookalike.api.ts'

type Side = LookalikeRow['pair'][number]

const byLength = (pair: readonly Side[]) => pair.map(({ name }) => name).sort((a, b) => a.length - b.length)

/** Why the two are taken for one, as a sentence says it. */
export function reasonOf({ reason, similarity, pair }: LookalikeRow, t: TFunction<'catalogue'>): string {
  const [short, long] = byLength(pair)
  return t(`lookalike.reason.${reason}`, { short, long, percent: similarity })
}

const sideColumn = (at: 0 | 1, t: TFunction<'catalogue'>): Column<LookalikeRow> => ({
  key: at === 0 ? 'first' : 'second',
  header: t(at === 0 ? 'lookalike.first' : 'lookalike.second'),
  hideable: false,
  cell: ({ kind, pair }) => {
    const side = pair[at]!
    return (
      <>
        <TextLink component={Link} to={masterDataPath(kind, side.id)}>
          {kind === 'discountgroup' ? discountGroupName(side) : side.displayName}
        </TextLink>
        <br />
        <Muted>
          {[
            t('masterData.use.article', { count: side.articles, formatted: formatNumber(side.articles) }),
            ...(side.name === side.displayName ? [] : [t('lookalike.named', { name: side.name })]),
          ].join(' · ')}
        </Muted>
      </>
    )
  },
})

export const lookalikeColumns = (t: TFunction<'catalogue'>): Column<LookalikeRow>[] => [
  sideColumn(0, t),
  sideColumn(1, t),
  {
    key: 'manufacturer',
    header: t('masterData.field.manufacturerId'),
    hideable: false,
    cell: ({ pair }) => pair[0]!.manufacturerName ?? '–',
  },
  {
    key: 'reason',
    header: t('lookalike.reason.header'),
    hideable: false,
    cell: (row) => reasonOf(row, t),
  },
]
