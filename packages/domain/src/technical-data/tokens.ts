import { unitWords, wordsBeforeFigures, wordsBeforeUnits, wordsBetweenFigures } from './unit-words.ts'

/** A piece of a folded text: a figure, a word of letters, or one sign. */
export interface Token {
  kind: 'figure' | 'word' | 'sign'
  text: string
  /** Of a figure. */
  value: number
  /** Nothing stands between it and the piece before. */
  isGlued: boolean
  /** Belongs to an order number or a type: its figures mean nothing. */
  isOfNumber: boolean
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Letters and what is written like one in a unit: ° ² ³ ø %. */
function isWordSign(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    code === 0xb0 ||
    code === 0xb2 ||
    code === 0xb3 ||
    code === 0xf8 ||
    code === 37
  )
}

/** „1.600“ and „1,000“ are thousands, „0,250“ and „2,5“ are not. */
function figureValue(figure: string): number {
  const comma = figure.indexOf(',')
  const dot = figure.indexOf('.')
  if (comma < 0 && dot < 0) return Number(figure)
  if (comma >= 0 && dot >= 0)
    return Number(comma > dot ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', ''))
  const separator = Math.max(comma, dot)
  const isThousands = figure.length - separator === 4 && separator <= 3 && figure.charCodeAt(0) !== 48
  return Number(figure.replace(/[.,]/, isThousands ? '' : '.'))
}

/** Whether signs part two numbers for good, so that what is behind them may mean something again. */
function isBreak(text: string): boolean {
  return (
    text === '(' ||
    text === ')' ||
    text === '/' ||
    text === ';' ||
    text === ':' ||
    text === ',' ||
    text === '|' ||
    text === '[' ||
    text === ']' ||
    text === '"'
  )
}

/** The pieces of a folded text, in one pass. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let chunk = 0
  let at = 0
  let isGlued = false
  const push = (kind: Token['kind'], from: number, to: number): void => {
    const piece = text.slice(from, to)
    tokens.push({
      kind,
      text: piece,
      value: kind === 'figure' ? figureValue(piece) : Number.NaN,
      isGlued,
      isOfNumber: false,
    })
    isGlued = true
  }
  while (at < text.length) {
    const code = text.charCodeAt(at)
    const from = at
    if (code <= 32) {
      markNumbers(tokens, chunk)
      chunk = tokens.length
      isGlued = false
      at += 1
    } else if (isDigit(code)) {
      at = figureEnd(text, at)
      push('figure', from, at)
    } else if (isWordSign(code)) {
      while (at < text.length && isWordSign(text.charCodeAt(at))) at += 1
      at = pushWord(text, from, at, tokens, push)
    } else {
      at += 1
      push('sign', from, at)
      if (isBreak(text[from]!)) {
        markNumbers(tokens, chunk)
        chunk = tokens.length
      }
    }
  }
  markNumbers(tokens, chunk)
  return tokens
}

function figureEnd(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at))) at += 1
  for (;;) {
    const sign = text.charCodeAt(at)
    if ((sign !== 44 && sign !== 46) || !isDigit(text.charCodeAt(at + 1))) return at
    at += 1
    while (isDigit(text.charCodeAt(at))) at += 1
  }
}

/** Takes the x of „600mmx400mm“ off the word, and the 2 of „2,5mm2“ to it. Answers where to go on. */
function pushWord(
  text: string,
  from: number,
  to: number,
  tokens: readonly Token[],
  push: (kind: Token['kind'], from: number, to: number) => void,
): number {
  const before = tokens.at(-1)
  const followsFigure = before?.kind === 'figure' && text.charCodeAt(from - 1) > 32
  const leadsFigure = isDigit(text.charCodeAt(to))
  if (followsFigure && to - from >= 2 && to - from <= 3) {
    if (leadsFigure && text[to - 1] === 'x') {
      push('word', from, to - 1)
      push('word', to - 1, to)
      return to
    }
    if (text[from] === 'x') {
      push('word', from, from + 1)
      push('word', from + 1, to)
      return to
    }
  }
  if (to - from === 2 && text.startsWith('mm', from)) {
    const power = text[to] === '^' ? to + 1 : to
    if (text[power] === '2' && !isDigit(text.charCodeAt(power + 1))) {
      push('word', from, to)
      const unit = tokens[tokens.length - 1]!
      unit.text = 'mm²'
      return power + 1
    }
  }
  push('word', from, to)
  return to
}

/** Marks a run of pieces without blanks as a number where a word in it touches a figure and means nothing to it. */
function markNumbers(tokens: readonly Token[], from: number): void {
  if (tokens.length - from < 2) {
    const only = tokens[from]
    if (only?.kind === 'figure' && Number.isNaN(only.value)) only.isOfNumber = true
    return
  }
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.kind === 'sign') continue
    const before = at > from ? tokens[at - 1] : undefined
    const after = tokens[at + 1]
    const unknown =
      token.kind === 'figure'
        ? Number.isNaN(token.value) ||
          (before !== undefined && before.text !== 'ip' && hasLeadingZero(token.text)) ||
          (before?.kind === 'word' &&
            after?.kind === 'word' &&
            !leadsUnit(before.text, after.text) &&
            !(at > from + 1 && tokens[at - 2]!.kind === 'figure' && unitWords.has(before.text)))
        : !meansSomething(token.text, before?.kind === 'figure', after?.kind === 'figure')
    if (!unknown) continue
    for (let marked = from; marked < tokens.length; marked += 1) tokens[marked]!.isOfNumber = true
    return
  }
}

/** „07“ of „H07V-K“ counts nothing. */
function hasLeadingZero(figure: string): boolean {
  return figure.length > 1 && figure.charCodeAt(0) === 48 && figure.charCodeAt(1) >= 48
}

/** „DC24V“, „C16A“, „B800xH600“ and „T70mm“, but not „V4A“ and „M1P“. */
function leadsUnit(before: string, after: string): boolean {
  return after === 'x' || after === 'mm' || after === 'cm' || wordsBeforeUnits.has(before)
}

function meansSomething(word: string, followsFigure: boolean, leadsFigure: boolean): boolean {
  if (!followsFigure) return !leadsFigure || wordsBeforeFigures.has(word)
  if (!leadsFigure) return unitWords.has(word) || wordsBeforeFigures.has(word) || word.length > 4
  return wordsBetweenFigures.has(word) || unitWords.has(word)
}
