import { type Context, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { AutosavingDraft } from './autosaving-draft.ts'
import type { FieldOf } from './clashes.ts'
import type { DraftRow } from './draft-kind.ts'
import { type DraftState, shownValue } from './draft-state.ts'

/** Hands the draft of a page to its parts. */
export type DraftContext<Row extends DraftRow, Values extends object> = Context<
  AutosavingDraft<Row, Values> | undefined
>

/** A part of what the draft says; renders again only when that part changes, so select values, not new objects. */
export const useDraftPart = <Part>(
  draft: { subscribe: (listener: () => void) => () => void },
  select: () => Part,
): Part => useSyncExternalStore(draft.subscribe, select)

/**
 * The draft of the page around this component. Throws where there is none. It is not drawn again when the draft
 * changes: for that there are `useDraftStateIn` and its kin.
 */
export function useDraftIn<Row extends DraftRow, Values extends object>(context: DraftContext<Row, Values>) {
  const draft = useContext(context)
  if (!draft) throw new Error('There is no draft around this component.')
  return draft
}

/** A part of the draft's state. */
export function useDraftStateIn<Row extends DraftRow, Values extends object, Part>(
  context: DraftContext<Row, Values>,
  select: (state: DraftState<Row, Values>) => Part,
): Part {
  const draft = useDraftIn(context)
  return useDraftPart(draft, () => select(draft.getState()))
}

/** One field of the draft, as the kit's fields take it. */
export function useDraftFieldIn<Row extends DraftRow, Values extends object, Field extends FieldOf<Values>>(
  context: DraftContext<Row, Values>,
  field: Field,
) {
  const draft = useDraftIn(context)
  const value = useDraftStateIn(context, (state) => shownValue(state, field))
  const error = useDraftStateIn(context, (state) => state.refusals[field])
  const unreadable = useDraftStateIn(context, (state) => state.texts[field])
  const onChange = useCallback(
    (next: Values[Field], text?: string) => draft.set(field, next, text),
    [draft, field],
  )
  return { value, error, unreadable, onChange }
}

/** The unsaved fields that cannot be sent as they stand, in the order of the kind. */
export function useInvalidFieldsIn<Row extends DraftRow, Values extends object>(
  context: DraftContext<Row, Values>,
): FieldOf<Values>[] {
  const draft = useDraftIn(context)
  const names = useDraftPart(draft, () => draft.invalidFields().join())
  return useMemo(() => (names === '' ? [] : (names.split(',') as FieldOf<Values>[])), [names])
}
