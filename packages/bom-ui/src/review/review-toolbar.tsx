import type { BomSummary, SlimLine } from '@schrankwerk/contracts'
import { Button, useIsNarrow } from '@schrankwerk/ui'
import { type Column, ColumnPicker, SearchField } from '@schrankwerk/ui/table'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { BomOwner } from '../data/owner.ts'
import { FilterChoice } from './filter-choice.tsx'
import { ListDownload } from './list-download.tsx'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'
import type { LineColumns } from './use-line-columns.ts'
import type { LineView } from './use-line-view.ts'

interface ReviewToolbarProps {
  owner: BomOwner
  lines: readonly SlimLine[]
  summary: BomSummary | null | undefined
  view: LineView
  columns: LineColumns
  onNext: () => void
  onPrevious: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What is shown of the lines, and the ways through those worth a look. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { owner, lines, summary, view, columns } = props
  const t = useReviewText()
  const isNarrow = useIsNarrow()
  return (
    <div className={classes.toolbar}>
      <FilterChoice
        lines={lines}
        summary={summary ?? undefined}
        filter={view.filter}
        onFilter={view.setFilter}
        isSummed={view.isSummed}
        onSummed={view.setSummed}
      />
      <div className={classes.tools}>
        {summary && <ListDownload owner={owner} supplied={summary.suppliedParts} />}
        <SearchField label={t('review.search')} value={view.search} onChange={view.setSearch} />
        {!view.isSummed && (
          <>
            {!isNarrow && (
              <ColumnPicker
                columns={columns.choosable as Column<SlimLine>[]}
                hidden={columns.hidden}
                onHidden={columns.setHidden}
              />
            )}
            <Button className={classes.step} icon={<IconChevronUp {...icon} />} onClick={props.onPrevious}>
              {t('review.previous')}
            </Button>
            <Button className={classes.step} icon={<IconChevronDown {...icon} />} onClick={props.onNext}>
              {t('review.next')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
