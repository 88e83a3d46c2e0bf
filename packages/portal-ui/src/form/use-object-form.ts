import {
  ProblemError,
  problemText,
  useDraft,
  useSingleMutation,
  useUnsavedGuard,
} from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, withoutFields } from './field-errors.ts'

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
  changedFields: (base: Values, values: Values) => readonly (keyof Values & string)[]
  /** What is sent of the values; `changed` are the fields that differ from the state they were typed onto. */
  inputOf: (values: Values, changed: readonly (keyof Values & string)[]) => Input
  check: (values: Values) => FieldErrors
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
}

/** One object in a form: what is typed, its errors, saving, and what others did meanwhile. */
export interface ObjectForm<Saved, Values> {
  values: Values
  changed: readonly (keyof Values & string)[]
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
  /** Somebody else's state, found while saving. */
  clash: Saved | undefined
  /** Takes what changed, or a function of the newest values for an answer that comes later. */
  set: (part: Partial<Values> | ((now: Values) => Partial<Values>)) => void
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
  const navigate = useNavigate()
  const typedOnto = (one: Saved | undefined): Typed<Values> => {
    const base = one ? valuesOf(one) : options.empty
    return { editVersion: one?.editVersion, base, values: base }
  }
  const draft = useDraft<Typed<Values>>(`${kind}:${saved?.id ?? 'new'}`)
  const [state, setState] = useState(() => draft.value ?? typedOnto(saved))
  const [isRestored, setRestored] = useState(draft.value !== undefined)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [clash, setClash] = useState<Saved>()
  const creation = useRef<{ input: string; key: string }>(undefined)
  const { base, values, editVersion } = state
  const changed = changedFields(base, values)
  const isDirty = changed.length > 0
  const { release } = useUnsavedGuard(isDirty)

  useEffect(() => {
    if (isDirty) draft.keep(state)
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
  const saving = useSingleMutation({
    mutationFn: () => {
      const input = inputOf(values, changed)
      if (saved && editVersion !== undefined) return options.update(saved.id, editVersion, input)
      // A repeated attempt at the same content must not make two.
      const text = JSON.stringify(input)
      if (creation.current?.input !== text) creation.current = { input: text, key: crypto.randomUUID() }
      return options.create(input, creation.current.key)
    },
    onSuccess: async (answer) => {
      await options.remember(cache, answer)
      const next = typedOnto(answer)
      settle({ ...next, values: { ...next.values, ...options.kept?.(values) } })
      notify.success(saved ? words.saved : words.created)
      if (saved) return
      release()
      void navigate(options.path(answer.id), { replace: true, preventScrollReset: true })
    },
    onError: async (error) => {
      refuse(error instanceof ProblemError ? options.refusedFields(error, values) : {})
      if (!saved || !(error instanceof ProblemError) || error.code !== 'changed-meanwhile') return
      setClash(await options.read(saved.id).catch(() => undefined))
    },
  })
  const decide = (next: (theirs: Saved) => Typed<Values>) => {
    if (!clash) return
    void options.remember(cache, clash)
    saving.reset()
    settle(next(clash))
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
    set: (part) => {
      const change = typeof part === 'function' ? part : () => part
      setState((now) => ({ ...now, values: { ...now.values, ...change(now.values) } }))
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
    takeTheirs: () => decide(typedOnto),
    keepMine: () =>
      decide((theirs) => {
        const next = typedOnto(theirs)
        const mine = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>
        return { ...next, values: { ...next.values, ...options.kept?.(values), ...mine } }
      }),
  }
}
