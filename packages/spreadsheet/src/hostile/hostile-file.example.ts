import type { ProblemCode } from '../spreadsheet-problem.ts'

/** What is in a file, known from what was written into it; the reader has no say in it. */
export interface HostileReading {
  /**
   * Every row that holds something, by its number: what a German spreadsheet program shows in each cell up to the last
   * filled one. Merged values repeat; outer blanks do not count.
   */
  rows: Readonly<Record<number, readonly string[]>>
  /** What the column would read as a number; row and column from 1. */
  numbers?: readonly (readonly [row: number, column: number, number: number])[]
  /** The row that names the columns, where a person would point at one. */
  headerRowIndex?: number
  /** Csv only. */
  encoding?: string
  /** Csv only. */
  separator?: string
  /** The visible sheets, in their order; the first one with rows is the one to read. */
  sheets?: readonly string[]
  hidden?: readonly string[]
  /** Part of the notice that has to come along; without it there must be none. */
  notice?: string
}

export interface HostileFile {
  /** The name it is uploaded with. */
  name: string
  /** What is wrong with it. */
  about: string
  bytes(): Uint8Array
  /** What is in it, or why it must be refused. */
  truth: HostileReading | ProblemCode
}
