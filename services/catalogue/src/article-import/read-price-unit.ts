import { isWordForNothing, piecesOf, unitOf } from '@schrankwerk/domain/bom'
import type { Cell, DecimalStyle, SheetRow } from '@schrankwerk/spreadsheet'
import { currencyOf } from '../import-file/currency.ts'
import { textOf } from './cell-text.ts'
import { type ColumnPlan, firstColumn } from './column-plan.ts'
import { isMadeUpUnit } from './made-up-names.ts'
import { largestAmount, readAmount } from './read-amount.ts'
import { type NeedsStyle, needsStyle, readDecimal } from './read-values.ts'

/** For how many pieces prices are; null where that is not said. */
export type ReadPriceUnit = number | null | 'unreadable' | NeedsStyle

/** Letters and signs by which price lists count pieces, „E" for each. */
const countingSigns: Readonly<Record<string, number>> = { E: 1, C: 100, H: 100, '%': 100 }
/** Metres or a thousand, tonnes or a thousand: their column decides. */
const ambiguousLetters: ReadonlySet<string> = new Set(['M', 'T'])
const countingWords: Readonly<Record<string, number>> = {
  hundert: 100,
  hundred: 100,
  tausend: 1000,
  tsd: 1000,
  thousand: 1000,
  mille: 1000,
}

const leading = /^(?:€|euro?|chf|usd|gbp)? ?(?:\/|(?:je|pro|per|für|for|à)(?!\p{L})) ?/iu
const figuresFirst = /^\d[\d.,'’]*(?: \d{3}(?!\d))*/
/** „St./Karton", „m²", „lfd. m (Ring)". */
const wordsAlone = /^[\p{L}²³./ ()]*$/u
const nameOfMoney = /(?<!\p{L})(?:euro?|chf|usd|gbp)(?!\p{L})/iu

interface Parts {
  /** Behind it stands one thing that the price is for: „je“, „/“, „EUR/“. */
  isLed: boolean
  figures: string
  rest: string
}

function partsOf(text: string): Parts {
  const lead = leading.exec(text)?.[0] ?? ''
  const said = text.slice(lead.length)
  const figures = figuresFirst.exec(said)?.[0] ?? ''
  return { isLed: lead !== '', figures, rest: said.slice(figures.length).trim() }
}

/** The number that words count, alone or before what they count: „Hundert“, „Tausend St.“. */
function countedByWords(text: string): number | undefined {
  const [first = '', ...more] = text.split(' ')
  const count = countingSigns[text] ?? countingWords[first.toLowerCase().replace(/\.$/, '')]
  return wordsAlone.test(more.join(' ')) ? count : undefined
}

/** One whole number, and nothing behind it but what it counts. */
function wholeNumber({ figures, rest }: Parts, style: DecimalStyle): number | 'unreadable' | NeedsStyle {
  const thing = rest.replace(/^(m)[23]$/i, '$1')
  if (!wordsAlone.test(thing) || nameOfMoney.test(thing)) return 'unreadable'
  const value = readDecimal({ kind: 'text', text: figures }, style)
  if (value === 'unclear') return needsStyle
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestAmount
    ? (value as number)
    : 'unreadable'
}

/**
 * Reads for how many pieces the prices of a line are. The name of a unit or of a currency says nothing of that; what can
 * be read in several ways is unreadable.
 * @param isUnit whether a word is the name of a unit
 */
export function createPriceUnitReader(plan: ColumnPlan, isUnit: (word: string) => boolean) {
  const { columns, styles, settings, lettersCount } = plan
  const unitAt = firstColumn(plan, 'priceUnitSize')
  const ownUnitAt = columns.unit?.[0] ?? -1

  function countOf(parts: Parts): ReadPriceUnit {
    const { rest, isLed } = parts
    if (ambiguousLetters.has(rest))
      return lettersCount === undefined ? needsStyle : lettersCount ? 1000 : 'unreadable'
    const counted = countedByWords(rest)
    if (counted !== undefined) return counted
    const isOneThing = isUnit(rest) || currencyOf(rest, settings.currency) !== null
    return isOneThing || (isLed && /^\p{L}+\.?$/u.test(rest)) ? null : 'unreadable'
  }

  function read(cell: Cell, ownUnit: string): ReadPriceUnit {
    if (isFault(cell)) return 'unreadable'
    const style = styles.get(unitAt) ?? 'unclear'
    const amount = readAmount(cell, style)
    if (amount !== null) return amount
    const text = textOf(cell)
    if (isWordForNothing(text)) return null
    if (text === ownUnit) return manyAsUnit(ownUnit) === null ? null : 1
    const parts = partsOf(text)
    return parts.figures === '' ? countOf(parts) : wholeNumber(parts, style)
  }

  return (cells: readonly Cell[]): ReadPriceUnit => {
    const cell = cells[unitAt]
    if (!cell || cell.kind === 'empty') return null
    const ownUnit = textOf(cells[ownUnitAt])
    const count = read(cell, ownUnit)
    // „1000“ beside „Tausend“ says it again: the price is for one of what is sold by the thousand.
    return typeof count === 'number' && count === manyAsUnit(ownUnit) ? 1 : count
  }
}

/** How many pieces a unit counts that becomes one of the catalogue; „100 ST“ becomes pieces (`isMadeUpUnit`). */
const manyAsUnit = (unit: string): number | null => (isMadeUpUnit(unit) ? null : piecesOf(unit))

/** Price units that lists name; another number beside a unit or behind a slash may be a length, a pack or a date. */
export const usualPieces: ReadonlySet<number | null> = new Set([10, 100, 1000, 10_000])

/** For how many its unit says that a line's prices are: „100 ST“, „1.000 m“; null where it is a unit alone. */
export function piecesInUnit(unit: string): number | null {
  const { figures, rest } = partsOf(unit)
  const count = Number(figures.replace(/[.'’ ]/g, ''))
  return usualPieces.has(count) && unitOf(rest) !== null ? count : null
}

/** A formula that failed was meant to say something. */
const isFault = ({ kind, text }: Cell) => kind === 'error' || text.startsWith('#')

/** What is noted of a line whose price unit cannot be read. */
export const unreadPriceUnit = (cell: Cell | undefined): string =>
  `Preiseinheit „${(cell?.shown ?? cell?.text ?? '').trim().slice(0, 60)}“ nennt keine eindeutige Anzahl; ` +
  'sie und die Preise der Zeile wurden nicht übernommen, bisherige bleiben'

export interface LetterJudge {
  take(rows: readonly SheetRow[]): void
  /** What `ColumnPlan` holds of it. */
  lettersCount(): boolean
}

/**
 * Looks through the column of price units whether its letters count pieces: it has other counts, and nowhere the name of
 * a unit, among which „M" would be metres.
 */
export function judgeLetters(plan: ColumnPlan): LetterJudge {
  const unitAt = firstColumn(plan, 'priceUnitSize')
  let counts = false
  let names = false
  function look(cell: Cell | undefined): void {
    const text = textOf(cell)
    if (cell?.number !== undefined) counts = true
    if (cell === undefined || cell.number !== undefined || isWordForNothing(text)) return
    const { figures, rest } = partsOf(text)
    if (figures !== '' ? rest === '' : countedByWords(rest) !== undefined) counts = true
    else if (!ambiguousLetters.has(rest)) names = true
  }
  return {
    take(rows) {
      for (const { rowIndex, cells } of rows) if (rowIndex > plan.headerRowIndex) look(cells[unitAt])
    },
    lettersCount: () => counts && !names,
  }
}
