import type { FieldOf } from './clashes.ts'

/** An object with a draft, as every answer about it carries it. */
export interface DraftRow {
  id: string
  editVersion: number
  allowedActions: readonly string[]
}

/** What differs between the drafts of one kind of object and of another. */
export interface DraftKind<Row extends DraftRow, Values extends object> {
  /** In the key of what the tab keeps. */
  name: string
  fields: readonly FieldOf<Values>[]
  valuesOf(row: Row): Values
  /** The values as the service will keep them. */
  keptValues(base: Values, typed: Partial<Values>): Values
  /** Those of the named fields that the contract takes as they are, as input of a call. */
  asInput(values: Values, fields: readonly FieldOf<Values>[]): Partial<Values>
  /** Fields that decide about one another: changed one here and another there, they clash. */
  isLinked(field: FieldOf<Values>): boolean
  read(id: string): Promise<Row>
  update(id: string, editVersion: number | undefined, input: Partial<Values>): Promise<Row>
  /** Where a draft begins before its row is made. */
  creation?: {
    empty: Values
    create(input: Partial<Values>, idempotencyKey: string): Promise<Row>
    /** Tells what the tab keeps of this new draft from that of another. */
    key?: string
  }
}

const tidiedValue = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value)

/** The values as every service keeps them: blanks taken off, empty text is none. */
export const tidied = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, tidiedValue(value)]),
  ) as unknown as Values
