import type { SlimLine } from '@schrankwerk/contracts'
import { ProblemError, useUserIfAny } from '@schrankwerk/shell-api'
import { Failed, LazyPart, Loading, lazyCode, Stack, TableSkeleton, useShortcuts } from '@schrankwerk/ui'
import { type Column, useHiddenColumns } from '@schrankwerk/ui/table'
import type { VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { bomKeys } from '../data/bom-keys.ts'
import { useLines } from '../data/bom-queries.ts'
import type { EditVersions } from '../data/edit-version.ts'
import { useEstimate } from '../data/estimate-query.ts'
import type { BomOwner } from '../data/owner.ts'
import { useDecisions } from '../data/use-decisions.ts'
import { useReturnFocus } from '../data/use-return-focus.ts'
import { type LineFilter, needsLook, passes } from './judge-line.ts'
import { emptyColumnsOf, hiddenAtFirst, lineColumns } from './line-columns.tsx'
import type { LineMarks } from './line-marks.ts'
import { LineTable } from './line-table.tsx'
import classes from './review.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { useReviewText } from './review-texts.ts'
import { ReviewToolbar } from './review-toolbar.tsx'
import { SummedTable } from './summed-table.tsx'
import { useLineFilter } from './use-line-filter.ts'
import type { OpenLine } from './use-lost-line.ts'
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
/** Low enough that the last row, led to between the bars of the page, leaves the steps above the table in sight. */
const tableHeight = 'max(300px, min(70vh, 100vh - 260px, 720px))'

/** The line after or before one, around the end: what `VirtualTable` does where the lines themselves are shown. */
const lineBeside = (
  lines: readonly SlimLine[],
  id: string,
  step: 'next' | 'previous',
  isWanted: (line: SlimLine) => boolean,
): string | undefined => {
  const at = lines.findIndex((line) => line.id === id)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at)]
  return (step === 'next' ? around.find(isWanted) : around.findLast(isWanted))?.id
}

/** Every line with what was found for it; those worth a look are reached by n and p, Enter opens a line. */
export function MatchReview(props: MatchReviewProps) {
  const { owner, editable, versions, onChanged, marks, onTakeIn, openLine, onLost } = props
  const t = useReviewText()
  const client = useQueryClient()
  const lines = useLines(owner)
  const told = useEstimate(owner)
  const table = useRef<VirtualTableHandle>(null)
  const decisions = useDecisions(owner, versions, onChanged)
  const [isSummed, setSummed] = useState(false)
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string>()
  const tableFrame = useRef<HTMLDivElement>(null)
  useReturnFocus(openId !== undefined, tableFrame)
  const [filter, setFilter] = useLineFilter({
    page: props,
    frame: tableFrame,
    onChosenByPage: () => setSearch(''),
  })
  const all = lines.data ?? noLines
  const rows = useMemo(
    () => (filter === undefined ? all : all.filter((line) => passes(filter, line))),
    [all, filter],
  )
  const isLeft = (line: SlimLine) => needsLook(line) && !decisions.isWaiting(line.id)
  const open = useCallback((line: SlimLine) => setOpenId(line.id), [])
  const Mark = marks?.Mark
  const choosable = useMemo(() => lineColumns(t, open, emptyColumnsOf(all), Mark), [t, open, all, Mark])
  const [hidden, setHidden] = useHiddenColumns(`bom-lines:${useUserIfAny()?.id}`, hiddenAtFirst)
  const columns = useMemo(() => choosable.filter(({ key }) => !hidden.includes(key)), [choosable, hidden])
  useShownLine({
    marks,
    lines: lines.data,
    isReading: lines.isFetching,
    table,
    onShowAll: () => {
      setFilter(undefined)
      setSummed(false)
      setSearch('')
      setOpenId(undefined)
    },
  })
  const goNext = () => table.current?.nextError()
  const goPrevious = () => table.current?.previousError()
  const goByKey = (go: () => string | undefined) => () => {
    if (go() !== undefined) table.current?.focus()
  }
  useShortcuts({
    extra: [
      { keys: 'n', label: t('review.next'), run: goByKey(goNext) },
      { keys: 'p', label: t('review.previous'), run: goByKey(goPrevious) },
    ],
  })
  const opened = openId === undefined ? undefined : all.find((line) => line.id === openId)
  const isGone = openId !== undefined && opened === undefined && lines.data !== undefined && !lines.isFetching
  useEffect(() => {
    if (openId === undefined) openLine.current = undefined
    if (!isGone) return
    onLost()
    setOpenId(undefined)
  }, [openId, isGone, openLine, onLost])

  if (lines.data === undefined && lines.isError) {
    const problem = lines.error instanceof ProblemError ? lines.error : undefined
    return (
      <Failed
        what={t('review.what')}
        detail={problem?.detail}
        code={problem?.code}
        requestId={problem?.requestId}
        onRetry={() => void lines.refetch()}
      />
    )
  }
  const summary = told.data?.summary
  return (
    <Stack gap={3}>
      {summary && (
        <ReviewSummary summary={summary} estimate={told.data?.estimate ?? null} onTakeIn={onTakeIn} />
      )}
      {editable && lines.data !== undefined && owner.adminBOMResultId === undefined && (
        <LazyPart part={rematchNotice} what={t('review.what')}>
          {({ RematchNotice }) => (
            <RematchNotice
              owner={owner}
              lines={all}
              versions={versions}
              onChanged={onChanged}
              onOpen={open}
            />
          )}
        </LazyPart>
      )}
      <ReviewToolbar
        owner={owner}
        lines={all}
        summary={summary}
        filter={filter}
        onFilter={setFilter}
        isSummed={isSummed}
        onSummed={setSummed}
        search={search}
        onSearch={setSearch}
        columns={choosable as Column<SlimLine>[]}
        hidden={hidden}
        onHidden={setHidden}
        onNext={goNext}
        onPrevious={goPrevious}
      />
      {lines.data === undefined ? (
        <Loading label={t('review.loading')}>
          <TableSkeleton />
        </Loading>
      ) : isSummed ? (
        <div ref={tableFrame} tabIndex={-1} className={classes.frame}>
          <SummedTable
            lines={filter === 'issue' ? all : rows}
            all={all}
            onlyErrors={filter === 'issue'}
            search={search}
            height={tableHeight}
            onOpen={setOpenId}
          />
        </div>
      ) : (
        <div ref={tableFrame} tabIndex={-1} className={classes.frame}>
          <LineTable
            ref={table}
            rows={rows}
            all={all}
            columns={columns}
            filter={filter}
            search={search}
            height={tableHeight}
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
              owner={owner}
              line={opened}
              editable={editable}
              decisions={decisions}
              openLine={openLine}
              onReload={() => {
                void client.invalidateQueries({ queryKey: bomKeys.all(owner) })
                onChanged()
              }}
              Mark={Mark}
              onStep={(step) => {
                const found = isSummed
                  ? lineBeside(rows, opened.id, step, isLeft)
                  : step === 'next'
                    ? goNext()
                    : goPrevious()
                if (found !== undefined && found !== opened.id) setOpenId(found)
                return found !== undefined && found !== opened.id
              }}
              upcoming={() => table.current?.nextErrors(2) ?? []}
              onShow={(lineId) => {
                setOpenId(lineId)
                table.current?.scrollToKey(lineId)
              }}
              onClose={() => setOpenId(undefined)}
            />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
