import { useFocusTrap } from '@mantine/hooks'
import { IconColumns3 } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/icon-button.tsx'
import { useFloatingPlace } from '../floating/use-floating-place.ts'
import { usePressOutside } from '../floating/use-press-outside.ts'
import { type Column, columnName } from './column.ts'

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
}

/** Which columns are shown; those that name the row cannot be taken away. */
export function ColumnPicker<Row>({ columns, hidden, onHidden }: ColumnPickerProps<Row>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const trap = useFocusTrap(isOpen)
  useFloatingPlace(anchor, box, isOpen, 'end')
  usePressOutside([anchor, box], isOpen, () => setOpen(false))
  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  const choosable = columns.filter(({ hideable }) => hideable !== false)
  const toggle = (key: string) =>
    onHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  return (
    <span ref={anchor} className="kit-menu-anchor">
      <IconButton
        label="Spalten auswählen"
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen &&
        createPortal(
          <div
            ref={box}
            id={id}
            role="dialog"
            aria-label="Spalten auswählen"
            className="kit-menu kit-column-picker-box"
            data-mantine-stop-propagation="true"
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              close()
            }}
          >
            <fieldset ref={trap} className="kit-column-picker">
              <legend>Spalten</legend>
              {choosable.map((column) => (
                <label key={column.key}>
                  <input
                    type="checkbox"
                    checked={!hidden.includes(column.key)}
                    onChange={() => toggle(column.key)}
                  />
                  {columnName(column)}
                </label>
              ))}
            </fieldset>
          </div>,
          document.body,
        )}
    </span>
  )
}
