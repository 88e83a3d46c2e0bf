import { ProblemError, problemText, useDraft, useSingleMutation } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { clashesOf, type FieldOf } from './clashes.ts'
import { type FieldErrors, withoutFields } from './field-errors.ts'
import type { Editable, ObjectClash, ObjectForm, ObjectFormOptions, Typed } from './object-form.ts'
import { beginCreation, isAmbiguous } from './pending-creation.ts'
import { unreadableTexts, withUnreadable } from './unreadable-numbers.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const restored = <Values extends object>(typed: Typed<Values>): Typed<Values> => ({
  ...typed,
  values: withUnreadable(typed.values, typed.texts ?? {}),
})

const fieldNames = <Values extends object>(values: Partial<Values>) =>
  Object.keys(values) as FieldOf<Values>[]

/**
 * The form of a saved object or of a new one. What is typed survives a reload, leaving asks first, a repeated
 * creation makes one object, and where somebody else saved first both states are kept until a person chooses.
 */
export function useObjectForm<Saved extends Editable, Values extends object, Input>(
  options: ObjectFormOptions<Saved, Values, Input>,
): ObjectForm<Saved, Values> {
  const { kind, saved, valuesOf, changedFields, inputOf, words } = options
  const cache = useQueryClient()
  const typedOnto = (one: Saved | undefined): Typed<Values> => {
    const base = one ? valuesOf(one) : options.empty
    return { editVersion: one?.editVersion, base, values: base }
  }
  const draft = useDraft<Typed<Values>>(`${kind}:${saved?.id ?? 'new'}`)
  const [state, setState] = useState(() => (draft.value ? restored(draft.value) : typedOnto(saved)))
  const [isRestored, setRestored] = useState(draft.value !== undefined)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [saves, setSaves] = useState(0)
  const [clash, setClash] = useState<ObjectClash<Saved, Values>>()
  const { base, values, editVersion } = state
  const changed = changedFields(base, values)
  const isDirty = changed.length > 0
  const goToCreated = useLeaveGuard(isDirty, saved?.id)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  useEffect(() => {
    if (isDirty) draft.keep({ ...state, texts: unreadableTexts(state.values, state.texts ?? {}) })
    else draft.drop()
  }, [isDirty, draft, state])
  // What others saved is shown at once where nothing has been typed.
  const isOutdated = saved !== undefined && !isDirty && saved.editVersion !== editVersion
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once for each version
  useEffect(() => {
    if (isOutdated) setState(typedOnto(saved))
  }, [isOutdated, saved])

  const settle = (next: Typed<Values> | ((now: Typed<Values>) => Typed<Values>)) => {
    setState(next)
    setErrors({})
    setRestored(false)
  }
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }
  /** The version of somebody else with these fields as typed here. */
  const onTopOf = (theirs: Saved, fields: readonly FieldOf<Values>[]): Typed<Values> => {
    const next = typedOnto(theirs)
    const changedThere = changedFields(base, next.values)
    const shown = fieldNames(options.kept?.(values) ?? {}).filter(
      (field) => !changedThere.includes(field) && !changed.includes(field),
    )
    const mine = Object.fromEntries([...shown, ...fields].map((name) => [name, values[name]]))
    return { ...next, values: { ...next.values, ...mine } }
  }
  const create = async () => {
    const pendingCreation = state.pendingCreation ?? beginCreation(values)
    setState((now) => ({ ...now, pendingCreation }))
    const { input, idempotencyKey } = pendingCreation
    let answer = await options
      .create(inputOf(input, changedFields(base, input)), idempotencyKey)
      .catch((error) => {
        if (!isAmbiguous(error)) setState((now) => ({ ...now, pendingCreation: undefined }))
        throw error
      })
    // What was typed while the answer was under way, or after one that got lost, is saved on top.
    let sent = input
    for (;;) {
      const typed = latest.current
      const later = changedFields(sent, typed)
      if (later.length === 0) return { answer, sent }
      answer = await options.update(answer.id, answer.editVersion, inputOf(typed, later))
      sent = typed
    }
  }
  const update = async ({ id }: Saved, version: number): Promise<Saved> => {
    try {
      return await options.update(id, version, inputOf(values, changed))
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') throw error
      const theirs = await options.read(id)
      // The same version would refuse the same save again.
      if (theirs.editVersion === version) throw error
      const { isLinked = () => false } = options
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
        return options.update(id, theirs.editVersion, inputOf(onTopOf(theirs, changed).values, changed))
      setClash({ theirs, fields })
      throw error
    }
  }
  const saving = useSingleMutation({
    mutationFn: async () =>
      saved && editVersion !== undefined
        ? { answer: await update(saved, editVersion), sent: values }
        : create(),
    onSuccess: async ({ answer, sent }) => {
      await options.remember(cache, answer)
      const next = typedOnto(answer)
      const shown = { ...next.values, ...options.kept?.(sent) }
      // What was typed while the save was under way stays, and is still to be saved.
      settle((now) => {
        const since = changedFields(sent, now.values)
        const typed = Object.fromEntries(since.map((name) => [name, now.values[name]]))
        return { ...next, values: { ...shown, ...typed } }
      })
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
    settle(onTopOf(clash.theirs, mineOf(clash.fields)))
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
    isRestored: isRestored && isDirty,
    clash,
    texts: state.texts ?? {},
    set: (part, texts) => {
      const change = typeof part === 'function' ? part : () => part
      setState((now) => ({
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
      if (problem !== undefined) {
        notify.warn(problem)
        return refuse(found)
      }
      if (!isDirty) return notify.info('Es gibt keine Änderungen.')
      saving.mutate()
    },
    discard: () => {
      saving.reset()
      settle(typedOnto(saved))
    },
    takeTheirs: () => decide((fields) => changed.filter((field) => !fields.includes(field))),
    keepMine: () => decide((fields) => [...changed, ...fields]),
  }
}
