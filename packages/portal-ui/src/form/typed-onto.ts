import type { FieldOf } from './clashes.ts'
import type { Editable, ObjectFormOptions, Typed } from './object-form.ts'

const fieldNames = <Values extends object>(values: Partial<Values>) =>
  Object.keys(values) as FieldOf<Values>[]

/** A saved state, or an empty one, onto which nothing has been typed yet. */
export const typedOnto = <Saved extends Editable, Values extends object>(
  { valuesOf, empty }: Pick<ObjectFormOptions<Saved, Values, never>, 'valuesOf' | 'empty'>,
  one: Saved | undefined,
): Typed<Values> => {
  const base = one ? valuesOf(one) : empty
  return { editVersion: one?.editVersion, base, values: base }
}

/** The version of somebody else with these fields as typed here. */
export const onTopOf = <Saved extends Editable, Values extends object>(
  form: Pick<ObjectFormOptions<Saved, Values, never>, 'valuesOf' | 'empty' | 'changedFields' | 'kept'>,
  theirs: Saved,
  { base, values }: Typed<Values>,
  fields: readonly FieldOf<Values>[],
): Typed<Values> => {
  const next = typedOnto(form, theirs)
  const changed = form.changedFields(base, values)
  const changedThere = form.changedFields(base, next.values)
  const shown = fieldNames(form.kept?.(values) ?? {}).filter(
    (field) => !changedThere.includes(field) && !changed.includes(field),
  )
  const mine = Object.fromEntries([...shown, ...fields].map((name) => [name, values[name]]))
  return { ...next, values: { ...next.values, ...mine } }
}

/** The answer to a save of what was `sent`. What was typed meanwhile stays, and is still to be saved. */
export const onSaved = <Saved extends Editable, Values extends object>(
  form: Pick<ObjectFormOptions<Saved, Values, never>, 'valuesOf' | 'empty' | 'changedFields' | 'kept'>,
  answer: Saved,
  sent: Values,
  now: Typed<Values>,
): Typed<Values> => {
  const next = typedOnto(form, answer)
  const since = form.changedFields(sent, now.values)
  const later = Object.fromEntries(since.map((name) => [name, now.values[name]]))
  const values = { ...next.values, ...form.kept?.(sent), ...later }
  // What could not be read is to be read there again.
  return since.length > 0 && now.texts ? { ...next, values, texts: now.texts } : { ...next, values }
}
