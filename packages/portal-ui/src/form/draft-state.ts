import { changedElsewhere, clashesOf, type FieldOf } from './clashes.ts'
import type { DraftKind, DraftRow } from './draft-kind.ts'
import type { PendingCreation } from './pending-creation.ts'
import { type NumberTexts, unreadableTexts, withUnreadable } from './unreadable-numbers.ts'

/** Somebody else saved something that contradicts what was typed here, or ended the draft. */
export interface Clash<Row, Values> {
  current: Row
  fields: readonly FieldOf<Values>[]
  isEditable: boolean
  isShown: boolean
}

export interface DraftState<Row, Values> {
  /** Undefined until the row is made. */
  id: string | undefined
  editVersion: number | undefined
  /** What is saved. */
  base: Values
  /** What the fields hold where they were touched here, as typed. */
  typed: Partial<Values>
  texts: NumberTexts
  /** What was sent since the last answer. */
  sent: readonly Partial<Values>[]
  /** Fields that the server refused, with its sentence, until they are changed. */
  refusals: Partial<Record<string, string>>
  save: 'saved' | 'saving' | 'unsaved' | 'failed'
  savedAt: Date | undefined
  problem: unknown
  clash: Clash<Row, Values> | undefined
  /** Own values that gave way to somebody else's; still to be read and copied. */
  setAside: Partial<Values> | undefined
  /** A creation that has not been answered yet. */
  pendingCreation: PendingCreation<Partial<Values>> | undefined
}

/** What survives a reload. */
export interface KeptDraft<Values> {
  typed: Partial<Values>
  texts?: NumberTexts
  /** What was saved when one began to type. */
  before: Partial<Values>
  editVersion?: number
  pendingCreation?: PendingCreation<Partial<Values>>
}

/** What a field shows: as typed, or else as saved. */
export const shownValue = <Row, Values extends object, Field extends FieldOf<Values>>(
  { typed, base }: DraftState<Row, Values>,
  field: Field,
): Values[Field] => (field in typed ? (typed[field] as Values[Field]) : base[field])

const fieldsIn = <Values extends object>(values: Partial<Values>): FieldOf<Values>[] =>
  Object.keys(values) as FieldOf<Values>[]

const picked = <Values extends object>(
  values: Partial<Values>,
  fields: readonly FieldOf<Values>[],
): Partial<Values> => Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>

const without = <Values extends object>(
  values: Partial<Values>,
  fields: readonly FieldOf<Values>[],
): Partial<Values> =>
  picked(
    values,
    fieldsIn(values).filter((field) => !fields.includes(field)),
  )

const noNumbers = <Values extends object>(values: Partial<Values>): FieldOf<Values>[] =>
  fieldsIn(values).filter((field) => Number.isNaN(values[field]))

/** How the state of a draft of this kind follows what is typed here and what the server has. */
export function draftRules<Row extends DraftRow, Values extends object>(kind: DraftKind<Row, Values>) {
  type State = DraftState<Row, Values>
  const { fields: all, isLinked, keptValues, valuesOf } = kind

  const differing = (one: Values, other: Values): FieldOf<Values>[] =>
    all.filter((field) => !Object.is(one[field], other[field]))
  const unsavedFields = ({ base, typed }: State) => differing(base, keptValues(base, typed))

  /** What can be sent now: neither the contract nor the server refuses it as it stands. */
  const unsavedInput = (state: State): Partial<Values> => {
    if (state.clash) return {}
    const fields = unsavedFields(state).filter((field) => !(field in state.refusals))
    return kind.asInput(keptValues(state.base, state.typed), fields)
  }

  /** Unsaved fields that the contract or the server refuses as they stand. */
  const invalidFields = (state: State): FieldOf<Values>[] => {
    const fields = unsavedFields(state)
    const accepted = kind.asInput(keptValues(state.base, state.typed), fields)
    return fields.filter((field) => field in state.refusals || !(field in accepted))
  }

  const keptOf = (state: State): KeptDraft<Values> | undefined => {
    const unsaved = unsavedFields(state)
    if (unsaved.length === 0) return undefined
    const { editVersion, pendingCreation } = state
    // JSON knows no NaN; the text stands for it.
    const typed = without(state.typed, noNumbers(state.typed))
    const texts = unreadableTexts(state.typed, state.texts)
    const touched = [...new Set([...unsaved, ...fieldsIn(typed)])]
    return { typed, texts, before: picked(state.base, touched), editVersion, pendingCreation }
  }

  const savedValues = (row: Row | undefined): Values => {
    const values = row ? valuesOf(row) : kind.creation?.empty
    if (!values) throw new Error('A draft of this kind begins with a row.')
    return values
  }

  const beginDraft = (row: Row | undefined, kept: KeptDraft<Values> | undefined): State => {
    const begun: State = {
      id: row?.id,
      editVersion: kept?.editVersion ?? row?.editVersion,
      base: { ...savedValues(row), ...kept?.before },
      typed: withUnreadable(kept?.typed ?? {}, kept?.texts ?? {}),
      texts: kept?.texts ?? {},
      sent: [],
      refusals: {},
      save: 'saved',
      savedAt: undefined,
      problem: undefined,
      clash: undefined,
      setAside: undefined,
      pendingCreation: kept?.pendingCreation,
    }
    const state = row && kept ? { ...begun, ...takeOver(begun, row, { isRestored: true }) } : begun
    return { ...state, save: unsavedFields(state).length > 0 ? 'unsaved' : 'saved' }
  }

  /** The state after its own save: what was sent counts as the server kept it, what was typed since stays. */
  const afterSave = (state: State, saved: Row): Partial<State> => {
    const base = valuesOf(saved)
    const mine = keptValues(state.base, state.typed)
    const last = state.sent.at(-1) ?? {}
    const changedByServer = fieldsIn(last).filter(
      (field) => Object.is(mine[field], last[field]) && !Object.is(base[field], mine[field]),
    )
    const typed = without(state.typed, changedByServer)
    const { id, editVersion } = saved
    return { id, editVersion, base, typed, sent: [], refusals: {}, pendingCreation: undefined }
  }

  /**
   * The state on top of what the server has now. What was typed stays; what was not follows the server; a
   * contradiction becomes a clash, unless `winner` settles it.
   */
  const takeOver = (
    state: State,
    current: Row,
    { winner, isRestored = false }: { winner?: 'mine' | 'theirs'; isRestored?: boolean } = {},
  ): Partial<State> => {
    const known = state.clash?.current.editVersion ?? state.editVersion ?? 0
    if (!winner && current.editVersion <= known && !isRestored) return {}
    const now = valuesOf(current)
    const mine = keptValues(state.base, state.typed)
    const version = { differing, isLinked, before: state.base, now, mine, sent: state.sent }
    const isEditable = current.allowedActions.includes('edit')
    const unsaved = differing(now, mine).filter((field) => !Object.is(state.base[field], mine[field]))
    const fields = isEditable ? clashesOf(version) : unsaved
    const next = { id: current.id, editVersion: current.editVersion, base: now, clash: undefined }
    if (fields.length === 0 || winner === 'mine') {
      const gone = changedElsewhere(version).filter((field) => !fields.includes(field))
      return { ...next, typed: without(state.typed, gone) }
    }
    if (winner !== 'theirs')
      return { clash: { current, fields, isEditable, isShown: state.clash?.isShown ?? false } }
    const isGone = (field: FieldOf<Values>) =>
      fields.includes(field) || (fields.some(isLinked) && isLinked(field))
    return {
      ...next,
      typed: isEditable ? without(state.typed, fieldsIn(state.typed).filter(isGone)) : {},
      setAside: picked(
        mine,
        fields.filter((field) => !Object.is(mine[field], now[field])),
      ),
    }
  }

  return { unsavedFields, unsavedInput, invalidFields, keptOf, beginDraft, afterSave, takeOver }
}
