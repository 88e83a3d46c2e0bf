import type { Token } from './tokens.ts'
import { type MeasureKind, type UnitWord, unitWords } from './unit-words.ts'

/** A figure, or the two of a range, with what it measures. */
export interface Measure {
  kind: MeasureKind
  /** In the unit that we keep; the higher one of a range. */
  value: number
  from?: number
  current?: 'AC' | 'DC' | 'AC/DC'
  prefix?: 'm' | 'k'
  /** The pieces that it is made of: first, and first behind it. */
  at: number
  end: number
}

/** Figures with × between: 4×1,5, 800×2000×600, 35×7,5. */
export interface Product {
  values: number[]
  /** Of each figure, where it is written to it: „B800xH2000“. */
  letters: string[]
  unit: UnitWord | undefined
  /** Written with a G: one of the conductors is the protective one. */
  isEarthed: boolean
  at: number
  end: number
}

const sideLetters = new Set(['b', 'h', 't', 'w', 'd', 'l'])

function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token !== undefined && words.includes(token.text)
}

function isTimes(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (token.text === 'x' || token.text === '*') return true
  return (token.text === 'g' || token.text === 'j') && token.isGlued && tokens[at + 1]?.isGlued === true
}

/** The figure that ends a range whose begin, unit included, ends before `at`; undefined where there is none. */
function rangeEnd(tokens: readonly Token[], at: number): number | undefined {
  let next = at
  const sign = tokens[next]
  if (sign === undefined) return undefined
  if (sign.text === '.') {
    while (tokens[next]?.text === '.') next += 1
    if (next - at < 2) return undefined
  } else if (sign.text === '-' && sign.isGlued === tokens[next + 1]?.isGlued) next += 1
  else if (isWord(sign, 'bis', 'to', '/')) next += 1
  else return undefined
  if (tokens[next]?.text === '+') next += 1
  return tokens[next]?.kind === 'figure' ? next : undefined
}

const slash = (tokens: readonly Token[], at: number): boolean => tokens[at]?.text === '/'

const signals: ReadonlyMap<string, 'digital' | 'analog'> = new Map([
  ...['digital', 'digitale', 'digitalen'].map((word) => [word, 'digital'] as const),
  ...['analog', 'analoge', 'analogen', 'analogue'].map((word) => [word, 'analog'] as const),
])

/** „8 digitale Eingänge“, „4 analog outputs“: what is behind the kind of signal. */
function signalAt(
  tokens: readonly Token[],
  signal: 'digital' | 'analog',
  at: number,
): { unit: UnitWord; end: number } | undefined {
  const unit = unitWords.get(tokens[at]?.text ?? '')
  if (unit?.kind === 'inputs') return { unit: { ...unit, kind: `${signal}Inputs` }, end: at + 1 }
  if (unit?.kind === 'outputs') return { unit: { ...unit, kind: `${signal}Outputs` }, end: at + 1 }
  return undefined
}

/** The unit behind a figure: written to it, after a blank or after a dash („2-polig“). */
function unitAt(tokens: readonly Token[], at: number): { unit: UnitWord; end: number } | undefined {
  let next = at
  if (tokens[next]?.text === '-' && tokens[next]!.isGlued && tokens[next + 1]?.isGlued) next += 1
  else if (tokens[next]?.text === '[') next += 1
  const token = tokens[next]
  if (token?.kind !== 'word') return undefined
  const signal = signals.get(token.text)
  if (signal) return signalAt(tokens, signal, next + 1)
  // „3 n/o“
  if ((token.text === 'n' || token.text === 'c') && slash(tokens, next + 1)) {
    const unit = unitWords.get(token.text + (tokens[next + 2]?.text ?? ''))
    if (unit) return { unit, end: next + 3 }
  }
  const unit = unitWords.get(token.text)
  if (!unit) return undefined
  if (unit.kind === 'V') return voltsAt(tokens, unit, next + 1)
  if (token.text === 'sq' && tokens[next + 1]?.text === 'mm') return { unit, end: next + 2 }
  return { unit, end: next + 1 }
}

const currents: Readonly<Record<string, 'AC' | 'DC' | 'AC/DC'>> = {
  ac: 'AC',
  dc: 'DC',
  uc: 'AC/DC',
  '~': 'AC',
  '=': 'DC',
  acdc: 'AC/DC',
}

/** Whether „AC-3“, „DC13“ and the like stand there: what a contact is made for, and no kind of current. */
export function isUtilisation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text
  if (word !== 'ac' && word !== 'dc') return false
  let next = at + 1
  if (tokens[next]?.text === '-') next += 1
  const figure = tokens[next]
  if (figure?.kind !== 'figure' || ![1, 3, 4, 5, 12, 13, 14, 15, 21, 22, 23, 53].includes(figure.value))
    return false
  const after = tokens[next + 1]
  return (
    after === undefined ||
    (figure.isGlued ? unitWords.get(after.text)?.kind !== 'V' : !unitWords.has(after.text))
  )
}

/** „24V DC“, „24 V AC/DC“, „230V~“: what is behind the V. */
function voltsAt(tokens: readonly Token[], unit: UnitWord, at: number): { unit: UnitWord; end: number } {
  let next = at
  let { current } = unit
  for (;;) {
    const separated =
      tokens[next]?.text === '/' && tokens[next]!.isGlued && tokens[next + 1]?.isGlued === true
    const token = tokens[separated ? next + 1 : next]
    const kind =
      token && !isUtilisation(tokens, separated ? next + 1 : next) ? currents[token.text] : undefined
    if (kind === undefined || (separated && current === undefined && token!.text.length < 2)) break
    if (!separated && current !== undefined) break
    // In „24V DC 230V“ the DC belongs to the 24, in „24V, DC 230V“ a sign parts them.
    current = current === undefined || current === kind ? kind : 'AC/DC'
    next += separated ? 2 : 1
  }
  return { unit: current === unit.current ? unit : { ...unit, current }, end: next }
}

/** AC or DC before a figure: „DC 24V“, „AC/DC 24-240 V“. */
function currentBefore(tokens: readonly Token[], at: number): 'AC' | 'DC' | 'AC/DC' | undefined {
  const before = tokens[at - 1]
  const word = before?.text === '-' || before?.text === ':' ? tokens[at - 2] : before
  const kind = word?.kind === 'word' ? currents[word.text] : undefined
  const index = before === word ? at - 1 : at - 2
  if (kind === undefined || isWord(tokens[index - 1], 'typ', 'type')) return undefined
  if (slash(tokens, index - 1) && tokens[index - 2] && currents[tokens[index - 2]!.text]) return 'AC/DC'
  return kind
}

/** Reads figures with × between, from the first of them. */
export function readProduct(tokens: readonly Token[], at: number): Product | undefined {
  const values: number[] = []
  const letters: string[] = []
  let unit: UnitWord | undefined
  let isEarthed = false
  let next = at
  const first = tokens[at - 1]
  let letter = first?.kind === 'word' && sideLetters.has(first.text) ? first.text : ''
  for (;;) {
    const figure = tokens[next]!
    values.push(figure.value)
    next += 1
    const after = tokens[next]
    if (after?.isGlued && letter === '' && sideLetters.has(after.text)) {
      letter = after.text
      next += 1
    }
    letters.push(letter)
    const found = unitAt(tokens, next)
    if (found && (!isTimes(tokens, next) || found.unit.kind === 'mm')) {
      unit = found.unit
      next = found.end
    }
    if (!isTimes(tokens, next)) break
    if (tokens[next]!.text === 'g') isEarthed = true
    let following = next + 1
    letter = ''
    if (tokens[following]?.kind === 'word' && sideLetters.has(tokens[following]!.text)) {
      letter = tokens[following]!.text
      following += 1
    }
    if (tokens[following]?.kind !== 'figure') break
    next = following
  }
  // „3x230/400 V“, „3 x 380...480 V“
  const higher = unit === undefined && values.length > 1 ? rangeEnd(tokens, next) : undefined
  const volts = higher === undefined ? undefined : unitAt(tokens, higher + 1)
  if (higher !== undefined && volts?.unit.kind === 'V') {
    values[values.length - 1] = tokens[higher]!.value
    unit = volts.unit
    next = volts.end
  }
  return values.length > 1 ? { values, letters, unit, isEarthed, at, end: next } : undefined
}

/** Reads a figure, or a range, with its unit. */
export function readMeasure(tokens: readonly Token[], at: number): Measure | undefined {
  const figure = tokens[at]!
  let value = figure.value
  let from: number | undefined
  let next = at + 1
  const end = rangeEnd(tokens, next)
  const unitOfRange = end === undefined ? undefined : unitAt(tokens, end + 1)?.unit
  if (end !== undefined && unitOfRange && (tokens[next]!.text !== '/' || unitOfRange.kind === 'V')) {
    from = value
    value = tokens[end]!.value
    next = end + 1
  }
  const found = unitAt(tokens, next)
  let unit = found?.unit
  next = found?.end ?? next
  const current = currentBefore(tokens, at)
  if (unit === undefined) return undefined
  if (unit.kind === 'V' && unit.current === undefined && current !== undefined) unit = { ...unit, current }
  if (from === undefined) {
    const other = rangeEnd(tokens, next)
    const behind = other === undefined ? undefined : unitAt(tokens, other + 1)
    if (behind && behind.unit.kind === unit.kind && tokens[next]!.text !== '/') {
      from = value * unit.factor
      return measureOf(behind.unit, tokens[other!]!.value, from, at, behind.end, unit.current)
    }
  }
  return measureOf(unit, value, from === undefined ? undefined : from * unit.factor, at, next)
}

function measureOf(
  unit: UnitWord,
  figure: number,
  from: number | undefined,
  at: number,
  end: number,
  current = unit.current,
): Measure {
  const value = rounded(figure * unit.factor)
  const low = from === undefined ? undefined : rounded(from)
  return {
    kind: unit.kind,
    value: low === undefined ? value : Math.max(low, value),
    ...(low !== undefined && low !== value && { from: Math.min(low, value) }),
    ...((unit.current ?? current) && { current: unit.current ?? current }),
    ...(unit.prefix && { prefix: unit.prefix }),
    at,
    end,
  }
}

/** Six figures are more than any description has; what comes of 0.1 × 3 is cut off. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
