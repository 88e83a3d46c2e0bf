import { headerCurrency } from './header-currency.ts'

/** A price list's header taken apart: what it says besides its currency, its day and the pieces it holds for. */
export interface PriceHeader {
  /** What is left to be looked up. */
  name: string
  currency: string | undefined
  /** "2019-02-23", "2019", or '' where it names no day. */
  day: string
  /** „ab 100 Stück“: 100; null where the price holds for one. */
  fromPieces: number | null
  /** „Preis/100“, „Preis je 100 Stück“: 100; null where it is that of one. */
  perPieces: number | null
  /** „Preis/m“, „Цена, л“: what it holds for; '' where that is not said. */
  measure: string
  /** Value-added tax is in it. */
  isTaxed: boolean
}

/** „Price List 23-Feb-2018“, „Preis ab 01.04.2026“: the day says which list it is, not what. */
const day =
  /\b(?:gültig ab|valid from|ab|from|per|vom|stand|as of)?\s*(\d{1,4})[-./ ](\d{1,2}|\p{L}{3,9}\.?)[-./ ](\d{2,4})\b/giu
const year = /(?<!\d)(20[1-4]\d)(?!\d)/g
const pieces =
  /\b(?:ab|von|from|bei|à|für|for|from qty|qty|mengenpreis|staffel|à partir de|da|desde|od|vanaf|at)\s*(\d{1,6})\b|(?<![\d.,])(\d{1,6})\s*\+|@\s*(\d{1,6})|[≥>]=?\s*(\d{1,6})|\b(\d{1,6})\s*(?:stk|stück|st|pcs|pieces|pc|er|ks|szt|pz|uds?|units?)\b|\b(10|20|25|50|100|200|250|500|1000|5000)\s*$/iu
const perPieces =
  /(?:(?<!\d)\/|\b(?:je|pro|per|za|par|por|al)) ?(\d{1,5})(?: ?(?:stk|stück|st|pcs|pieces|szt|ks|pz|uds?|m)\.?)?[\])]?$/iu
const measure = /[,/] ?(\p{L}{1,4})[²³.]*$|\s(?:je|pro|per|za|за|por|par|al) (\p{L}{1,8})[²³.]*$/iu
/** „Preis 2026/10“ is of a month. */
const yearAlone = /(?<!\d)20[1-4]\d(?![\d/])/g
const months = [
  /^jan/i,
  /^feb/i,
  /^m[aä]r/i,
  /^apr/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^de[cz]/i,
]

function sortableDay(header: string): string {
  for (const [, first, second, third] of header.matchAll(day)) {
    const isYearFirst = first!.length === 4
    const written = isYearFirst ? first! : third!
    const full = written.length === 2 ? `20${written}` : written
    const month = /^\d/.test(second!) ? Number(second) : months.findIndex((one) => one.test(second!)) + 1
    return `${full}-${String(month).padStart(2, '0')}-${(isYearFirst ? third! : first!).padStart(2, '0')}`
  }
  return [...header.matchAll(year)].at(-1)?.[1] ?? ''
}

const taxed =
  /(?<![\p{L}/])(?:(?:inkl|inc(?:l(?:uding|usive)?)?|mit|with|post|after|nach|sa|con|com|cu|avec|med|dahil|со|вкл|включая)\.?\s*|[smzсз](?:\.\s*|\s+))(?:der\s+)?(?:mwst|ust|vat|tax|dph|iva|igv|btw|tva|kdv|ddv|pdv|moms|mva|gst|ндс|пдв|ддс)(?:e?s)?(?!\p{L})|\b(?:ttc|ivato|kdv dahil|brutto-?vk|vk brutto|endkunden brutto)\b/iu

/** „Preis zzgl. MwSt.“, „Prix TTC“: what ends in it is a price, with tax or without. */
export const tax =
  /(?<!\p{L})(?:(?:bez|brez|s|sa|z|sin|con|sem|com|pre|post|before|after|vor|nach|excl?\.?|ex|incl?\.?|ekskl\.?|eks\.?|exkl\.?|inkl\.?|sans|avec|without|ohne|zzgl\.?|без|с|fără|cu) (?:dph|vat|iva|igv|btw|tva|ddv|pdv|moms|mva|mwst\.?|ust\.?|tax|gst|ндс|пдв|ддс)|ht|ttc|iva esclusa|kdv hariç)$/iu

/** Whether tax is in a price does not say which price it is. */
const taxWords =
  /\b(?:inkl|inc(?:l(?:uding|usive)?)?|mit|with|zzgl|excl?(?:uding|usive)?|exkl|ohne|without)\b\.?\s*(?:der\s+)?(?:mwst|ust|vat|tax)\b\.?/giu

/** Units behind the name: „Breite mm“, „Gewicht (kg)“, „Gewicht in kg“. */
const unitBehind = /[ ,_/-](?:in )?(?:mm|cm|dm|m|kg|g|gr|mg|lbs?|inch|tagen?|days?|stk|stück|%)\.?$/iu

/** „Preis pro Stück“, "U/M" and „netto kg“ are no names of something else with a unit behind it. */
function withoutUnit(name: string): string {
  const short = name.replace(unitBehind, '')
  return short.length < 2 || /\s(?:je|pro|per)$|^(?:nett?o?|brutto|gross)$/iu.test(short) ? name : short
}

/** „artnr1“, „Bez2“: which of several it is. */
const numberBehind = /(?<=\p{L}{3})0?\d$/u

/** "PriceIncludingTax" */
const taxBehind = /(?<=\p{Ll})(Incl(?:uding)?|Excl?(?:uding)?)(Tax|Vat|VAT)(?!\p{L})/gu

export function readPriceHeader(written: string): PriceHeader {
  const header = written.replace(/\s+/g, ' ').trim().replace(taxBehind, ' $1 $2')
  const { currency, name } = headerCurrency(header)
  const withoutDay = name.replace(day, ' ').replace(year, ' ').replace(taxWords, ' ')
  const per = perPieces.exec(name.replace(day, ' ').replace(yearAlone, ' ').replace(taxWords, ' ').trim())
  const from = per ? null : pieces.exec(withoutDay)
  const count = from ? Number(from.slice(1).find((part) => part !== undefined)) : 1
  const plain = withoutDay.trim().replace(perPieces, '').replace(/\s+/g, ' ').trim()
  const short = withoutUnit(plain).replace(numberBehind, ' $&').trim()
  const [, ofShort, ofLong] = measure.exec(plain) ?? []
  return {
    name: short === '' ? plain : short,
    currency,
    day: sortableDay(header),
    fromPieces: count > 1 ? count : null,
    perPieces: per && Number(per[1]) > 1 ? Number(per[1]) : null,
    measure: (ofShort ?? ofLong ?? '').toLowerCase(),
    isTaxed: taxed.test(header),
  }
}
