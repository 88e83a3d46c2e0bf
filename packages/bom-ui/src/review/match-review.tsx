import type { SlimLine } from '@schrankwerk/contracts'
import { absenceOf } from '@schrankwerk/shell-api'
import { Failed, LazyPart, Loading, lazyCode, Stack, TableSkeleton } from '@schrankwerk/ui'
import type { VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { bomKeys } from '../data/bom-keys.ts'
import { useLines } from '../data/bom-queries.ts'
import type { EditVersions } from '../data/edit-version.ts'
import { useEstimate } from '../data/estimate-query.ts'
import type { BomOwner } from '../data/owner.ts'
import { useDecisions } from '../data/use-decisions.ts'
import { useRowChoice } from '../data/use-row-choice.ts'
import { type LineFilter, needsLook } from './judge-line.ts'
import type { LineMarks } from './line-marks.ts'
import classes from './review.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewTable } from './review-table.tsx'
import { useReviewText } from './review-texts.ts'
import { ReviewToolbar } from './review-toolbar.tsx'
import { useLineColumns } from './use-line-columns.ts'
import { useLineSteps } from './use-line-steps.ts'
import { useLineView } from './use-line-view.ts'
import type { OpenLine } from './use-lost-line.ts'
import { useOpenedLine } from './use-opened-line.ts'
import { useShownLine } from './use-shown-line.ts'

const lineDialog = lazyCode(() => import('./line-dialog.tsx'))
const rematchNotice = lazyCode(() => import('./rematch-notice.tsx'))

export interface MatchReviewProps {
  owner: BomOwner
  editable: boolean
  versions: EditVersions
  onChanged: (editVersion?: number) => void
  marks: LineMarks | undefined
  /** Where the page says which lines are shown; else the list keeps it. */
  filter?: LineFilter | undefined
  onFilter?: ((filter: LineFilter | undefined) => void) | undefined
  /** Takes a row that was left out back in; missing where nothing can be changed. */
  onTakeIn: ((rowIndex: number) => void) | undefined
  openLine: RefObject<OpenLine | undefined>
  /** The open line is no longer in the list. */
  onLost: () => void
}

const noLines: SlimLine[] = []

/** Every line with what was found for it; those worth a look are reached by n and p, Enter opens a line. */
export function MatchReview(props: MatchReviewProps) {
  const { owner, editable, versions, onChanged, marks, onTakeIn, openLine, onLost } = props
  const t = useReviewText()
  const client = useQueryClient()
  const { data: lines, isFetching: isReading, isError, error, refetch } = useLines(owner)
  const all = lines ?? noLines
  const told = useEstimate(owner).data
  const table = useRef<VirtualTableHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const decisions = useDecisions(owner, versions, onChanged)
  const rowChoice = useRowChoice(owner, versions, () => onChanged())
  const isLeft = (line: SlimLine) => needsLook(line) && !decisions.isWaiting(line.id)
  const { opened, open, close } = useOpenedLine({ lines, isReading, frame, openLine, onLost })
  const view = useLineView(all, props, frame)
  const columns = useLineColumns(all, open, marks?.Mark)
  const steps = useLineSteps({ table, view, isLeft, open })
  const showAll = () => {
    view.showAll()
    close()
  }
  useShownLine({ marks, lines, isReading, table, onShowAll: showAll })

  if (lines === undefined && isError)
    return <Failed what={t('review.what')} {...absenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Stack gap={3}>
      {told?.summary && (
        <ReviewSummary summary={told.summary} estimate={told.estimate} {...{ onTakeIn, rowChoice }} />
      )}
      {editable && lines !== undefined && owner.adminBOMResultId === undefined && (
        <LazyPart part={rematchNotice} what={t('review.what')}>
          {({ RematchNotice }) => <RematchNotice {...{ owner, lines, versions, onChanged }} onOpen={open} />}
        </LazyPart>
      )}
      <ReviewToolbar
        owner={owner}
        lines={all}
        summary={told?.summary}
        view={view}
        columns={columns}
        onNext={steps.goNext}
        onPrevious={steps.goPrevious}
      />
      {lines === undefined ? (
        <Loading label={t('review.loading')}>
          <TableSkeleton />
        </Loading>
      ) : (
        <div ref={frame} tabIndex={-1} className={classes.frame}>
          <ReviewTable
            ref={table}
            view={view}
            all={all}
            columns={columns.shown}
            isLeft={isLeft}
            onOpen={open}
            marks={marks}
          />
        </div>
      )}
      {opened !== undefined && (
        <LazyPart part={lineDialog} what={t('line.what')}>
          {({ LineDialog }) => (
            <LineDialog
              {...{ owner, editable, decisions, openLine }}
              line={opened}
              onReload={() => {
                void client.invalidateQueries({ queryKey: bomKeys.all(owner) })
                onChanged()
              }}
              Mark={marks?.Mark}
              onStep={(step) => steps.stepFrom(opened.id, step)}
              upcoming={steps.upcoming}
              rowChoice={onTakeIn === undefined ? undefined : rowChoice}
              onShow={steps.goTo}
              onClose={close}
            />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
