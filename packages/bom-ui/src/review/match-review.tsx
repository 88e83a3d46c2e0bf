import type { SlimLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import {
  Button,
  Chip,
  Empty,
  Failed,
  formatNumber,
  LazyPart,
  Loading,
  lazyCode,
  Stack,
  TableSkeleton,
  useShortcuts,
} from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { VirtualTable, type VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useEstimate, useLines } from '../data/bom-queries.ts'
import type { EditVersions } from '../data/edit-version.ts'
import type { BomOwner } from '../data/owner.ts'
import { useReturnFocus } from '../data/use-return-focus.ts'
import { LineCard } from './line-card.tsx'
import { emptyNumberOf, lineColumns } from './line-columns.tsx'
import type { LineMarks } from './line-marks.ts'
import { lineStatusText } from './line-status.tsx'
import classes from './review.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { useReviewText } from './review-texts.ts'
import { SummedTable } from './summed-table.tsx'
import { useShownLine } from './use-shown-line.ts'

const lineDialog = lazyCode(() => import('./line-dialog.tsx'))
const rematchNotice = lazyCode(() => import('./rematch-notice.tsx'))

export interface MatchReviewProps {
  owner: BomOwner
  editable: boolean
  versions: EditVersions
  onChanged: (editVersion?: number) => void
  marks: LineMarks | undefined
  /** Takes a row that was left out back in; missing where nothing can be changed. */
  onTakeIn: ((rowIndex: number) => void) | undefined
}

const noLines: SlimLine[] = []
const tableHeight = 'min(70vh, 720px)'
const keyOf = (line: SlimLine) => line.id
const hasError = (line: SlimLine) => line.bomError !== null
const isToCheck = (line: SlimLine) => line.matchedBy !== null && line.certainty === 'CHECK'
const toneOf = (line: SlimLine) => (hasError(line) ? 'red' : isToCheck(line) ? 'amber' : undefined)
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The error after or before a line, around the end: what `VirtualTable` does where the lines themselves are shown. */
const errorBeside = (
  lines: readonly SlimLine[],
  id: string,
  step: 'next' | 'previous',
): string | undefined => {
  const at = lines.findIndex((line) => line.id === id)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at)]
  return (step === 'next' ? around.find(hasError) : around.findLast(hasError))?.id
}

/** Every line with what was found for it; errors are reached by n and p, Enter opens a line. */
export function MatchReview({ owner, editable, versions, onChanged, marks, onTakeIn }: MatchReviewProps) {
  const t = useReviewText()
  const lines = useLines(owner)
  const told = useEstimate(owner)
  const table = useRef<VirtualTableHandle>(null)
  const [onlyErrors, setOnlyErrors] = useState(false)
  const [kind, setKind] = useState<'check' | 'supplied'>()
  const [isSummed, setSummed] = useState(false)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<string>()
  const [openId, setOpenId] = useState<string>()
  const tableFrame = useRef<HTMLDivElement>(null)
  useReturnFocus(openId !== undefined, tableFrame)
  const all = lines.data ?? noLines
  const rows = useMemo(() => {
    if (kind === undefined) return all
    return all.filter(kind === 'check' ? isToCheck : (line) => line.isSuppliedPart)
  }, [all, kind])
  const open = useCallback((line: SlimLine) => setOpenId(line.id), [])
  const emptyNumber = emptyNumberOf(all)
  const Mark = marks?.Mark
  const columns = useMemo(() => lineColumns(t, open, emptyNumber, Mark), [t, open, emptyNumber, Mark])
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
      setOnlyErrors(false)
      setKind(undefined)
      setSummed(false)
      setSearch('')
      setOpenId(undefined)
    },
  })
  const describeRow = (line: SlimLine) =>
    t('review.spoken', { position: line.position, status: lineStatusText(t, line) })
  const nextError = () => table.current?.nextError()
  const previousError = () => table.current?.previousError()
  const goByKey = (go: () => string | undefined) => () => {
    if (go() !== undefined) table.current?.focus()
  }
  useShortcuts({ next: goByKey(nextError), previous: goByKey(previousError) })
  const toggleKind = (wanted: 'check' | 'supplied') => setKind(kind === wanted ? undefined : wanted)

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
  const count = (value: number | undefined) => formatNumber(value ?? 0)
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
        {/* biome-ignore lint/a11y/useSemanticElements: chips are no form fields */}
        <div className={classes.filters} role="group" aria-label={t('review.filters')}>
          <Chip pressed={onlyErrors} onClick={() => setOnlyErrors(!onlyErrors)}>
            {t('review.onlyErrors', { count: count(summary?.errors) })}
          </Chip>
          <Chip pressed={kind === 'check'} onClick={() => toggleKind('check')}>
            {t('review.toCheck', { count: count(summary?.toCheck) })}
          </Chip>
          <Chip pressed={kind === 'supplied'} onClick={() => toggleKind('supplied')}>
            {t('review.supplied', { count: count(summary?.suppliedParts) })}
          </Chip>
          <Chip pressed={isSummed} onClick={() => setSummed(!isSummed)}>
            {t('review.summed')}
          </Chip>
        </div>
        <div className={classes.tools}>
          <SearchField label={t('review.search')} value={search} onChange={setSearch} />
          {!isSummed && (
            <>
              <Button icon={<IconChevronUp {...icon} />} onClick={previousError}>
                {t('review.previousError')}
              </Button>
              <Button icon={<IconChevronDown {...icon} />} onClick={nextError}>
                {t('review.nextError')}
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
            lines={rows}
            onlyErrors={onlyErrors}
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
            columns={columns}
            rowKey={keyOf}
            isError={hasError}
            onlyErrors={onlyErrors}
            filter={search}
            height={tableHeight}
            activeKey={active}
            onActive={setActive}
            onOpen={open}
            rowTone={(line) => (line.id === marks?.shown?.lineId ? 'blue' : toneOf(line))}
            describeRow={describeRow}
            card={card}
            cardHeight={136}
            empty={
              <Empty text={t(onlyErrors && summary?.errors === 0 ? 'review.noErrors' : 'review.empty')} />
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
              versions={versions}
              onChanged={onChanged}
              Mark={Mark}
              onStep={(step) => {
                const found = isSummed
                  ? errorBeside(rows, opened.id, step)
                  : step === 'next'
                    ? nextError()
                    : previousError()
                if (found !== undefined && found !== opened.id) setOpenId(found)
                return found !== undefined && found !== opened.id
              }}
              onClose={() => setOpenId(undefined)}
            />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
