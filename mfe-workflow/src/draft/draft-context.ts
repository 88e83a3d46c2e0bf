import { type Context, useContext, useSyncExternalStore } from 'react'
import type { AutosavingDraft } from './autosaving-draft.ts'
import type { DraftRow } from './draft-kind.ts'
import type { DraftState } from './draft-state.ts'

/** Hands the draft of a page to its parts. */
export type DraftContext<Row extends DraftRow, Values extends object> = Context<
  AutosavingDraft<Row, Values> | undefined
>

export function useDraftIn<Row extends DraftRow, Values extends object>(context: DraftContext<Row, Values>) {
  const draft = useContext(context)
  if (!draft) throw new Error('There is no draft around this component.')
  return draft
}

/** A part of the draft's state; renders again only when that part changes, so select values, not new objects. */
export function useDraftStateIn<Row extends DraftRow, Values extends object, Part>(
  context: DraftContext<Row, Values>,
  select: (state: DraftState<Row, Values>) => Part,
): Part {
  const draft = useDraftIn(context)
  return useSyncExternalStore(draft.subscribe, () => select(draft.getState()))
}
