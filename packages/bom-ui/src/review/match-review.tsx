import type { SlimLine } from '@schrankwerk/contracts'
import { ProblemError, useUserIfAny } from '@schrankwerk/shell-api'
import {
  Button,
  Empty,
  Failed,
  LazyPart,
  Loading,
  lazyCode,
  Stack,
  TableSkeleton,
  useIsNarrow,
  useShortcuts,
} from '@schrankwerk/ui'
import { type Column, ColumnPicker, SearchField, useHiddenColumns } from '@schrankwerk/ui/table'
import { VirtualTable, type VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { bomKeys } from '../data/bom-keys.ts'
import { useLines } from '../data/bom-queries.ts'
import type { EditVersions } from '../data/edit-version.ts'
import { useEstimate } from '../data/estimate-query.ts'
import type { BomOwner } from '../data/owner.ts'
import { useDecisions } from '../data/use-decisions.ts'
import { useReturnFocus } from '../data/use-return-focus.ts'
import { FilterChoice } from './filter-choice.tsx'
import { hasIssue, judgementOf, type LineFilter, needsLook, passes } from './judge-line.ts'
import { LineCard } from './line-card.tsx'
import { emptyColumnsOf, hiddenAtFirst, lineColumns } from './line-columns.tsx'
import type { LineMarks } from './line-marks.ts'
import { lineStatusText } from './line-status.tsx'
import { PriceSums } from './price-sums.tsx'
import classes from './review.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { useReviewText } from './review-texts.ts'
import { SummedTable } from './summed-table.tsx'
import { SuppliedParts } from './supplied-parts.tsx'
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
}

const noLines: SlimLine[] = []
/** Low enough that the last row, led to between the bars of the page, leaves the steps above the table in sight. */
const tableHeight = 'max(300px, min(70vh, 100vh - 260px, 720px))'
const keyOf = (line: SlimLine) => line.id
const tones = { issue: 'red', open: 'amber', check: 'amber' } as const
const toneOf = (line: SlimLine) => tones[judgementOf(line) as keyof typeof tones]
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

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
  const { owner, editable, versions, onChanged, marks, onTakeIn } = props
  const t = useReviewText()
  const client = useQueryClient()
  const lines = useLines(owner)
  const told = useEstimate(owner)
  const table = useRef<VirtualTableHandle>(null)
  const isNarrow = useIsNarrow()
  const decisions = useDecisions(owner, versions, onChanged)
  const [ownFilter, setOwnFilter] = useState<LineFilter>()
  const filter = props.onFilter === undefined ? ownFilter : props.filter
  const filterHere = useRef<LineFilter>(undefined)
  const setFilter = (wanted: LineFilter | undefined) => {
    filterHere.current = wanted
    ;(props.onFilter ?? setOwnFilter)(wanted)
  }
  const [isSummed, setSummed] = useState(false)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<string>()
  const [openId, setOpenId] = useState<string>()
  const tableFrame = useRef<HTMLDivElement>(null)
  useReturnFocus(openId !== undefined, tableFrame)
  const all = lines.data ?? noLines
  const rows = useMemo(
    () => (filter === undefined ? all : all.filter((line) => passes(filter, line))),
    [all, filter],
  )
  // Chosen elsewhere on the page: the lines come into sight, and nothing else narrows them.
  useEffect(() => {
    if (filter === filterHere.current) return
    filterHere.current = filter
    if (filter === undefined) return
    setSearch('')
    tableFrame.current?.scrollIntoView({ block: 'center' })
    tableFrame.current?.focus({ preventScroll: true })
  }, [filter])
  const isLeft = (line: SlimLine) => needsLook(line) && !decisions.isWaiting(line.id)
  const open = useCallback((line: SlimLine) => setOpenId(line.id), [])
  const Mark = marks?.Mark
  const choosable = useMemo(() => lineColumns(t, open, emptyColumnsOf(all), Mark), [t, open, all, Mark])
  const [hidden, setHidden] = useHiddenColumns(`bom-lines:${useUserIfAny()?.id}`, hiddenAtFirst)
  const columns = useMemo(() => choosable.filter(({ key }) => !hidden.includes(key)), [choosable, hidden])
  const card = useCallback(
    (line: SlimLine) => <LineCard line={line} onOpen={open} Mark={Mark} />,
    [open, Mark],
  )
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
  const describeRow = (line: SlimLine) =>
    t('review.spoken', { position: line.position, status: lineStatusText(t, line) })
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

  if (lines.data === undefined && lines.isError) {
    const problem = lines.error instanceof ProblemError ? lines.error : undefined
    return (
      <Failed
        what={t('review.what')}
        code={problem?.code}
        requestId={problem?.requestId}
        onRetry={() => void lines.refetch()}
      />
    )
  }
  const summary = told.data?.summary
  const opened = openId === undefined ? undefined : all.find((line) => line.id === openId)
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
      <div className={classes.toolbar}>
        <FilterChoice
          lines={all}
          summary={summary ?? undefined}
          filter={filter}
          onFilter={setFilter}
          isSummed={isSummed}
          onSummed={setSummed}
        />
        <div className={classes.tools}>
          {summary && <SuppliedParts owner={owner} count={summary.suppliedParts} />}
          <SearchField label={t('review.search')} value={search} onChange={setSearch} />
          {!isSummed && (
            <>
              {!isNarrow && (
                <ColumnPicker
                  columns={choosable as Column<SlimLine>[]}
                  hidden={hidden}
                  onHidden={setHidden}
                />
              )}
              <Button className={classes.step} icon={<IconChevronUp {...icon} />} onClick={goPrevious}>
                {t('review.previous')}
              </Button>
              <Button className={classes.step} icon={<IconChevronDown {...icon} />} onClick={goNext}>
                {t('review.next')}
              </Button>
            </>
          )}
        </div>
      </div>
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
          <VirtualTable
            ref={table}
            label={t('review.table')}
            rows={rows}
            total={all.length}
            columns={columns}
            rowKey={keyOf}
            isError={isLeft}
            filter={search}
            height={tableHeight}
            rowHeight={62}
            activeKey={active}
            onActive={setActive}
            onOpen={open}
            rowTone={(line) => (line.id === marks?.shown?.lineId ? 'blue' : toneOf(line))}
            describeRow={describeRow}
            card={card}
            cardHeight={148}
            footer={(shown) => <PriceSums shown={shown} all={all} />}
            empty={
              <Empty
                text={t(filter === 'issue' && !all.some(hasIssue) ? 'review.noIssues' : 'review.empty')}
              />
            }
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
