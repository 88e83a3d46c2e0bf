import { discountPercent } from '@schrankwerk/contracts'
import type { CsvRow } from '../import-file/read-csv-rows.ts'

/*
 * The csv of discount groups, the same out and in. One line a group:
 *
 *   Anzeigename, Namensvarianten, Rabatt in Prozent, Hersteller, Großhändlerrabatte
 *
 * Further names are separated by „; ", a „;" or „\" within one has a „\" before it. The percent has up to four decimals
 * and is empty while nobody has said it. A wholesaler's discount is „name: percent", several separated like names.
 */
export const discountGroupHeaders = [
  'Anzeigename',
  'Namensvarianten',
  'Rabatt in Prozent',
  'Hersteller',
  'Großhändlerrabatte',
] as const

export interface DiscountGroupLine {
  line: number
  displayName: string
  nameVariants: string[]
  percent: number | null
  manufacturerName: string
  wholesalerDiscounts: { wholesalerName: string; percent: number }[]
}

const escaped = (name: string) => name.replace(/[\\;]/g, '\\$&')

/** A group as its line in the csv. */
export const writeDiscountGroupCells = (group: {
  displayName: string
  nameVariants: readonly string[]
  percent: number | null
  manufacturerName: string | null
  wholesalerDiscounts: readonly { wholesalerName: string; percent: number }[]
}) => [
  group.displayName,
  group.nameVariants.map(escaped).join('; '),
  group.percent,
  group.manufacturerName,
  group.wholesalerDiscounts
    .map(({ wholesalerName, percent }) => `${escaped(wholesalerName)}: ${percent}`)
    .join('; '),
]

/** Why a file is not taken: a German sentence that names the line. */
export class DiscountGroupLineProblem extends Error {}

export const refuseLine = (line: number, cause: string): never => {
  throw new DiscountGroupLineProblem(`Zeile ${line}: ${cause} Es wurde nichts geändert.`)
}

const longestName = 200
const mostNames = 1000

/** The lines of a csv in this form and no other; throws `DiscountGroupLineProblem`. */
export function readDiscountGroupLines([header, ...rows]: readonly CsvRow[]): DiscountGroupLine[] {
  const texts = header?.cells.map((text) => text.trim()) ?? []
  if (
    texts.length !== discountGroupHeaders.length ||
    discountGroupHeaders.some((one, at) => one !== texts[at])
  )
    refuseLine(
      header?.line ?? 1,
      `Erwartet werden die Spalten ${discountGroupHeaders.map((one) => `„${one}“`).join(', ')}.`,
    )
  return rows.map(readLine)
}

function readLine({ line, cells }: CsvRow): DiscountGroupLine {
  if (cells.length > discountGroupHeaders.length)
    refuseLine(line, `Sie hat ${cells.length} Spalten statt ${discountGroupHeaders.length}.`)
  const [displayName, variants, percent, manufacturerName, discounts] = discountGroupHeaders.map((_, at) =>
    (cells[at] ?? '').trim(),
  ) as [string, string, string, string, string]
  if (displayName === '') refuseLine(line, 'Der Anzeigename fehlt.')
  const nameVariants = splitNames(variants)
  if (nameVariants.length > mostNames) refuseLine(line, `Sie hat mehr als ${mostNames} Namensvarianten.`)
  const tooLong = [displayName, ...nameVariants].find((name) => name.length > longestName)
  if (tooLong) refuseLine(line, `„${tooLong.slice(0, 40)} …“ ist länger als ${longestName} Zeichen.`)
  return {
    line,
    displayName,
    nameVariants,
    percent: percent === '' ? null : readPercent(line, percent),
    manufacturerName,
    wholesalerDiscounts: splitParts(discounts).map((part) => readDiscount(line, part)),
  }
}

function readPercent(line: number, text: string): number {
  const value = /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (!discountPercent.safeParse(value).success)
    refuseLine(
      line,
      `„${text}“ ist kein Prozentsatz von 0 bis unter 100 mit höchstens vier Nachkommastellen.`,
    )
  return value
}

function readDiscount(line: number, part: string): { wholesalerName: string; percent: number } {
  const colon = part.lastIndexOf(':')
  if (colon < 1) refuseLine(line, `„${part}“ ist kein Großhändlerrabatt der Form „Name: Prozent“.`)
  return {
    wholesalerName: unescaped(part.slice(0, colon).trim()),
    percent: readPercent(line, part.slice(colon + 1).trim()),
  }
}

/** Where a „;" stands that no „\" goes before. */
function splitParts(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === '\\') {
      part += sign + (text[at + 1] ?? '')
      at += 1
    } else if (sign === ';') {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...parts, part.trim()].filter((one) => one !== '')
}

const unescaped = (text: string) => text.replace(/\\(.?)/gs, '$1')
const splitNames = (text: string) => splitParts(text).map(unescaped)
