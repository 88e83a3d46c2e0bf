import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldOf } from './clashes.ts'
import { type FieldErrors, withoutFields } from './field-errors.ts'
import type { Editable, ObjectClash, ObjectForm, ObjectFormOptions, Typed } from './object-form.ts'
import { createObject, updateObject } from './save-object.ts'
import { onSaved, onTopOf, typedOnto } from './typed-onto.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { keepTyped, useTyped } from './use-typed.ts'

/**
 * The form of a saved object or of a new one. What is typed survives a reload, leaving asks first, a repeated
 * creation makes one object, and where somebody else saved first both states are kept until a person chooses.
 */
export function useObjectForm<Saved extends Editable, Values extends object, Input>(
  options: ObjectFormOptions<Saved, Values, Input>,
): ObjectForm<Saved, Values> {
  const { saved, words } = options
  const cache = useQueryClient()
  const { typed, setTyped, changed, isDirty, isRestored, forgetRestored } = useTyped(options)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [saves, setSaves] = useState(0)
  const [clash, setClash] = useState<ObjectClash<Saved, Values>>()
  const { values, editVersion } = typed
  const goToCreated = useLeaveGuard(isDirty, saved?.id)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  }, [typed])

  const warned = useRef<string>(undefined)
  /** What was warned of at the last save and is put right is not said any more. */
  const warn = (problem: string | undefined) => {
    if (warned.current !== undefined && warned.current !== problem) notify.dismissWarning(warned.current)
    if (problem !== undefined) notify.warn(problem)
    warned.current = problem
  }

  const settle = (next: Typed<Values> | ((now: Typed<Values>) => Typed<Values>)) => {
    setTyped(next)
    setErrors({})
    forgetRestored()
  }
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }
  const save = async (): Promise<{ answer: Saved; sent: Values }> =>
    saved && editVersion !== undefined
      ? {
          answer: await updateObject(options, saved.id, { ...typed, editVersion }, setClash),
          sent: values,
        }
      : createObject(options, typed, {
          latest: () => latest.current.values,
          keep: (pendingCreation) => setTyped((now) => ({ ...now, pendingCreation })),
        })
  const saving = useSingleMutation({
    mutationFn: save,
    onSuccess: async ({ answer, sent }) => {
      await options.remember(cache, answer)
      settle((now) => onSaved(options, answer, sent, now))
      // The page of the new object is another one; what could not be saved with it is there again.
      if (!saved) keepTyped(options, answer.id, onSaved(options, answer, sent, latest.current))
      setSaves((count) => count + 1)
      notify.success(saved ? words.saved : words.created)
      if (!saved) goToCreated(options.path(answer.id))
    },
    onError: (error) => {
      refuse(error instanceof ProblemError ? options.refusedFields(error, values) : {})
    },
  })
  const decide = (mineOf: (fields: readonly FieldOf<Values>[]) => readonly FieldOf<Values>[]) => {
    if (!clash) return
    void options.remember(cache, clash.theirs)
    saving.reset()
    settle(onTopOf(options, clash.theirs, typed, mineOf(clash.fields)))
    setClash(undefined)
  }
  const { error } = saving
  const isAboutField = Object.keys(errors).length > 0
  return {
    values,
    changed,
    isDirty,
    isNew: saved === undefined,
    errors,
    refusals,
    saves,
    isSaving: saving.isPending,
    failure: error && !isAboutField && !clash ? words.failed(problemText(error)) : undefined,
    isRestored,
    clash,
    texts: typed.texts ?? {},
    set: (part, texts) => {
      const change = typeof part === 'function' ? part : () => part
      setTyped((now) => ({
        ...now,
        values: { ...now.values, ...change(now.values) },
        texts: { ...now.texts, ...texts },
      }))
      setErrors((now) => withoutFields(now, Object.keys(change(values))))
    },
    save: () => {
      if (saving.isPending) return
      saving.reset()
      const found = options.check(values)
      const [problem] = Object.values(found)
      warn(problem)
      if (problem !== undefined) return refuse(found)
      if (!isDirty) return notify.info('Es gibt keine Änderungen.')
      saving.mutate()
    },
    discard: () => {
      saving.reset()
      settle(typedOnto(options, saved))
    },
    takeTheirs: () => decide((fields) => changed.filter((field) => !fields.includes(field))),
    keepMine: () => decide((fields) => [...changed, ...fields]),
  }
}
