import type { ProblemError } from '@schrankwerk/shell-api'
import type { QueryClient } from '@tanstack/react-query'
import type { FieldOf } from './clashes.ts'
import type { FieldErrors } from './field-errors.ts'
import type { PendingCreation } from './pending-creation.ts'
import type { NumberTexts } from './unreadable-numbers.ts'

export interface Editable {
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
export interface Typed<Values> {
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

/** One object in a form: what is typed, its errors, saving, and what others did meanwhile. */
export interface ObjectForm<Saved, Values> {
  values: Values
  changed: readonly FieldOf<Values>[]
  isDirty: boolean
  isNew: boolean
  errors: FieldErrors
  /** Counts the refused saves; each leads to the first error. */
  refusals: number
  /** Counts the saves that came through. */
  saves: number
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
