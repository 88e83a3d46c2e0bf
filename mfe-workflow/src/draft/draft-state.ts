import { changedElsewhere, clashesOf, differingFields } from './clashes.ts'
import type { DraftKind, DraftRow, FieldOf } from './draft-kind.ts'

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
  birth: { idempotencyKey: string; input: Partial<Values> } | undefined
}

/** What survives a reload. */
export interface KeptDraft<Values> {
  typed: Partial<Values>
  /** What was saved when one began to type. */
  before: Partial<Values>
  editVersion?: number
  birth?: { idempotencyKey: string; input: Partial<Values> }
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

/** How the state of a draft of this kind follows what is typed here and what the server has. */
export function draftRules<Row extends DraftRow, Values extends object>(kind: DraftKind<Row, Values>) {
  type State = DraftState<Row, Values>
  const { fields: all, isLinked, keptValues, valuesOf } = kind

  const unsavedFields = ({ base, typed }: State) => differingFields(all, base, keptValues(base, typed))

  /** What can be sent now: neither the contract nor the server refuses it as it stands. */
  const unsavedInput = (state: State): Partial<Values> => {
    if (state.clash) return {}
    const fields = unsavedFields(state).filter((field) => !(field in state.refusals))
    return kind.asInput(keptValues(state.base, state.typed), fields)
  }

  const keptOf = (state: State): KeptDraft<Values> | undefined => {
    const unsaved = unsavedFields(state)
    if (unsaved.length === 0) return undefined
    const unreadable = fieldsIn(state.typed).filter((field) => Number.isNaN(state.typed[field]))
    const typed = without(state.typed, unreadable)
    const touched = [...new Set([...unsaved, ...fieldsIn(typed)])]
    return { typed, before: picked(state.base, touched), editVersion: state.editVersion, birth: state.birth }
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
    return { id, editVersion, base, typed, sent: [], refusals: {}, birth: undefined }
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
    const stand = { fields: all, isLinked, before: state.base, now, mine, sent: state.sent }
    const isEditable = current.allowedActions.includes('edit')
    const unsaved = differingFields(all, now, mine).filter(
      (field) => !Object.is(state.base[field], mine[field]),
    )
    const fields = isEditable ? clashesOf(stand) : unsaved
    const next = { id: current.id, editVersion: current.editVersion, base: now, clash: undefined }
    if (fields.length === 0 || winner === 'mine') {
      const gone = changedElsewhere(stand).filter((field) => !fields.includes(field))
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

  return { unsavedFields, unsavedInput, keptOf, beginDraft, afterSave, takeOver }
}
