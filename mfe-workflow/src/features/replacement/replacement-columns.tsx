import type { Replacement } from '@schrankwerk/contracts'
import { formatDate, Muted, StateBadge } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { ReplacementText } from './replacement-text.ts'

type Named = Replacement['article']

/** The number of the list that is remembered. */
export const numberOf = ({ orderNumber, manufacturerNumber }: Replacement): string =>
  orderNumber ?? manufacturerNumber ?? ''

const labelOf = (
  { orderNumber, manufacturerNumber, manufacturerName }: Named,
  t: ReplacementText,
): string => {
  const number = orderNumber ?? manufacturerNumber ?? t('withoutNumber')
  return manufacturerName === null ? number : `${number} (${manufacturerName})`
}

export const replacementColumns = (t: ReplacementText): Column<Replacement>[] => [
  {
    key: 'number',
    header: t('column.number'),
    hideable: false,
    sortable: true,
    cell: (row) => [row.orderNumber, row.manufacturerNumber].filter(Boolean).join(' / '),
  },
  { key: 'maker', header: t('column.maker'), cell: ({ manufacturerName }) => manufacturerName ?? '–' },
  {
    key: 'article',
    header: t('column.article'),
    sortable: true,
    cell: ({ article }) => (
      <>
        {labelOf(article, t)}
        {article.description && (
          <>
            <br />
            <Muted>{article.description}</Muted>
          </>
        )}
      </>
    ),
  },
  {
    key: 'against',
    header: t('column.against'),
    cell: ({ against }) => (against === null ? '–' : labelOf(against, t)),
  },
  {
    key: 'who',
    header: t('column.who'),
    cell: ({ byOperator, userName }) =>
      byOperator ? <StateBadge tone="grey">{t('byOperator')}</StateBadge> : (userName ?? t('formerPerson')),
  },
  { key: 'at', header: t('column.at'), sortable: true, cell: ({ at }) => formatDate(at) },
]
