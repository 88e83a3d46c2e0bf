import {
  descriptionWords,
  readTechnicalData,
  type TechnicalData,
  technicalFeatures,
} from '@schrankwerk/domain/technical-data'
import { figuresOf } from '../trait/figures.ts'
import { figureToken, wordToken } from '../trait/read-trait.ts'
import { numberForms } from './match-probes.ts'

export interface Wanted {
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  description: string | null
  wholesalerOrderNumber: string | null
  searchTerm?: string | undefined
  amount: number
}

export type NeedleKind = 'O' | 'T' | 'W' | 'S'

/** A number that articles are near to; S is what a person searched for. */
export interface Needle {
  kind: NeedleKind
  loose: string
}

/** What a line says of its part beside the numbers. */
export interface WantedPart {
  technicalData: TechnicalData
  /** As articles have them in their traits. */
  features: string[]
  words: string[]
  figures: string[]
  /** How many words were written: one alone names a kind of part. */
  wordAmount: number
}

const word = /\p{L}{3,}/gu

/** What a person types goes before what the list says. */
export function wantedPartOf({
  description,
  searchTerm,
}: Pick<Wanted, 'description' | 'searchTerm'>): WantedPart {
  const ofLine = readTechnicalData(description ?? '')
  const ofTerm = readTechnicalData(searchTerm ?? '')
  const technicalData = {
    family: ofTerm.family ?? ofLine.family,
    attributes: { ...ofLine.attributes, ...ofTerm.attributes },
  }
  const text = [searchTerm, description].filter(Boolean).join(', ')
  return {
    technicalData,
    features: technicalFeatures(technicalData),
    words: descriptionWords(text).map(wordToken),
    figures: figuresOf(text).map(figureToken),
    wordAmount: [...text.matchAll(word)].length,
  }
}

export function needlesOf(wanted: Wanted): Needle[] {
  const texts: [NeedleKind, string | null | undefined][] = [
    ['O', wanted.orderNumber],
    ['T', wanted.manufacturerNumber],
    ['W', wanted.wholesalerOrderNumber],
    ['S', wanted.searchTerm],
  ]
  const needles = new Map<string, Needle>()
  for (const [kind, text] of texts) {
    const loose = numberForms(text)?.loose
    // One sign begins half of the catalogue.
    if (loose && loose.length > 1 && !needles.has(loose)) needles.set(loose, { kind, loose })
  }
  return [...needles.values()]
}
