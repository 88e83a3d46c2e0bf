import { zeroPaddedCandidates } from './excel-damage.ts'
import type { LineSource } from './line-source.ts'
import { splitManufacturerBeforeNumber } from './manufacturer-before-number.ts'
import { splitManufacturerPrefix } from './manufacturer-prefix.ts'
import { readManufacturer } from './manufacturer-text.ts'
import type { LineNumbers } from './read-numbers.ts'
import { isSuppliedForMaker } from './supplied-parts.ts'

/** Who makes the part, and its numbers without the maker before them. */
export interface LineMaker {
  manufacturerName: string
  /** All that are named, where these are several. */
  manufacturerAlternatives: string[]
  orderNumber: string
  manufacturerNumber: string
  equivalentAllowed: boolean
  /** The customer stands where the maker does. */
  isSuppliedByMaker: boolean
}

/** A number as it is read with the maker as far as known, and the maker that it is known by then. */
interface WithoutMaker {
  number: string
  manufacturerName: string
}

function offerBoth(line: LineSource, number: string, whole: string, certainty: 'SURE' | 'CHECK'): void {
  line.offer({ text: number, kind: 'after-prefix', certainty })
  line.offer({ text: whole, kind: 'with-prefix', certainty: 'CHECK' })
}

/** „Siemens 3RT2015“ */
function withoutName(line: LineSource, value: string, manufacturerName: string): WithoutMaker {
  const found = splitManufacturerBeforeNumber(value)
  if (!found) return { number: value, manufacturerName }
  line.note(
    'MAKER_FROM_PREFIX',
    'CHECK',
    `„${value}“ als Hersteller ${found.manufacturerName} und Nummer „${found.number}“ gelesen`,
  )
  offerBoth(line, found.number, value, 'CHECK')
  return { number: found.number, manufacturerName: manufacturerName || found.manufacturerName }
}

/** „SIE.3RT2015“, or the name of the maker before the number. */
function withoutMaker(line: LineSource, value: string, manufacturerName: string): WithoutMaker {
  const found = splitManufacturerPrefix(value, line.reading.manufacturerAbbreviations)
  if (!found) return withoutName(line, value, manufacturerName)
  const agrees =
    manufacturerName === '' ||
    manufacturerName.toLowerCase() === found.manufacturerName.toLowerCase() ||
    manufacturerName.toLowerCase() === found.abbreviation.toLowerCase()
  line.note(
    'MAKER_FROM_PREFIX',
    agrees ? 'SURE' : 'CHECK',
    agrees
      ? `„${found.abbreviation}.“ vor der Nummer steht für ${found.manufacturerName}`
      : `„${found.abbreviation}.“ steht für ${found.manufacturerName}, die Spalte nennt aber ${manufacturerName}`,
  )
  offerBoth(line, found.number, value, agrees ? 'SURE' : 'CHECK')
  return { number: found.number, manufacturerName: manufacturerName || found.manufacturerName }
}

/** Reads the maker from its column, and where that is empty from the numbers; offers these to be looked for. */
export function readMaker(line: LineSource, numbers: LineNumbers): LineMaker {
  const makerText = line.text('manufacturerName')
  const isSuppliedByMaker = isSuppliedForMaker(makerText)
  if (isSuppliedByMaker)
    line.note(
      'SUPPLIED_BY_MAKER',
      'CHECK',
      `„${makerText}“ steht als Hersteller: der Kunde stellt das Teil bei`,
    )
  const named = readManufacturer(isSuppliedByMaker ? '' : makerText)
  const ordered = withoutMaker(line, numbers.orderNumber, named.manufacturerName)
  const made = withoutMaker(line, numbers.manufacturerNumber, ordered.manufacturerName)
  const both = [ordered.number, made.number]
  for (const text of both) if (text !== '') line.offer({ text, kind: 'exact', certainty: 'SURE' })
  for (const text of both) zeroPaddedCandidates(text).forEach(line.offer)
  const { manufacturerName } = made
  const isOneOfSeveral = named.alternatives.length > 1
  if (isOneOfSeveral)
    line.note(
      'MAKER_ALTERNATIVES',
      'CHECK',
      `„${manufacturerName}“ nennt mehrere Hersteller; alle werden versucht`,
    )
  return {
    manufacturerName,
    manufacturerAlternatives: isOneOfSeveral ? named.alternatives : [],
    orderNumber: ordered.number,
    manufacturerNumber: made.number,
    equivalentAllowed: named.equivalentAllowed,
    isSuppliedByMaker,
  }
}
