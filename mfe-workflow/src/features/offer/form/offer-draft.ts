import { getOffer, type Offer, updateOffer } from '@schrankwerk/contracts'
import { api, ProblemError } from '@schrankwerk/shell-api'
import {
  afterSave,
  beginDraft,
  type DraftState,
  type KeptDraft,
  keptOf,
  settleClash,
  takeOver,
  unsavedFields,
  unsavedInput,
} from './draft-state.ts'
import type { OfferField, OfferValues } from './offer-values.ts'

export interface DraftEvents {
  /** Keeps what was typed over a reload; undefined forgets it. */
  keep(draft: KeptDraft | undefined): void
  onSaved(offer: Offer): void
  /** Saving failed after the page was left. */
  onLost(): void
}

export type OfferDraft = ReturnType<typeof createOfferDraft>

const maximumAttempts = 5

/**
 * The draft one types in: saves itself after a rest, one save at a time, only what differs. What could not be
 * saved stays, and what somebody else changed meanwhile is never overwritten unasked.
 */
export function createOfferDraft(
  offer: Offer,
  kept: KeptDraft | undefined,
  { restMs = 800 }: { restMs?: number } = {},
) {
  let state = beginDraft(offer, kept)
  let events: DraftEvents | undefined
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let held: Offer | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<DraftState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const canSave = () => Object.keys(unsavedInput(state)).length > 0
  const remember = () => events?.keep(keptOf(state))
  const settle = () => {
    change({ save: unsavedFields(state).length > 0 ? 'unsaved' : 'saved', problem: undefined })
    remember()
    clearTimeout(timer)
    if (canSave()) timer = setTimeout(() => void save(), restMs)
  }
  /** A refusal that can be settled: another state is read, a refused field is named. Anything else goes on. */
  const recover = async (error: unknown): Promise<void> => {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 409) {
      const current = await api.call(getOffer, { query: { id: state.id } })
      const next = takeOver(state, current)
      events?.onSaved(current)
      if (Object.keys(next).length === 0) throw error
      return change(next)
    }
    if (error.status !== 400 || error.errors.length === 0) throw error
    const refusals = Object.fromEntries(
      error.errors.map(({ path, detail }) => [path, detail ?? error.detail]),
    )
    change({ refusals: { ...state.refusals, ...refusals } })
  }
  const attempts = async (): Promise<void> => {
    for (let count = 0; count < maximumAttempts && canSave(); count += 1) {
      change({ save: 'saving' })
      const sent = unsavedInput(state)
      const { id, editVersion } = state
      try {
        const saved = await api.call(updateOffer, { body: { id, editVersion, ...sent } })
        change({ ...afterSave(state, saved, sent), savedAt: new Date() })
        events?.onSaved(saved)
      } catch (error) {
        await recover(error)
      }
    }
  }
  const save = (): Promise<void> => {
    clearTimeout(timer)
    running ??= attempts()
      .then(settle, (problem: unknown) => {
        change({ save: 'failed', problem })
        remember()
        if (isLeft) events?.onLost()
      })
      .finally(() => {
        running = undefined
        if (held) receive(held)
        held = undefined
      })
    return running
  }
  const receive = (current: Offer): void => {
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
    if (canSave()) await save()
    return unsavedFields(state).length === 0
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins to tell a page; the returned function says that the page was left. */
    connect(connected: DraftEvents) {
      events = connected
      isLeft = false
      if (!running && state.save !== 'failed') settle()
      return () => {
        isLeft = true
      }
    },
    set<Field extends OfferField>(field: Field, value: OfferValues[Field]) {
      const { [field]: _, ...refusals } = state.refusals
      change({ typed: { ...state.typed, [field]: value }, refusals })
      if (running) remember()
      else settle()
    },
    /** Saves what can be saved now; true when nothing unsaved is left. */
    flush,
    /** What the server has now, from a read or a live event. */
    receive,
    keepMine: () => {
      change(settleClash(state, 'mine'))
      settle()
      return flush()
    },
    takeTheirs: () => {
      const current = state.clash?.current
      change(settleClash(state, 'theirs'))
      if (current) events?.onSaved(current)
      settle()
    },
  }
}
