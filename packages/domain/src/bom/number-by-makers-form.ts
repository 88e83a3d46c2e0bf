import {
  areFiguresAlone,
  orderWord,
  supplierWord,
  thingOfProgram,
  wholesalerWord,
} from './ambiguous-numbers.ts'
import { looksLikeOwnNumbers } from './column-profile.ts'
import { foldHeader } from './header-text.ts'
import type { HeaderMeaning } from './header-words.ts'
import { dealerInHeader } from './known-dealers.ts'
import { makersFormFrom } from './makers-number-forms.ts'
import type { Meaning, NamedColumn } from './named-column.ts'
import type { Surroundings } from './surroundings.ts'

/** Short figures have the form of some maker's number by chance. */
const byChance = 0.5

const ofParts = new Set<HeaderMeaning>(['orderNumber', 'wholesalerOrderNumber', 'erpNumber'])
const partWord = /^(?:part|teil|bauteil|item|p\/?n)/i
const isThingOfProgram = (word: string): boolean => thingOfProgram.test(foldHeader(word).compact)

/** Whether the values have the form of their makers' numbers, and those of no other column. */
export const hasMakersForm = (column: number, { inMakersForm }: Surroundings): boolean =>
  (inMakersForm.get(column) ?? 0) >= makersFormFrom &&
  ![...inMakersForm].some(([other, share]) => other !== column && share >= makersFormFrom)

/** „FAZ-B16/1“, „PKZM0-10“, „DV M TNS 255“: letters in nearly all, of many shapes, and no dealer's mark in front or behind. */
const areTypes = ({ match, profile, surroundings }: NamedColumn): boolean =>
  match.meaning === 'orderNumber' &&
  surroundings.manufacturerNumberColumn === null &&
  profile.samples.length >= 3 &&
  profile.uniform < 0.5 &&
  profile.samples.every((text) => /\p{L}/u.test(text) && !/^\d{2,4}-|-ND$/.test(text))

/**
 * A number whose name leaves open whose it is, by the form in which the makers of the same rows write theirs: where one
 * column has it, that one is ordered by, and another one is a dealer's or one's own.
 */
export function numberByMakersForm(named: NamedColumn): Meaning | null {
  const { header, column, match, profile, surroundings } = named
  const share = surroundings.inMakersForm.get(column)
  if (share === undefined) return null
  const others = [...surroundings.inMakersForm].filter(([other]) => other !== column)
  const best = Math.max(0, ...others.map(([, ofOther]) => ofOther))
  const isDealers = dealerInHeader(header) !== null || wholesalerWord.test(header)
  const isPart = match.meaning === 'manufacturerNumber' && match.vague && partWord.test(match.word)
  if (hasMakersForm(column, surroundings) && !isDealers) {
    const isBesideType = isPart && surroundings.manufacturerNumberColumn !== null
    if (!ofParts.has(match.meaning) && !isBesideType) return null
    const isCalledSo = match.meaning === 'orderNumber'
    const form = `Werte („${profile.samples[0]}“) haben die Form, in der ihre Hersteller`
    return {
      field: 'orderNumber',
      weight: 0.05,
      reason: isCalledSo
        ? `„${header}“ heißt Bestellnummer, und die ${form} sie schreiben`
        : `Die ${form} Bestellnummern schreiben`,
      agreesWithName: isCalledSo,
    }
  }
  const isOpen =
    match.meaning === 'orderNumber' ||
    ((isPart || isThingOfProgram(match.word)) && looksLikeOwnNumbers(profile))
  if (orderWord.test(match.word) && surroundings.areTypesInMakersForm) return null
  if (share > byChance || best < makersFormFrom || !isOpen || profile.numberLike < 0.6) return null
  if (areTypes(named))
    return {
      field: 'manufacturerNumber',
      weight: 0,
      reason: `Die Werte („${profile.samples[0]}“) sehen nach Typen aus, eine andere Spalte hat die Form der Bestellnummern ihrer Hersteller`,
    }
  // Shops count in figures alone, or begin with the maker; who calls a part as a program does counts its own parts.
  const isCountedByShop = !looksLikeOwnNumbers(profile) || areFiguresAlone(profile)
  const isOfShop = surroundings.hasPrices && isCountedByShop && !isThingOfProgram(match.word)
  const isSold =
    isDealers ||
    supplierWord.test(header) ||
    ((surroundings.supplierNumberColumn === null || surroundings.areSupplierNumbersMakers) &&
      (isOfShop || orderWord.test(match.word)))
  return {
    field: isSold ? 'wholesalerOrderNumber' : 'erpNumber',
    weight: 0,
    reason: `Die Werte („${profile.samples[0]}“) haben nicht die Form der Nummern ihrer Hersteller, die einer anderen Spalte schon: ${isSold ? 'Nummern eines Händlers oder eigene' : 'eigene Nummern oder die eines Händlers'}`,
  }
}
