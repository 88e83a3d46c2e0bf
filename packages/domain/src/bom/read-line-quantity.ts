import { countDesignations } from './designation.ts'
import { type NamedPieces, piecesInFront, piecesNamed } from './enumerations.ts'
import type { LineSource } from './line-source.ts'
import {
  inPieces,
  isStorableQuantity,
  type QuantityText,
  readQuantity,
  shownNumber,
  tooLargeForQuantity,
  unitOfPieces,
} from './quantity.ts'
import { cellText } from './rows.ts'
import { noteOfOtherDevices, quantityOfOne } from './total-quantity.ts'
import { piecesOf, sameDimension, unitOf } from './units.ts'

/** How many the list says, of cabinets as it counts them. */
export interface LineQuantity {
  quantity: number | null
  /** What the cell says. */
  quantityText: string
  quantityUnitName: string
  /** The pieces that the text of the part names, where no column counts. */
  named: NamedPieces | null
}

/** Reads the quantity and its unit from their columns, and without one from the text that describes the part. */
export function readLineQuantity(line: LineSource, described: string): LineQuantity {
  const counted = readColumns(line)
  const named = readNamedPieces(line, described)
  if (named === null) return { ...counted, named }
  return {
    quantity: named.pieces,
    quantityText: counted.quantityText,
    quantityUnitName: counted.quantityUnitName || named.unitName,
    named,
  }
}

function readColumns(line: LineSource): Omit<LineQuantity, 'named'> {
  const cell = line.cell('quantity', false)
  const quantityText = cellText(cell)
  const isNumber = cell?.kind === 'number' && cell.number !== undefined
  const unitColumn = line.text('quantityUnitName')
  const read = isNumber ? null : readText(line, quantityText, unitColumn)
  let quantity = isNumber ? cell.number! : (read?.quantity ?? null)
  if (isNumber && !isStorableQuantity(cell.number!)) {
    quantity = null
    line.note('QUANTITY_UNREAD', 'OPEN', tooLargeForQuantity(quantityText))
  }
  let quantityUnitName = unitColumn
  if (read && quantityText !== '') {
    const code = read.isAmbiguous ? 'QUANTITY_AMBIGUOUS' : 'QUANTITY_SPLIT'
    if (read.quantity === null) line.note('QUANTITY_UNREAD', 'OPEN', read.reason)
    else if (read.unitName !== '') {
      line.note(code, read.certainty, read.reason)
      const isTold = read.unitName === unitOfPieces && saysMany(quantityText, unitColumn)
      if (unitColumn !== '' && !isTold && !sameDimension(unitColumn, read.unitName)) {
        line.note(
          'UNIT_DIFFERS',
          'CHECK',
          `Die Menge nennt „${read.unitName}“, die Einheitenspalte „${unitColumn}“`,
        )
      }
      quantityUnitName = read.unitName
    } else if (read.certainty !== 'SURE') line.note(code, read.certainty, read.reason)
  }
  const many = read?.unitName ? null : manyOf(line, unitColumn)
  if (quantity !== null && many !== null)
    return { quantityText, ...countMany(line, { quantity, quantityText }, many) }
  if (quantity !== null && quantityUnitName === '' && line.reading.headerUnit) {
    quantityUnitName = line.reading.headerUnit
    line.note('UNIT_FROM_HEADER', 'SURE', `Einheit „${quantityUnitName}“ aus dem Namen der Spalte`)
  }
  return { quantity, quantityText, quantityUnitName }
}

/** „2 Dutzend“ beside „Dutzend“ */
const saysMany = (text: string, unit: string): boolean =>
  piecesOf(unit) !== null && text.toLowerCase().includes(unit.toLowerCase())

/** A unit that is many pieces each. */
interface ManyPieces {
  unit: string
  pieces: number
  isOfHeader: boolean
  /** What the column of units says of a line whose header tells many. */
  beside: string
}

/** By how many pieces the column of units counts, or where it names no measure the header of the quantities. */
function manyOf({ reading: { headerUnit } }: LineSource, unitColumn: string): ManyPieces | null {
  const ofColumn = piecesOf(unitColumn)
  if (ofColumn !== null) return { unit: unitColumn, pieces: ofColumn, isOfHeader: false, beside: '' }
  if (!headerUnit || (unitColumn !== '' && unitOf(unitColumn)?.code !== 'C62')) return null
  const pieces = piecesOf(headerUnit)
  return pieces === null ? null : { unit: headerUnit, pieces, isOfHeader: true, beside: unitColumn }
}

/** What a line counts in pieces, and how that is noted. */
function countMany(
  line: LineSource,
  { quantity, quantityText }: { quantity: number; quantityText: string },
  { unit, pieces, isOfHeader, beside }: ManyPieces,
): Pick<LineQuantity, 'quantity' | 'quantityUnitName'> {
  const inAll = inPieces(quantity, pieces)
  if (!isStorableQuantity(inAll)) {
    line.note('QUANTITY_UNREAD', 'OPEN', tooLargeForQuantity(`${quantityText} ${unit}`))
    return { quantity: null, quantityUnitName: beside || unit }
  }
  const { columns } = line.reading
  const isPriced = columns.has('purchasePrice') || columns.has('listPrice')
  // „100“ in „100 Stk“ may be said twice, and beside prices it is what these are for.
  if (!isOfHeader && /\d/.test(unit) && (quantity === pieces || isPriced)) {
    const other = shownNumber(inAll)
    const text = `„${quantityText}“ neben „${unit}“ als ${quantity} gelesen, kann auch ${other} heißen`
    line.note('QUANTITY_AMBIGUOUS', 'CHECK', text)
    return { quantity, quantityUnitName: unitOfPieces }
  }
  const said = isOfHeader
    ? `„${quantityText}“ mal „${unit}“ aus dem Namen der Spalte`
    : `„${quantityText} ${unit}“`
  const text = `${said} als ${shownNumber(inAll)} Stück gelesen`
  if (beside === '') line.note('QUANTITY_SPLIT', 'CHECK', text)
  else line.note('QUANTITY_AMBIGUOUS', 'CHECK', `${text}, die Einheitenspalte nennt „${beside}“`)
  return { quantity: inAll, quantityUnitName: beside || unitOfPieces }
}

function readText({ reading }: LineSource, text: string, unit: string): QuantityText {
  const { decimalStyle, likelyStyle } = reading
  // What the rest of the list proves is only likely of such a text.
  return reading.mayBeThousands?.({ text, unit })
    ? readQuantity(text, null, decimalStyle)
    : readQuantity(text, decimalStyle, likelyStyle)
}

/** „4 Relais“, „Relais (2 Stk)“ */
function readNamedPieces({ reading, note }: LineSource, described: string): NamedPieces | null {
  if (reading.columns.has('quantity')) return null
  const named = reading.countsInFront ? piecesInFront(described) : piecesNamed(described)
  if (named === null) return null
  const [shown, where] = named.isBehind ? [described.slice(-40), 'hinten'] : [described.slice(0, 40), 'vorn']
  const count = `${named.pieces} ${named.unitName}`.trim().replace('.', ',')
  note('QUANTITY_SPLIT', 'CHECK', `„${shown}“ nennt ${where} die Menge ${count}`)
  return named
}

/** What the quantity of the list comes to in one cabinet, and what it was for all where the list counts these. */
export function quantityOfCabinet(
  { reading, notes, note }: LineSource,
  { quantity: listed, quantityUnitName, named }: LineQuantity,
  bmk: string,
): { quantity: number | null; totalQuantity: number | null } {
  let quantity = listed
  let totalQuantity: number | null = null
  if (quantity !== null && reading.quantityBasis === 'TOTAL') {
    totalQuantity = quantity
    const ofOne = quantityOfOne(quantity, reading.amount, quantityUnitName)
    if (ofOne.note) notes.push(ofOne.note)
    quantity = ofOne.quantity
  }
  // A list that counts nowhere has a row for each piece in one cabinet, or names each in it; the reader of the lines says so.
  if (!reading.columns.has('quantity') && !named) {
    quantity = Math.max(1, countDesignations(bmk))
    if (quantity > 1)
      note('QUANTITY_SPLIT', 'CHECK', `Die Zeile nennt ${quantity} Betriebsmittel, je eines ein Stück`)
  }
  const otherDevices = quantity === null ? null : noteOfOtherDevices(quantity, bmk, quantityUnitName)
  if (otherDevices) notes.push(otherDevices)
  return { quantity, totalQuantity }
}
