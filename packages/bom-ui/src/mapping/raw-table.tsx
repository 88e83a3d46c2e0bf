import type { BomReading } from '@schrankwerk/contracts'
import { columnLetters } from '@schrankwerk/domain/bom'
import { useRowKeys } from '@schrankwerk/ui/table'
import { useLayoutEffect, useRef } from 'react'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

export interface RawTableProps {
  label: string
  rows: BomReading['preview']
  /** 0 where no row names the columns. */
  headerRowIndex: number
  isBusy: boolean
  /** Missing where another row cannot be chosen. */
  onChoose?: (rowIndex: number) => void
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

/** Rows of a sheet as they are, with their numbers; where one may choose, a click says where the column names stand. */
export function RawTable({ label, rows, headerRowIndex, isBusy, onChoose }: RawTableProps) {
  const t = useMappingText()
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls anew for each header row
  useLayoutEffect(() => {
    if (table.current) showHeaderRow(table.current)
  }, [headerRowIndex, label])
  const { tabIndexOf, rowKeys } = useRowKeys(rows.findIndex(({ rowIndex }) => rowIndex === headerRowIndex))
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length))
  return (
    // A wide table is scrolled by key, from its rows where one of them is chosen.
    <section
      className={classes.raw}
      aria-label={label}
      tabIndex={onChoose ? undefined : 0}
      aria-busy={isBusy}
    >
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
        <tbody {...(onChoose && rowKeys)}>
          {rows.map(({ rowIndex, cells }, place) => (
            <tr
              key={rowIndex}
              data-row={placeOf(rowIndex, headerRowIndex)}
              data-choosable={onChoose !== undefined || undefined}
              onClick={() => rowIndex !== headerRowIndex && !isBusy && onChoose?.(rowIndex)}
            >
              {onChoose === undefined ? (
                <th scope="row">
                  {rowIndex}
                  {rowIndex === headerRowIndex && (
                    <span className="kit-hidden"> {t('mapping.headerRow')}</span>
                  )}
                </th>
              ) : (
                <th scope="row" className={classes.choose}>
                  <button
                    type="button"
                    tabIndex={tabIndexOf(place)}
                    aria-pressed={rowIndex === headerRowIndex}
                    aria-label={t('mapping.chooseRow', { row: rowIndex })}
                  >
                    {rowIndex}
                  </button>
                </th>
              )}
              {Array.from({ length: width }, (_, column) => (
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
