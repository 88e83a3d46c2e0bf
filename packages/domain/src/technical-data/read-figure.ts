import { breakerCurrents, characteristics } from './breaker-words.ts'
import { ralColour } from './colours.ts'
import type { Findings } from './findings.ts'
import { isUtilisation, readMeasure, readProduct } from './measures.ts'
import type { Token } from './tokens.ts'
import { unitWords } from './unit-words.ts'

const inputOutputWords = new Set(['di', 'do', 'dq', 'ai', 'ao', 'aq', 'de', 'da', 'ae', 'aa'])

/** A figure behind one of these is a size, a class or a name. */
const namingWords = new Set(
  'cat kat kategorie category kl klasse class gr groesse size baugroesse bg pt nh typ type en iec vde cl stufe nr no. cos phi awm ul s7'.split(
    ' ',
  ),
)

/** Takes what a figure says with the word before it and the unit behind it. Answers where to go on. */
export function readFigure(at: number, findings: Findings): number {
  const { tokens } = findings
  return (
    (tokens[at - 1] && readLedFigure(at, wordBefore(tokens, at), findings)) ?? readFreeFigure(at, findings)
  )
}

/** The word in front of a figure, with or without a sign between. */
function wordBefore(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1]
  if (before?.kind === 'word') return before.text
  if (before && '-=:.'.includes(before.text) && tokens[at - 2]?.kind === 'word') return tokens[at - 2]!.text
  return ''
}

/** IP65, RAL 7035, AWG 18, M20, Ø22, C16: undefined where the word says nothing of the figure. */
function readLedFigure(at: number, word: string, findings: Findings): number | undefined {
  const { tokens } = findings
  const { value, text, isGlued } = tokens[at]!
  if (word === '') return undefined
  const isDirect = tokens[at - 1]!.kind === 'word'
  const other = tokens[at + 2]?.kind === 'figure' ? tokens[at + 2] : undefined
  if (word === 'ip' && text.length <= 2) {
    const second =
      tokens[at + 1]?.text === '/' && other?.text.length === 2 && other.value < 70 ? other.value : 0
    findings.protection = Math.max(findings.protection ?? 0, value, second)
    return at + 1
  }
  if (word === 'ral') {
    findings.colour ??= ralColour(value)
    return at + 1
  }
  if (word === 'awg') {
    const lower = tokens[at + 1]?.text === '-' && other ? other.value : value
    findings.awg = Math.min(findings.awg ?? value, value, lower)
    return at + 1
  }
  if (word === 'm' && isDirect && isGlued && value >= 3 && value <= 90) {
    findings.thread ??= value
    return readProduct(tokens, at)?.end ?? at + 1
  }
  if (word === 'ø') {
    findings.diameter ??= value
    return readMeasure(tokens, at)?.end ?? at + 1
  }
  if (namingWords.has(word) && readMeasure(tokens, at)?.kind !== 'A') return at + 1
  if (word === 'cat' || word === 'kat') return at + 2
  if (isUtilisation(tokens, at - (isDirect ? 1 : 2))) return at + 1
  if (isDirect && characteristics.has(word)) return readCharacteristicCurrent(at, findings)
  if (inputOutputWords.has(word)) findings.inputsOutputs.push({ kind: word, value })
  return undefined
}

/** „C16“, „C 16 A“; the K of „H07V-K 1,5“ belongs to the name of the wire. */
function readCharacteristicCurrent(at: number, findings: Findings): number | undefined {
  const { tokens } = findings
  const letter = tokens[at - 1]!
  const before = tokens[at - 2]
  if (letter.isOfNumber || before?.isOfNumber || (letter.isGlued && before?.kind === 'word')) return undefined
  const { value } = tokens[at]!
  if (!breakerCurrents.has(value)) return undefined
  const after = tokens[at + 1]
  // „16 A B 1-polig“
  const isCounted = after?.text === '-' && unitWords.has(tokens[at + 2]?.text ?? '')
  if (isCounted || findings.characteristic?.current !== undefined) return undefined
  const end = after?.text === 'a' ? at + 2 : at + 1
  // „C 6 kA“
  if (end === at + 1 && after?.kind === 'word' && (after.isGlued || unitWords.has(after.text)))
    return undefined
  findings.characteristic = { letter: letter.text.toUpperCase(), current: value }
  return end
}

function readFreeFigure(at: number, findings: Findings): number {
  const { tokens } = findings
  const { value, text } = tokens[at]!
  const product = readProduct(tokens, at)
  if (product) {
    findings.products.push(product)
    return product.end
  }
  const measure = readMeasure(tokens, at)
  const end = measure?.end ?? at + 1
  // „3P+N“, „1+N“
  const isOfPoles = measure === undefined || measure.kind === 'poles'
  const plus = tokens[end]?.text === '-' ? end + 1 : end
  if (isOfPoles && tokens[plus]?.text === '+' && tokens[plus + 1]?.text === 'n') {
    findings.poles = value + 1
    return plus + 2
  }
  if (measure) {
    if (measure.kind === 'A') readLetterBehind(measure.end, measure.value, findings)
    findings.measures.push(measure)
  } else if (tokens[end]?.text === 'x' && tokens[end + 1]?.text === 'rj') {
    findings.measures.push({ kind: 'ports', value, at, end })
  } else findings.bare.push({ value, text, at })
  return end
}

/** „16 A C“ */
function readLetterBehind(at: number, current: number, findings: Findings): void {
  const letter = findings.tokens[at]
  if (letter?.kind !== 'word' || !characteristics.has(letter.text)) return
  const behind = findings.tokens[at + 1]
  if (behind?.isGlued && behind.kind !== 'sign') return
  findings.characteristic ??= { letter: letter.text.toUpperCase(), current }
}
