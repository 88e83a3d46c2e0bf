import type { ColumnProfile } from './column-profile.ts'
import type { FilledByValue } from './field-rule.ts'
import type { BomField } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import { matchHeaderWords } from './match-header-words.ts'

const ordered: BomField[] = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber']
/** Names of which a list has two: the second one is that of the company. */
const twice = ['orderNumber', 'manufacturerNumber']

/** „Nr.“, „KompNr.“, „Bestandsnummer“, „Komponente“: a number of something, which is not told. */
const numberName =
  /^(?:nr|no|num|nummer|number|(?:komp(?:onenten)?|bestands?|teile?|element|objekt|stamm|artikel|material|item|part|mat|art|et|ersatzteil)(?:nr|no|nummer|number|id)?|komponente)$/

/** A sheet of drawings, a catalogue, a former number: no number of the part here. */
const otherNumber = /alt|ersatz(?!teil)|zeich|draw|norm|serie|seite|blatt|pos/

/** „300.118.02“ has more figures than places in a tree are counted with. */
const haveManyFigures = (samples: readonly string[]): boolean =>
  samples.every((text) => text.replace(/\D/g, '').length >= 7)

const isOwn = ({
  filled,
  numberLike,
  distinctShare,
  counting,
  level,
  date,
  ean,
  wholeCount,
  tags,
  samples,
}: ColumnProfile) =>
  filled >= 3 &&
  numberLike >= 0.8 &&
  distinctShare >= 0.6 &&
  wholeCount < 0.2 &&
  (level < 0.5 || haveManyFigures(samples)) &&
  date < 0.2 &&
  ean < 0.5 &&
  tags < 0.4 &&
  !counting

/**
 * Beside the number by which the part is ordered, a column that is called a number and holds nothing else is what the
 * company itself calls the part; without one it is that number. To be checked, and never thrown away unseen.
 */
export function fillOwnNumbers(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  isFree: (column: number) => boolean,
  taken: ReadonlyMap<BomField, readonly number[]>,
  language: HeaderLanguage | null,
): FilledByValue[] {
  if (taken.has('erpNumber')) return []
  const named = headers.flatMap((header, column) => {
    const name = foldHeader(header).compact
    if (!isFree(column) || otherNumber.test(name) || !isOwn(profiles[column]!)) return []
    const best = matchHeaderWords(header, language)[0]
    const isOrdered = best !== undefined && !best.vague && twice.includes(best.meaning)
    return numberName.test(name) || (isOrdered && best.strength >= 0.95) ? [column] : []
  })
  const [column] = named.sort((a, b) => profiles[b]!.fillShare - profiles[a]!.fillShare || a - b)
  if (column === undefined) return []
  const sample = profiles[column]!.samples[0]
  // Beside a „Typ“ the number of the part is the one to order it by.
  if (/^teile?nr|^teile?nummer/.test(foldHeader(headers[column]!).compact) && !taken.has('orderNumber'))
    return [
      { column, field: 'orderNumber', reason: `Die Werte („${sample}“) sind Nummern neben der Typnummer` },
    ]
  return ordered.some((field) => taken.has(field))
    ? [
        {
          column,
          field: 'erpNumber',
          reason: `Die Werte („${sample}“) sind Nummern, bestellt wird nach einer anderen Spalte: eine eigene Nummer`,
        },
      ]
    : [{ column, field: 'orderNumber', reason: `Die Werte („${sample}“) sind die einzigen Nummern` }]
}
