import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import type { BomField } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { type HeaderMatch, matchHeaderWords } from './match-header-words.ts'
import { isPrice, piecesPriced } from './price-for-pieces.ts'
import { isPriceUnit } from './price-units.ts'
import type { Certainty } from './rows.ts'

/** Why a column gets no field; `lost` is the field it would have had, were it free. */
export function unmappedReason(
  header: string,
  profile: ColumnProfile,
  isParent: boolean,
  lost: { field: BomField } | undefined,
  taken: ReadonlyMap<BomField, number[]>,
  headers: readonly string[],
  language: HeaderLanguage | null,
): { certainty: Certainty; reason: string } {
  const best = header.trim() === '' ? undefined : matchHeaderWords(header, language)[0]
  if (profile.filled === 0) {
    const isNeededElsewhere = best !== undefined && best.meaning !== 'none' && best.meaning !== 'supplier'
    return profile.crosses > 0
      ? { certainty: 'CHECK', reason: 'In der Spalte stehen nur Kreuze' }
      : { certainty: isNeededElsewhere ? 'CHECK' : 'SURE', reason: 'Die Spalte ist leer' }
  }
  if (header.trim() === '')
    return { certainty: 'OPEN', reason: `Die Spalte hat keinen Namen, aber Werte („${profile.samples[0]}“)` }
  if (profile.knownDealer >= 0.5 && profile.url < 0.3)
    return {
      certainty: 'CHECK',
      reason: `Die Werte („${profile.samples[0]}“) sind Händler; für sie gibt es kein Feld`,
    }
  if (isParent)
    return {
      certainty: 'CHECK',
      reason: 'Nur in der ersten Zeile jedes Blocks gefüllt: gehört zur Baugruppe, nicht zum Teil',
    }
  if (lost) {
    const holder = taken.get(lost.field)?.[0]
    const name = holder === undefined ? '' : headers[holder]!.replace(/\s+/g, ' ').trim()
    return {
      certainty: 'CHECK',
      reason: `${fieldNames[lost.field]} ist schon der Spalte „${name}“ zugeordnet`,
    }
  }
  const isPriced = taken.has('purchasePrice') || taken.has('listPrice')
  if (isPriced && isPriceUnit(header, profile.samples))
    return { certainty: 'SURE', reason: 'Für so viele Stück gelten die Preise der Liste' }
  if (best && (best.meaning === 'none' || best.meaning === 'supplier')) {
    return best.strength >= 0.9 && !best.vague && saysNothingNeeded(header, best, profile, taken)
      ? { certainty: 'SURE', reason: `„${best.word}“ wird für die Stückliste nicht gebraucht` }
      : {
          certainty: 'CHECK',
          reason: `„${best.word}“ wird meist nicht gebraucht; bitte sehen Sie sich die Werte („${profile.samples[0]}“) an`,
        }
  }
  const pieces = best && isPrice(best.meaning) ? piecesPriced(header) : null
  if (pieces !== null)
    return { certainty: 'CHECK', reason: `Nicht der Preis eines Stücks: „${pieces}“ im Namen der Spalte` }
  if (best && best.meaning !== 'attribute')
    return {
      certainty: 'OPEN',
      reason: `Der Name deutet auf ${fieldNames[best.meaning as BomField]}, die Werte („${profile.samples[0]}“) nicht`,
    }
  return { certainty: 'OPEN', reason: `Der Name ist nicht bekannt; Werte wie „${profile.samples[0]}“` }
}

/**
 * A name alone makes no column superfluous: its values have to be what such a column holds, a running number, an amount
 * beside the price, dates, links or names beside the number. Texts and numbers of articles are for a person to judge.
 */
function saysNothingNeeded(
  header: string,
  { word, meaning }: HeaderMatch,
  profile: ColumnProfile,
  taken: ReadonlyMap<BomField, number[]>,
): boolean {
  const hasNumber = taken.has('orderNumber') || taken.has('manufacturerNumber') || taken.has('eanNumber')
  if (meaning === 'supplier')
    return (
      profile.numberLike < 0.2 &&
      profile.url < 0.2 &&
      profile.wordy >= 0.5 &&
      profile.fillShare >= 0.3 &&
      // „bestellen“, „Lager“, „bauseits“ are no suppliers.
      profile.nameLike >= 0.3 &&
      profile.supply === 0 &&
      taken.has('manufacturerName')
    )
  if (profile.counting || profile.date >= 0.8) return true
  // „0603“ is the size of a part, and where nobody names its number what it is bought by.
  if (/^(?:package|footprint|gehäuse|bauform|bauteilgehäuse|case)$/i.test(word)) return false
  // „Gesamt (6 Container)“, „Auftrag (4 SS)“: pieces for so many of a thing.
  if (/\(\s*\d+\s*\p{L}/u.test(header) && profile.wholeCount >= 0.8) return false
  // „Nr.“ over „2200417“ numbers the parts, not the rows.
  if (
    /^(?:nr|no|nummer|number|id|lib(?:rary )?ref(?:erence)?)\.?$/i.test(word) &&
    looksLikeOwnNumbers(profile)
  )
    return false
  const mayCountPieces = /^(?:nr|nbr|no|#)\.?$/i.test(word)
  const isPriced = taken.has('purchasePrice') || taken.has('listPrice')
  // A sum of pieces, where nothing costs anything.
  const isMoney = isPriced && (profile.wholeCount < 0.95 || profile.currency >= 0.1)
  if (/^(?:total|gesamt|summe|sum)$/i.test(word) && profile.wholeCount >= 0.8 && !isMoney) return false
  if (profile.numeric >= 0.8 && !(mayCountPieces && profile.distinctShare < 0.9))
    return taken.has('quantity') && (hasNumber || taken.has('description')) && profile.ean < 0.3
  return profile.level >= 0.9 && profile.distinctShare > 0.8
}
