import type { ImportField } from '@schrankwerk/contracts'
import { foldHeader, looksLikeOwnNumbers } from '@schrankwerk/domain/bom'
import { type HeadedColumn, plainest, type Settled } from './headed-column.ts'

const supplierWords =
  'lief|kredit|suppl|vendor|fourniss|fornit|proveed|c[oó]d(?:igo)?\\.? ?prov\\.|forneced|dostawc|leveranc|dodavat|tedarik'

/** Vague words of numbers that are somebody's, not just the row's: „Referenz“, „Lieferantennummer“. */
const someonesNumber = new RegExp(`ref|réf|art|mod|catal|katal|part|${supplierWords}`, 'iu')

const isSomeones = ({ matches: [best] }: HeadedColumn) =>
  best?.meaning === 'orderNumber' && best.strength >= 0.8 && someonesNumber.test(best.word)

/** The number of an article at its supplier, as it is now: neither the supplier's own number nor a former one. */
export const isSuppliers = ({ label, values: { profile } }: HeadedColumn) =>
  new RegExp(supplierWords, 'iu').test(label) &&
  /art|best|mat|teil|part|item|prod|pid|ref|c[oó]d|sku|katalog|catal/iu.test(label) &&
  !/\balt|ersatz|former|\bold\b/iu.test(label) &&
  profile.distinctShare >= 0.95

/** „ID Producto“, "product_id" over 21, 772, 6723: what a system counts its rows by. */
export function countsRows({ label, values: { profile, texts } }: HeadedColumn): boolean {
  if (!foldHeader(label).tokens.includes('id')) return false
  const isRunning = new Set(texts.map(({ length }) => length)).size > 1
  return profile.counting || (isRunning && texts.every((text) => /^[1-9]\d{0,5}$/.test(text)))
}

/** „Material“ of a system for ERP is a number where its values are; what a thing is made of comes again. */
const isNumberOfMaterial = ({ matches: [best], values: { profile } }: HeadedColumn) =>
  best?.word === 'Material' &&
  profile.numberLike + profile.numeric >= 0.8 &&
  profile.wordy < 0.1 &&
  profile.distinctShare >= 0.9

/** „Код“, "Code" over numbers of one form that never come again. */
const isCode = ({ matches: [best], values: { profile } }: HeadedColumn) =>
  best?.meaning === 'orderNumber' &&
  best.strength >= plainest &&
  !/^(?:id|key|n[ro]|num)/i.test(best.word) &&
  looksLikeOwnNumbers(profile) &&
  profile.distinctShare >= 0.95

function namesSecondNumber(at: HeadedColumn): boolean {
  const { profile } = at.values
  const [best] = at.matches
  if (isNumberOfMaterial(at)) return true
  if (best?.meaning === 'orderNumber' && !best.vague && best.strength >= plainest)
    return profile.numberLike >= 0.3
  if (isCode(at) || (best?.meaning === 'orderNumber' && isSuppliers(at))) return true
  return (
    isSomeones(at) &&
    profile.numberLike + profile.numeric >= 0.6 &&
    profile.distinctShare >= 0.5 &&
    !profile.counting
  )
}

const makersWord =
  /herst|fabrik|manuf|mfr|\bmpn\b|maker|werks|marke|brand|constr|costr|fabric|producent|producer|productor|produtor|produttore|producător|tillverk|výrob/i

/** Whether the name of a column speaks of the maker: „Herstellernummer“, "MPN". */
export const namesMaker = (label: string): boolean => makersWord.test(label)

/** „Marken-Art.-Nr.“, „Typ / Bestellschlüssel“: a number of the maker in other words than are known. */
const isMakersByName = ({ label, values: { profile } }: HeadedColumn) =>
  (namesMaker(label) || /^typ\b/i.test(label)) &&
  profile.numberLike >= 0.6 &&
  profile.wordy < 0.3 &&
  profile.distinctShare >= 0.5

/** A second number that its name calls an order number is the manufacturer's, or the own one of who wrote the list. */
export function settleLeftNumbers(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const has = (field: ImportField) => [...settled.values()].some((one) => one.field === field)
  if (!has('orderNumber')) return
  for (const at of columns) {
    if (settled.has(at.column) || at.values.profile.filled === 0) continue
    if (isMakersByName(at) && !has('manufacturerNumber')) {
      settled.set(at.column, {
        field: 'manufacturerNumber',
        certainty: 'CHECK',
        reason: `„${at.label}“ nennt den Hersteller, die Werte sind Nummern; bitte prüfen`,
      })
      continue
    }
    if (!namesSecondNumber(at)) continue
    const ordered = columns.find(({ column }) => settled.get(column)?.field === 'orderNumber')!
    const isOrderedByOwn =
      has('manufacturerNumber') ||
      (looksLikeOwnNumbers(ordered.values.profile) && !/bestell|order/i.test(ordered.label))
    if (isSuppliers(at) && !isSuppliers(ordered) && isOrderedByOwn && !has('erpNumber')) {
      settled.set(at.column, {
        field: 'orderNumber',
        certainty: 'CHECK',
        reason: `Nach „${at.label}“ wird bestellt, „${ordered.label}“ ist die eigene Nummer; bitte prüfen`,
      })
      settled.set(ordered.column, {
        field: 'erpNumber',
        certainty: 'CHECK',
        reason: `„${ordered.label}“ steht neben „${at.label}“: die eigene Nummer; bitte prüfen`,
      })
      continue
    }
    const isOwn = (isSuppliers(ordered) && !isSuppliers(at)) || countsRows(at)
    const field =
      !isOwn && !has('manufacturerNumber') && (isSomeones(at) || !looksLikeOwnNumbers(at.values.profile))
        ? 'manufacturerNumber'
        : 'erpNumber'
    if (has(field)) continue
    settled.set(at.column, {
      field,
      certainty: 'CHECK',
      reason: `„${at.label}“ ist eine zweite Nummer neben der Bestellnummer; bitte prüfen`,
    })
  }
}
