import { fieldNames, type Notice, rowName } from '@schrankwerk/domain/bom'
import { type ByHand, type LineRow, type ReplacedLine, tellingColumns } from '../keeper/bom-tables.ts'
import type { LineByHand } from '../list/bom.queries.ts'

type Telling = (typeof tellingColumns)[number]

/**
 * What was changed by hand in the list that this one takes the place of, on the lines that are the same part at the same
 * place: one there and one here that agree in all that was not changed. A quantity is carried over only where both lists
 * say the same one. What finds no line is told, for it has to be looked at again.
 */
export function carryOver(
  lines: readonly LineRow[],
  replaced: readonly ReplacedLine[],
): { byHand: LineByHand[]; notices: Notice[] } {
  const byHand: LineByHand[] = []
  const lost: ReplacedLine[] = []
  const [linesLike, replacedLike] = [finder(lines), finder(replaced)]
  for (const former of replaced) {
    const columns = unchangedOf(former)
    const isTold = isNamed(former, columns) && replacedLike(former, columns).length === 1
    const [here, ...others] = isTold ? linesLike(former, columns) : []
    const kept = here && others.length === 0 ? stillValid(former, here) : undefined
    if (here === undefined || kept === undefined) {
      lost.push(former)
      continue
    }
    byHand.push({ ...former, row_index: here.row_index, by_hand: kept })
    if (Object.keys(former.by_hand.values ?? {}).length > Object.keys(kept.values ?? {}).length)
      lost.push(former)
  }
  return { byHand, notices: [...keptNotice(byHand), ...lostNotice(lost)] }
}

/** What of a line was not changed by hand, and so stands in its file as well. */
const unchangedOf = ({ by_hand }: ReplacedLine): Telling[] =>
  tellingColumns.filter(
    (column) => (by_hand.values as Partial<Record<Telling, unknown>>)?.[column] === undefined,
  )

const keyOf = (line: Pick<LineRow, Telling>, columns: readonly Telling[]): string =>
  JSON.stringify(columns.map((column) => line[column] ?? ''))

const isNamed = (line: Pick<LineRow, Telling>, columns: readonly Telling[]): boolean =>
  columns.some((column) => (line[column] ?? '') !== '')

/** Lines by what they say in some columns. Few sets of columns are changed by hand, so few are looked through. */
function finder<Line extends Pick<LineRow, Telling>>(lines: readonly Line[]) {
  const known = new Map<string, Map<string, Line[]>>()
  return (wanted: ReplacedLine, columns: readonly Telling[]): readonly Line[] => {
    const name = columns.join()
    const byKey = known.get(name) ?? Map.groupBy(lines, (line) => keyOf(line, columns))
    known.set(name, byKey)
    return byKey.get(keyOf(wanted, columns)) ?? []
  }
}

/** The change without a quantity that the new list says otherwise; undefined where nothing of it is left. */
function stillValid(former: ReplacedLine, here: LineRow): ByHand | undefined {
  const { quantity, quantity_unit_name, ...values } = former.by_hand.values ?? {}
  const isOther = (former.quantity_text ?? '') !== (here.quantity_text ?? '')
  if (!isOther || (quantity === undefined && quantity_unit_name === undefined)) return former.by_hand
  const kept: ByHand = { ...former.by_hand, values }
  const isLeft = Object.keys(values).length > 0 || kept.purchasePrice !== undefined || kept.withoutArticle
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
      ? `Eine Änderung von Hand aus der vorigen Liste gilt nicht mehr, weil die Zeile fehlt oder anders ist: ${named}`
      : `${lost.length} Änderungen von Hand aus der vorigen Liste gelten nicht mehr, weil die Zeilen fehlen oder anders sind: ${named}${more}`
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

/** „Zeile 6 (5SY4106-7): Menge 1,25“ */
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
  return `Zeile ${rowName(row_index)}${part ? ` (${part.slice(0, 60)})` : ''}: ${changes.join(', ') || 'geändert'}`
}

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 })

function valueText(value: unknown): string {
  if (typeof value === 'number') return numbers.format(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return value === null ? 'leer' : `„${String(value).slice(0, 60)}“`
}
