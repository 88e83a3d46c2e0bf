import { type FocusEvent, type KeyboardEvent, useState } from 'react'

type Rows = HTMLTableSectionElement

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const buttonsOf = (rows: Rows): HTMLButtonElement[] => [...rows.querySelectorAll('button')]

/**
 * For a table whose rows have a button each, of which one is chosen: all of them are one stop for Tab, which comes to the
 * chosen one, else to the first; arrow keys go from row to row, Home and End to the ends.
 */
export function useRowKeys(chosen: number) {
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(chosen, 0)
  return {
    tabIndexOf: (row: number): 0 | -1 => (row === stop ? 0 : -1),
    /** For the table's body. */
    rowKeys: {
      onFocus: ({ currentTarget, target }: FocusEvent<Rows>) =>
        setFocused(Math.max(0, buttonsOf(currentTarget).indexOf(target as Element as HTMLButtonElement))),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Rows>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      },
      onKeyDown: (event: KeyboardEvent<Rows>) => {
        const buttons = buttonsOf(event.currentTarget)
        const at = buttons.indexOf(event.target as HTMLButtonElement)
        const target = steps[event.key]?.(at, buttons.length - 1)
        if (target === undefined) return
        event.preventDefault()
        buttons[target]?.focus()
      },
    },
  }
}
