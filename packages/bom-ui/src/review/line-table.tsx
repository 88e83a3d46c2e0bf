import type { SlimLine } from '@schrankwerk/contracts'
import { Empty } from '@schrankwerk/ui'
import { type VirtualColumn, VirtualTable, type VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { type Ref, useCallback, useMemo, useState } from 'react'
import { hasIssue, judgementOf, type LineFilter } from './judge-line.ts'
import { LineCard } from './line-card.tsx'
import type { LineMarks } from './line-marks.ts'
import { lineStatusText } from './line-status.tsx'
import { PriceSums } from './price-sums.tsx'
import { useReviewText } from './review-texts.ts'

export interface LineTableProps {
  /** The lines that the filter passes. */
  rows: readonly SlimLine[]
  all: readonly SlimLine[]
  columns: readonly VirtualColumn<SlimLine>[]
  filter: LineFilter | undefined
  search: string
  height: string
  /** Whether a line is still worth a look. */
  isLeft: (line: SlimLine) => boolean
  onOpen: (line: SlimLine) => void
  marks: LineMarks | undefined
  ref: Ref<VirtualTableHandle>
}

const keyOf = (line: SlimLine) => line.id
const tones = { issue: 'red', open: 'amber', check: 'amber' } as const
const toneOf = (line: SlimLine) => tones[judgementOf(line) as keyof typeof tones]

const ownPrices = ['purchasePrice', 'listPrice'] as const

/**
 * Room for five lines of text, and for a sixth and wrapped prices where lines have some; besides for the prices of the list
 * itself.
 */
function cardHeightOf(lines: readonly SlimLine[], besideMark: boolean): number {
  const priced = ownPrices.filter((field) => lines.some((line) => line[field] != null))
  const isPriced = lines.some(({ linePrice }) => linePrice != null)
  return (isPriced ? 196 : 168) + priced.length * (besideMark ? 40 : 20)
}

/** Every line in a row or, on a phone, on a card. */
export function LineTable({ rows, all, columns, filter, search, marks, onOpen, ...rest }: LineTableProps) {
  const t = useReviewText()
  const [active, setActive] = useState<string>()
  const Mark = marks?.Mark
  const cardHeight = useMemo(() => cardHeightOf(all, Mark !== undefined), [all, Mark])
  const card = useCallback(
    (line: SlimLine) => <LineCard line={line} onOpen={onOpen} Mark={Mark} />,
    [onOpen, Mark],
  )
  return (
    <VirtualTable
      ref={rest.ref}
      label={t('review.table')}
      rows={rows}
      total={all.length}
      columns={columns}
      rowKey={keyOf}
      isError={rest.isLeft}
      filter={search}
      height={rest.height}
      rowHeight={62}
      activeKey={active}
      onActive={setActive}
      onOpen={onOpen}
      rowTone={(line) => (line.id === marks?.shown?.lineId ? 'blue' : toneOf(line))}
      describeRow={(line) => t('review.spoken', { position: line.position, status: lineStatusText(t, line) })}
      card={card}
      cardHeight={cardHeight}
      footer={(shown) => <PriceSums shown={shown} all={all} />}
      empty={
        <Empty text={t(filter === 'issue' && !all.some(hasIssue) ? 'review.noIssues' : 'review.empty')} />
      }
    />
  )
}
