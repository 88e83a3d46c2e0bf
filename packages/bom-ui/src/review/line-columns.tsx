import type { SlimLine } from '@schrankwerk/contracts'
import { formatMoney } from '@schrankwerk/ui'
import type { VirtualColumn } from '@schrankwerk/ui/virtual-table'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { unitPriceText } from '../unit-price-text.ts'
import { FoundArticle, foundArticleText } from './found-article.tsx'
import { judgementOf, judgements } from './judge-line.ts'
import type { LineMarks } from './line-marks.ts'
import { LineStatus, lineStatusText } from './line-status.tsx'
import { listNumbers } from './list-numbers.ts'
import classes from './review.module.css'

/** What the list says by itself, beside what was found; the article's cell says it too where it differs. */
const sourceColumns = [
  ['orderNumber', 150],
  ['manufacturerNumber', 150],
  ['wholesalerOrderNumber', 190],
  ['manufacturerName', 140],
  ['description', 220],
] as const
const placeColumns = [
  ['bmk', 110],
  ['installationLocation', 124],
] as const

/** What the list says that a piece costs, for the company that uploaded it. */
const ownPriceColumns = [
  ['ownPurchasePrice', 'purchasePrice'],
  ['ownListPrice', 'listPrice'],
] as const

type SourceColumn = (typeof sourceColumns | typeof placeColumns)[number][0]

/** Hidden until somebody picks them: what the article's cell says already. */
export const hiddenAtFirst: readonly string[] = sourceColumns.map(([key]) => key)

/** Columns for which no line of the list has anything. */
export function emptyColumnsOf(lines: readonly SlimLine[]): Set<string> {
  const isEmpty = (key: SourceColumn) => lines.every((line) => !line[key])
  const keys: string[] = [...sourceColumns, ...placeColumns].map(([key]) => key).filter(isEmpty)
  if (!lines.some(({ isSuppliedPart }) => isSuppliedPart)) keys.push('supplied')
  // To whom prices are not answered there is no column for them.
  if (!lines.some(({ linePrice }) => linePrice !== undefined)) keys.push('unitPrice', 'linePrice')
  for (const [key, field] of ownPriceColumns) if (!lines.some((line) => line[field] != null)) keys.push(key)
  return new Set(lines.length === 0 ? [] : keys)
}

const markColumn = (Mark: NonNullable<LineMarks['Mark']>): VirtualColumn<SlimLine> => ({
  key: 'mark',
  width: 44,
  pinned: true,
  hideable: false,
  printed: false,
  header: <span className="kit-hidden">Hinweise</span>,
  cell: (line) => <Mark line={line} place="table" />,
})

/** What a line needs first, then the rest; whether all are shown is the reader's choice. */
export function lineColumns(
  t: BomText,
  onOpen: (line: SlimLine) => void,
  empty: ReadonlySet<string>,
  Mark?: LineMarks['Mark'],
): VirtualColumn<SlimLine>[] {
  const text = ([key, width]: readonly [SourceColumn, number]): VirtualColumn<SlimLine> => ({
    key,
    width,
    header: t(`review.columns.${key}`),
    cell: (line) => line[key],
    sortValue: (line) => line[key],
  })
  const columns: VirtualColumn<SlimLine>[] = [
    {
      key: 'position',
      width: 60,
      pinned: true,
      hideable: false,
      align: 'end',
      header: t('review.columns.position'),
      sortValue: (line) => line.position,
      printed: (line) => line.position,
      cell: (line) => (
        <button
          type="button"
          tabIndex={-1}
          className={classes.position}
          aria-label={t('review.open', { position: line.position })}
          onClick={() => onOpen(line)}
        >
          {line.position}
        </button>
      ),
    },
    ...(Mark ? [markColumn(Mark)] : []),
    {
      key: 'status',
      width: 164,
      pinned: true,
      hideable: false,
      header: t('review.columns.status'),
      sortValue: (line) => judgements.indexOf(judgementOf(line)),
      printed: (line) => lineStatusText(t, line),
      cell: (line) => <LineStatus line={line} />,
    },
    {
      key: 'matched',
      // As narrow as lets every column of a priced list stand in a window of 1280 px.
      width: 232,
      grows: true,
      hideable: false,
      header: t('review.columns.matched'),
      sortValue: (line) => line.matched ?? listNumbers(line)[0],
      filterText: foundArticleText,
      cell: (line) => <FoundArticle line={line} />,
    },
    {
      key: 'quantity',
      // „12.345,75 Stück“.
      width: 132,
      align: 'end',
      header: t('review.columns.quantity'),
      sortValue: (line) => line.quantity,
      cell: (line) => quantityText(line.quantity, line.quantityUnitName),
    },
    {
      key: 'unitPrice',
      width: 120,
      align: 'end',
      header: t('review.columns.unitPrice'),
      sortValue: (line) => line.unitPrice,
      cell: (line) => unitPriceText(line.unitPrice),
    },
    {
      key: 'linePrice',
      width: 112,
      align: 'end',
      header: t('review.columns.linePrice'),
      sortValue: (line) => line.linePrice,
      cell: (line) => formatMoney(line.linePrice ?? null),
    },
    ...ownPriceColumns.map(
      ([key, field]): VirtualColumn<SlimLine> => ({
        key,
        width: 176,
        align: 'end',
        header: t(`line.fields.${key}`),
        sortValue: (line) => line[field],
        cell: (line) => unitPriceText(line[field]),
      }),
    ),
    ...sourceColumns.map(text),
    ...placeColumns.map((column) => ({
      ...text(column),
      filterText: (line: SlimLine) => line[column[0]] ?? '',
    })),
    {
      key: 'supplied',
      width: 100,
      header: t('review.columns.supplied'),
      sortValue: (line) => (line.isSuppliedPart ? 0 : 1),
      cell: (line) => (line.isSuppliedPart ? t('review.yes') : ''),
    },
  ]
  return columns.filter(({ key }) => !empty.has(key))
}
