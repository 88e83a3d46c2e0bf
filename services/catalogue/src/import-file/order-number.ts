import type { ImportField } from '@schrankwerk/contracts'
import type { HeadedColumn, Settled } from './headed-column.ts'

/** „Kundenmaterial“, „Ihre Artikelnummer“: the number of whoever the list was written for. */
const isReaders = ({ label }: HeadedColumn) => /^(?:kunden|ihre?\s|customer|your\s)/iu.test(label)

/** „Materialnummer“ beside „Kundenmaterial“ is that of who wrote the list, by which one orders. */
export function orderByWriters(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if ([...settled.values()].some(({ field }) => field === 'orderNumber')) return
  const readers = columns.find((at) => isReaders(at) && settled.get(at.column)?.field === 'erpNumber')
  const writers = columns.find(
    (at) => !settled.has(at.column) && at.values.profile.filled > 0 && at.matches[0]?.meaning === 'erpNumber',
  )
  if (!readers || !writers) return
  settled.set(writers.column, {
    field: 'orderNumber',
    certainty: 'CHECK',
    reason: `„${writers.label}“ ist die Nummer neben der eigenen in „${readers.label}“; bitte prüfen`,
  })
}

const substitutes = ['manufacturerNumber', 'erpNumber', 'wholesalerOrderNumber'] as const

/** A configuration needs an order number: the number that comes closest is offered as such. */
export function ensureOrderNumber(
  columns: readonly HeadedColumn[],
  settled: Map<number, Settled>,
  may: (one: Settled) => boolean,
): void {
  if ([...settled.values()].some(({ field }) => field === 'orderNumber')) return
  for (const field of substitutes) {
    const found = [...settled].find(([, one]) => one.field === field && may(one))
    if (!found) continue
    settled.set(found[0], {
      field: 'orderNumber',
      certainty: 'CHECK',
      reason: `Es gibt keine eigene Bestellnummer; „${columns[found[0]]!.label}“ gilt als solche, bitte prüfen`,
    })
    return
  }
}

const modelWord = /^(?:mod[eèé]ll?[oe]?|modèle|typ|type|tipo)$/iu

/** „Modelo“, „Typ“ over numbers: the only ones of a list that has its articles described elsewhere. */
export function orderByModel(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const isSettledAs = (field: ImportField) => (at: HeadedColumn) => settled.get(at.column)?.field === field
  if (columns.some(isSettledAs('orderNumber'))) return
  const texts = columns.filter(isSettledAs('description'))
  const found = texts.find(
    ({ matches: [best], values: { profile } }) =>
      best !== undefined &&
      modelWord.test(best.word) &&
      profile.numberLike >= 0.5 &&
      profile.distinctShare >= 0.7,
  )
  if (!found || texts.length < 2) return
  settled.set(found.column, {
    field: 'orderNumber',
    certainty: 'CHECK',
    reason: `Es gibt keine eigene Bestellnummer; „${found.label}“ gilt als solche, bitte prüfen`,
  })
}

/** Positions of a catalogue of services, „01.02.003“, are its numbers; those that count the rows are none. */
export function orderByPosition(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  if ([...settled.values()].some(({ field }) => field === 'orderNumber')) return
  const found = columns.find(
    ({ column, matches: [best], values: { profile, texts } }) =>
      !settled.has(column) &&
      best?.meaning === 'none' &&
      /^pos/i.test(best.word) &&
      profile.filled >= 3 &&
      profile.distinctShare >= 0.95 &&
      texts.every((text) => /^\p{L}{0,3}\d+(?:[.-]\d+)+\.?$/u.test(text)),
  )
  if (!found) return
  settled.set(found.column, {
    field: 'orderNumber',
    certainty: 'CHECK',
    reason: `Es gibt keine eigene Bestellnummer; die Positionen in „${found.label}“ gelten als solche, bitte prüfen`,
  })
}
