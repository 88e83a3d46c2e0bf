import { makerWord } from './ambiguous-numbers.ts'
import type { ColumnProfile } from './column-profile.ts'
import { foldHeader } from './header-text.ts'
import type { HeaderMatch } from './match-header-words.ts'
import { type Meaning, type NamedColumn, standsBesideNumbers } from './named-column.ts'
import { isParty } from './supplied-parts.ts'

/** „S235JR“, „1.4301“, „EN AW-6060“, „42CrMo4“, „C45“ */
const steel =
  /^(?:S\d{3}(?:J[R0-2O]|[MNQ])\S*|1\.\d{4}|EN[ -]?AW.*|AlMg\w*|\d{2}[A-Z][a-z]\w{0,12}|C\d{2}[EK]?|POM|PA ?6.*|PVC|PTFE|V[24]A|X\d{1,3}Cr.*)$/

const thingWord =
  /^(?:bauteil|teil|part|device|component|komponente|artikel|article|material|item|produkt|product|gerat|typ|type|typen|modell?|name|titel|title|value|wert|bauteilname|partname|nombre|nom|nome|naam|jmeno|articulo|artigo|articolo|komponenta|composant|componente|elemento?)$/i

const isThing = (match: HeaderMatch): boolean => thingWord.test(foldHeader(match.word).compact)

/** „Typ“ names numbers as well as kinds. */
export const typeWord = /^(?:typ(?:e|es|en)?|typen?bez\w*|tipo|model(?:l|o|lo)?|modèle)\b/i

/** „Bauteilname“, "Part Name": what stands below is meant as a name, even where it looks like a number. */
export const saysName = /name|nom\b|nome\b|naam/i

/** „Location“ over „C7, C8“: the places of pieces on a board or in a plan. */
const isPlaceOfSeveral = (match: HeaderMatch, profile: ColumnProfile): boolean =>
  match.meaning === 'installationLocation' &&
  profile.samples.some((text) => /^\p{Lu}{1,3}\d+\s*[,;]\s*\p{Lu}{1,3}\d+/u.test(text))

const functionWord = /^(?:funktion|function)$/i
const shortOfPlant = /^\p{Lu}{1,4}\d{0,3}$/u

/** Tags of that many parts show a numbering. */
const enoughToNumber = 3

/** „Material“ over „S235JR“. */
export function steelCalledMaterial({ match, profile }: NamedColumn): Meaning | null {
  if (
    /^material$/i.test(match.word) &&
    profile.samples.filter((text) => steel.test(text)).length >= Math.max(1, profile.samples.length / 2)
  ) {
    return {
      field: 'description',
      weight: 0,
      reason: `Die Werte („${profile.samples[0]}“) sind Werkstoffe`,
    }
  }
  return null
}

/** „Part“ and „Device“ of a program for circuit boards. */
export function partOfCircuit({ header, profile, surroundings }: NamedColumn): Meaning | null {
  if (surroundings.isCircuitExport && /^(?:part|device)$/i.test(header) && profile.filled > 0) {
    const isTag = /^part$/i.test(header)
    return {
      field: isTag ? 'bmk' : 'description',
      weight: 0.1,
      reason: `„${header}“ steht neben „Value“ und „Package“: ${isTag ? 'das Kennzeichen in der Schaltung' : 'das Bauteil der Bibliothek'}`,
    }
  }
  return null
}

/** „Positionstext“ or „Text“ of a program, in few rows beside the names of all: what is said of the line. */
export function textOfPosition({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  return /^(?:(?:positions|zeilen|zusatz)?text|position text|item text)$/i.test(match.word) &&
    surroundings.hasDescription &&
    profile.fillShare < 0.6 &&
    profile.filled > 0 &&
    profile.knownManufacturer < 0.3
    ? {
        field: 'remark',
        weight: 0,
        reason: `„${header}“ sagt zu wenigen Zeilen etwas, eine andere Spalte nennt alle Teile`,
      }
    : null
}

/** „Herstellercode“ over „SIE“, „RITTAL“: who makes it, in a list that names no maker elsewhere. */
export function makersCode({ header, match, profile, surroundings }: NamedColumn): Meaning | null {
  return match.meaning === 'manufacturerNumber' &&
    makerWord.test(header) &&
    !/typ/i.test(header) &&
    surroundings.manufacturerColumn === null &&
    profile.withDigits < 0.2 &&
    profile.numberLike < 0.2 &&
    profile.distinctShare < 0.7 &&
    profile.filled >= 4
    ? {
        field: 'manufacturerName',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sind kurz und kommen wieder: Hersteller`,
      }
    : null
}

/** „Herstellerbezeichnung“ over numbers, which the maker gave. */
export function makersDesignation({ header, match, profile }: NamedColumn): Meaning | null {
  if (
    match.meaning === 'description' &&
    makerWord.test(header) &&
    profile.numberLike >= 0.7 &&
    profile.wordy < 0.3
  ) {
    return {
      field: 'manufacturerNumber',
      weight: 0.05,
      reason: `Die Werte („${profile.samples[0]}“) sind Nummern des Herstellers`,
    }
  }
  return null
}

/** „Funktion“ over „BR1“, „BR1“, „FB2“ beside tags: the part of the plant, in short. */
export function plantCalledFunction({ header, profile, surroundings }: NamedColumn): Meaning | null {
  if (
    !functionWord.test(header.trim()) ||
    !surroundings.tagColumn ||
    profile.filled < enoughToNumber ||
    profile.distinctShare > 0.5 ||
    !profile.samples.every((text) => shortOfPlant.test(text))
  )
    return null
  return {
    field: 'functionalAssignment',
    weight: 0,
    reason: `Die Werte („${profile.samples[0]}“) sind kurze Kennzeichen, die wiederkehren`,
  }
}

/** „Bauteil“, „Funktion“ over „R1“, „R2“. */
export function tagCalledThing({ match, profile, surroundings }: NamedColumn): Meaning | null {
  // „BME280“, „ESP32“: many that number nothing are types.
  const tags =
    (profile.tags > 0 || profile.sign.size > 0 || profile.filled < enoughToNumber) &&
    profile.designator >= 0.7 &&
    profile.distinctShare > 0.8 &&
    profile.filled >= 2
  if (
    tags &&
    match.strength > 0.9 &&
    !surroundings.tagColumn &&
    (isThing(match) || match.meaning === 'functionalAssignment' || isPlaceOfSeveral(match, profile))
  ) {
    return {
      field: 'bmk',
      weight: 0,
      reason: `Die Werte („${profile.samples[0]}“) sind Betriebsmittelkennzeichen`,
    }
  }
  return null
}

/** „Artikel“, „Typ“, „Name“: numbers or names, as the values say. */
export function numberOrNameOfThing(named: NamedColumn): Meaning | null {
  const { header, match, profile, surroundings } = named
  if (isThing(match) && match.vague && profile.filled > 0) {
    const isOnlyName =
      profile.numeric < 0.5 &&
      !surroundings.hasDescription &&
      !typeWord.test(header) &&
      !/^art/i.test(match.word)
    const isNumber =
      profile.numberLike >= (isOnlyName ? 0.8 : 0.6) &&
      profile.wordy < 0.4 &&
      (profile.distinctShare > 0.3 || profile.numberLike >= 0.8)
    const taken = /^(?:artikel|article|produkt|product)/i.test(match.word)
      ? surroundings.orderNumberColumn
      : surroundings.manufacturerNumberColumn
    const isNamedBesideNumber = saysName.test(header) && standsBesideNumbers(named)
    if (isNumber && !taken && !profile.counting && !isNamedBesideNumber) {
      const field = /^(?:artikel|article|produkt|product|material)/i.test(match.word)
        ? 'orderNumber'
        : 'manufacturerNumber'
      return { field, weight: 0.05, reason: `Die Werte („${profile.samples[0]}“) sehen nach Nummern aus` }
    }
    if (
      !makerWord.test(header) &&
      (profile.wordy >= 0.3 || isOnlyName || isNamedBesideNumber) &&
      (!typeWord.test(header) ||
        taken ||
        profile.numberLike < 0.35 ||
        (!surroundings.hasDescription && profile.wordy >= 0.5) ||
        (profile.distinctShare < 0.3 && profile.numberLike < 0.5))
    ) {
      return {
        field: 'description',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sind Bezeichnungen`,
      }
    }
  }
  return null
}

/** „Kunde“ in some rows and „Schaltschrankbauer“ in the others; three samples are all that there are. */
export const sayWhoSends = (one: ColumnProfile): boolean =>
  one.distinct <= 3 && one.filled >= 3 && one.samples.every(isParty)

/** « Fourniture » over « client » and « tableautier »: who sends the part. */
export function whoSends({ match, profile }: NamedColumn): Meaning | null {
  return match.meaning !== 'isSuppliedPart' && sayWhoSends(profile)
    ? {
        field: 'isSuppliedPart',
        weight: 0,
        reason: `Die Werte („${profile.samples[0]}“) sagen, wer das Teil liefert`,
      }
    : null
}
