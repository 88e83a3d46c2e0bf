import {
  type ColumnProfile,
  isEan,
  isWordForNothing,
  parsePrice,
  profileColumn,
  type SheetRow,
  unitOf,
} from '@schrankwerk/domain/bom'
import { readCountry } from '../article-import/read-country.ts'
import { currencyOf, isOtherCurrency } from './currency.ts'

/** What the values of a price list's column look like; shares are of the filled cells, 0 to 1. */
export interface PriceListColumn {
  profile: ColumnProfile
  /** Distinct texts, the first ones. */
  texts: readonly string[]
  /** The number of each row, by row; none where there is no number. */
  numbers: ReadonlyMap<number, number>
  ean: number
  country: number
  currency: number
  unit: number
  image: number
  /** „59f2a039.html“ */
  fileName: number
  percent: number
  /** Two decimals or a sign of money. */
  price: number
  /** Written with signs for thousands, as no number of an article is. */
  grouped: number
  wholeSmall: number
  measure: number
  days: number
  flag: number
  customs: number
  eclass: number
  /** Short codes as discount groups are. */
  code: number
  /** Counts the rows: 1, 2, 3 … */
  isPosition: boolean
}

const sampledRows = 200
const price =
  /^(?:\p{Sc}|[A-Z]{3}|Fr\.?)?\s*-?\d{1,3}(?:[.,'’\s]?\d{3})*[.,]\d{2}\s*(?:\p{Sc}|\p{L}{1,4}\.?)?$/u
/** „10.191.480“ */
const grouped = /^\D{0,4}\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?\D{0,4}$/u
const measure =
  /^(?:ca\.? ?|~ ?|[<>] ?)?\d[\d.,]*(?: \d{3})* ?(?:mm|cm|dm|m|in|inch|″|"|mg|g|gr|kg|kgs|lbs?|oz|t)?\.?(?: ?\/ ?\p{L}+)?$/iu
const days =
  /^(?:ca\.?\s*)?\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:\+\s*)?(?:tage?n?|werktage?n?|at|wt|d|days?|working days?|wochen?|wo\.?|kw|weeks?|wks?|monate?|months?|jours?|semaines?|giorni|settimane|días|semanas|dias|dni|tyg\.?|tygodni\p{L}*|dagen|weken|dní|týdn\p{L}*|gün|hafta)?$/iu
const flag =
  /^(?:ja|nein|yes|no|y|n|j|true|false|wahr|falsch|x|konform|nicht konform|compliant|non[- ]compliant|oui|non|sì|si|sí|sim|não|tak|nie|ano|ne|evet|hayır|rohs\b.*|exempt.*)$/iu
const file = /\.(?:jpe?g|png|gif|webp|svg|bmp|tiff?|eps)$/i
const fileName = /^\S{1,80}\.(?=[a-z])[a-z0-9]{2,4}$/i
const code = /^[\p{Lu}\d][\p{Lu}\d./_-]{0,9}$/u

const beside =
  /^(\p{L}{2,7}\.?|\p{Sc}|\p{L}{1,2}[/$]\.?)? ?(\d[\d.,' ]*?) ?(\p{L}{2,7}\.?|[рР원円元圓]\.?|\p{Sc}|[.,]?-+)?$/u

/** „293 000 сум“, „41.00р.“, "S/ 65": what is written with a currency of which no rate is known is an amount too. */
function foreignAmount(text: string): number | null {
  const [, before = '', amount = '', after = ''] = text.length > 40 ? [] : (beside.exec(text) ?? [])
  const isMoney =
    isOtherCurrency(before) || isOtherCurrency(after) || after === '円' || /^\p{L}{1,2}[/$]/u.test(before)
  return isMoney ? parsePrice(amount) : null
}

/** „$70.000“: prices in cents are not usual everywhere. */
const isMoney = (shown: string) => /^\p{Sc} ?\d|\d ?\p{Sc}$/u.test(shown) || foreignAmount(shown) !== null

/** Units that price lists sell by and parts lists do not count in: pieces, packs and rolls of other languages, all-in. */
const furtherUnits: ReadonlySet<string> = new Set(
  'psl|psch|pausch|pauschal|tafel|bogen|stange|bund|palette|pal|eimer|sack|kanister|tube|dose|flasche|fass|kart|bal|sada|kut|cbm|m3|m³|м3|м³|бр|брой|ком|кмпл|пар|рул|пач|лист|kom|kompl|pak|par|rol|rolka|opak|paczka|worek|wiadro|mb|caja|cajón|cajon|cj|paq|pqt|paquete|docena|doc|par|rollo|saco|bidon|galon|gln|jgo|juego|frasco|litro|lt|cái|chiếc|bộ|cuộn|hộp|mét|kpl|rll|pkt|cx|pct|pç|rl|vidro|doos|zak|krt|ctn|plt|根|条|條|本|式|双|瓶|桶|块|塊|片|缶|식|본|병|통|켤레'.split(
    '|',
  ),
)
const isUnit = (text: string) =>
  unitOf(text) !== null || furtherUnits.has(text.toLowerCase().replace(/\.$/, ''))

/** Chapters of the customs tariff go to 97; „8536.69.90“ is written in pairs. */
const isCustoms = (text: string) =>
  /^(?:0[1-9]|[1-8]\d|9[0-7])(?:\d{4,9}|\d{2}(?:[\s.-]\d{2,4}){1,4}|(?:\s\d{2}){2,4})$/.test(text)
const isEclass = (text: string) => /^\d{2}-?\d{2}-?\d{2}-?\d{2}(?:\d{2})?$/.test(text.replace(/[\s.]/g, ''))

/** Describes a column by the first rows below the header. An error of the spreadsheet is no value. */
export function describeColumn(rows: readonly SheetRow[], column: number): PriceListColumn {
  const filled: SheetRow[] = []
  for (const row of rows) {
    if (filled.length === sampledRows) break
    if (row.cells.some((cell) => cell.text.trim() !== '')) filled.push(row)
  }
  const read = filled.map(({ rowIndex, cells }) => {
    const cell = cells[column]
    return {
      rowIndex,
      cells: cell?.kind === 'error' ? cells.with(column, { text: '', kind: 'empty' as const }) : cells,
    }
  })
  const values = read.flatMap(({ rowIndex, cells }) => {
    const cell = cells[column]
    const text = (cell?.text ?? '').replace(/\s+/g, ' ').trim()
    if (!cell || text === '' || isWordForNothing(text)) return []
    const shown = (cell.shown ?? text).replace(/\s+/g, ' ').trim()
    const number = cell.kind === 'date' ? null : (cell.number ?? parsePrice(text) ?? foreignAmount(text))
    return [{ rowIndex, text, shown, number, isDate: cell.kind === 'date' }]
  })
  const share = (test: (value: (typeof values)[number]) => boolean) =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  const numbers = new Map(
    values.flatMap(({ rowIndex, number }) => (number === null ? [] : [[rowIndex, number]])),
  )
  const profile = profileColumn(read, column)
  const [first] = numbers.values()
  return {
    profile,
    texts: [...new Set(values.map(({ text }) => text))].slice(0, 50),
    numbers,
    ean: share(({ text }) => isEan(text)),
    country: share(({ text }) => text.length > 1 && readCountry(text).code !== null),
    currency: share(({ text }) => currencyOf(text, null) !== null),
    unit: share(({ text }) => isUnit(text)),
    image: share(({ text }) => file.test(text.split(/[?#]/, 1)[0]!)),
    fileName: share(({ text }) => fileName.test(text)),
    percent: share(({ shown }) => /\d\s*%$/.test(shown)),
    price: share(
      ({ text, shown, number, isDate }) =>
        !isDate &&
        number !== null &&
        (price.test(shown) ||
          price.test(text) ||
          (/\.\d{2,}$/.test(text) && !/\.0{3}$/.test(text)) ||
          isMoney(shown)),
    ),
    grouped: share(({ shown }) => grouped.test(shown)),
    wholeSmall: share(
      ({ number }) => number !== null && Number.isInteger(number) && number >= 1 && number <= 10_000,
    ),
    measure: share(({ text, isDate }) => !isDate && measure.test(text)),
    days: share(({ text, isDate }) => !isDate && days.test(text)),
    flag: share(({ text }) => flag.test(text)),
    customs: share(({ text }) => isCustoms(text)),
    eclass: share(({ text }) => isEclass(text)),
    code: share(({ text }) => code.test(text)),
    isPosition: profile.counting && first !== undefined && first <= 1 && profile.distinctShare > 0.95,
  }
}
