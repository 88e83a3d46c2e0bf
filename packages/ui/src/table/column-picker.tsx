import { Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { type Column, columnName } from './column.ts'

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
}

/** Which columns are shown; those that name the row cannot be taken away. */
export function ColumnPicker<Row>({ columns, hidden, onHidden }: ColumnPickerProps<Row>) {
  const choosable = columns.filter(({ hideable }) => hideable !== false)
  const toggle = (key: string) =>
    onHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <IconButton label="Spalten auswählen" variant="default">
          <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Spalten auswählen">
        <fieldset className="kit-column-picker">
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
      </Popover.Dropdown>
    </Popover>
  )
}
