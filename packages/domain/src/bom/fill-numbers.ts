import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import {
  byFill,
  called,
  type FieldRule,
  hasField,
  isNotTaken,
  isUnknown,
  isVague,
  meantBy,
  type OpenColumns,
  openFor,
} from './field-rule.ts'
import { partNumberFields } from './fields.ts'

const numberName =
  /^(?:nr|number|id|idnr|code|itemnr|itemid|posnr|key|schlussel|index|reference|ref|kod|codice|codigo|referencia|lineid)$/

/** „Nr. neu (Nachfolger)“, „Neue Nr.“: what takes the place of another number. */
const newNumberName = /^(?:(?:nr|no|nummer|number)(?:neu|new)\w*|(?:neue?|new)(?:nr|no|nummer|number)\w*)$/

/** What is called by its reference is called by a number where it is no tag. */
const referenceName = /^(?:ref|reference|referencia|referenz)$/

/** „Položka“, „Teil“: a list that calls its parts by their numbers alone. */
const figuresAlone = (open: OpenColumns): number[] =>
  open.columns.filter((column) => {
    const { numeric, distinctShare } = open.profiles[column]!
    return meantBy(open, column)?.meaning === 'description' && numeric >= 0.9 && distinctShare >= 0.9
  })

const areArticleNumbers = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.6 &&
  // Plain figures in a few rows are amounts.
  one.fillShare >= (one.numeric > 0.9 ? 0.4 : 0.2) &&
  one.tags < 0.6 &&
  one.rating < 0.3 &&
  one.date < 0.5 &&
  one.distinctShare >= 0.3 &&
  !one.counting &&
  one.currency < 0.3

/** Forms of housings come again and again, numbers of articles do not; those of several makers have many forms. */
const byKindOfNumber = (one: ColumnProfile): number =>
  one.known +
  one.numberLike +
  0.5 * one.distinctShare -
  0.5 * one.numeric -
  (looksLikeOwnNumbers(one) ? 0.3 : 0)

/** A column called a number may fill few rows, but never counts them. */
const isSparseNumber = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.6 && !one.counting && one.numeric < 0.5 && one.tags < 0.6 && one.date < 0.5

/** Where no header names any number of a part. */
export const orderNumber: FieldRule = {
  field: 'orderNumber',
  when: ({ taken }) => !partNumberFields.some((field) => taken.has(field)),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'orderNumber'),
        ...called(open, numberName),
        ...called(open, newNumberName),
        ...called(open, referenceName),
        ...figuresAlone(open),
      ],
      fits: areArticleNumbers,
      rank: byKindOfNumber,
    },
    { among: (open) => called(open, numberName), fits: isSparseNumber, rank: byFill },
  ],
  looks: 'sehen nach Artikelnummern aus',
}

const areMakersReferences = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.7 &&
  one.wholeCount < 0.2 &&
  one.fillShare >= 0.6 &&
  one.distinctShare >= 0.7 &&
  one.tags < 0.4 &&
  !one.counting

/** „Ref.“ is a tag or an article, and beside an order number what the maker calls it. */
export const referenceOfMaker: FieldRule = {
  field: 'manufacturerNumber',
  when: ({ taken }) => taken.has('orderNumber') && !taken.has('manufacturerNumber'),
  choices: [{ among: (open) => called(open, referenceName), fits: areMakersReferences, rank: byFill }],
  looks: 'sehen neben der Bestellnummer nach Typnummern aus',
}

/** „Zeichnungsnr./Typ“ holds a drawing of the house or the type of a bought part. */
const unknownColumns = (open: OpenColumns): number[] =>
  open.columns.filter(
    (column) => isUnknown(open, column) || /[/ ]typ(?:e|nr)?\.?$/i.test(open.headers[column]!),
  )

/** Numbers in the form of a dealer. */
export const dealersForm: FieldRule = {
  field: 'wholesalerOrderNumber',
  when: isNotTaken('wholesalerOrderNumber'),
  choices: [
    {
      among: unknownColumns,
      fits: (one) => one.dealerNumber >= 0.5,
      rank: (one) => one.dealerNumber * one.fillShare,
    },
  ],
  looks: 'sind Nummern eines Händlers',
}

/** Beside the number that a part is ordered by; what a program counts up itself is none. */
const isSecondNumber = (one: ColumnProfile): boolean =>
  one.numberLike >= 0.7 &&
  one.numeric < 0.5 &&
  one.fillShare >= 0.35 &&
  one.distinctShare >= 0.5 &&
  one.tags < 0.4 &&
  one.rating < 0.3 &&
  one.date < 0.5 &&
  one.ean < 0.5 &&
  !one.counting &&
  one.running < 0.5 &&
  !looksLikeOwnNumbers(one)

/** A second number beside the one to order by. */
export const typeBesideOrderNumber: FieldRule = {
  field: 'manufacturerNumber',
  when: (open) => hasField(open, 'orderNumber') && !hasField(open, 'manufacturerNumber'),
  choices: [
    {
      among: unknownColumns,
      fits: isSecondNumber,
      rank: (one) => one.numberLike + 0.5 * one.distinctShare,
    },
  ],
  looks: 'sehen neben der Bestellnummer nach Typnummern aus',
}

/** Numbers of articles that are figures alone, too large to count pieces. */
const areFigures = (one: ColumnProfile): boolean =>
  one.numeric >= 0.9 &&
  one.numberLike >= 0.9 &&
  one.wholeCount < 0.2 &&
  one.fillShare >= 0.4 &&
  one.distinctShare >= 0.7 &&
  one.currency === 0 &&
  !one.samples.some((text) => /^\d+[.,]\d+$/.test(text)) &&
  one.date < 0.5 &&
  one.ean < 0.5 &&
  !one.counting

/** Figures beside the number to order by. */
export const figuresBesideOrderNumber: FieldRule = {
  field: 'wholesalerOrderNumber',
  when: (open) => hasField(open, 'orderNumber') && !hasField(open, 'wholesalerOrderNumber'),
  choices: [{ among: unknownColumns, fits: areFigures, rank: byFill }],
  looks: 'sehen neben der Bestellnummer nach Nummern eines Händlers aus',
}

/** Whatever the columns are called that may be one. */
export const eanNumber: FieldRule = {
  field: 'eanNumber',
  when: isNotTaken('eanNumber'),
  choices: [
    {
      among: (open) => [
        ...openFor(open, 'eanNumber'),
        ...open.columns.filter((column) => isVague(open, column)),
      ],
      fits: (one) => one.ean >= 0.6,
      rank: (one) => one.ean,
    },
  ],
  looks: 'sind EAN mit richtiger Prüfziffer',
}
