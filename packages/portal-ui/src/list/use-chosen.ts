import type { Selection } from '@schrankwerk/ui/table'
import { useState } from 'react'

export interface Chosen<Row> {
  rows: readonly Row[]
  selection: Selection
  choose: (ids: readonly string[]) => void
}

/**
 * The rows somebody ticked, always among those shown: `shown` names what the list was asked for, and once it differs
 * the choice has ended, which the selection says.
 */
export function useChosen<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  shown: string,
): Chosen<Row> {
  const [choice, setChoice] = useState<{ ids: readonly string[]; shown: string }>({ ids: [], shown })
  const hasEnded = choice.shown !== shown && choice.ids.length > 0
  const ids = choice.shown === shown ? choice.ids : []
  const chosen = (rows ?? []).filter(({ id }) => ids.includes(id))
  const choose = (next: readonly string[]) => setChoice({ ids: next, shown })
  return {
    rows: chosen,
    choose,
    selection: {
      selected: chosen.map(({ id }) => id),
      onSelect: choose,
      ...(hasEnded ? { note: 'Die Auswahl ist aufgehoben, weil jetzt andere Zeilen gezeigt werden.' } : {}),
    },
  }
}
