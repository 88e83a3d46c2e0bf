import type { ColumnProfile } from './column-profile.ts'
import {
  byFill,
  called,
  countlessColumns,
  type FieldRule,
  isFaint,
  isNotTaken,
  meantBy,
  namelessColumns,
  type OpenColumns,
  openFor,
} from './field-rule.ts'

/** „X [mm]“, „Gewicht (kg)“, „Breite_mm“; „bereits bezahlt [€]“, „Previous Price“ */
const isMeasured = (header: string) =>
  /[[(]\s*(?:mm|MM|cm|CM|k?g|KG|m?V|m?A|k?W|°|bar|Hz)\s*[\])]|\p{Sc}|\b(?:EUR|CHF|USD|GBP)\b/u.test(header) ||
  /[_ ](?:mm|cm|kg)$/i.test(header) ||
  /preis|price|kosten|costs?\b|prix|precio|prezzo|\bcena\b|fiyat/i.test(header)

const countName =
  /^(?:nr|nb|nbre|nbr|number|nombre|numero|x|st|zahl|count|each|ea|units?|unid|unidad|unidades|unidade|unite|unites|unita|pezzi|pz|szt|items|ks|kpl|db|шт|adet)$/

/** „Gesamt“, „gesamt (3 Schränke)“ is a quantity; beside prices it is an amount of money. */
const totalColumns = (open: OpenColumns): number[] =>
  open.taken.has('listPrice') || open.taken.has('purchasePrice')
    ? []
    : called(open, /^(?:gesamt|summe|total|toplam|totale|razem|celkem|totaal)(?:\d{1,3}schranke)?$/)

/** „je Schrank“, "per panel": for how many, and nothing else; beside prices it may be one. */
const ofOneColumns = (open: OpenColumns): number[] =>
  open.taken.has('listPrice') || open.taken.has('purchasePrice')
    ? []
    : called(
        open,
        /^(?:je|pro|per)(?:schaltschrank|schrank|feld|anlage|kasten|maschine|station|panel|cabinet)$/,
      )

const counters = (open: OpenColumns): number[] =>
  called(open, countName).filter((column) => open.profiles[column]!.distinctShare < 0.8)

/** A column called a count may leave out rows that are no parts. */
const isSparseCount = (one: ColumnProfile): boolean =>
  one.wholeCount >= 0.8 &&
  // A nought says that none is wanted.
  one.quantityLike >= 0.95 &&
  one.fillShare >= 0.25 &&
  !one.counting

/** „3 Stk“, „100 m“ in every row. */
const areAmounts = (one: ColumnProfile): boolean =>
  one.amount >= 0.95 && one.fillShare >= 0.7 && one.distinctShare < 0.9

/** Numbers of whatever kind that are no amounts of money and do not number the rows. */
const isCount = (one: ColumnProfile): boolean =>
  one.quantityLike >= 0.95 &&
  one.numeric >= 0.95 &&
  one.fillShare >= 0.7 &&
  one.currency === 0 &&
  !one.counting

/** „0,04“ of a pack of 50, „0“ for what is only an alternative, and whole pieces. */
const isShareOfPacks = (one: ColumnProfile): boolean => isCount(one) && one.wholeCount >= 0.3

/**
 * Nameless columns that count wherever the list has a number: rows of a title, of a sum and of a table beside the list
 * have neither. Or that hold amounts throughout.
 */
function countersOfNumbers(open: OpenColumns): number[] {
  const { profiles, found } = open
  const number = found.find(({ field }) => field === 'orderNumber')?.column
  const numbered = number === undefined ? [] : [...profiles[number]!.filledRows]
  const countsNumbers = (one: ColumnProfile) =>
    // „4 Stk“ among numbers alone.
    one.wholeCount + one.amount >= 0.8 &&
    !one.counting &&
    numbered.length >= 5 &&
    numbered.filter((row) => one.filledRows.has(row)).length >= numbered.length * 0.9
  return namelessColumns(open).filter(
    (column) => countsNumbers(profiles[column]!) || areAmounts(profiles[column]!),
  )
}

/** „2,5“ before „m“ among whole pieces: lengths have decimals, and what stands before a unit counts it. */
const beforeUnits = (open: OpenColumns): number[] =>
  namelessColumns(open).filter((column) => isUnit(open.profiles[column + 1]))

const isUnit = (one: ColumnProfile | undefined): boolean =>
  one !== undefined && one.unit >= 0.8 && one.fillShare >= 0.7

/** „Ref | | Qty“ over „X1 | 1 | DPBS-25F“: the names have slipped, the count stands beside its own. */
const besideItsName = (open: OpenColumns): number[] => {
  const misnamed = countlessColumns(open).filter((column) => open.profiles[column]!.unit < 0.5)
  return namelessColumns(open).filter((column) => misnamed.some((other) => Math.abs(other - column) === 1))
}

/** By names that may count, by whole numbers under an open name, by numbers of the parts counted. */
export const quantity: FieldRule = {
  field: 'quantity',
  when: isNotTaken('quantity'),
  choices: [
    {
      among: (open) => [
        ...totalColumns(open),
        ...ofOneColumns(open),
        ...counters(open),
        ...openFor(open, 'quantity').filter((column) => !isMeasured(open.headers[column]!)),
      ],
      fits: (one) => one.wholeCount >= 0.8 && one.fillShare >= 0.7 && !one.counting,
      // The same few numbers come again and again; amounts of money do not.
      rank: (one) => one.wholeCount - 0.3 * one.distinctShare,
    },
    { among: counters, fits: isSparseCount, rank: byFill },
    {
      among: besideItsName,
      fits: (one) => one.wholeCount >= 0.8 && one.fillShare >= 0.7 && !one.counting,
      rank: (one) => one.wholeCount,
    },
    { among: counters, fits: isShareOfPacks, rank: byFill },
    { among: countersOfNumbers, fits: () => true, rank: (one) => one.wholeCount },
    { among: beforeUnits, fits: isCount, rank: byFill },
  ],
  looks: 'sehen nach Mengen aus',
}

/** Under an open or a faint name, or one that says quantity over units. */
export const quantityUnitName: FieldRule = {
  field: 'quantityUnitName',
  when: isNotTaken('quantityUnitName'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'quantityUnitName'),
        ...open.columns.filter((column) => meantBy(open, column)?.meaning === 'attribute'),
        ...open.columns.filter((column) => isFaint(open, column)),
        ...countlessColumns(open),
      ],
      fits: (one) => one.unit >= 0.8 && one.numeric < 0.2 && one.fillShare >= 0.5,
      rank: (one) => one.unit,
    },
  ],
  looks: 'sind Einheiten',
}

/** Of nameless columns the first: the price of a piece stands before the amount of the line. */
export const purchasePrice: FieldRule = {
  field: 'purchasePrice',
  when: ({ taken }) => !taken.has('purchasePrice') && !taken.has('listPrice'),
  choices: [
    {
      among: namelessColumns,
      fits: (one) =>
        one.numeric >= 0.7 &&
        one.fillShare >= 0.3 &&
        !one.counting &&
        (one.currency >= 0.5 || one.wholeCount < 0.3),
      rank: () => 0,
    },
  ],
  looks: 'sehen nach Preisen aus',
}
