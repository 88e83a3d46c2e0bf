import type { ImportField } from '@schrankwerk/contracts'
import { isUsualManufacturer } from '@schrankwerk/domain/bom'
import type { HeadedColumn, Settled } from './headed-column.ts'
import { areWithTax } from './price-columns.ts'
import type { PriceListColumn } from './price-list-column.ts'

const enoughValues = 5
const nearlyAll = 0.8

const isNameless = (columns: readonly HeadedColumn[]) => columns.every(({ matches }) => matches.length === 0)

const isFull = ({ profile }: PriceListColumn) =>
  profile.filled >= enoughValues && profile.fillShare >= nearlyAll

const sampleOf = ({ values: { profile } }: HeadedColumn) => profile.samples[0]?.slice(0, 60) ?? ''

function settle(settled: Map<number, Settled>, at: HeadedColumn, field: ImportField, say: string): void {
  settled.set(at.column, {
    field,
    certainty: 'CHECK',
    reason: `Die Werte in „${at.label}“ („${sampleOf(at)}“) ${say}; bitte prüfen`,
  })
}

/**
 * A list that names no column: beside what values tell anywhere, its texts are descriptions though they come again, and
 * prices may be whole.
 */
export function fillNameless(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if (!isNameless(columns)) return
  nameMaker(columns, settled)
  describeArticles(columns, settled)
  priceUnnamed(columns, settled)
  findLowerPrices(columns, settled)
  findPricesBeside(columns, settled)
}

/** „ABB/ Germany“ in every row. */
const beginsWithMaker = (text: string) => isUsualManufacturer(text.split(/[/,;(]|\s[-–]/, 1)[0]!)

function nameMaker(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if ([...settled.values()].some(({ field }) => field === 'manufacturerName')) return
  const found = columns.find(
    ({ column, values }) =>
      !settled.has(column) &&
      isFull(values) &&
      values.texts.filter(beginsWithMaker).length >= values.texts.length * nearlyAll,
  )
  if (found) settle(settled, found, 'manufacturerName', 'beginnen mit bekannten Herstellern')
}

/** „Normzylinder“ in every second row says what the articles are, where nothing else does. */
function describeArticles(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if ([...settled.values()].some(({ field }) => field === 'description')) return
  const [found] = columns
    .filter(
      ({ column, values }) =>
        !settled.has(column) &&
        isFull(values) &&
        values.profile.wordy >= nearlyAll &&
        values.profile.url === 0 &&
        values.profile.knownManufacturer < 0.2 &&
        values.unit < 0.2 &&
        values.country < 0.5 &&
        values.image < 0.2 &&
        values.fileName < 0.2 &&
        values.texts.some((text) => text.length >= 8),
    )
    .sort((a, b) => b.values.profile.distinct - a.values.profile.distinct || a.column - b.column)
  if (found) settle(settled, found, 'description', 'sind Texte')
}

/** Higher numbers are those of articles where none are known yet, unless they are written as amounts. */
const mostOfAnArticle = 1_000_000

/**
 * Where no column is known to be one of prices: of those whose name says nothing, the one whose amounts differ most; one
 * beside a currency goes before others.
 */
export function priceUnnamed(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const fields = new Set([...settled.values()].map(({ field }) => field))
  if (fields.has('listPrice') || fields.has('purchasePrice')) return
  if (!fields.has('orderNumber') && !fields.has('description')) return
  const currencies = columns.flatMap(({ column, values }) => (values.currency >= 0.9 ? [column] : []))
  const isBesideCurrency = ({ column }: HeadedColumn) => currencies.some((at) => Math.abs(at - column) === 1)
  const isAmount = ({ profile, numbers, percent, isPosition, ean, customs }: PriceListColumn) =>
    profile.filled >= enoughValues &&
    numbers.size >= profile.filled * 0.95 &&
    !profile.counting &&
    !isPosition &&
    profile.date < 0.2 &&
    percent < 0.1 &&
    ean < 0.1 &&
    (customs < 0.9 || profile.uniform < 0.9)
  const [found] = columns
    .filter(
      (at) =>
        !settled.has(at.column) &&
        at.matches.length === 0 &&
        isAmount(at.values) &&
        (isBesideCurrency(at) ||
          (at.values.profile.fillShare >= nearlyAll &&
            (fields.has('orderNumber') ||
              at.values.grouped >= 0.5 ||
              Math.max(...at.values.numbers.values()) < mostOfAnArticle))),
    )
    .sort(
      (a, b) =>
        Number(isBesideCurrency(b)) - Number(isBesideCurrency(a)) ||
        distinctNumbers(b.values) - distinctNumbers(a.values) ||
        a.column - b.column,
    )
  if (!found || distinctNumbers(found.values) < enoughValues) return
  settle(settled, found, 'listPrice', 'können Preise sein')
}

/** Noughts beside a price, and where there are none less than it: what is paid for some of the articles. */
function findLowerPrices(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const columnOf = (field: ImportField) => columns.find(({ column }) => settled.get(column)?.field === field)
  const list = columnOf('listPrice')
  if (!list || columnOf('purchasePrice')) return
  const found = columns.find(({ column, values }) => {
    if (settled.has(column) || values.price < nearlyAll || values.percent > 0) return false
    const given = [...values.numbers].filter(([, value]) => value !== 0)
    return (
      given.length >= fewestGiven &&
      given.length < values.numbers.size &&
      given.every(([row, value]) => isPart(value, list.values.numbers.get(row) ?? 0))
    )
  })
  if (found) settle(settled, found, 'purchasePrice', 'sind null oder nicht höher als der Preis daneben')
}

const fewestGiven = 3
const smallestShare = 0.25
const isPart = (value: number, whole: number) => value <= whole && value >= whole * smallestShare

/** Amounts that rise and fall with the prices beside them are prices as well: the higher ones are those of the list. */
function findPricesBeside(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const columnOf = (field: ImportField) => columns.find(({ column }) => settled.get(column)?.field === field)
  const list = columnOf('listPrice')
  if (!list || columnOf('purchasePrice') || !varies(list.values)) return
  for (const beside of [list.column - 1, list.column + 1]) {
    const found = columns.find(({ column }) => column === beside)
    if (!found || settled.has(beside) || !isFull(found.values)) continue
    const { profile, percent } = found.values
    if (profile.counting || profile.date > 0 || profile.ean > 0.1 || percent > 0) continue
    const side = sideOf(found.values, list.values)
    if (side === undefined) continue
    if (side === 'above') settle(settled, list, 'purchasePrice', 'liegen unter den Preisen daneben')
    settle(
      settled,
      found,
      side === 'above' ? 'listPrice' : 'purchasePrice',
      side === 'above' ? 'liegen über den Preisen daneben' : 'liegen unter den Preisen daneben',
    )
    return
  }
}

const nearlyEach = 0.9

/** Where prices lie beside others of the same articles; undefined where they have nothing to do with them. */
function sideOf(some: PriceListColumn, others: PriceListColumn): 'above' | 'below' | undefined {
  const shares = [...others.numbers].flatMap(([row, price]) => {
    const one = some.numbers.get(row)
    return one === undefined || one <= 0 || price <= 0 ? [] : [one / price]
  })
  const isOf = (test: (share: number) => boolean) => shares.filter(test).length >= shares.length * nearlyEach
  const usual = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]
  if (usual === undefined || shares.length < Math.max(enoughValues, others.numbers.size * nearlyEach)) return
  if (!isOf((share) => share >= usual / 2 && share <= usual * 2) || areWithTax(shares)) return
  if (usual < smallestShare || usual > 1 / smallestShare) return
  if (isOf((share) => share > 1)) return 'above'
  return isOf((share) => share < 1) ? 'below' : undefined
}

/** Prices that are nearly the same in all rows prove nothing about numbers beside them. */
function varies({ numbers }: PriceListColumn): boolean {
  const given = [...numbers.values()].filter((value) => value > 0)
  return given.length >= enoughValues && Math.max(...given) >= Math.min(...given) * 5
}

const distinctNumbers = ({ numbers }: PriceListColumn) => new Set(numbers.values()).size

const areDigits = ({ texts }: PriceListColumn) => texts.every((text) => /^\d{5,9}$/.test(text))
const areTypes = ({ texts }: PriceListColumn) =>
  texts.filter((text) => /^\p{Lu}/u.test(text) && /\d/.test(text) && !/\s\p{L}{3}/u.test(text)).length >=
  texts.length * nearlyAll

/**
 * Without any name, the second number beside a maker is the maker's; the first is that of who wrote the list. Figures
 * alone beside types are what is ordered by, wherever they stand.
 */
export function numberNameless(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if (!isNameless(columns)) return
  const columnOf = (field: ImportField) => columns.find(({ column }) => settled.get(column)?.field === field)
  const ordered = columnOf('orderNumber')
  if (!ordered || !columnOf('manufacturerName') || columnOf('manufacturerNumber')) return
  const found = columns.find(
    ({ column, values }) =>
      !settled.has(column) &&
      isFull(values) &&
      values.texts.filter((text) => !/\s\p{L}{2}/u.test(text)).length >= values.texts.length * 0.7 &&
      (values.profile.numberLike >= 0.6 || areDigits(values)) &&
      values.profile.distinctShare >= 0.9 &&
      values.profile.date < 0.2 &&
      values.price < 0.2 &&
      values.percent < 0.1 &&
      !values.isPosition,
  )
  if (!found) return
  if (areDigits(found.values) && areTypes(ordered.values)) {
    settle(settled, found, 'orderNumber', 'sind Nummern neben Typen, nach denen bestellt wird')
    settle(settled, ordered, 'manufacturerNumber', 'sind die Typen des Herstellers')
    return
  }
  settle(
    settled,
    found,
    'manufacturerNumber',
    'sehen nach Artikelnummern aus, eine andere Spalte hat die des Lieferanten',
  )
}
