import {
  characteristics,
  characteristicWords,
  countsOfPoles,
  fuseClasses,
  polesInWords,
  shortPoles,
} from './breaker-words.ts'
import { buses } from './buses.ts'
import { colourOf, shortColours } from './colours.ts'
import type { Findings } from './findings.ts'

const typeWords = new Set(['typ', 'type'])
const typeLetters = new Set(['a', 'ac', 'b', 'f', 'c', 'd', 'k', 'z'])

/** Takes what a word says by itself or with its neighbours. */
export function readWord(at: number, findings: Findings): void {
  const { tokens } = findings
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  if (readColour(at, findings)) return
  readBus(at, findings)
  const pole = tokens[next?.text === '-' ? at + 2 : at + 1]?.text
  const poles =
    polesInWords.get(text) ?? (pole === 'pole' || pole === 'poles' ? countsOfPoles.get(text) : undefined)
  if (poles !== undefined) findings.poles ??= poles
  const short = shortPoles.get(text)
  if (short !== undefined) findings.shortPoles ??= short
  const fuseClass = fuseClasses.get(text)
  if (fuseClass) findings.fuseClass ??= fuseClass
  if (typeWords.has(text) && next && typeLetters.has(next.text))
    findings.typeLetter ??= next.text.toUpperCase()
  if (characteristicWords.has(text)) readCharacteristic(at, findings)
  else if (characteristics.has(text) && standsAlone(at, findings)) findings.loneLetter ??= text.toUpperCase()
  else if (text === 'schliesser' || (text === 'no' && !isNumbering(at, findings))) findings.closers ||= 1
  else if (text === 'oeffner' || text === 'nc') findings.openers ||= 1
  else if (text === 'wechsler' || text === 'changeover' || text === 'spdt') findings.changeovers ||= 1
  else if (text === 'dpdt') findings.changeovers = 2
}

const isGreenAndYellow = (one: string | undefined, other: string): boolean =>
  (one === 'GREEN' && other === 'YELLOW') || (one === 'YELLOW' && other === 'GREEN')

/** „grün/gelb“, „yellow green“ */
function isBeside(at: number, { tokens }: Findings): boolean {
  const before = tokens[at - 1]
  return before?.kind === 'sign' || (before?.kind === 'word' && colourOf(before.text) !== undefined)
}

function readColour(at: number, findings: Findings): boolean {
  const { tokens } = findings
  const { text } = tokens[at]!
  const colour = colourOf(text)
  if (colour) {
    const isPair = isGreenAndYellow(findings.colour, colour) && isBeside(at, findings)
    findings.colour = isPair ? 'GREEN-YELLOW' : (findings.colour ?? colour)
    return true
  }
  const short = shortColours.get(text)
  if (short && !(tokens[at + 1]?.kind === 'figure' && tokens[at + 1]!.isGlued)) {
    const isPair = isGreenAndYellow(findings.shortColour, short)
    findings.shortColour = isPair ? 'GREEN-YELLOW' : (findings.shortColour ?? short)
  }
  return false
}

/** One word or two; IO-Link beside another bus is what hangs on a module of that one. */
function readBus(at: number, findings: Findings): void {
  const { tokens } = findings
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.kind === 'sign' ? tokens[at + 2] : tokens[at + 1]
  const bus = (next && buses.get(`${text} ${next.text}`)) ?? buses.get(text)
  if (bus && (findings.bus === undefined || findings.bus === 'IO-LINK')) findings.bus = bus
}

/** „Item No. 4711“ is no contact. */
function isNumbering(at: number, { tokens }: Findings): boolean {
  const next = tokens[at + 1]
  return next?.text === '.' || next?.text === ':' || next?.kind === 'figure'
}

function standsAlone(at: number, { tokens }: Findings): boolean {
  const next = tokens[at + 1]
  const isParted = !next?.isGlued || next.text === ',' || next.text === ';'
  return !tokens[at]!.isGlued && isParted && !typeWords.has(tokens[at - 1]?.text ?? '')
}

/** „Char. C“, „Charakteristik: C“, „C-Charakteristik“, „C curve“. */
function readCharacteristic(at: number, findings: Findings): void {
  const { tokens } = findings
  let next = at + 1
  while (tokens[next]?.kind === 'sign' || characteristicWords.has(tokens[next]?.text ?? '')) next += 1
  const before = tokens[at - 1]?.kind === 'sign' ? tokens[at - 2] : tokens[at - 1]
  for (const token of [tokens[next], before]) {
    if (token?.kind !== 'word' || !characteristics.has(token.text)) continue
    findings.characteristic ??= { letter: token.text.toUpperCase() }
    return
  }
}
