import type { Offer } from '@schrankwerk/contracts'
import {
  asInput,
  differingFields,
  keptValues,
  type OfferField,
  type OfferValues,
  valuesOf,
} from './offer-values.ts'

/** Somebody else saved something that contradicts what was typed here, or ended the draft. */
export interface Clash {
  current: Offer
  fields: readonly OfferField[]
  isEditable: boolean
}

export interface DraftState {
  id: string
  editVersion: number
  /** What is saved. */
  base: OfferValues
  /** What the fields hold where they were touched here, as typed. */
  typed: Partial<OfferValues>
  /** Fields that the server refused, with its sentence, until they are changed. */
  refusals: Partial<Record<string, string>>
  save: 'saved' | 'saving' | 'unsaved' | 'failed'
  savedAt: Date | undefined
  problem: unknown
  clash: Clash | undefined
}

/** What survives a reload. */
export interface KeptDraft {
  typed: Partial<OfferValues>
  /** What was saved when one began to type. */
  before: Partial<OfferValues>
}

const without = (values: Partial<OfferValues>, fields: readonly OfferField[]): Partial<OfferValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field as OfferField)))

export const unsavedFields = (state: DraftState): OfferField[] =>
  differingFields(state.base, keptValues(state.base, state.typed))

/** What can be sent now: neither the contract nor the server refuses it as it stands. */
export const unsavedInput = (state: DraftState): Partial<OfferValues> =>
  state.clash
    ? {}
    : asInput(
        keptValues(state.base, state.typed),
        unsavedFields(state).filter((field) => !(field in state.refusals)),
      )

export const keptOf = (state: DraftState): KeptDraft | undefined => {
  const unsaved = unsavedFields(state)
  if (unsaved.length === 0) return undefined
  const pick = (values: Partial<OfferValues>) =>
    Object.fromEntries(
      unsaved
        .filter((field) => !Number.isNaN(values[field] as number))
        .map((field) => [field, values[field]]),
    ) as Partial<OfferValues>
  return { typed: pick(state.typed), before: pick(state.base) }
}

export const beginDraft = (offer: Offer, kept: KeptDraft | undefined): DraftState => {
  const begun: DraftState = {
    id: offer.id,
    editVersion: 0,
    base: { ...valuesOf(offer), ...kept?.before },
    typed: kept?.typed ?? {},
    refusals: {},
    save: 'saved',
    savedAt: undefined,
    problem: undefined,
    clash: undefined,
  }
  const state = { ...begun, ...takeOver(begun, offer) }
  return { ...state, save: unsavedFields(state).length > 0 ? 'unsaved' : 'saved' }
}

/** The state after its own save: what was typed since stays. */
export const afterSave = (
  state: DraftState,
  saved: Offer,
  sent: Partial<OfferValues>,
): Partial<DraftState> => {
  const mine = keptValues(state.base, state.typed)
  const settled = (Object.keys(sent) as OfferField[]).filter((field) => Object.is(mine[field], sent[field]))
  return { editVersion: saved.editVersion, base: valuesOf(saved), typed: without(state.typed, settled) }
}

/**
 * The state on top of what the server has now. What was typed stays; what was not follows the server; a
 * contradiction becomes a clash.
 */
export const takeOver = (state: DraftState, current: Offer): Partial<DraftState> => {
  if (current.editVersion <= (state.clash?.current.editVersion ?? state.editVersion)) return {}
  const now = valuesOf(current)
  const mine = keptValues(state.base, state.typed)
  const isEditable = current.allowedActions.includes('edit')
  const typedHere = differingFields(state.base, mine)
  const fields = typedHere.filter(
    (field) =>
      !Object.is(now[field], mine[field]) && (!isEditable || !Object.is(now[field], state.base[field])),
  )
  if (fields.length > 0) return { clash: { current, fields, isEditable } }
  return { editVersion: current.editVersion, base: now, clash: undefined }
}

/** The state once a person has decided whose values hold. */
export const settleClash = (state: DraftState, winner: 'mine' | 'theirs'): Partial<DraftState> => {
  if (!state.clash) return {}
  const { current, fields } = state.clash
  return {
    editVersion: current.editVersion,
    base: valuesOf(current),
    typed: winner === 'mine' ? state.typed : without(state.typed, fields),
    clash: undefined,
  }
}
