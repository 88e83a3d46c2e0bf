import { headerNames } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import { findHeaderRow } from './find-header-row.ts'
import { suggestImportMapping } from './suggest-import-mapping.ts'

export interface SheetStart {
  name: string
  /** The first rows. */
  rows: SheetRow[]
}

const numbers: ReadonlySet<string> = new Set(['orderNumber', 'manufacturerNumber'])
const prices: ReadonlySet<string> = new Set(['listPrice', 'purchasePrice'])
/** Of the first rows, for a column of prices. */
const fewestPriced = 0.05

/** Of the first rows, for a column of numbers: „DL1“ in each room is a kind. */
const fewestDistinct = 0.3

/** What is told by values alone counts half. */
const whereNothingIsNamed = 0.5

/** A sheet that is called what the file is. */
const listName =
  /preis|\bprices?\b|price ?list|catalog|katalog|catálogo|artikelliste|artikelstamm|tarif|listino|precios|preços|prijslijst|prislist|cennik|cen[ií]k|árlista|fiyat|прайс|цен[иы]/iu

/** Which of two sheets is longer a first look at this many rows does not tell. */
const manyRows = 230

/**
 * The sheet that holds the articles: conditions and discount groups often stand before it. Most fields that are
 * understood and filled decide, a number and a price count for three of them, many rows for one more, the
 * name of a price list over prices for as much as a number; the first among equals. A column of noughts is no price, and one of kinds no number. Of
 * sheets that are called after years the latest counts that holds as much, of sheets under one header the first.
 */
export function choosePriceSheet<Sheet extends SheetStart>(sheets: readonly Sheet[]): Sheet | undefined {
  if (sheets.length === 1) return sheets[0]
  let best: Scored<Sheet> | undefined
  const scored = sheets.map((sheet) => ({ sheet, ...describe(sheet) }))
  for (const one of scored) if (!best || one.score > best.score) best = one
  return best && firstOfKind(latestLike(best, scored), scored).sheet
}

const isFull = ({ rows }: SheetStart): boolean => rows.length >= manyRows

interface Scored<Sheet> extends Described {
  sheet: Sheet
}

interface Described {
  score: number
  /** The names of its columns; '' where it has none. */
  header: string
}

const longer = 1.5
/** What is not sold any more, and what is no list of its own. */
const spareName =
  /\b(?:alt|old)\b|archiv|auslauf|entfall|abgekündigt|gelöscht|discontinued|obsolete|deleted|kopie|copy|vorlage|template/i

/**
 * Of sheets under one header, one for each brand, the first: that the rows of another one tell more is chance, unless
 * it is longer. Whether one whose beginning alone was read is, a first look does not tell, unless the other ends there.
 */
function firstOfKind<Sheet extends SheetStart>(
  best: Scored<Sheet>,
  scored: readonly Scored<Sheet>[],
): Scored<Sheet> {
  if (best.header === '' || year.test(best.sheet.name)) return best
  const first = scored.find(
    ({ header, score, sheet }) =>
      header === best.header &&
      score >= best.score - asMuch &&
      !(spareName.test(sheet.name) && !spareName.test(best.sheet.name)) &&
      (isFull(sheet) || (!isFull(best.sheet) && sheet.rows.length * longer >= best.sheet.rows.length)),
  )
  return first ?? best
}

const year = /^(.*?)(20\d\d)(?!\d)/
/** Fewer rows and two columns less are no reason to take last year's prices; a number or a price is three. */
const asMuch = 2.5

/** „Preise 2027“ before „Preise 2026“, whatever stands behind the year; the first of a year. */
function latestLike<Sheet extends SheetStart>(
  best: Scored<Sheet>,
  scored: readonly Scored<Sheet>[],
): Scored<Sheet> {
  const [, beginning] = year.exec(best.sheet.name) ?? []
  if (beginning === undefined) return best
  let latest = best
  let newest = -1
  for (const one of scored) {
    const [, other, of] = year.exec(one.sheet.name) ?? []
    if (other !== beginning || one.score < best.score - asMuch || Number(of) <= newest) continue
    latest = one
    newest = Number(of)
  }
  return latest
}

function describe({ name, rows }: SheetStart): Described {
  const headerRowIndex = findHeaderRow(rows)
  const headers = headerNames(rows, headerRowIndex)
  const below = rows.filter((row) => row.rowIndex > headerRowIndex)
  const isPriced = (column: number) =>
    below.filter(({ cells }) => /[1-9]/.test(cells[column]?.text ?? '')).length >= below.length * fewestPriced
  const isFilled = (column: number) => below.some(({ cells }) => (cells[column]?.text ?? '').trim() !== '')
  const isDistinct = (column: number) => {
    const texts = below.map(({ cells }) => (cells[column]?.text ?? '').trim()).filter((text) => text !== '')
    return new Set(texts).size >= texts.length * fewestDistinct
  }
  const found = suggestImportMapping(headers, below).flatMap(({ articleField }, column) =>
    articleField === null ||
    !isFilled(column) ||
    (prices.has(articleField) && !isPriced(column)) ||
    (numbers.has(articleField) && !isDistinct(column))
      ? []
      : [articleField],
  )
  const fields = new Set(found)
  const has = (wanted: ReadonlySet<string>) => found.some((field) => wanted.has(field))
  const size = Math.min((rows.at(-1)?.rowIndex ?? 0) - headerRowIndex, manyRows) / manyRows
  const score =
    fields.size * (headerRowIndex === 0 ? whereNothingIsNamed : 1) +
    size +
    (listName.test(name) && has(prices) ? 3 : 0) +
    (has(numbers) ? 2 : 0) +
    (has(prices) ? 2 : 0)
  const header = headerRowIndex === 0 ? '' : headers.join('\n').trim().toLowerCase()
  return { score, header }
}
