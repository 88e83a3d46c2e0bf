import type { ProblemCode } from '../spreadsheet-problem.ts'

/** What a format that is no table gives, known from what was written into the file. */
export interface ExchangeReading {
  format: 'datanorm' | 'bmecat'
  /** Articles by their numbers, each with some of its columns. */
  articles: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Lines that are no articles, with a part of the reason. */
  skipped?: Readonly<Record<number, string>>
  /** Part of the one notice of the file; without it there must be none. */
  notice?: string
}

export interface ExchangeFile {
  /** The name it is uploaded with. */
  name: string
  /** What is wrong with it. */
  about: string
  bytes(): Uint8Array
  /** What is in it, or why it must be refused. */
  truth: ExchangeReading | ProblemCode
}
