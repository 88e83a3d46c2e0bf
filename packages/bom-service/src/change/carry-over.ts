import { fieldNames, type Notice, rowName } from '@schrankwerk/domain/bom'
import { type ByHand, type LineRow, type ReplacedLine, tellingColumns } from '../keeper/bom-tables.ts'
import type { LineByHand } from '../list/lines-by-hand.queries.ts'

/** What the quantities of a list are for: one cabinet, or a number of them. */
export type QuantitiesFor = Pick<ReplacedLine, 'quantity_basis' | 'quantity_count'>

export interface CarriedOver {
  /** By the rows of the new list. */
  byHand: LineByHand[]
  /** What has to be looked at again. */
  lost: ReplacedLine[]
}

/**
 * What was changed by hand in the list that this one takes the place of, on the lines that are the same part at the same
 * place: one there and one here of which both files say the same. A quantity is carried over only where both say the same
 * one, of the same unit and for as many cabinets.
 */
export function carryOver(
  lines: readonly LineRow[],
  replaced: readonly ReplacedLine[],
  quantitiesFor: QuantitiesFor,
): CarriedOver {
  const here = Map.groupBy(lines, keyOf)
  const there = Map.groupBy(replaced, (line) => keyOf(asInFile(line)))
  const carried: CarriedOver = { byHand: [], lost: [] }
  for (const former of replaced) {
    const key = keyOf(asInFile(former))
    const [line, ...others] = there.get(key)!.length === 1 ? (here.get(key) ?? []) : []
    const isOne = line !== undefined && others.length === 0 && isNamed(line)
    const kept = isOne ? stillValid(former, line, quantitiesFor) : undefined
    if (kept !== undefined) carried.byHand.push({ ...former, row_index: line!.row_index, by_hand: kept })
    if (kept === undefined || countOf(kept) < countOf(former.by_hand)) carried.lost.push(former)
  }
  return carried
}

/** What of it is said beside the list once its lines have articles: a price goes with the one that it was given for. */
export function noticesOfCarried({ byHand, lost }: CarriedOver, lines: readonly LineRow[]): Notice[] {
  if (byHand.length === 0 && lost.length === 0) return []
  const prices = new Map(lines.map(({ row_index, by_hand }) => [row_index, by_hand.purchasePrice]))
  const isWhole = ({ row_index, by_hand }: LineByHand) => by_hand.purchasePrice === prices.get(row_index)
  return [...keptNotice(byHand.filter(isWhole)), ...lostNotice(lost)]
}

type Told = Pick<LineRow, (typeof tellingColumns)[number] | 'is_supplied_part'>

const asInFile = (line: ReplacedLine): Told => ({ ...line, ...line.by_hand.file })

const keyOf = (line: Told): string =>
  JSON.stringify([...tellingColumns.map((column) => line[column] ?? ''), line.is_supplied_part])

const isNamed = (line: Told): boolean => tellingColumns.some((column) => (line[column] ?? '') !== '')

const countOf = ({ values }: ByHand): number => Object.keys(values ?? {}).length

/** The change without a quantity that the new list says otherwise; undefined where nothing of it is left. */
function stillValid(former: ReplacedLine, here: LineRow, quantitiesFor: QuantitiesFor): ByHand | undefined {
  const { values = {}, file = {} } = former.by_hand
  // Of changes that were made before it was noted, nobody knows what the file said.
  if (Object.keys(values).some((column) => !(column in file))) return undefined
  const { quantity, quantity_unit_name, ...others } = values
  const unitInFile =
    file.quantity_unit_name === undefined ? former.quantity_unit_name : file.quantity_unit_name
  const isSameQuantity =
    (former.quantity_text ?? '') === (here.quantity_text ?? '') &&
    (unitInFile ?? '') === (here.quantity_unit_name ?? '') &&
    former.quantity_basis === quantitiesFor.quantity_basis &&
    former.quantity_count === quantitiesFor.quantity_count
  if (isSameQuantity || (quantity === undefined && quantity_unit_name === undefined)) return former.by_hand
  const kept: ByHand = { ...former.by_hand, values: others }
  const isLeft = countOf(kept) > 0 || kept.purchasePrice !== undefined || kept.withoutArticle
  return isLeft || former.manual_replacement ? kept : undefined
}

const keptNotice = (byHand: readonly LineByHand[]): Notice[] =>
  byHand.length === 0
    ? []
    : [
        {
          code: 'BY_HAND_KEPT',
          text:
            byHand.length === 1
              ? 'Eine Änderung von Hand aus der vorigen Liste gilt weiter'
              : `${byHand.length} Änderungen von Hand aus der vorigen Liste gelten weiter`,
          rowIndexes: byHand.map(({ row_index }) => row_index),
        },
      ]

const namedAtMost = 5

function lostNotice(lost: readonly ReplacedLine[]): Notice[] {
  if (lost.length === 0) return []
  const named = lost.slice(0, namedAtMost).map(described).join('; ')
  const more = lost.length > namedAtMost ? ` und ${lost.length - namedAtMost} weitere` : ''
  const text =
    lost.length === 1
      ? `Eine Änderung von Hand aus der vorigen Liste gilt nicht mehr, weil die Zeile fehlt, anders ist oder mehrfach vorkommt: ${named}`
      : `${lost.length} Änderungen von Hand aus der vorigen Liste gelten nicht mehr, weil die Zeilen fehlen, anders sind oder mehrfach vorkommen: ${named}${more}`
  return [{ code: 'BY_HAND_LOST', text, rowIndexes: [] }]
}

const namesOfValues: Readonly<Record<keyof NonNullable<ByHand['values']>, string>> = {
  order_number: fieldNames.orderNumber,
  manufacturer_number: fieldNames.manufacturerNumber,
  manufacturer_name: fieldNames.manufacturerName,
  description: fieldNames.description,
  quantity: fieldNames.quantity,
  quantity_unit_name: fieldNames.quantityUnitName,
  ean_number: fieldNames.eanNumber,
  is_supplied_part: fieldNames.isSuppliedPart,
}

/** „Zeile 6 der Datei (5SY4106-7): Menge 1,25“ */
function described(line: ReplacedLine): string {
  const { by_hand, row_index } = line
  const part = line.bmk || line.order_number || line.manufacturer_number || line.description
  const values = Object.entries(by_hand.values ?? {}) as [keyof typeof namesOfValues, unknown][]
  const changes = [
    ...values.map(([column, value]) => `${namesOfValues[column]} ${valueText(value)}`),
    ...(by_hand.purchasePrice === undefined ? [] : [`Preis ${valueText(by_hand.purchasePrice)} €`]),
    ...(line.manual_replacement && line.article
      ? [`Artikel ${line.article.orderNumber ?? line.article.manufacturerNumber ?? ''}`.trim()]
      : []),
    ...(by_hand.withoutArticle ? ['bleibt ohne Artikel'] : []),
  ]
  return `Zeile ${rowName(row_index)} der Datei${part ? ` (${part.slice(0, 60)})` : ''}: ${changes.join(', ') || 'geändert'}`
}

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 })

function valueText(value: unknown): string {
  if (typeof value === 'number') return numbers.format(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return value === null ? 'leer' : `„${String(value).slice(0, 60)}“`
}
