import { ProblemError } from '@schrankwerk/shell-api'
import { clashesOf } from './clashes.ts'
import type { Editable, ObjectClash, ObjectFormOptions, Typed } from './object-form.ts'
import { beginCreation, isAmbiguous } from './pending-creation.ts'
import { onTopOf } from './typed-onto.ts'

interface Creating<Values> {
  /** What is typed by now. */
  latest(): Values
  /** Remembers the creation that may have been carried out. */
  keep(pendingCreation: Typed<Values>['pendingCreation']): void
}

/** Makes the object, once however often it is tried; answers what of the values it holds. */
export async function createObject<Saved extends Editable, Values extends object, Input>(
  { create, update, inputOf, changedFields, check }: ObjectFormOptions<Saved, Values, Input>,
  { base, values, pendingCreation = beginCreation(values) }: Typed<Values>,
  { latest, keep }: Creating<Values>,
): Promise<{ answer: Saved; sent: Values }> {
  keep(pendingCreation)
  const { input, idempotencyKey } = pendingCreation
  let answer = await create(inputOf(input, changedFields(base, input)), idempotencyKey).catch((error) => {
    if (!isAmbiguous(error)) keep(undefined)
    throw error
  })
  // What was typed while the answer was under way, or after one that got lost, is saved on top, unless it cannot be.
  let sent = input
  for (;;) {
    const typed = latest()
    const later = changedFields(sent, typed)
    if (later.length === 0 || Object.keys(check(typed)).length > 0) return { answer, sent }
    answer = await update(answer.id, answer.editVersion, inputOf(typed, later))
    sent = typed
  }
}

/** Saves what was typed, on top of what somebody else saved first unless that contradicts: then it throws. */
export async function updateObject<Saved extends Editable, Values extends object, Input>(
  options: ObjectFormOptions<Saved, Values, Input>,
  id: string,
  typed: Typed<Values> & { editVersion: number },
  onClash: (clash: ObjectClash<Saved, Values>) => void,
): Promise<Saved> {
  const { update, read, inputOf, valuesOf, changedFields, isLinked = () => false } = options
  const { base, values, editVersion } = typed
  const changed = changedFields(base, values)
  try {
    return await update(id, editVersion, inputOf(values, changed))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') throw error
    const theirs = await read(id)
    // The same version would refuse the same save again.
    if (theirs.editVersion === editVersion) throw error
    const now = valuesOf(theirs)
    const fields = clashesOf({
      differing: changedFields,
      isLinked,
      before: base,
      now,
      mine: values,
      sent: [],
    })
    if (fields.length === 0)
      return update(id, theirs.editVersion, inputOf(onTopOf(options, theirs, typed, changed).values, changed))
    onClash({ theirs, fields })
    throw error
  }
}
