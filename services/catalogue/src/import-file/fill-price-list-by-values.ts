import type { ImportField } from '@schrankwerk/contracts'
import { fillNameless, numberNameless, priceUnnamed } from './fill-nameless-price-list.ts'
import { type HeadedColumn, plainest, type Settled } from './headed-column.ts'
import { listFirstLevel } from './price-levels.ts'
import type { PriceListColumn } from './price-list-column.ts'
import { isQuantityWord } from './price-list-headers.ts'

interface Look {
  field: ImportField
  is(values: PriceListColumn): boolean
  /** How well it fits; the column that stands first where nothing is said. */
  rank?(values: PriceListColumn): number
  say: string
}

type IsOpen = (one: HeadedColumn) => boolean

const fewest = 2

/** A nought stands for a price that is not given. */
function shareOfPrices(numbers: ReadonlyMap<number, number>): number {
  const given = [...numbers.values()].filter((value) => value !== 0).length
  return numbers.size === 0 ? 0 : given / numbers.size
}

/** „7000, 1200, 9800“: amounts in a currency of small units, where numbers would use all their digits. */
function areRoundAmounts(numbers: ReadonlyMap<number, number>): boolean {
  const large = [...numbers.values()].filter((value) => value >= 1000)
  return (
    large.length >= enoughValues && large.filter((value) => value % 100 === 0).length >= large.length * 0.8
  )
}

/** „FOB Shanghai“ over whole amounts. */
const namesPrice = ({ matches: [best] }: HeadedColumn) =>
  best !== undefined && ['price', 'listPrice', 'purchasePrice'].includes(best.meaning)

/** „item_price_name“ */
const isPriceOfTexts = (one: HeadedColumn) => namesPrice(one) && one.values.numbers.size === 0

/** One amount in all rows is what prices are multiplied by. */
const isFactor = ({ numbers, profile }: PriceListColumn) =>
  profile.filled >= enoughValues && new Set(numbers.values()).size === 1

/** What values alone tell, the surest first. */
const looks: readonly Look[] = [
  { field: 'eanNumber', is: ({ ean }) => ean >= 0.7, say: 'sind EAN mit richtiger Prüfziffer' },
  { field: 'image', is: ({ image }) => image >= 0.6, say: 'sind Bilder' },
  { field: 'manufacturerLink', is: ({ profile }) => profile.url >= 0.6, say: 'sind Links' },
  {
    field: 'currency',
    // „ron“ is a drink as well.
    is: ({ currency, texts }) => currency >= 0.9 && !texts.every((text) => /^\p{Ll}+$/u.test(text)),
    say: 'sind Währungen',
  },
  {
    field: 'unit',
    // „No“ counts pieces, or says that there is none.
    is: ({ unit, profile, flag }) => unit >= 0.8 && profile.numeric < 0.2 && flag < 0.8,
    say: 'sind Einheiten',
  },
  {
    field: 'countryOfOriginAbbreviation',
    // „SI“ and „NO“ are answers.
    is: ({ country, unit, flag, profile }) =>
      country >= 0.9 && unit < 0.5 && flag < 0.5 && profile.distinctShare < 0.8,
    say: 'sind Länder',
  },
  {
    field: 'manufacturerName',
    is: ({ profile }) => profile.knownManufacturer >= 0.5,
    say: 'sind bekannte Hersteller',
  },
  {
    field: 'orderNumber',
    is: ({ profile, price, percent, isPosition, texts, numbers }) =>
      profile.numberLike >= 0.6 &&
      !texts.every((text) => /^\d+[.,]0{3}$/.test(text)) &&
      !areRoundAmounts(numbers) &&
      profile.distinctShare >= 0.7 &&
      profile.fillShare >= 0.5 &&
      price < 0.5 &&
      percent < 0.3 &&
      profile.date < 0.3 &&
      !isPosition,
    rank: ({ profile }) => profile.distinctShare + profile.fillShare,
    say: 'sehen nach Artikelnummern aus',
  },
  {
    field: 'listPrice',
    is: (values) =>
      (values.price >= 0.8 || (values.price >= 0.4 && values.profile.numeric >= 0.9)) &&
      values.profile.date < 0.2 &&
      values.profile.ean < 0.1 &&
      !isFactor(values),
    rank: ({ numbers }) => Math.round(4 * shareOfPrices(numbers)),
    say: 'sehen nach Preisen aus',
  },
  {
    field: 'customsTarifNumber',
    is: ({ customs, profile, eclass, price, numbers }) =>
      customs >= 0.9 &&
      !areRoundAmounts(numbers) &&
      eclass < 0.9 &&
      price < 0.5 &&
      profile.distinctShare < 0.5 &&
      profile.filled >= 5,
    say: 'sehen nach Zolltarifnummern aus',
  },
  {
    field: 'description',
    is: ({ profile }) => profile.wordy >= 0.5 && profile.fillShare >= 0.5 && profile.distinctShare >= 0.3,
    rank: ({ profile }) => profile.wordy + profile.distinctShare,
    say: 'sind Bezeichnungen',
  },
  {
    field: 'description',
    is: ({ profile, texts, code, flag, fileName, price }) =>
      price < 0.5 &&
      texts.filter((text) => /\p{L}{2}/u.test(text)).length >= texts.length * 0.8 &&
      profile.fillShare >= 0.5 &&
      profile.distinctShare >= 0.5 &&
      profile.url < 0.3 &&
      fileName < 0.3 &&
      code < 0.8 &&
      flag < 0.5,
    say: 'sind Texte',
  },
  {
    field: 'orderNumber',
    is: ({ profile, price, numbers }) =>
      profile.numeric >= 0.8 &&
      profile.distinctShare >= 0.9 &&
      price < 0.5 &&
      profile.fillShare >= 0.5 &&
      !areRoundAmounts(numbers) &&
      // „2,7“, „3,15“ are sizes.
      [...numbers.values()].filter(Number.isInteger).length >= numbers.size * 0.9,
    say: 'sind lauter verschiedene Nummern',
  },
]

const fieldsOfPrices = ['listPrice', 'purchasePrice', 'wholesalerPurchasePrice'] as const
const piecesOfPrices: ReadonlySet<number> = new Set([1, 10, 100, 1000])

/** 1, 100 and 1000 and nothing else: for so many pieces prices are. */
const arePriceUnits = ({ numbers }: PriceListColumn): boolean => {
  const sizes = new Set(numbers.values())
  return sizes.size > 1 && [...sizes].every((size) => piecesOfPrices.has(size))
}

/** Small numbers under the name of a unit are a size; words under the name of a size are a unit. */
function exchangeUnits(
  columns: readonly HeadedColumn[],
  settled: Map<number, Settled>,
  has: (field: ImportField) => boolean,
) {
  for (const { column, label, matches, values } of columns) {
    const [best] = matches
    if (settled.has(column) || !best || best.strength < 0.8 || values.profile.filled < fewest) continue
    const isUnitName = best.meaning === 'unit'
    const isSizeName = ['packagingUnitSize', 'priceUnitSize', 'orderQuantityUnitSize'].includes(best.meaning)
    if (isUnitName && arePriceUnits(values) && !has('priceUnitSize') && fieldsOfPrices.some(has))
      settled.set(column, {
        field: 'priceUnitSize',
        certainty: 'CHECK',
        reason: `Die Werte in „${label}“ sagen, für wie viele die Preise sind; bitte prüfen`,
      })
    else if (isUnitName && values.wholeSmall >= 0.8 && !has('packagingUnitSize'))
      settled.set(column, {
        field: 'packagingUnitSize',
        certainty: 'CHECK',
        reason: `Die Werte in „${label}“ sind Anzahlen, keine Einheiten; bitte prüfen`,
      })
    if (isSizeName && values.unit >= 0.6 && !has('unit'))
      settled.set(column, {
        field: 'unit',
        certainty: 'CHECK',
        reason: `Die Werte in „${label}“ sind Einheiten, keine Anzahlen; bitte prüfen`,
      })
  }
}

/** Numbers of pieces that packs have. */
const packs: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 48, 50, 60, 72, 75, 80, 96, 100, 120, 125,
  144, 150, 200, 250, 300, 400, 500, 1000, 2000, 2500, 5000, 10_000,
])
const enoughValues = 5
const fewestPairs = 3
const mostPacks = 12

/**
 * A quantity that takes few values, all of them those of packs, is no stock: the articles are sold by it. So is one
 * beside its unit whose name says nothing.
 */
function sizePacks(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const sizes: ReadonlySet<ImportField> = new Set([
    'packagingUnitSize',
    'priceUnitSize',
    'orderQuantityUnitSize',
    'minimumOrderQuantityUnitSize',
  ])
  if ([...settled.values()].some(({ field }) => sizes.has(field))) return
  const found = columns.find(({ column, matches: [best], values: { numbers, profile } }) => {
    const isBesideUnit = [column - 1, column + 1].some((at) => settled.get(at)?.field === 'unit')
    const isNamed = best ? best.strength >= plainest && isQuantityWord(best.word) : isBesideUnit
    if (settled.has(column) || !isNamed) return false
    const counts = new Set(numbers.values())
    return (
      profile.filled >= enoughValues &&
      profile.fillShare >= 0.8 &&
      numbers.size >= profile.filled * 0.95 &&
      counts.size >= 2 &&
      counts.size <= Math.min(mostPacks, profile.filled * 0.6) &&
      [...counts].every((count) => packs.has(count))
    )
  })
  if (!found) return
  const isOfPrice =
    found.matches.length === 0 &&
    isPriced(settled.get(found.column + 1)?.field) &&
    [...found.values.numbers.values()].every((count) => priceUnits.has(count))
  settled.set(
    found.column,
    isOfPrice
      ? {
          field: 'priceUnitSize',
          certainty: 'CHECK',
          reason: `Die Werte in „${found.label}“ stehen vor dem Preis und können sagen, für wie viele er gilt; bitte prüfen`,
        }
      : {
          field: 'packagingUnitSize',
          certainty: 'CHECK',
          reason: `Die Werte in „${found.label}“ sind Mengen, wie Packungen sie haben; bitte prüfen`,
        },
  )
}

/** For so many pieces prices are told. */
const priceUnits: ReadonlySet<number> = new Set([1, 10, 100, 1000])
const isPriced = (field: ImportField | undefined) => field === 'listPrice' || field === 'purchasePrice'

const isNumberField = (field: ImportField | undefined) =>
  field === 'orderNumber' || field === 'manufacturerNumber'

/** Short names that occur again and again beside a number are those of its makers. */
function nameMakers(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const fields = new Set([...settled.values()].map(({ field }) => field))
  if (fields.has('manufacturerName') || !fields.has('description')) return
  const found = columns.find(({ column, matches, values: { profile, unit, country, code, texts } }) => {
    if (settled.has(column) || matches.length > 0) return false
    const isBeside = [column - 1, column + 1].some((at) => isNumberField(settled.get(at)?.field))
    return (
      isBeside &&
      profile.filled >= enoughValues &&
      profile.fillShare >= 0.8 &&
      profile.nameLike >= 0.8 &&
      profile.distinct >= 2 &&
      profile.distinctShare <= 0.6 &&
      unit < 0.2 &&
      country < 0.5 &&
      (code < 0.8 || texts.some((text) => text.length > 4))
    )
  })
  if (!found) return
  settled.set(found.column, {
    field: 'manufacturerName',
    certainty: 'CHECK',
    reason: `Die Werte in „${found.label}“ sind kurze Namen neben der Nummer und wiederholen sich; bitte prüfen`,
  })
}

/** In per cent; nought where there is none. */
const isDiscount = (value: number) => value >= 0 && value < 100
/** Less than that proves nothing: the prices would be nearly the same. */
const smallestDiscount = 1
/** Each is weighed with each two others. */
const mostWeighed = 20

/** One column less the discount in another is a third: the price of the list, and that to pay. */
function priceByDiscount(
  columns: readonly HeadedColumn[],
  settled: Map<number, Settled>,
  isOpen: IsOpen,
): void {
  if ([...settled.values()].some(({ field }) => isPriced(field))) return
  const open = columns
    .filter((one) => isOpen(one) && one.values.numbers.size >= enoughValues)
    .slice(0, mostWeighed)
  for (const discount of open) {
    if (![...discount.values.numbers.values()].every(isDiscount)) continue
    for (const list of open) {
      if (list === discount || isFactor(list.values)) continue
      const net = open.find((one) => one !== list && one !== discount && isLess(list, discount, one))
      if (!net) continue
      const proof = `„${list.label}“ weniger „${discount.label}“ Prozent ist „${net.label}“; bitte prüfen`
      settled.set(list.column, { field: 'listPrice', certainty: 'CHECK', reason: proof })
      settled.set(net.column, { field: 'purchasePrice', certainty: 'CHECK', reason: proof })
      return
    }
  }
}

function isLess(list: HeadedColumn, discount: HeadedColumn, net: HeadedColumn): boolean {
  const rows = [...list.values.numbers].flatMap(([row, price]) => {
    const less = discount.values.numbers.get(row)
    const paid = net.values.numbers.get(row)
    if (price === 0 || less === undefined || less < smallestDiscount || paid === undefined) return []
    return [{ wanted: price * (1 - less / 100), paid }]
  })
  const proved = rows.filter(({ wanted, paid }) => Math.abs(wanted - paid) <= Math.max(0.01, wanted * 0.002))
  return (
    rows.length >= Math.max(enoughValues, list.values.numbers.size * nearlyAll) &&
    proved.length >= rows.length * nearlyAll
  )
}

const smallestShare = 0.25
const nearlyAll = 0.9

/**
 * Prices that are below those of the list in nearly all rows, but not a small part of them, are those to pay; the other
 * way round those above the prices to pay are those of the list.
 */
function priceBeside(columns: readonly HeadedColumn[], settled: Map<number, Settled>, isOpen: IsOpen): void {
  const columnOf = (field: ImportField) => columns.find(({ column }) => settled.get(column)?.field === field)
  const list = columnOf('listPrice')
  const paid = columnOf('purchasePrice')
  const known = list ?? paid
  if (!known || (list && paid)) return
  const found = columns.find((one) => {
    const { header, values } = one
    const isNamedText = one.matches[0]?.meaning === 'attribute' && !settled.has(one.column)
    // „Сайт“ is the price at the site, where there are no links below it.
    const isNoLink = one.matches[0]?.meaning === 'manufacturerLink' && values.profile.url === 0
    if (!isOpen(one) && !((isNamedText || isNoLink) && values.price >= 0.8)) return false
    if ((values.price < 0.8 && decimals(values) < 0.5) || values.percent > 0 || values.profile.date > 0.1)
      return false
    if (header.fromPieces !== null || header.day !== known.header.day || header.isTaxed) return false
    const shares = [...known.values.numbers].flatMap(([row, price]) => {
      const other = values.numbers.get(row)
      if (other === undefined || other === 0 || price === 0) return []
      return [list ? other / price : price / other]
    })
    const below = shares.filter((share) => share < 1 && share >= smallestShare)
    return (
      shares.length >= Math.max(fewestPairs, known.values.numbers.size * nearlyAll) &&
      below.length >= shares.length * nearlyAll
    )
  })
  if (!found) return
  settled.set(found.column, {
    field: list ? 'purchasePrice' : 'listPrice',
    certainty: 'CHECK',
    reason: `Die Preise in „${found.label}“ liegen ${list ? 'unter' : 'über'} denen in „${known.label}“; bitte prüfen`,
  })
}

function decimals({ numbers, profile }: PriceListColumn): number {
  const broken = [...numbers.values()].filter((value) => !Number.isInteger(value)).length
  return profile.filled === 0 ? 0 : broken / profile.filled
}

/** „3100.046“ is no amount of money. */
const isInThousandths = ({ texts, profile }: PriceListColumn) =>
  profile.uniform >= 0.8 && texts.every((text) => /^\d+[.,]\d{3,}$/.test(text))

/** Beside a price and without another number, what differs in every row is the number, if it looks like a price at all. */
function numberRows(columns: readonly HeadedColumn[], settled: Map<number, Settled>, isOpen: IsOpen): void {
  const fields = new Set([...settled.values()].map(({ field }) => field))
  if (fields.has('orderNumber') || fields.has('manufacturerNumber')) return
  if (!fields.has('listPrice') && !fields.has('purchasePrice')) return
  const found = columns.find((one) => {
    const { profile, price, percent, isPosition } = one.values
    return (
      isOpen(one) &&
      one.matches.length === 0 &&
      profile.filled >= enoughValues &&
      profile.fillShare >= 0.8 &&
      profile.numeric >= 0.9 &&
      profile.distinctShare >= 0.95 &&
      profile.date < 0.2 &&
      percent === 0 &&
      !profile.counting &&
      !isPosition &&
      (price < 0.2 || isInThousandths(one.values))
    )
  })
  if (!found) return
  settled.set(found.column, {
    field: 'orderNumber',
    certainty: 'CHECK',
    reason: `Die Werte in „${found.label}“ („${found.values.profile.samples[0]?.slice(0, 60)}“) sind lauter verschiedene Nummern; bitte prüfen`,
  })
}

/** Gives fields that no name claims by the look of the values; columns whose name means something else stay. */
export function fillByValues(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const has = (field: ImportField) => [...settled.values()].some((one) => one.field === field)
  exchangeUnits(columns, settled, has)
  const isOpen: IsOpen = (one) => {
    const [best] = one.matches
    return (
      !settled.has(one.column) &&
      one.values.profile.filled >= fewest &&
      one.values.profile.madeKey < 0.5 &&
      (best === undefined || best.strength < 0.7 || best.vague || isPriceOfTexts(one))
    )
  }
  priceByDiscount(columns, settled, isOpen)
  for (const { field, is, rank, say } of looks) {
    if (has(field) || (field === 'listPrice' && has('purchasePrice'))) continue
    const fitting = columns.filter(
      (one) =>
        isOpen(one) &&
        is(one.values) &&
        !(field === 'listPrice' && (one.header.fromPieces !== null || one.label.includes('%'))) &&
        !(field === 'orderNumber' && namesPrice(one)) &&
        // „Type“ over PC, NB, Bundle tells what an article is, not by what it is sold.
        !(field === 'unit' && one.matches[0]?.meaning === 'attribute'),
    )
    const [found] = rank
      ? fitting.sort((a, b) => rank(b.values) - rank(a.values) || a.column - b.column)
      : fitting
    if (!found) continue
    settled.set(found.column, {
      field,
      certainty: 'CHECK',
      reason: `Die Werte in „${found.label}“ („${found.values.profile.samples[0]?.slice(0, 60)}“) ${say}; bitte prüfen`,
    })
  }
  sizePacks(columns, settled)
  nameMakers(columns, settled)
  fillNameless(columns, settled)
  priceUnnamed(columns, settled)
  priceBeside(columns, settled, isOpen)
  listFirstLevel(columns, settled, isOpen)
  numberRows(columns, settled, isOpen)
  numberNameless(columns, settled)
}
