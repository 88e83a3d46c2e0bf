import type { BomField, BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, FormSkeleton, formatCount, Loading, Notice } from '@schrankwerk/ui'
import { useId, useMemo, useRef, useState } from 'react'
import type { BomInfo } from '../data/bom-info.ts'
import { uploadFailureOf } from '../upload/upload-failure.ts'
import { ColumnTable } from './column-table.tsx'
import {
  hasDecided,
  headerPoint,
  sheetsPoint,
  withAllDecided,
  withDecided,
  withReadingDecided,
} from './decisions.ts'
import { type SortedSheets, sheetsBesides, sortedSheets, viewedSheet } from './further-sheets.ts'
import { HeaderRows } from './header-rows.tsx'
import { LeftOutRows } from './left-out-rows.tsx'
import {
  assignField,
  columnsOf,
  followsSuggestion,
  type MappedColumn,
  missingOf,
  requirementsOf,
  suppliedColumnOf,
} from './mapped-columns.ts'
import { MappedPreview } from './mapped-preview.tsx'
import classes from './mapping.module.css'
import { type MappingChoices, type Place, withQuantities } from './mapping-choices.ts'
import { MappingClash } from './mapping-clash.tsx'
import { differencesOf } from './mapping-differences.ts'
import { useMappingText } from './mapping-texts.ts'
import { areSheetsOpen, isHeaderOpen, openPointsOf } from './open-points.ts'
import { OpenPointsBar } from './open-points-bar.tsx'
import { quantitiesOf } from './quantities.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { RequiredFields } from './required-fields.tsx'
import { SuppliedChoice } from './supplied-choice.tsx'
import { UnfitSheets } from './unfit-sheets.tsx'
import { type MappingInput, useMapping } from './use-mapping.ts'

export interface MappingDialogProps extends MappingInput {
  onClose: () => void
  /** Somebody else changed the owner; the page loads it again. */
  onReload: () => void
  /** The list as somebody else mapped it since the choices were begun. */
  clash: BomInfo | undefined
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Turns the columns of a file into fields: everything is suggested, and one button takes it. */
export function MappingDialog(props: MappingDialogProps) {
  const { amount, onClose, onReload, clash, onTakeTheirs, onKeepMine, ...input } = props
  const t = useMappingText()
  const { choices, change, reading, reread, besides, accept } = useMapping({ ...input, amount })
  const [showMissing, setShowMissing] = useState(false)
  const whatIsTaken = useId()
  const top = useRef<HTMLDivElement>(null)
  const shown = reading.data
  const [chosen, confirmed] = [t('mapping.chosen'), t('mapping.confirmed')]
  const columns = useMemo(
    () => (shown === undefined ? [] : columnsOf(shown, choices, { chosen, confirmed })),
    [shown, choices, chosen, confirmed],
  )
  const missing = shown === undefined ? [] : missingOf(shown, columns, choices)
  const sheets = useMemo(
    () => sortedSheets(shown ?? { sheets: [], furtherSheets: [] }, columns),
    [shown, columns],
  )
  const sentences = {
    number: t('mapping.missingNumber'),
    supplied: t('mapping.suppliedMissing'),
  }
  const take = () => {
    setShowMissing(missing.length > 0)
    const isHeldUp = missing.length > 0 || clash !== undefined || sheets.unfit.length > 0
    // What holds it up is said at the top, which may be out of sight.
    if (isHeldUp) top.current?.scrollIntoView({ block: 'start' })
    if (!isHeldUp && shown !== undefined) accept.mutate({ reading: shown, columns })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!accept.isPending}
      size="full"
      title={shown === undefined ? t('mapping.titlePlain') : t('mapping.title', { name: shown.bomFileName })}
      actions={
        <>
          <Button onClick={onClose} disabled={accept.isPending}>
            {t('mapping.later')}
          </Button>
          <Button
            variant="primary"
            data-autofocus
            aria-describedby={whatIsTaken}
            loading={accept.isPending}
            // What is shown now is not what was chosen last.
            disabled={shown === undefined || reread.isPending}
            onClick={take}
          >
            {t(accept.isPending ? 'mapping.acceptBusy' : 'mapping.accept')}
          </Button>
        </>
      }
    >
      {shown === undefined && !reading.isError && (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
      {shown === undefined && reading.isError && (
        <ReadingFailed error={reading.error} onRetry={reading.refetch} />
      )}
      {shown !== undefined && (
        <div ref={top} className={classes.screen}>
          {/* The button has the focus at once: who hears the page is told what one Enter takes. */}
          <p id={whatIsTaken} className="kit-hidden">
            {t('mapping.taken', {
              columns: columns
                .flatMap(({ field, label }) => (field ? `${t(`mapping.fields.${field}`)}: ${label}` : []))
                .join(', '),
            })}
          </p>
          {showMissing && missing.length > 0 && (
            <Notice tone="error" title={t('mapping.missingTitle')}>
              {missing.map((one) => (
                <p key={one}>{sentences[one]}</p>
              ))}
            </Notice>
          )}
          {clash !== undefined && !accept.isPending && (
            <MappingClash
              differences={differencesOf(shown, choices, clash, amount, t)}
              onTakeTheirs={onTakeTheirs}
              onKeepMine={() => {
                accept.reset()
                onKeepMine()
              }}
            />
          )}
          {clash === undefined && accept.isError && <AcceptFailed error={accept.error} onReload={onReload} />}
          {sheets.unfit.length > 0 && (
            <UnfitSheets
              sheets={sheets.unfit}
              isBusy={reread.isPending}
              onLeaveOut={() => {
                const unfit = sheets.unfit.map(({ name }) => name)
                const furtherSheets = sheetsBesides(shown).filter((name) => !unfit.includes(name))
                reread.mutate({ place: { ...choices.place, furtherSheets }, chosen: 'furtherSheets' })
                // The button is gone then.
                goTo(top.current, 'header')
              }}
            />
          )}
          <MappingForm
            {...{ shown, choices, change, columns, sheets, amount }}
            isRereading={reread.isPending}
            besides={besides ?? sheetsBesides(shown)}
            rereadError={reread.error}
            onPlace={(place, chosen) => reread.mutate({ place, chosen })}
            suppliedError={showMissing && missing.includes('supplied') ? sentences.supplied : undefined}
          />
        </div>
      )}
    </Dialog>
  )
}

const detailOf = (error: unknown): string | undefined =>
  error instanceof ProblemError ? error.detail : undefined

function ReadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMappingText()
  const problem = error instanceof ProblemError ? error : undefined
  return (
    <Failed
      what={problem?.detail ?? t('mapping.what')}
      code={problem?.code}
      requestId={problem?.requestId}
      {...(uploadFailureOf(error).canRetry && { onRetry })}
    >
      {problem?.detail}
    </Failed>
  )
}

function AcceptFailed({ error, onReload }: { error: unknown; onReload: () => void }) {
  const t = useMappingText()
  const isOutdated = error instanceof ProblemError && error.code === 'changed-meanwhile'
  return (
    <Notice
      tone="error"
      title={t('mapping.failed')}
      action={
        isOutdated && (
          <Button small onClick={onReload}>
            {t('mapping.reload')}
          </Button>
        )
      }
    >
      {detailOf(error)}
      {error instanceof ProblemError &&
        error.errors.map((entry, index) => <p key={index}>{entry.detail ?? entry.code}</p>)}
    </Notice>
  )
}

interface MappingFormProps {
  shown: BomReading
  choices: MappingChoices
  change: (choices: MappingChoices) => void
  columns: ReturnType<typeof columnsOf>
  sheets: SortedSheets
  amount: number
  isRereading: boolean
  besides: string[]
  rereadError: unknown
  suppliedError: string | undefined
  onPlace: (place: Place, chosen: ReadingPoint) => void
}

function MappingForm(props: MappingFormProps) {
  const { shown, choices, change, columns, sheets, amount, onPlace } = props
  const t = useMappingText()
  const form = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [settled, setSettled] = useState('')
  const [viewedName, setViewed] = useState<string>()
  const viewed = viewedSheet(sheets, viewedName)
  const assign = (importHeader: string, field: BomField | null) => {
    const { choices: next, freed } = assignField(columns, choices, importHeader, field)
    setSaid(
      freed === undefined || field === null
        ? ''
        : t('mapping.moved', { field: t(`mapping.fields.${field}`), column: freed.label }),
    )
    setSettled('')
    change(next)
  }
  const confirm = ({ importHeader, label }: MappedColumn) => {
    change(withDecided(choices, importHeader))
    setSaid(t('mapping.confirmedNow', { column: label }))
    // The button is gone then.
    focusIn(form.current, `column:${importHeader}`)
  }
  const confirmHeader = () => {
    change(withReadingDecided(choices, 'headerRow'))
    focusIn(form.current, 'header')
  }
  const keepOneSheet = () => {
    change(withReadingDecided(choices, 'furtherSheets'))
    focusIn(form.current, sheetsPoint)
  }
  const readSheets = (furtherSheets: string[]) => {
    setSettled('')
    onPlace({ ...choices.place, furtherSheets }, 'furtherSheets')
  }
  const readAllSheets = (names: string[]) => {
    readSheets(names)
    focusIn(form.current, sheetsPoint)
  }
  const points = openPointsOf(shown, sheets, columns, choices)
  const openPoints = [...points.check, ...points.open]
  const confirmAll = () => {
    const unmapped = columns
      .filter(({ importHeader, field }) => field === null && openPoints.includes(importHeader))
      .map(({ label }) => `„${label}“`)
    const unread = sheets.offered
      .filter(({ name }) => openPoints.includes(sheetsPoint) && !props.besides.includes(name))
      .map(({ name }) => `„${name}“`)
    change(withAllDecided(choices, openPoints))
    setSettled(
      [
        t('mapping.points.allSettled'),
        ...(unmapped.length > 0 ? [t('mapping.points.stayUnmapped', { columns: unmapped.join(', ') })] : []),
        ...(unread.length > 0 ? [t('mapping.points.stayUnread', { sheets: unread.join(', ') })] : []),
      ].join(' '),
    )
  }
  const toggleRow = (row: number) =>
    change({
      ...choices,
      includedRows: choices.includedRows.includes(row)
        ? choices.includedRows.filter((one) => one !== row)
        : [...choices.includedRows, row],
    })
  const quantities = quantitiesOf(shown, choices, amount)
  const supplied = suppliedColumnOf(shown, columns)
  const takenIn = shown.leftOut.filter(({ rowIndex }) => choices.includedRows.includes(rowIndex)).length
  const lines = shown.lineCount + takenIn
  const leftOut = shown.leftOut.length - takenIn
  return (
    <div ref={form} className={classes.form}>
      <OpenPointsBar
        points={points}
        isDecided={
          columns.some(({ suggested }) => suggested === undefined) || hasDecided(choices, 'headerRow')
        }
        isEnough={requirementsOf(columns).number && sheets.unfit.length === 0}
        quantities={formatCount(quantities.count, t('count.cabinet'), t('count.cabinets'))}
        onPoint={(point) => goTo(form.current, placeNames[point] ?? `column:${point}`)}
        onAll={confirmAll}
        settled={openPoints.length === 0 ? settled : ''}
        onQuantities={() => goTo(form.current, 'quantities')}
      />
      <div className={classes.summary}>
        <strong>
          {t('mapping.found', { lines: formatCount(lines, t('count.line'), t('count.lines')) })}
        </strong>
        {leftOut > 0 && (
          <span>
            {t('mapping.leftOutCount', {
              rows: formatCount(leftOut, t('count.row'), t('count.rows')),
            })}
          </span>
        )}
        <RequiredFields columns={columns} />
      </div>
      {shown.fileNotices.length > 0 && (
        <Notice tone="warning" title={t('mapping.fileNotices')}>
          {shown.fileNotices.map((text) => (
            <p key={text}>{text}.</p>
          ))}
        </Notice>
      )}
      {shown.remembered && followsSuggestion(shown, columns) && (
        <Notice tone="info" title={t('mapping.remembered')}>
          {t(openPoints.length === 0 ? 'mapping.rememberedText' : 'mapping.rememberedUnchecked')}
          {openPoints.length > 1 && ` ${t('mapping.rememberedAll')}`}
        </Notice>
      )}
      <HeaderRows
        reading={shown}
        isBusy={props.isRereading}
        isOpen={isHeaderOpen(shown, choices)}
        onConfirm={confirmHeader}
        viewed={viewed}
        onView={setViewed}
        onChoose={(headerRowIndex) => {
          // Under another header row other sheets are alike.
          const { furtherSheets: _, ...place } = choices.place
          onPlace({ ...place, headerRowIndex }, 'headerRow')
        }}
      >
        <ReadingChoices
          reading={shown}
          sheets={sheets}
          areSheetsOpen={areSheetsOpen(sheets, choices)}
          choices={choices}
          besides={props.besides}
          onChange={onPlace}
          onOneSheet={keepOneSheet}
          onAllSheets={readAllSheets}
          onSheets={readSheets}
        />
      </HeaderRows>
      {props.rereadError !== null && (
        <Notice tone="error" title={t('mapping.rereadFailed')}>
          {detailOf(props.rereadError)}
        </Notice>
      )}
      <ColumnTable columns={columns} said={said} onAssign={assign} onConfirm={confirm} />
      <div data-point="quantities">
        <QuantityChoice
          reading={shown}
          choices={choices}
          amount={amount}
          onChange={(next) => change(withQuantities(choices, next))}
        />
      </div>
      {supplied !== undefined && (
        <SuppliedChoice
          {...supplied}
          chosen={choices.suppliedTexts ?? []}
          error={props.suppliedError}
          onChange={(suppliedTexts) => change({ ...choices, suppliedTexts })}
        />
      )}
      <MappedPreview {...{ columns, choices, amount, viewed }} reading={shown} onView={setViewed} />
      <LeftOutRows rows={shown.leftOut} included={choices.includedRows} onToggle={toggleRow} />
    </div>
  )
}

const placeNames: Record<string, string> = { [headerPoint]: 'header', [sheetsPoint]: sheetsPoint }

/** Brings a place of the form into sight and its first field into focus. */
function goTo(form: HTMLElement | null, point: string): void {
  placeIn(form, point)?.scrollIntoView({ block: 'center' })
  focusIn(form, point)
}

const placeIn = (form: HTMLElement | null, point: string) =>
  form?.querySelector<HTMLElement>(`[data-point="${CSS.escape(point)}"]`)

const focusIn = (form: HTMLElement | null, point: string): void =>
  placeIn(form, point)
    ?.querySelector<HTMLElement>('input:checked, input, select, button')
    ?.focus({ preventScroll: true })
