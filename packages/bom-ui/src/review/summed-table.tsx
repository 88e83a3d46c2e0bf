import type { SlimLine } from '@schrankwerk/contracts'
import { Button, formatCount, Muted } from '@schrankwerk/ui'
import { type VirtualColumn, VirtualTable } from '@schrankwerk/ui/virtual-table'
import { useMemo } from 'react'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { judgements } from './judge-line.ts'
import { JudgementBadge } from './line-status.tsx'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'
import { type SummedLine, sumLines } from './sum-lines.ts'

const hasError = (row: SummedLine) => row.errors > 0
const keyOf = (row: SummedLine) => row.key

export interface SummedTableProps {
  lines: readonly SlimLine[]
  /** Of the whole list, of which `lines` may be some. */
  all: readonly SlimLine[]
  onlyErrors: boolean
  search: string
  height: string
  /** Opens the line that stands for a row. */
  onOpen: (lineId: string) => void
}

/** The list with equal articles added up. */
export function SummedTable({ lines, all, onlyErrors, search, height, onOpen }: SummedTableProps) {
  const t = useReviewText()
  const rows = useMemo(() => sumLines(lines), [lines])
  const total = useMemo(() => (lines === all ? rows : sumLines(all)).length, [lines, all, rows])
  const columns = useMemo(() => summedColumns(t, onOpen), [t, onOpen])
  return (
    <VirtualTable
      label={t('review.summedTable')}
      rows={rows}
      total={total}
      columns={columns}
      rowKey={keyOf}
      isError={hasError}
      onlyErrors={onlyErrors}
      filter={search}
      height={height}
      onOpen={(row) => onOpen(row.lineId)}
      rowTone={(row) => (hasError(row) ? 'red' : undefined)}
      cardHeight={136}
      card={(row) => (
        <div className={classes.card}>
          <div className={classes.cardRow}>
            <strong>{row.number || '–'}</strong>
            <span>{quantityText(row.quantity, row.quantityUnitName)}</span>
          </div>
          <span className={classes.cardText}>
            {[row.manufacturerName, row.description].filter(Boolean).join(' · ') || '–'}
          </span>
          <div className={classes.cardRow}>
            <Muted>
              {row.lines} {t(row.lines === 1 ? 'count.line' : 'count.lines')}
            </Muted>
            <Button
              small
              aria-label={t('review.openSum', { number: nameOf(row) })}
              onClick={() => onOpen(row.lineId)}
            >
              {t('review.openShort')}
            </Button>
          </div>
        </div>
      )}
    />
  )
}

const judgementText = (t: BomText, { judgement, errors }: SummedLine): string =>
  judgement === 'issue'
    ? formatCount(errors, t('count.error'), t('count.errors'))
    : t(`review.states.${judgement}`)

const nameOf = (row: SummedLine) => row.number || row.description || '–'

function summedColumns(t: BomText, onOpen: (lineId: string) => void): VirtualColumn<SummedLine>[] {
  return [
    {
      key: 'number',
      width: 200,
      pinned: true,
      header: t('review.columns.number'),
      sortValue: (row) => row.number,
      filterText: (row) => row.number,
      printed: (row) => row.number || '–',
      cell: (row) => (
        <button
          type="button"
          tabIndex={-1}
          className={classes.position}
          aria-label={t('review.openSum', { number: nameOf(row) })}
          onClick={() => onOpen(row.lineId)}
        >
          {row.number || '–'}
        </button>
      ),
    },
    {
      key: 'status',
      width: 160,
      header: t('review.columns.status'),
      sortValue: (row) => judgements.indexOf(row.judgement),
      printed: (row) => judgementText(t, row),
      cell: (row) => <JudgementBadge judgement={row.judgement}>{judgementText(t, row)}</JudgementBadge>,
    },
    {
      key: 'quantity',
      width: 112,
      align: 'end',
      header: t('review.columns.quantity'),
      sortValue: (row) => row.quantity,
      cell: (row) => quantityText(row.quantity),
    },
    {
      key: 'quantityUnitName',
      width: 90,
      header: t('review.columns.quantityUnitName'),
      sortValue: (row) => row.quantityUnitName,
      cell: (row) => row.quantityUnitName,
    },
    {
      key: 'manufacturerName',
      width: 160,
      header: t('review.columns.manufacturerName'),
      sortValue: (row) => row.manufacturerName,
      filterText: (row) => row.manufacturerName,
      cell: (row) => row.manufacturerName,
    },
    {
      key: 'description',
      width: 240,
      grows: true,
      header: t('review.columns.description'),
      sortValue: (row) => row.description,
      filterText: (row) => row.description,
      cell: (row) => row.description,
    },
    {
      key: 'lines',
      width: 90,
      align: 'end',
      header: t('review.columns.lines'),
      sortValue: (row) => row.lines,
      cell: (row) => row.lines,
    },
    {
      key: 'supplied',
      width: 120,
      header: t('review.columns.supplied'),
      sortValue: (row) => (row.isSuppliedPart ? 0 : 1),
      cell: (row) => (row.isSuppliedPart ? t('review.yes') : ''),
    },
  ]
}
