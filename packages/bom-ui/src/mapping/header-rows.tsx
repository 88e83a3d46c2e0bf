import type { BomReading } from '@schrankwerk/contracts'
import { columnLetters } from '@schrankwerk/domain/bom'
import { Button, Muted, Section } from '@schrankwerk/ui'
import { NumberField } from '@schrankwerk/ui/forms'
import { type ReactNode, useState } from 'react'
import { useBomText } from '../texts.ts'
import { CertaintyChip } from './certainty-chip.tsx'
import classes from './mapping.module.css'

export interface HeaderRowsProps {
  reading: BomReading
  isBusy: boolean
  onChoose: (rowIndex: number) => void
  /** How the file is read otherwise. */
  children?: ReactNode
}

const placeOf = (row: number, header: number) =>
  row === header ? 'header' : row < header ? 'above' : 'below'

/** The file as it is, with its row numbers; a click or the number says where the column names stand. */
export function HeaderRows({ reading, isBusy, onChoose, children }: HeaderRowsProps) {
  const t = useBomText()
  const [typed, setTyped] = useState<{ of: number; row: number | null }>()
  const row = typed?.of === reading.headerRowIndex ? typed.row : reading.headerRowIndex || null
  const width = Math.max(1, ...reading.preview.map(({ cells }) => cells.length))
  const canTake = row !== null && Number.isInteger(row) && row >= 1 && row !== reading.headerRowIndex
  return (
    <Section title={t('mapping.rawTitle')} level={3}>
      <p>
        <CertaintyChip certainty={reading.headerRowCertainty} /> {reading.headerRowReason}.{' '}
        <Muted>{t('mapping.rawHint')}</Muted>
      </p>
      <div className={classes.headerChoice}>
        <NumberField
          label={t('mapping.headerRow')}
          integer
          min={1}
          step={1}
          value={row}
          onChange={(next) => setTyped({ of: reading.headerRowIndex, row: next })}
        />
        <Button
          loading={isBusy}
          aria-disabled={!canTake || undefined}
          onClick={() => canTake && onChoose(row)}
        >
          {t('mapping.takeHeader')}
        </Button>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key */}
      <section className={classes.raw} aria-label={t('mapping.rawTable')} tabIndex={0} aria-busy={isBusy}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('mapping.row')}</th>
              {Array.from({ length: width }, (_, column) => (
                <th key={column} scope="col">
                  {columnLetters(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reading.preview.map(({ rowIndex, cells }) => (
              <tr
                key={rowIndex}
                data-row={placeOf(rowIndex, reading.headerRowIndex)}
                onClick={() => rowIndex !== reading.headerRowIndex && !isBusy && onChoose(rowIndex)}
              >
                <th scope="row" className={classes.choose}>
                  <button
                    type="button"
                    aria-pressed={rowIndex === reading.headerRowIndex}
                    aria-label={t('mapping.chooseRow', { row: rowIndex })}
                  >
                    {rowIndex}
                  </button>
                </th>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column}>{cells[column] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
