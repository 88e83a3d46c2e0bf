import type { BomReading } from '@schrankwerk/contracts'
import { formatCount } from '@schrankwerk/ui'
import type { MappedColumn } from './mapped-columns.ts'
import classes from './mapping.module.css'
import type { MappingChoices } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { RequiredFields } from './required-fields.tsx'

export interface MappingSummaryProps {
  reading: Pick<BomReading, 'leftOut' | 'lineCount'>
  choices: Pick<MappingChoices, 'includedRows' | 'excludedRows'>
  columns: readonly MappedColumn[]
}

/** How many lines the list gets, how many rows it leaves out, and what it cannot do without. */
export function MappingSummary({ reading, choices, columns }: MappingSummaryProps) {
  const t = useMappingText()
  const takenIn = reading.leftOut.filter(({ rowIndex }) => choices.includedRows.includes(rowIndex)).length
  const leftByHand = choices.excludedRows?.length ?? 0
  const lines = reading.lineCount + takenIn - leftByHand
  const leftOut = reading.leftOut.length - takenIn + leftByHand
  return (
    <div className={classes.summary}>
      <strong>{t('mapping.found', { lines: formatCount(lines, t('count.line'), t('count.lines')) })}</strong>
      {leftOut > 0 && (
        <span>
          {t('mapping.leftOutCount', {
            rows: formatCount(leftOut, t('count.row'), t('count.rows')),
          })}
        </span>
      )}
      <RequiredFields columns={columns} />
    </div>
  )
}
