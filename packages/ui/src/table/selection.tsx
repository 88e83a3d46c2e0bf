import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { formatCount } from '../formats/formats.ts'

export interface Selection {
  selected: readonly string[]
  onSelect: (selected: string[]) => void
  /** Why nothing is chosen any more. */
  note?: string
}

/** One checkbox for all rows shown; neither ticked nor empty while some are chosen. */
export function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const ref = useRef<HTMLInputElement>(null)
  const chosen = new Set(selection.selected)
  const count = keys.filter((key) => chosen.has(key)).length
  const isAll = keys.length > 0 && count === keys.length
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = count > 0 && !isAll
  })
  const toggle = () => {
    const shown = new Set(keys)
    const others = selection.selected.filter((key) => !shown.has(key))
    selection.onSelect(isAll ? others : [...others, ...keys])
  }
  return (
    <label className="kit-check-cell">
      <input ref={ref} type="checkbox" aria-label="Alle Zeilen auswählen" checked={isAll} onChange={toggle} />
    </label>
  )
}

/** Chooses a row that is not, and the other way round. */
export const toggleRow = (key: string, { selected, onSelect }: Selection): void =>
  onSelect(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key])

export function SelectRow({
  rowKey,
  label,
  selection,
}: {
  rowKey: string
  label: string
  selection: Selection
}) {
  return (
    <label className="kit-check-cell">
      <input
        type="checkbox"
        aria-label={`${label} auswählen`}
        checked={selection.selected.includes(rowKey)}
        onChange={() => toggleRow(rowKey, selection)}
      />
    </label>
  )
}

/** What can be done with the chosen rows, and how many they are; empty while none is, so that no row moves by a choice. */
export function BulkBar({ selection, children }: { selection: Selection; children?: ReactNode }) {
  const count = selection.selected.length
  return (
    <div
      className="kit-bulk kit-no-print"
      role="status"
      data-empty={(count === 0 && !selection.note) || undefined}
    >
      {count === 0 && selection.note}
      {count > 0 && (
        <>
          <span className="kit-tabular">{formatCount(count, 'Zeile ausgewählt', 'Zeilen ausgewählt')}</span>
          <span className="kit-actions">
            {children}
            <Button small variant="quiet" onClick={() => selection.onSelect([])}>
              Auswahl aufheben
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
