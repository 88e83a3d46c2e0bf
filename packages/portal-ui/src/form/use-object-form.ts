import { ProblemError, problemText, useDraft, useSingleMutation } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clashesOf, type FieldOf } from './clashes.ts'
import { type FieldErrors, withoutFields } from './field-errors.ts'
import { beginCreation, isAmbiguous, type PendingCreation } from './pending-creation.ts'
import { type NumberTexts, unreadableTexts, withUnreadable } from './unreadable-numbers.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface Editable {
  id: string
  editVersion: number
}

export interface ObjectFormOptions<Saved extends Editable, Values extends object, Input> {
  /** What is edited, in the key of its draft. */
  kind: string
  /** Undefined for a new one. */
  saved: Saved | undefined
  empty: Values
  valuesOf: (saved: Saved) => Values
  /** Names of the fields in which what would be saved differs. */
  changedFields: (base: Values, values: Values) => readonly FieldOf<Values>[]
  /** What is sent of the values; `changed` are the fields that differ from the state they were typed onto. */
  inputOf: (values: Values, changed: readonly FieldOf<Values>[]) => Input
  check: (values: Values) => FieldErrors
  /** Fields that decide about one another: changed one here and another there, they clash. */
  isLinked?: (field: FieldOf<Values>) => boolean
  /** The fields a refusal of the server is about; none where it is about no field. */
  refusedFields: (problem: ProblemError, values: Values) => FieldErrors
  create: (input: Input, idempotencyKey: string) => Promise<Saved>
  update: (id: string, editVersion: number, input: Input) => Promise<Saved>
  read: (id: string) => Promise<Saved>
  /** Puts an answer into the cache. */
  remember: (cache: QueryClient, saved: Saved) => Promise<void>
  path: (id: string) => string
  /** What of the screen outlives a save though it is not saved. */
  kept?: (values: Values) => Partial<Values>
  words: { saved: string; created: string; failed: (detail: string) => string }
}

/** What was typed and the state it was typed onto. */
interface Typed<Values> {
  editVersion: number | undefined
  base: Values
  values: Values
  texts?: NumberTexts
  pendingCreation?: PendingCreation<Values>
}

/** Somebody else's version, found while saving, and the fields in which it contradicts what was typed. */
export interface ObjectClash<Saved, Values> {
  theirs: Saved
  fields: readonly FieldOf<Values>[]
}

const restored = <Values extends object>(typed: Typed<Values>): Typed<Values> => ({
  ...typed,
  values: withUnreadable(typed.values, typed.texts ?? {}),
})

const fieldNames = <Values extends object>(values: Partial<Values>) =>
  Object.keys(values) as FieldOf<Values>[]

/** One object in a form: what is typed, its errors, saving, and what others did meanwhile. */
export interface ObjectForm<Saved, Values> {
  values: Values
  changed: readonly FieldOf<Values>[]
  isDirty: boolean
  isNew: boolean
  errors: FieldErrors
  /** Counts the refused saves; each leads to the first error. */
  refusals: number
  isSaving: boolean
  /** Why the save failed, where no field is to blame. */
  failure: string | undefined
  /** Typed before a reload or an earlier visit. */
  isRestored: boolean
  clash: ObjectClash<Saved, Values> | undefined
  /** What number fields hold that cannot be read, by the path of the field. */
  texts: NumberTexts
  /** Takes what changed, or a function of the newest values for an answer that comes later. */
  set: (part: Partial<Values> | ((now: Values) => Partial<Values>), texts?: NumberTexts) => void
  save: () => void
  discard: () => void
  takeTheirs: () => void
  keepMine: () => void
}

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
  const [clash, setClash] = useState<ObjectClash<Saved, Values>>()
  const { base, values, editVersion } = state
  const changed = changedFields(base, values)
  const isDirty = changed.length > 0
  const goToCreated = useLeaveGuard(isDirty, saved?.id)

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

  const settle = (next: Typed<Values>) => {
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
  const create = async (): Promise<Saved> => {
    const pendingCreation = state.pendingCreation ?? beginCreation(values)
    setState((now) => ({ ...now, pendingCreation }))
    const { input, idempotencyKey } = pendingCreation
    const created = await options
      .create(inputOf(input, changedFields(base, input)), idempotencyKey)
      .catch((error) => {
        if (!isAmbiguous(error)) setState((now) => ({ ...now, pendingCreation: undefined }))
        throw error
      })
    // What was typed after an answer that got lost is saved on top.
    const later = changedFields(input, values)
    return later.length === 0
      ? created
      : options.update(created.id, created.editVersion, inputOf(values, later))
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
    mutationFn: () => (saved && editVersion !== undefined ? update(saved, editVersion) : create()),
    onSuccess: async (answer) => {
      await options.remember(cache, answer)
      const next = typedOnto(answer)
      settle({ ...next, values: { ...next.values, ...options.kept?.(values) } })
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
