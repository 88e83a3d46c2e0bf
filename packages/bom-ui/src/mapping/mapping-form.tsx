import type { BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { formatCount, Notice } from '@schrankwerk/ui'
import { useRef, useState } from 'react'
import { ColumnTable } from './column-table.tsx'
import { hasDecided, headerPoint, sheetsPoint } from './decisions.ts'
import { goTo } from './form-places.ts'
import { type SortedSheets, viewedSheet } from './further-sheets.ts'
import { HeaderRows, type HeaderRowsProps } from './header-rows.tsx'
import { LeftOutRows } from './left-out-rows.tsx'
import { followsSuggestion, type MappedColumn, missingOf, suppliedColumnOf } from './mapped-columns.ts'
import { MappedPreview } from './mapped-preview.tsx'
import classes from './mapping.module.css'
import { type MappingChoices, type Place, withQuantities } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { areSheetsOpen, isHeaderOpen } from './open-points.ts'
import { OpenPointsBar } from './open-points-bar.tsx'
import { quantitiesOf } from './quantities.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { RequiredFields } from './required-fields.tsx'
import { SuppliedChoice } from './supplied-choice.tsx'
import { useMappingActs } from './use-mapping-acts.ts'

interface MappingFormProps extends Pick<HeaderRowsProps, 'typed' | 'onTyped'> {
  shown: BomReading
  choices: MappingChoices
  change: (choices: MappingChoices) => void
  columns: MappedColumn[]
  sheets: SortedSheets
  amount: number
  isRereading: boolean
  besides: string[]
  rereadError: unknown
  suppliedError: string | undefined
  onPlace: (place: Place, chosen: ReadingPoint) => void
}

/** What was read, with every choice that it leaves open; the list itself is taken by the dialog around it. */
export function MappingForm(props: MappingFormProps) {
  const { shown, choices, change, columns, sheets, amount, onPlace } = props
  const t = useMappingText()
  const form = useRef<HTMLDivElement>(null)
  const [viewedName, setViewed] = useState<string>()
  const viewed = viewedSheet(sheets, viewedName)
  const acts = useMappingActs({
    form,
    shown,
    choices,
    change,
    columns,
    sheets,
    besides: props.besides,
    onPlace,
  })
  const { points, openPoints } = acts
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
        isEnough={missingOf(shown, columns, choices).length === 0 && sheets.unfit.length === 0}
        quantities={formatCount(quantities.count, t('count.cabinet'), t('count.cabinets'))}
        onPoint={(point) => goTo(form.current, placeNames[point] ?? `column:${point}`)}
        onAll={acts.confirmAll}
        settled={acts.settled}
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
      {columns.some(({ field }) => field === 'level' || field === 'parent') && (
        <p className={classes.quiet}>{t('mapping.assemblies')}</p>
      )}
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
        typed={props.typed}
        onTyped={props.onTyped}
        isBusy={props.isRereading}
        isOpen={isHeaderOpen(shown, choices)}
        onConfirm={acts.confirmHeader}
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
          onOneSheet={acts.keepOneSheet}
          onAllSheets={acts.readAllSheets}
          onSheets={acts.readSheets}
        />
      </HeaderRows>
      {props.rereadError !== null && (
        <Notice tone="error" title={t('mapping.rereadFailed')}>
          {props.rereadError instanceof ProblemError && props.rereadError.detail}
        </Notice>
      )}
      <ColumnTable columns={columns} said={acts.said} onAssign={acts.assign} onConfirm={acts.confirm} />
      <div data-point="quantities">
        <QuantityChoice
          reading={shown}
          choices={choices}
          amount={amount}
          onChange={(next) => change(withQuantities(choices, next))}
        />
      </div>
      {supplied !== undefined && (
        <div data-point="supplied">
          <SuppliedChoice
            {...supplied}
            chosen={choices.suppliedTexts ?? []}
            error={props.suppliedError}
            onChange={(suppliedTexts) => change({ ...choices, suppliedTexts })}
          />
        </div>
      )}
      <MappedPreview {...{ columns, choices, amount, viewed }} reading={shown} onView={setViewed} />
      <LeftOutRows rows={shown.leftOut} included={choices.includedRows} onToggle={acts.toggleRow} />
    </div>
  )
}

const placeNames: Record<string, string> = { [headerPoint]: 'header', [sheetsPoint]: sheetsPoint }
