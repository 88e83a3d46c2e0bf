import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import { foldHeader } from './header-text.ts'
import type { HeaderMeaning } from './header-words.ts'
import { type Meaning, type NamedColumn, standsBesideNumbers } from './named-column.ts'
import { ours, type Surroundings, yours } from './surroundings.ts'

/** „Bestellnummer“, "Order No." */
export const orderWord = /^(?:bestell|best\b|order)/i

/** „Lieferantennummer“, "Vendor Part No", « Réf. fournisseur » */
export const supplierWord =
  /lief|kredit|anbieter|suppl|vendor|seller|fourniss|proveed|fornit|fornec|leveran|dostaw|dodavat|tedarik|szállít|toimitt/i

/** „Großhändler-Nr.“, « Réf. grossiste »: who is called so makes nothing himself. */
export const wholesalerWord = /\bGH\b|gro(?:ß|ss)h|grossist|groothand|mayorist|engros/i

/** Who is called so is the maker as often as a dealer; « fournisseur » and the like mostly are dealers. */
const makerSellsItself = /lief|kredit|fremd|suppl|vendor/i

/** Makers of so many parts come again. */
const fewestOwnNumbers = 5

const purePartNumber = (header: string): boolean =>
  /^(?:part|teile?|bauteil|p|n|nr|nbr|code|id)+$/.test(foldHeader(header).compact)

/** „Bestellnummer“ beside „Lieferant“: by which the dealer is asked, where something else names the part. */
export function orderNumberBesideSupplier(named: NamedColumn): Meaning | null {
  const { header, match, profile, surroundings } = named
  if (
    match.meaning === 'orderNumber' &&
    orderWord.test(match.word) &&
    surroundings.supplierColumn &&
    // „Lieferanten-Bestellnr.“ says itself whose it is.
    !surroundings.supplierNumberColumn &&
    profile.known < 0.3
  ) {
    return standsBesideNumbers(named)
      ? {
          field: 'wholesalerOrderNumber',
          weight: 0,
          reason: `„${header}“ steht neben „${surroundings.supplierColumn}“ und eine andere Spalte enthält Nummern`,
        }
      : {
          field: 'orderNumber',
          weight: 0,
          reason: `„${header}“ steht neben „${surroundings.supplierColumn}“, ist aber die einzige Nummernspalte`,
        }
  }
  return null
}

/** „Hersteller-Nr.“, "Mfr part no.", « Réf. fabricant », „Fabrikantcode“: whose number it is, said by its name. */
export const makerWord =
  /herst|werks|manuf|mfr|\bmfg|fabri[ck]|fabbric|produ(?:cent|cer|ct?or|tt?or)|maker|výrob|wytw|marca\b|brand|merk\b|tillverk|valmist|üretici|gyárt/i

/** The same numbers stand in both columns. */
const areMakersNumbers = ({ samples }: ColumnProfile, { manufacturerNumbers }: Surroundings): boolean =>
  samples.length >= 2 && samples.join('\n') === manufacturerNumbers.join('\n')

/** „Artikel-Nr.“, „Bestell-Nr.“, „Codice“ beside „Hersteller-Nr.“: then it is not the maker's. */
export function numberBesideMakers({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  const makers = surroundings.manufacturerNumberColumn
  if (
    match.meaning !== 'orderNumber' ||
    makers === null ||
    makers === header ||
    !makerWord.test(makers) ||
    (/typ/i.test(makers) && !/n(?:r|um)/i.test(makers)) ||
    makerWord.test(header) ||
    surroundings.makers === 1 ||
    areMakersNumbers(profile, surroundings) ||
    profile.known >= 0.3 ||
    profile.numberLike + profile.numeric < 0.5
  )
    return null
  const isDealers =
    surroundings.supplierNumberColumn === null &&
    (surroundings.hasPrices || surroundings.supplierColumn !== null || orderWord.test(match.word))
  return {
    field: isDealers ? 'wholesalerOrderNumber' : 'erpNumber',
    weight: 0,
    reason: `„${makers}“ ist die Nummer des Herstellers, „${header}“ also die ${isDealers ? 'des Händlers oder eine eigene' : 'eigene oder die eines Händlers'}`,
  }
}

/**
 * „Unsere Art.-Nr.“ beside „Ihre Teilenr.“, as a dealer writes: the first is his, the second that of who reads it. Who
 * leaves „Ihr Preis“ open asks dealers, and has own numbers.
 */
export function numberOfSide({ header, match, surroundings }: NamedColumn): Meaning | null {
  const numbers: HeaderMeaning[] = ['orderNumber', 'erpNumber', 'manufacturerNumber', 'wholesalerOrderNumber']
  if (!surroundings.namesBothSides || !numbers.includes(match.meaning)) return null
  if (ours.test(header) && surroundings.asksYou)
    return { field: 'erpNumber', weight: 0.1, reason: `„${header}“ ist die Nummer dessen, der anfragt` }
  if (ours.test(header))
    return {
      field: 'wholesalerOrderNumber',
      weight: 0.1,
      reason: `„${header}“ steht neben der Nummer des Kunden: die des Händlers`,
    }
  return yours.test(header)
    ? {
        field: 'erpNumber',
        weight: 0.1,
        reason: `„${header}“ steht neben der Nummer des Händlers: die eigene`,
      }
    : null
}

/** „Best.-Nr. Hersteller“, „Bestellnr. Fabr.“: what the maker's part is ordered by, beside its type. */
export function makersOrderNumber({ header, match, surroundings }: NamedColumn): Meaning | null {
  return match.meaning === 'manufacturerNumber' &&
    /\bbest|bestell|\border\b/i.test(header) &&
    surroundings.orderNumberColumn === null
    ? {
        field: 'orderNumber',
        weight: 0,
        reason: `„${header}“ ist die Nummer, unter der beim Hersteller bestellt wird`,
      }
    : null
}

/** „Lieferantennummer“ where nobody is named and nothing else can be ordered by. */
export function supplierNumberAlone({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  if (
    match.meaning === 'wholesalerOrderNumber' &&
    makerSellsItself.test(match.word) &&
    // „Lieferant / Best.-Nr.“ names the dealer in the same cell.
    !/[/,]| und | and /i.test(header) &&
    !surroundings.areSuppliersDealers &&
    !surroundings.supplierColumn &&
    !surroundings.manufacturerNumberColumn &&
    !surroundings.orderNumberColumn &&
    profile.dealerNumber < 0.15
  ) {
    return {
      field: 'orderNumber',
      weight: 0,
      reason: `„${header}“ ist die einzige Nummer, nach der bestellt wird, und kein Händler ist genannt`,
    }
  }
  return null
}

/** „Teilenummer“ that counts up in a form of its own, beside the number to order by. */
export function ownPartNumber({ match, profile, surroundings }: NamedColumn): Meaning | null {
  const ordered = surroundings.orderNumberColumn ?? surroundings.supplierNumberColumn
  if (
    match.meaning === 'manufacturerNumber' &&
    match.vague &&
    /^(?:bau)?teil/i.test(match.word) &&
    ordered !== null &&
    (looksLikeOwnNumbers(profile) ||
      (surroundings.areSupplierNumbersMakers && profile.numberLike >= 0.6 && profile.distinctShare >= 0.8)) &&
    profile.known < 0.3
  ) {
    return {
      field: 'erpNumber',
      weight: 0,
      reason: `Die Werte („${profile.samples[0]}“) sind eigene Nummern neben „${ordered}“`,
    }
  }
  return null
}

/** Shops count so; a company's own numbers mostly begin with letters. */
export const areFiguresAlone = ({ samples }: ColumnProfile): boolean =>
  !samples.some((text) => /\p{L}/u.test(text))

/** "Wesco Part Number" over figures alone, where the house that sells the parts names its prices. */
const isOfShop = (header: string, profile: ColumnProfile, surroundings: Surroundings): boolean =>
  surroundings.hasPrices &&
  surroundings.supplierNumberColumn === null &&
  !purePartNumber(header) &&
  areFiguresAlone(profile)

/** „Part Number“, „Teile-Nr.“: the maker's, the company's own, or one to order by. */
export function partNumber({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  if (
    match.meaning === 'manufacturerNumber' &&
    match.vague &&
    /^(?:p(?:art|\/?n)|teile|bauteil-?n)/i.test(match.word)
  ) {
    const manufacturerNumber = surroundings.manufacturerNumberColumn
    if (manufacturerNumber && match.word.length > 1 && !/^part$/i.test(match.word)) {
      const isOwn =
        (surroundings.areManufacturerNumbersKnown || surroundings.makers >= severalMakers) &&
        profile.known < 0.05 &&
        profile.dealerNumber < 0.15 &&
        looksLikeOwnNumbers(profile)
      return purePartNumber(header) &&
        profile.dealerNumber < 0.5 &&
        !surroundings.orderNumberColumn &&
        !(/^teil/i.test(match.word) && makerWord.test(manufacturerNumber)) &&
        !isOwn
        ? {
            field: 'orderNumber',
            weight: 0,
            reason: `„${manufacturerNumber}“ ist die Typnummer, „${header}“ die zweite Nummer`,
          }
        : {
            field:
              profile.dealerNumber >= 0.5 || isOfShop(header, profile, surroundings)
                ? 'wholesalerOrderNumber'
                : 'erpNumber',
            weight: 0,
            reason: `„${header}“ ist die eigene Nummer oder die eines Händlers neben „${manufacturerNumber}“`,
          }
    }
    if (!surroundings.hasDescription && !surroundings.orderNumberColumn && profile.numberLike < 0.7) {
      // Parts that are drawn are called by the names of their files; bought ones, beside their maker, are not.
      if (surroundings.manufacturerColumn && profile.numberLike < 0.15 && profile.wordy >= 0.6)
        return {
          field: 'description',
          weight: 0,
          reason: `Die Werte („${profile.samples[0]}“) sind Namen, und keine andere Spalte nennt die Teile`,
        }
      return {
        field: 'orderNumber',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sind Namen und Nummern, und keine andere Spalte nennt die Teile`,
      }
    }
    if (!surroundings.manufacturerColumn && profile.dealerNumber >= 0.15 && !surroundings.orderNumberColumn) {
      return {
        field: 'orderNumber',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sind Bestellnummern eines Händlers`,
      }
    }
  }
  return null
}

/** „Materialnummer“ beside a maker is mostly the company's own. */
export function materialNumber({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  const isOnlyNumber = !surroundings.manufacturerNumberColumn && !surroundings.orderNumberColumn
  if (
    match.meaning === 'erpNumber' &&
    /^mat/i.test(match.word) &&
    surroundings.manufacturerColumn &&
    isOnlyNumber
  ) {
    // A company's own numbers are mostly figures alone.
    const isOwn = profile.numeric >= 0.9 || looksLikeOwnNumbers(profile)
    return isOwn
      ? {
          field: 'erpNumber',
          weight: 0,
          reason: `„${header}“ ist meist die eigene Nummer, kann neben „${surroundings.manufacturerColumn}“ aber auch dessen sein`,
        }
      : {
          field: 'orderNumber',
          weight: 0,
          reason: `Die Werte („${profile.samples[0]}“) sind von Hersteller zu Hersteller anders, und keine andere Spalte nennt ihre Nummern`,
        }
  }
  return null
}

/** „Werksnummer“: of the maker's works or of the house. */
export function worksNumber({ header, match, surroundings }: NamedColumn): Meaning | null {
  if (
    match.word === 'Werksnummer' &&
    surroundings.orderNumberColumn &&
    !surroundings.manufacturerNumberColumn
  ) {
    return {
      field: 'manufacturerNumber',
      weight: 0,
      reason: `„${header}“ steht neben „${surroundings.orderNumberColumn}“ und kann die Nummer des Werks oder des Hauses sein`,
    }
  }
  return null
}

/** „Manufacturer“ over „RC0805FR-07470RL“: each part has another, so it is what the maker calls it. */
export function numberUnderMaker({ match, profile, surroundings }: NamedColumn): Meaning | null {
  if (
    match.meaning === 'manufacturerName' &&
    profile.numberLike >= 0.8 &&
    profile.distinctShare >= 0.8 &&
    profile.filled >= fewestOwnNumbers &&
    profile.knownManufacturer < 0.2 &&
    !surroundings.manufacturerNumberColumn
  ) {
    return {
      field: 'manufacturerNumber',
      weight: 0,
      reason: `Die Werte („${profile.samples[0]}“) sind Nummern, fast jede Zeile hat eine andere`,
    }
  }
  return null
}

/** What a part is called by where a program gave it a number: „Komponente“, „Member Item“, „Dokumentnummer“. */
export const thingOfProgram =
  /^(?:material|artikel|article|art[ií]culo|articolo|teil|teile?n(?:r|ummer)|bauteil|element|component[e]?|komponent[ea]|composant|item|part(?:nr|name)?|produkt|product|dokument(?:nr|nummer)?|document)$/i

/** „Artikel“, „Material“ over the company's own numbers. */
export function ownNumberCalledThing(named: NamedColumn): Meaning | null {
  const { match, profile, surroundings } = named
  // Beside the numbers of suppliers two of one shape are enough.
  const areFewOfOneShape =
    surroundings.supplierNumberColumn !== null &&
    profile.filled >= 2 &&
    profile.uniform === 1 &&
    profile.numberLike === 1 &&
    !profile.counting
  if (
    thingOfProgram.test(foldHeader(match.word).compact) &&
    (areFewOfOneShape || looksLikeOwnNumbers(profile)) &&
    // One and the same names what is built, not what it is built of.
    profile.distinctShare >= 0.5 &&
    profile.known < 0.3
  ) {
    const ordered = standsBesideNumbers(named)
      ? (surroundings.manufacturerNumberColumn ?? surroundings.orderNumberColumn)
      : null
    const other = ordered ?? surroundings.supplierNumberColumn
    if (other) {
      return {
        field: 'erpNumber',
        weight: 0.05,
        reason: `Die Werte („${profile.samples[0]}“) sind eigene Nummern neben „${other}“`,
      }
    }
  }
  return null
}

/** Several makers do not number their parts alike. */
export const severalMakers = 3

/** „Artikelnummer“, "Code article" of one shape over parts of several makers: who wrote the list counts its own parts. */
export function mayBeOwnNumber({ match, profile, surroundings }: NamedColumn): boolean {
  return (
    match.meaning === 'orderNumber' &&
    !orderWord.test(match.word) &&
    surroundings.makers >= severalMakers &&
    looksLikeOwnNumbers(profile) &&
    // Figures alone beside prices may as well be those of the shop that the list comes from.
    (profile.numeric < 0.5 || !surroundings.hasPrices) &&
    profile.known < 0.3 &&
    profile.dealerNumber < 0.15
  )
}

/** „Artikelnummer“ of one shape, beside „Lief.-Artikelnr.“ or beside the numbers of several makers. */
export function ownArticleNumber(named: NamedColumn): Meaning | null {
  const { header, match, profile, surroundings } = named
  const isCalledArticle =
    match.meaning === 'orderNumber' && /^art(?:ikel)?[-. ]*(?:nr|no|nummer)\.?$/i.test(header)
  const isOwn = looksLikeOwnNumbers(profile) && profile.known < 0.3 && profile.dealerNumber < 0.15
  const other =
    (isCalledArticle && isOwn) || mayBeOwnNumber(named)
      ? (surroundings.supplierNumberColumn ??
        (mayBeOwnNumber(named) ? surroundings.manufacturerNumberColumn : null))
      : null
  return other === null
    ? null
    : {
        field: 'erpNumber',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sind eigene Nummern neben „${other}“`,
      }
}
