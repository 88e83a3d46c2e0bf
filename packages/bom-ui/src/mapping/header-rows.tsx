import type { BomReading } from '@schrankwerk/contracts'
import { columnLetters } from '@schrankwerk/domain/bom'
import { Button, Muted, Section } from '@schrankwerk/ui'
import { NumberField } from '@schrankwerk/ui/forms'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CertaintyChip } from './certainty-chip.tsx'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

export interface HeaderRowsProps {
  reading: BomReading
  isBusy: boolean
  /** Whether somebody still has to look at it. */
  isOpen: boolean
  onConfirm: () => void
  onChoose: (rowIndex: number) => void
  /** How the file is read otherwise. */
  children?: ReactNode
}

const placeOf = (row: number, header: number) =>
  row === header ? 'header' : row < header ? 'above' : 'below'

/** Scrolls what shows the table, and only it, to the row of the column names where that lies out of sight. */
const showHeaderRow = (table: HTMLTableElement) => {
  const frame = table.parentElement
  const row = table.querySelector<HTMLElement>('[data-row="header"]')
  if (!frame || !row) return
  const head = table.tHead?.offsetHeight ?? 0
  const isAbove = row.offsetTop - head < frame.scrollTop
  const isBelow = row.offsetTop + row.offsetHeight > frame.scrollTop + frame.clientHeight
  if (isAbove || isBelow) frame.scrollTop = row.offsetTop - head - row.offsetHeight
}

/** The file as it is, with its row numbers; a click or the number says where the column names stand. */
export function HeaderRows(props: HeaderRowsProps) {
  const { reading, isBusy, isOpen, onConfirm, onChoose, children } = props
  const t = useMappingText()
  const [typed, setTyped] = useState<{ of: number; row: number | null }>()
  const row = typed?.of === reading.headerRowIndex ? typed.row : reading.headerRowIndex || null
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls anew for each header row
  useLayoutEffect(() => {
    if (table.current) showHeaderRow(table.current)
  }, [reading.headerRowIndex, reading.sheet])
  const width = Math.max(1, ...reading.preview.map(({ cells }) => cells.length))
  const canTake = row !== null && Number.isInteger(row) && row >= 1 && row !== reading.headerRowIndex
  return (
    <Section title={t('mapping.rawTitle')} level={3}>
      <p>
        <CertaintyChip certainty={isOpen ? reading.headerRowCertainty : 'SURE'} /> {reading.headerRowReason}.{' '}
        <Muted>{t('mapping.rawHint')}</Muted>
      </p>
      <div className={classes.headerChoice} data-point="header">
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
        {isOpen && (
          <Button onClick={onConfirm}>
            {t(reading.headerRowIndex === 0 ? 'mapping.withoutHeader' : 'mapping.headerIsRight')}
          </Button>
        )}
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key */}
      <section className={classes.raw} aria-label={t('mapping.rawTable')} tabIndex={0} aria-busy={isBusy}>
        <table ref={table}>
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
