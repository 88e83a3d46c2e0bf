import { keepDraft, useDraft } from '@schrankwerk/shell-api'
import { useEffect, useState } from 'react'
import type { Editable, ObjectFormOptions, Typed } from './object-form.ts'
import { typedOnto } from './typed-onto.ts'
import { unreadableTexts, withUnreadable } from './unreadable-numbers.ts'

const restored = <Values extends object>(typed: Typed<Values>): Typed<Values> => ({
  ...typed,
  values: withUnreadable(typed.values, typed.texts ?? {}),
})

const keptForm = <Values extends object>(typed: Typed<Values>): Typed<Values> => ({
  ...typed,
  texts: unreadableTexts(typed.values, typed.texts ?? {}),
})

/** Keeps what is typed for the form of a saved object; nothing where nothing is. */
export const keepTyped = <Values extends object>(
  { kind, changedFields }: Pick<ObjectFormOptions<Editable, Values, never>, 'kind' | 'changedFields'>,
  id: string,
  typed: Typed<Values>,
): void => {
  if (changedFields(typed.base, typed.values).length > 0) keepDraft(`${kind}:${id}`, keptForm(typed))
}

/** What is typed into a form and onto which state; it survives a reload. */
export function useTyped<Saved extends Editable, Values extends object, Input>(
  form: ObjectFormOptions<Saved, Values, Input>,
) {
  const { kind, saved } = form
  const draft = useDraft<Typed<Values>>(`${kind}:${saved?.id ?? 'new'}`)
  const [typed, setTyped] = useState(() => (draft.value ? restored(draft.value) : typedOnto(form, saved)))
  const [isRestored, setRestored] = useState(draft.value !== undefined)
  const changed = form.changedFields(typed.base, typed.values)
  const isDirty = changed.length > 0

  useEffect(() => {
    if (isDirty) draft.keep(keptForm(typed))
    else draft.drop()
  }, [isDirty, draft, typed])
  // What others saved is shown at once where nothing has been typed.
  const isOutdated = saved !== undefined && !isDirty && saved.editVersion !== typed.editVersion
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each version
  useEffect(() => {
    if (isOutdated) setTyped(typedOnto(form, saved))
  }, [isOutdated, saved])

  return {
    typed,
    setTyped,
    changed,
    isDirty,
    /** Typed before a reload or an earlier visit. */
    isRestored: isRestored && isDirty,
    /** From now on it counts as typed here. */
    forgetRestored: () => setRestored(false),
  }
}
