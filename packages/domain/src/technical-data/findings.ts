import { buses } from './buses.ts'
import { colourWords, ralColour, shortColours } from './colours.ts'
import { isUtilisation, type Measure, type Product, readMeasure, readProduct } from './measures.ts'
import type { Token } from './tokens.ts'

/** What the pieces of a text say, before it is known of what kind of part. */
export interface Findings {
  tokens: readonly Token[]
  measures: Measure[]
  products: Product[]
  /** C16: the letter, and the current with it where there is one. */
  characteristic?: { letter: string; current?: number }
  fuseClass?: string
  residualType?: string
  poles?: number
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

/** Rated currents of circuit breakers: IEC 60898-1, and the small ones of IEC 60947-2. */
const breakerCurrents = new Set([
  0.2, 0.3, 0.5, 0.75, 0.8, 1, 1.2, 1.5, 1.6, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 13, 15, 16, 20, 25, 30,
  32, 35, 40, 45, 50, 60, 63, 70, 80, 100, 125,
])
const characteristics = new Set(['b', 'c', 'd', 'k', 'z'])
const characteristicWords = new Set([
  'char',
  'charakteristik',
  'kennlinie',
  'characteristic',
  'characteristics',
  'curve',
  'ausloesecharakteristik',
  'ausloesekennlinie',
  'kurve',
  'trip',
  'tripping',
  'chara',
  'charakt',
  'charakter',
  'kennl',
  'ausloesechar',
  'ausl',
])
const polesInWords: Readonly<Record<string, number>> = {
  einpolig: 1,
  zweipolig: 2,
  dreipolig: 3,
  vierpolig: 4,
  einpol: 1,
  zweipol: 2,
  dreipol: 3,
  vierpol: 4,
  single: 1,
  double: 2,
  two: 2,
  three: 3,
  triple: 3,
  four: 4,
  one: 1,
  sp: 1,
  dp: 2,
  tp: 3,
  fp: 4,
  spn: 2,
  tpn: 4,
  '1pn': 2,
  '3pn': 4,
}
const fuseClasses: Readonly<Record<string, string>> = {
  gg: 'GG',
  gl: 'GG',
  am: 'AM',
  ar: 'AR',
  gr: 'AR',
  traege: 'T',
  flink: 'F',
  mittentraege: 'M',
  mitteltraege: 'M',
}
const typeWords = new Set(['typ', 'type'])
const residualTypes = new Set(['a', 'ac', 'b', 'f'])
const inputOutputWords = new Set(['di', 'do', 'dq', 'ai', 'ao', 'aq', 'de', 'da', 'ae', 'aa'])

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
      readWord(tokens, at, findings)
      at += 1
    } else at = readFigure(tokens, at, findings)
  }
  return findings
}

/** The word in front of a figure, with or without a sign between. */
function wordBefore(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1]
  if (before?.kind === 'word') return before.text
  if (before && '-=:.'.includes(before.text) && tokens[at - 2]?.kind === 'word') return tokens[at - 2]!.text
  return ''
}

function readFigure(tokens: readonly Token[], at: number, findings: Findings): number {
  const { value, text, isGlued } = tokens[at]!
  const word = wordBefore(tokens, at)
  const isLed = word !== ''
  if (isLed && word === 'ip' && value >= 0 && value < 100 && text.length <= 2) {
    findings.protection = Math.max(findings.protection ?? 0, value)
    const other = tokens[at + 2]
    if (
      tokens[at + 1]?.text === '/' &&
      other?.kind === 'figure' &&
      other.text.length === 2 &&
      other.value < 70
    )
      findings.protection = Math.max(findings.protection, other.value)
    return at + 1
  }
  if (word === 'ral') {
    findings.colour ??= ralColour(value)
    return at + 1
  }
  if (word === 'awg') {
    findings.awg = findings.awg === undefined ? value : Math.min(findings.awg, value)
    const other = tokens[at + 2]
    if (tokens[at + 1]?.text === '-' && other?.kind === 'figure')
      findings.awg = Math.min(findings.awg, other.value)
    return at + 1
  }
  if (isLed && isGlued && word === 'm' && tokens[at - 1]!.text === 'm' && value >= 3 && value <= 90) {
    findings.thread ??= value
    return readProduct(tokens, at)?.end ?? at + 1
  }
  if (word === 'ø') {
    findings.diameter ??= value
    return readMeasure(tokens, at)?.end ?? at + 1
  }
  if (
    (word === 'ac' || word === 'dc') &&
    isUtilisation(tokens, at - (tokens[at - 1]!.kind === 'sign' ? 2 : 1))
  )
    return at + 1
  if (characteristics.has(word) && tokens[at - 1]!.kind === 'word' && breakerCurrents.has(value)) {
    const after = tokens[at + 1]
    const end = after?.text === 'a' ? at + 2 : at + 1
    if (!after?.isGlued || after.kind === 'sign' || end > at + 1) {
      const isWritten =
        tokens[at - 2]?.isOfNumber !== true && !(tokens[at - 1]!.isGlued && tokens[at - 2]?.kind === 'word')
      if (isWritten) findings.characteristic = { letter: word.toUpperCase(), current: value }
      return end
    }
  }
  if (isLed && inputOutputWords.has(word)) findings.inputsOutputs.push({ kind: word, value })
  const product = readProduct(tokens, at)
  if (product) {
    findings.products.push(product)
    return product.end
  }
  // „3P+N“, „1+N“
  const measure = readMeasure(tokens, at)
  const sign = measure ? measure.end : at + 1
  if (
    tokens[sign]?.text === '+' &&
    tokens[sign + 1]?.text === 'n' &&
    (measure === undefined || measure.kind === 'poles')
  ) {
    findings.poles = value + 1
    return sign + 2
  }
  if (measure === undefined) {
    findings.bare.push({ value, text, at })
    return at + 1
  }
  // „16 A C“, „16A Char. C“
  const letter = tokens[measure.end]
  if (
    measure.kind === 'A' &&
    letter?.kind === 'word' &&
    characteristics.has(letter.text) &&
    !tokens[measure.end + 1]?.isGlued
  )
    findings.characteristic ??= { letter: letter.text.toUpperCase(), current: measure.value }
  findings.measures.push(measure)
  return measure.end
}

function readWord(tokens: readonly Token[], at: number, findings: Findings): void {
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  const colour = colourWords.get(text) ?? compoundColour(text)
  if (colour) {
    const isPair =
      findings.colour !== undefined &&
      ((findings.colour === 'GREEN' && colour === 'YELLOW') ||
        (findings.colour === 'YELLOW' && colour === 'GREEN')) &&
      tokens[at - 1]?.kind === 'sign'
    if (isPair) findings.colour = 'GREEN-YELLOW'
    else findings.colour ??= colour
    return
  }
  const short = shortColours.get(text)
  if (short && next?.kind !== 'figure') {
    const isPair =
      (findings.shortColour === 'GREEN' && short === 'YELLOW') ||
      (findings.shortColour === 'YELLOW' && short === 'GREEN')
    findings.shortColour = isPair ? 'GREEN-YELLOW' : (findings.shortColour ?? short)
  }
  const bus =
    (next &&
      (buses.get(`${text} ${next.text}`) ??
        (next.kind === 'sign' && tokens[at + 2] && buses.get(`${text} ${tokens[at + 2]!.text}`)))) ||
    buses.get(text)
  if (bus) findings.bus ??= bus
  if (text in polesInWords) {
    const pole = tokens[next?.text === '-' ? at + 2 : at + 1]?.text
    const isWhole =
      text.endsWith('pol') || text.endsWith('polig') || (text.length <= 3 && !['two', 'one'].includes(text))
    if (isWhole || pole === 'pole' || pole === 'poles') findings.poles ??= polesInWords[text]!
  }
  if (text in fuseClasses) findings.fuseClass ??= fuseClasses[text]!
  if (typeWords.has(text) && next && residualTypes.has(next.text))
    findings.residualType ??= next.text.toUpperCase()
  if (characteristicWords.has(text)) readCharacteristic(tokens, at, findings)
  if (text === 'schliesser' || text === 'no') findings.closers ||= 1
  else if (text === 'oeffner' || text === 'nc') findings.openers ||= 1
  else if (text === 'wechsler' || text === 'changeover' || text === 'spdt') findings.changeovers ||= 1
  else if (text === 'dpdt') findings.changeovers = 2
}

/** „Char. C“, „Charakteristik: C“, „C-Charakteristik“, „C curve“. */
function readCharacteristic(tokens: readonly Token[], at: number, findings: Findings): void {
  let next = at + 1
  while (tokens[next]?.kind === 'sign') next += 1
  const before = tokens[at - 1]?.kind === 'sign' ? tokens[at - 2] : tokens[at - 1]
  for (const token of [tokens[next], before]) {
    if (token?.kind !== 'word' || !characteristics.has(token.text)) continue
    findings.characteristic ??= { letter: token.text.toUpperCase() }
    return
  }
}

/** „hellgrau“, „lichtgrau“, „dunkelblau“. */
function compoundColour(word: string): string | undefined {
  if (word.length < 7) return undefined
  for (const length of [4, 5, 6, 7]) {
    const colour = colourWords.get(word.slice(-length))
    if (colour && /^(?:hell|dunkel|licht|signal|verkehrs|kiesel|light|dark|tief|beige|leucht)/.test(word))
      return colour
  }
  return undefined
}
