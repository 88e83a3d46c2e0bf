import type { Measure, Product } from './measures.ts'
import { readFigure } from './read-figure.ts'
import { readWord } from './read-word.ts'
import type { Token } from './tokens.ts'

/** What the pieces of a text say, before it is known of what kind of part. */
export interface Findings {
  tokens: readonly Token[]
  measures: Measure[]
  products: Product[]
  /** C16: the letter, and the current with it where there is one. */
  characteristic?: { letter: string; current?: number }
  /** A letter by itself that is a characteristic of a breaker and nothing of another part. */
  loneLetter?: string
  fuseClass?: string
  /** „Typ A“ */
  typeLetter?: string
  poles?: number
  /** SP, DP, TP, FP: poles of what switches, something else elsewhere. */
  shortPoles?: number
  protection?: number
  colour?: string
  shortColour?: string
  bus?: string
  thread?: number
  diameter?: number
  awg?: number
  /** DI16: a word and the figure behind it. */
  inputsOutputs: { kind: string; value: number }[]
  /** Contacts that are named without a figure. */
  openers: number
  closers: number
  changeovers: number
  /** Figures without a unit, with the number of the piece. */
  bare: { value: number; text: string; at: number }[]
}

/** Looks at each piece once. */
export function findingsOf(tokens: readonly Token[]): Findings {
  const findings: Findings = {
    tokens,
    measures: [],
    products: [],
    inputsOutputs: [],
    openers: 0,
    closers: 0,
    changeovers: 0,
    bare: [],
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    if (token.isOfNumber || token.kind === 'sign') at += 1
    else if (token.kind === 'word') {
      readWord(at, findings)
      at += 1
    } else at = readFigure(at, findings)
  }
  return findings
}
