import type { SlimLine } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { VirtualColumn } from '@schrankwerk/ui/virtual-table'
import type { BomText } from '../texts.ts'
import type { LineMarks } from './line-marks.ts'
import { LineStatus } from './line-status.tsx'
import classes from './review.module.css'

const statusOrder = (line: SlimLine): number => {
  if (line.bomError !== null) return 0
  if (line.matchedBy === null) return 1
  return line.certainty === 'SURE' ? 3 : 2
}

const textColumns = [
  ['orderNumber', 170],
  ['manufacturerNumber', 170],
  ['manufacturerName', 150],
  ['description', 240],
] as const
const placeColumns = [
  ['installationLocation', 120],
  ['bmk', 120],
] as const

type NumberColumn = 'orderNumber' | 'manufacturerNumber'

/** The one of the two numbers that no line has, where the other one is there. */
export function emptyNumberOf(lines: readonly SlimLine[]): NumberColumn | undefined {
  const isEmpty = (key: NumberColumn) => lines.every((line) => line[key] === null || line[key] === '')
  const empty = (['orderNumber', 'manufacturerNumber'] as const).filter(isEmpty)
  return empty.length === 1 ? empty[0] : undefined
}

const markColumn = (Mark: NonNullable<LineMarks['Mark']>): VirtualColumn<SlimLine> => ({
  key: 'mark',
  width: 60,
  pinned: true,
  header: <span className="kit-hidden">Hinweise</span>,
  cell: (line) => <Mark line={line} place="table" />,
})

/** Columns of the lines but the number that none has; position and status stay in sight. */
export function lineColumns(
  t: BomText,
  onOpen: (line: SlimLine) => void,
  emptyNumber?: NumberColumn,
  Mark?: LineMarks['Mark'],
): VirtualColumn<SlimLine>[] {
  const text = ([key, width]: readonly [
    (
      | 'orderNumber'
      | 'manufacturerNumber'
      | 'manufacturerName'
      | 'description'
      | 'installationLocation'
      | 'bmk'
    ),
    number,
  ]): VirtualColumn<SlimLine> => ({
    key,
    width,
    header: t(`review.columns.${key}`),
    cell: (line) => line[key],
    sortValue: (line) => line[key],
    filterText: (line) => line[key] ?? '',
  })
  return [
    {
      key: 'position',
      width: 76,
      pinned: true,
      align: 'end',
      header: t('review.columns.position'),
      sortValue: (line) => line.position,
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
      width: 190,
      pinned: true,
      header: t('review.columns.status'),
      sortValue: statusOrder,
      cell: (line) => <LineStatus line={line} />,
    },
    ...textColumns.filter(([key]) => key !== emptyNumber).map(text),
    {
      key: 'quantity',
      width: 90,
      align: 'end',
      header: t('review.columns.quantity'),
      sortValue: (line) => line.quantity,
      cell: (line) => formatNumber(line.quantity, { decimals: 3 }),
    },
    {
      key: 'quantityUnitName',
      width: 84,
      header: t('review.columns.quantityUnitName'),
      sortValue: (line) => line.quantityUnitName,
      cell: (line) => line.quantityUnitName,
    },
    {
      key: 'matched',
      width: 180,
      header: t('review.columns.matched'),
      sortValue: (line) => line.matched,
      filterText: (line) => line.matched ?? '',
      cell: (line) => line.matched ?? '–',
    },
    ...placeColumns.map(text),
    {
      key: 'supplied',
      width: 120,
      header: t('review.columns.supplied'),
      sortValue: (line) => (line.isSuppliedPart ? 0 : 1),
      cell: (line) => (line.isSuppliedPart ? t('review.yes') : ''),
    },
  ]
}
