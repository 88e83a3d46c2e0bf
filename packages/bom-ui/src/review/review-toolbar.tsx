import type { BomSummary, SlimLine } from '@schrankwerk/contracts'
import { Button, useIsNarrow } from '@schrankwerk/ui'
import { type Column, ColumnPicker, SearchField } from '@schrankwerk/ui/table'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { BomOwner } from '../data/owner.ts'
import { FilterChoice, type FilterChoiceProps } from './filter-choice.tsx'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'
import { SuppliedParts } from './supplied-parts.tsx'

interface ReviewToolbarProps extends Omit<FilterChoiceProps, 'summary'> {
  owner: BomOwner
  summary: BomSummary | null | undefined
  search: string
  onSearch: (search: string) => void
  columns: readonly Column<SlimLine>[]
  hidden: string[]
  onHidden: (hidden: string[]) => void
  onNext: () => void
  onPrevious: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What is shown of the lines, and the ways through those worth a look. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { owner, summary, isSummed } = props
  const t = useReviewText()
  const isNarrow = useIsNarrow()
  return (
    <div className={classes.toolbar}>
      <FilterChoice {...props} summary={summary ?? undefined} />
      <div className={classes.tools}>
        {summary && <SuppliedParts owner={owner} count={summary.suppliedParts} />}
        <SearchField label={t('review.search')} value={props.search} onChange={props.onSearch} />
        {!isSummed && (
          <>
            {!isNarrow && (
              <ColumnPicker columns={props.columns} hidden={props.hidden} onHidden={props.onHidden} />
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
