import type { Selection } from '@schrankwerk/ui/table'
import { useState } from 'react'

export interface Chosen<Row> {
  rows: readonly Row[]
  selection: Selection
  choose: (ids: readonly string[]) => void
}

interface Choice {
  ids: readonly string[]
  /** What the list was asked for when they were chosen. */
  shown: string
  hasEnded: boolean
}

/**
 * The rows somebody ticked, always among those shown: `shown` names what the list was asked for, and once it differs
 * the choice has ended, which the selection says.
 */
export function useChosen<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  shown: string,
): Chosen<Row> {
  const [choice, setChoice] = useState<Choice>({ ids: [], shown, hasEnded: false })
  if (choice.shown !== shown) setChoice({ ids: [], shown, hasEnded: choice.ids.length > 0 })
  const ids = new Set(choice.ids)
  const chosen = (rows ?? []).filter(({ id }) => ids.has(id))
  const choose = (ids: readonly string[]) => setChoice({ ids, shown, hasEnded: false })
  return {
    rows: chosen,
    choose,
    selection: {
      selected: chosen.map(({ id }) => id),
      onSelect: choose,
      ...(choice.hasEnded
        ? { note: 'Die Auswahl ist aufgehoben, weil jetzt andere Zeilen gezeigt werden.' }
        : {}),
    },
  }
}
