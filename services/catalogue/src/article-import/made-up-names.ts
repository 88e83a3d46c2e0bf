import { unitOf } from '@schrankwerk/domain/bom'
import { countryOf } from './read-country.ts'

/*
 * What a file calls a unit or a manufacturer becomes master data, unless it is made up of more than a name: „48 x
 * 6-oz-Gläser“ is an amount of something, „ABB/ Germany“ a manufacturer and a country. Such a name is proposed to a
 * person, with the one that is probably meant.
 */

const longestUnit = 20
const longestMaker = 60
const signsBetweenNames = /[/|;\n]/

const trimmed = (pieces: readonly string[]) =>
  pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')

/** A unit's name is a code or a word or two without numbers; „100 Stück“ is an amount. */
export const isMadeUpUnit = (text: string): boolean => unitOf(text) === null && isMoreThanUnit(text)

const isMoreThanUnit = (text: string): boolean =>
  /\d/.test(text) ||
  text.length > longestUnit ||
  text.trim().split(/\s+/).length > 2 ||
  /[/|;,"\n]/.test(text)

/** The unit that a made-up one probably means: the only known one in it. */
export function unitMeant(text: string, find: (name: string) => string | undefined): string | null {
  const words = text.split(/[\s\d.,x×*/|;()-]+/i).filter((word) => word.length > 1 || unitOf(word) !== null)
  const found = new Set(words.flatMap((word) => find(word) ?? []))
  return found.size === 1 ? [...found][0]! : null
}

/** A manufacturer's name stands alone: no second one, no country beside it, no address, no number. */
export function isMadeUpMaker(text: string): boolean {
  const name = text.trim()
  if (name.length > longestMaker || /^[\d\s.,-]+$/.test(name) || /@|https?:|www\./i.test(name)) return true
  if (name.split(signsBetweenNames).length > 1) return true
  const pieces = trimmed(name.split(/[,()]/))
  return pieces.length > 1 && pieces.slice(1).some((piece) => piece.length > 3 && countryOf(piece) !== null)
}

/** The manufacturer that a made-up one probably means: the only known one in it. */
export function makerMeant(text: string, find: (name: string) => string | undefined): string | null {
  const pieces = trimmed(text.split(/[/|;,()\n]/))
  const found = new Set(pieces.flatMap((piece) => find(piece) ?? []))
  return found.size === 1 ? [...found][0]! : null
}
