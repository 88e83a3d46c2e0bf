import { type ArticleListItem, articleColumns as sortable } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatNumber, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { articlePath } from '../../../paths.ts'
import { priceText } from '../../../price-text.ts'
import styles from './article-columns.module.css'

type ArticleColumn = Column<ArticleListItem>

const isSortable = (key: string): boolean => (sortable as readonly string[]).includes(key)
const size = (value: number | null) => formatNumber(value, { decimals: 3 })

/** The list's columns; the first number that an article has is its link. */
export const articleColumns = (t: TFunction<'catalogue'>): ArticleColumn[] => {
  const column = (key: string, cell: ArticleColumn['cell'], more: Partial<ArticleColumn> = {}) => ({
    key,
    header: t(`article.column.${key}`),
    cell,
    sortable: isSortable(key),
    ...more,
  })
  const asNumber = { align: 'end' as const }
  const linked = (row: ArticleListItem, number: string) => (
    <TextLink component={Link} to={articlePath(row.id)}>
      {number}
    </TextLink>
  )
  return [
    column('manufacturer', (row) => row.manufacturerName ?? '–'),
    column(
      'manufacturerNumber',
      (row) => (row.manufacturerNumber === null ? '–' : linked(row, row.manufacturerNumber)),
      { hideable: false },
    ),
    column(
      'orderNumber',
      (row) =>
        row.orderNumber !== null && row.manufacturerNumber === null
          ? linked(row, row.orderNumber)
          : (row.orderNumber ?? '–'),
      { hideable: false },
    ),
    column('description', (row) => <div className={styles.description}>{row.description ?? '–'}</div>),
    column('erpNumber', (row) => row.erpNumber ?? '–'),
    column('listPrice', (row) => priceText(row.listPrice, row, t), asNumber),
    column('purchasePrice', (row) => priceText(row.purchasePrice, row, t), asNumber),
    column('unit', (row) => row.unitName ?? '–'),
    column('discountGroup', (row) => row.discountGroupName ?? '–'),
    column('width', (row) => size(row.width), asNumber),
    column('height', (row) => size(row.height), asNumber),
    column('depth', (row) => size(row.depth), asNumber),
    column('weight', (row) => size(row.weight), asNumber),
    column('eclass', (row) => row.eclass9_1Id ?? '–'),
    column('createDate', (row) => formatDate(row.createDate)),
  ]
}

/** What most articles have nothing in, or what is seldom compared. */
export const initiallyHidden = [
  'erpNumber',
  'unit',
  'discountGroup',
  'width',
  'height',
  'depth',
  'weight',
  'eclass',
  'createDate',
]
