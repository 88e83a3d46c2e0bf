import type { BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { formatCount, Notice } from '@schrankwerk/ui'
import { useRef, useState } from 'react'
import { ColumnTable } from './column-table.tsx'
import { hasDecided, headerPoint, sheetsPoint, withRowToggled } from './decisions.ts'
import { goTo } from './form-places.ts'
import { type SortedSheets, viewedSheet } from './further-sheets.ts'
import { HeaderRows, type HeaderRowsProps } from './header-rows.tsx'
import { LeftOutRows } from './left-out-rows.tsx'
import { type MappedColumn, missingOf, suppliedColumnOf } from './mapped-columns.ts'
import { MappedPreview } from './mapped-preview.tsx'
import classes from './mapping.module.css'
import type { Place } from './mapping-choices.ts'
import { MappingSummary } from './mapping-summary.tsx'
import { useMappingText } from './mapping-texts.ts'
import { areSheetsOpen, isHeaderOpen } from './open-points.ts'
import { OpenPointsBar } from './open-points-bar.tsx'
import { quantitiesOf, withQuantities } from './quantities.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { ReadingNotices } from './reading-notices.tsx'
import { SuppliedChoice } from './supplied-choice.tsx'
import type { Mapping } from './use-mapping.ts'
import { useMappingActs } from './use-mapping-acts.ts'

interface MappingFormProps
  extends Pick<HeaderRowsProps, 'typed' | 'onTyped'>,
    Pick<Mapping, 'choices' | 'change' | 'reread' | 'besides'> {
  shown: BomReading
  columns: MappedColumn[]
  sheets: SortedSheets
  amount: number
  suppliedError: string | undefined
}

/** What was read, with every choice that it leaves open; the list itself is taken by the dialog around it. */
export function MappingForm(props: MappingFormProps) {
  const { shown, choices, change, columns, sheets, amount, reread, besides } = props
  const t = useMappingText()
  const form = useRef<HTMLDivElement>(null)
  const [viewedName, setViewed] = useState<string>()
  const viewed = viewedSheet(sheets, viewedName)
  const onPlace = (place: Place, chosen: ReadingPoint) => reread.mutate({ place, chosen })
  const acts = useMappingActs({ form, shown, choices, change, columns, sheets, besides, onPlace })
  const quantities = quantitiesOf(shown, choices, amount)
  const supplied = suppliedColumnOf(shown, columns)
  return (
    <div ref={form} className={classes.form}>
      <OpenPointsBar
        points={acts.points}
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
      <MappingSummary reading={shown} choices={choices} columns={columns} />
      <ReadingNotices reading={shown} columns={columns} openCount={acts.openPoints.length} />
      <HeaderRows
        reading={shown}
        typed={props.typed}
        onTyped={props.onTyped}
        isBusy={reread.isPending}
        isOpen={isHeaderOpen(shown, choices)}
        onConfirm={acts.confirmHeader}
        viewed={viewed}
        onView={setViewed}
        onChoose={acts.chooseHeader}
      >
        <ReadingChoices
          {...{ sheets, choices, besides }}
          reading={shown}
          areSheetsOpen={areSheetsOpen(sheets, choices)}
          onChange={onPlace}
          onOneSheet={acts.keepOneSheet}
          onAllSheets={acts.readAllSheets}
          onSheets={acts.readSheets}
        />
      </HeaderRows>
      {reread.error !== null && (
        <Notice tone="error" title={t('mapping.rereadFailed')}>
          {reread.error instanceof ProblemError && reread.error.detail}
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
      {supplied && (
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
      <LeftOutRows
        rows={shown.leftOut}
        included={choices.includedRows}
        onToggle={(row) => change(withRowToggled(choices, row))}
      />
    </div>
  )
}

const placeNames: Record<string, string> = { [headerPoint]: 'header', [sheetsPoint]: sheetsPoint }
