import type { Enquiry, EnquiryInput } from '@schrankwerk/contracts'
import { changedElsewhere, clashesOf } from './clashes.ts'
import {
  asInput,
  differingFields,
  type EnquiryField,
  type EnquiryValues,
  emptyValues,
  enquiryFields,
  isConditionField,
  keptValues,
  valuesOf,
} from './enquiry-values.ts'

/** Somebody else saved something that contradicts what was typed here, or ended the draft. */
export interface Clash {
  current: Enquiry
  fields: readonly EnquiryField[]
  isEditable: boolean
  isShown: boolean
}

export interface DraftState {
  /** Undefined until the row is made. */
  id: string | undefined
  editVersion: number | undefined
  /** What is saved. */
  base: EnquiryValues
  /** What the fields hold where it was touched here, as typed. */
  typed: Partial<EnquiryValues>
  /** What was sent since the last answer. */
  sent: readonly Partial<EnquiryValues>[]
  /** Fields that the server refused, with its sentence, until they are changed. */
  refusals: Partial<Record<string, string>>
  save: 'saved' | 'saving' | 'unsaved' | 'failed'
  savedAt: Date | undefined
  problem: unknown
  clash: Clash | undefined
  /** Own values that gave way to somebody else's; still to be read and copied. */
  setAside: Partial<EnquiryValues> | undefined
  /** A creation that has not been answered yet. */
  birth: { idempotencyKey: string; input: EnquiryInput } | undefined
}

/** What survives a reload. */
export interface KeptDraft {
  typed: Partial<EnquiryValues>
  /** What was saved when one began to type. */
  before: Partial<EnquiryValues>
  editVersion: number | undefined
  birth: DraftState['birth']
}

const picked = (values: EnquiryValues, fields: readonly EnquiryField[]): Partial<EnquiryValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

const without = (values: Partial<EnquiryValues>, fields: readonly EnquiryField[]): Partial<EnquiryValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field as EnquiryField)))

export const unsavedFields = (state: DraftState): EnquiryField[] =>
  differingFields(state.base, keptValues(state.base, state.typed))

/** What can be sent now: neither the contract nor the server refuses it as it stands. */
export const unsavedInput = (state: DraftState): EnquiryInput => {
  const fields = unsavedFields(state).filter((field) => !(field in state.refusals))
  return state.clash ? {} : asInput(keptValues(state.base, state.typed), fields)
}

export const keptOf = (state: DraftState): KeptDraft | undefined => {
  const unsaved = unsavedFields(state)
  if (unsaved.length === 0) return undefined
  const typed = Object.fromEntries(
    Object.entries(state.typed).filter(([, value]) => !Number.isNaN(value)),
  ) as Partial<EnquiryValues>
  const touched = [...new Set([...unsaved, ...(Object.keys(typed) as EnquiryField[])])]
  return { typed, before: picked(state.base, touched), editVersion: state.editVersion, birth: state.birth }
}

export const beginDraft = (enquiry: Enquiry | undefined, kept: KeptDraft | undefined): DraftState => {
  const saved = enquiry ? valuesOf(enquiry) : emptyValues
  const begun: DraftState = {
    id: enquiry?.id,
    editVersion: kept?.editVersion ?? enquiry?.editVersion,
    base: { ...saved, ...kept?.before },
    typed: kept?.typed ?? {},
    sent: [],
    refusals: {},
    save: 'saved',
    savedAt: undefined,
    problem: undefined,
    clash: undefined,
    setAside: undefined,
    birth: kept?.birth,
  }
  const state = enquiry && kept ? { ...begun, ...takeOver(begun, enquiry, { isRestored: true }) } : begun
  return { ...state, save: unsavedFields(state).length > 0 ? 'unsaved' : 'saved' }
}

/** The state after its own save: what was sent counts as the server kept it, what was typed since stays. */
export const afterSave = (state: DraftState, saved: Enquiry): Partial<DraftState> => {
  const base = valuesOf(saved)
  const mine = keptValues(state.base, state.typed)
  const last = state.sent.at(-1) ?? {}
  const changedByServer = enquiryFields.filter(
    (field) => field in last && Object.is(mine[field], last[field]) && !Object.is(base[field], mine[field]),
  )
  const typed = without(state.typed, changedByServer)
  return {
    id: saved.id,
    editVersion: saved.editVersion,
    base,
    typed,
    sent: [],
    refusals: {},
    birth: undefined,
  }
}

/**
 * The state on top of what the server has now. What was typed stays; what was not follows the server; a
 * contradiction becomes a clash, unless `winner` settles it.
 */
export const takeOver = (
  state: DraftState,
  current: Enquiry,
  { winner, isRestored = false }: { winner?: 'mine' | 'theirs'; isRestored?: boolean } = {},
): Partial<DraftState> => {
  const known = state.clash?.current.editVersion ?? state.editVersion ?? 0
  if (!winner && current.editVersion <= known && !isRestored) return {}
  const now = valuesOf(current)
  const mine = keptValues(state.base, state.typed)
  const stand = { before: state.base, now, mine, sent: state.sent }
  const isEditable = current.allowedActions.includes('edit')
  const unsaved = differingFields(now, mine).filter((field) => !Object.is(state.base[field], mine[field]))
  const fields = isEditable ? clashesOf(stand) : unsaved
  const next = { id: current.id, editVersion: current.editVersion, base: now, clash: undefined }
  if (fields.length === 0 || winner === 'mine')
    return {
      ...next,
      typed: without(
        state.typed,
        changedElsewhere(stand).filter((f) => !fields.includes(f)),
      ),
    }
  if (winner !== 'theirs')
    return { clash: { current, fields, isEditable, isShown: state.clash?.isShown ?? false } }
  const gone = fields.some(isConditionField)
    ? (Object.keys(state.typed) as EnquiryField[]).filter((f) => isConditionField(f) || fields.includes(f))
    : fields
  return {
    ...next,
    typed: isEditable ? without(state.typed, gone) : {},
    setAside: picked(
      mine,
      fields.filter((field) => !Object.is(mine[field], now[field])),
    ),
  }
}
