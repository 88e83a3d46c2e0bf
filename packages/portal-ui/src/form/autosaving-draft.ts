import { ProblemError } from '@schrankwerk/shell-api'
import type { FieldOf } from './clashes.ts'
import type { DraftKind, DraftRow } from './draft-kind.ts'
import { type DraftState, draftRules, type KeptDraft } from './draft-state.ts'
import { refusedFields } from './field-errors.ts'
import { beginCreation, isAmbiguous } from './pending-creation.ts'

export interface DraftEvents<Row, Values> {
  /** Keeps what was typed over a reload; undefined forgets it. */
  keep(draft: KeptDraft<Values> | undefined): void
  /** The service answered with the row as it is now. */
  onSaved(row: Row): void
  /** The row of a new draft was made while its page is open. */
  onCreated(row: Row): void
  /** Saving failed after the page was left. */
  onLost(): void
}

export type AutosavingDraft<Row extends DraftRow, Values extends object> = ReturnType<
  typeof createAutosavingDraft<Row, Values>
>

interface SaveOptions {
  /** Make the row even if there is nothing to write into it. */
  isCreation?: boolean
  /** Go on until nothing is left. */
  isDrain?: boolean
}

const maximumAttempts = 5

/**
 * The draft one types in: saves itself after a rest, one save at a time, only what differs. What could not be
 * saved stays and, where nobody refused it, is sent again until it is; what somebody else changed meanwhile is never
 * overwritten unasked.
 */
export function createAutosavingDraft<Row extends DraftRow, Values extends object>(
  kind: DraftKind<Row, Values>,
  row: Row | undefined,
  kept: KeptDraft<Values> | undefined,
  { restMs = 800, retryMs = 5_000 }: { restMs?: number; retryMs?: number } = {},
) {
  const { unsavedFields, unsavedInput, invalidFields, keptOf, beginDraft, afterSave, takeOver } =
    draftRules(kind)
  let state = beginDraft(row, kept)
  let events: DraftEvents<Row, Values> | undefined
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let held: Row | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<DraftState<Row, Values>>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const canSave = () => Object.keys(unsavedInput(state)).length > 0
  const remember = () => events?.keep(keptOf(state))
  const saveLater = () => {
    clearTimeout(timer)
    if (canSave()) timer = setTimeout(() => void save(), restMs)
  }
  const settle = () => {
    change({ save: unsavedFields(state).length > 0 ? 'unsaved' : 'saved', problem: undefined })
    remember()
    saveLater()
  }

  const sending = (input: Partial<Values>) => change({ save: 'saving', sent: [...state.sent, input] })
  const send = (input: Partial<Values>): Promise<Row> => {
    const { id, editVersion } = state
    if (id !== undefined) {
      sending(input)
      return kind.update(id, editVersion, input)
    }
    if (!kind.creation) throw new Error('A draft of this kind begins with a row.')
    const pendingCreation = state.pendingCreation ?? beginCreation(input)
    change({ pendingCreation })
    // What was typed since the first try is not in its repetition.
    sending(pendingCreation.input)
    remember()
    return kind.creation.create(pendingCreation.input, pendingCreation.idempotencyKey)
  }
  const accept = (saved: Row) => {
    const isNew = state.id === undefined
    change({ ...afterSave(state, saved), savedAt: new Date() })
    if (isNew) events?.keep(undefined)
    events?.onSaved(saved)
    if (isNew && !isLeft) events?.onCreated(saved)
  }
  /** The server has another state: takes over what others saved, unless that contradicts. */
  const catchUp = async (id: string, refusal: ProblemError): Promise<void> => {
    const current = await kind.read(id)
    const next = takeOver(state, current)
    // The same state would refuse the same save again.
    if (Object.keys(next).length === 0) throw refusal
    change(next)
    if (state.clash) change({ clash: { ...state.clash, isShown: true } })
    events?.onSaved(current)
  }
  const recover = async (error: unknown): Promise<void> => {
    if (!isAmbiguous(error)) change({ pendingCreation: undefined })
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 409 && state.id !== undefined) return catchUp(state.id, error)
    const refusals = refusedFields(error)
    if (Object.keys(refusals).length === 0) throw error
    change({ refusals: { ...state.refusals, ...refusals } })
  }

  const attempts = async ({ isCreation = false, isDrain = false }: SaveOptions): Promise<void> => {
    for (let count = 0; count < maximumAttempts; count += 1) {
      const input = unsavedInput(state)
      const isCreating = isCreation && state.id === undefined
      if (Object.keys(input).length === 0 && !isCreating) return
      try {
        accept(await send(input))
        if (!isDrain) return
      } catch (error) {
        await recover(error)
      }
    }
  }
  const save = (options: SaveOptions = {}): Promise<void> => {
    clearTimeout(timer)
    running ??= attempts(options)
      .then(settle, (problem: unknown) => {
        change({ save: 'failed', problem })
        remember()
        if (isLeft) events?.onLost()
        else if (isAmbiguous(problem)) timer = setTimeout(() => void save(), retryMs)
      })
      .finally(() => {
        running = undefined
        if (held) receive(held)
        held = undefined
      })
    return running
  }
  const receive = (current: Row): void => {
    if (running) {
      held = current
      return
    }
    const next = takeOver(state, current)
    if (Object.keys(next).length === 0) return
    change(next)
    settle()
  }
  const flush = async (): Promise<boolean> => {
    await running
    if (canSave()) await save({ isDrain: true })
    return unsavedFields(state).length === 0
  }
  const showClash = (isShown: boolean) => state.clash && change({ clash: { ...state.clash, isShown } })
  const settleClash = (winner: 'mine' | 'theirs') => {
    if (!state.clash) return
    const { current } = state.clash
    change(takeOver(state, current, { winner }))
    events?.onSaved(current)
    settle()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins to tell a page; the returned function says that the page was left. */
    connect(connected: DraftEvents<Row, Values>) {
      events = connected
      isLeft = false
      remember()
      if (!running && state.save !== 'failed') saveLater()
      return () => {
        isLeft = true
      }
    },
    /** `text` is what a number field holds; it is kept where the value is NaN. */
    set<Field extends FieldOf<Values>>(field: Field, value: Values[Field], text?: string) {
      const { [field]: _, ...refusals } = state.refusals
      const texts = { ...state.texts, [field]: text ?? '' }
      change({ typed: { ...state.typed, [field]: value }, texts, refusals })
      if (running) remember()
      else settle()
    },
    /** Saves what can be saved now; true when nothing unsaved is left. */
    flush,
    /** Saves at once; where somebody else's change contradicts, asks which one holds. */
    async saveOrAsk(): Promise<boolean> {
      const isSaved = await flush()
      if (!isSaved) showClash(true)
      return isSaved
    },
    /** Makes the row of a new draft if there is none yet. */
    async ensureCreated(): Promise<string> {
      await running
      if (state.id === undefined) await save({ isCreation: true })
      if (state.id === undefined) throw state.problem
      return state.id
    },
    /** What the server has now, from a read or a live event. */
    receive,
    /** Unsaved fields that cannot be sent as they stand. */
    invalidFields: () => invalidFields(state),
    /** Each field in which two people disagree, as typed here and as saved. */
    differences: () => {
      if (!state.clash) return []
      const [mine, theirs] = [kind.keptValues(state.base, state.typed), kind.valuesOf(state.clash.current)]
      return state.clash.fields.map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
    },
    /** Nothing will save this by itself: leaving has to ask. */
    isStuck: () =>
      state.problem !== undefined ||
      state.clash !== undefined ||
      (unsavedFields(state).length > 0 && !canSave()),
    /** Fields that the other save changed where it contradicts; none where the object can no longer be edited. */
    changedElsewhere: (): FieldOf<Values>[] => {
      if (!state.clash?.isEditable) return []
      const now = kind.valuesOf(state.clash.current)
      return state.clash.fields.filter((field) => !Object.is(state.base[field], now[field]))
    },
    showClash,
    /** Own values stay and are saved on top of the other ones. */
    keepMine: () => {
      settleClash('mine')
      return flush()
    },
    takeTheirs: () => settleClash('theirs'),
    dismissSetAside: () => change({ setAside: undefined }),
  }
}
