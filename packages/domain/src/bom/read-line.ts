import { articleInText } from './article-in-text.ts'
import type { BomLine, LineNote, LineNoteCode } from './bom-line.ts'
import { splitDealerBeforeNumber } from './dealer-before-number.ts'
import { type DecimalStyle, parsePrice } from './decimals.ts'
import { countDesignations } from './designation.ts'
import { bareEan, isEan } from './ean.ts'
import { piecesInFront, piecesNamed } from './enumerations.ts'
import {
  articleNumberText,
  isCutNumber,
  type NumberCandidate,
  numbersBeforeDate,
  zeroPaddedCandidates,
} from './excel-damage.ts'
import { fieldNames } from './field-names.ts'
import type { BomField, FieldColumns } from './fields.ts'
import { splitManufacturerBeforeNumber } from './manufacturer-before-number.ts'
import { splitManufacturerPrefix } from './manufacturer-prefix.ts'
import { allowsEquivalent, readManufacturer } from './manufacturer-text.ts'
import { exactNumber } from './number-forms.ts'
import { isStorableQuantity, readQuantity, tooLargeForQuantity } from './quantity.ts'
import { readDesignations } from './read-designations.ts'
import { type Cell, type Certainty, cellText, type SheetRow, shownCellText } from './rows.ts'
import { isSupplied, isSuppliedForMaker } from './supplied-parts.ts'
import { noteOfOtherDevices, quantityOfOne } from './total-quantity.ts'
import { sameDimension, unitOf } from './units.ts'
import { stripNumberPrefix, withoutNothing } from './words-for-nothing.ts'

export interface LineReading {
  columns: FieldColumns
  quantityBasis: 'EACH' | 'TOTAL'
  /** Number of cabinets that a TOTAL is for. */
  amount: number
  suppliedPartString: string
  /** The supplied-part column is one of remarks: containment counts. */
  suppliedByContainment: boolean
  manufacturerAbbreviations?: ReadonlyMap<string, string>
  decimalStyle?: DecimalStyle | null
  /** Unit that the header of the quantities names. */
  headerUnit?: string | null
  /** No column holds quantities, and the descriptions begin with them: „4 Relais“. */
  countsInFront?: boolean
  /** No column holds numbers or makers: a text may name both. */
  isWithoutNumbers?: boolean
}

/** Finds the cell that a merged, empty one repeats; a reader may have filled it in already. */
export type CellAbove = (column: number) => Cell | undefined

/** Reads one row as a line; `position` is set by the caller. */
export function readLine(row: SheetRow, reading: LineReading, above: CellAbove): BomLine {
  const notes: LineNote[] = []
  const note = (code: LineNoteCode, certainty: Certainty, text: string) =>
    notes.push({ code, certainty, text })
  const isFilled = (column: number) => withoutNothing(cellText(row.cells[column])) !== ''
  const columnOf = (field: BomField): number | undefined => {
    const [first, ...others] = reading.columns.get(field) ?? []
    // Of several dealers' numbers the line has the first.
    const isOther = field === 'wholesalerOrderNumber' && others.length > 0 && !isFilled(first!)
    return isOther ? (others.find(isFilled) ?? first) : first
  }
  const cell = (field: BomField, repeat = true): Cell | undefined => {
    const column = columnOf(field)
    if (column === undefined) return undefined
    const own = row.cells[column]
    if (!own?.merged) return own
    // A quantity counts where it stands, not again in every cell it was merged over.
    if (!repeat) return undefined
    const repeated = cellText(own) === '' ? above(column) : own
    if (repeated && withoutNothing(cellText(repeated)) !== '') {
      note(
        'MERGED_REPEATED',
        'SURE',
        `${fieldNames[field]} „${cellText(repeated)}“ gilt für verbundene Zellen`,
      )
    }
    return repeated ?? own
  }
  const text = (field: BomField) => withoutNothing(cellText(cell(field)))
  const cellsOf = (field: BomField) => (reading.columns.get(field) ?? []).map((column) => row.cells[column])

  const numberCandidates: NumberCandidate[] = []
  const number = (field: BomField): string => {
    const source = cell(field)
    const stripped = stripNumberPrefix(withoutNothing(articleNumberText(source)))
    if (stripped.prefix) {
      note('NUMBER_PREFIX_REMOVED', 'SURE', `Aus „${cellText(source)}“ wurde „${stripped.text}“ gelesen`)
      if (stripped.prefix === 'EAN') ean ||= stripped.text
    }
    if (isCutNumber(stripped.text))
      note('NUMBER_CUT', 'OPEN', `Die Tabelle hat der Nummer Stellen genommen: „${stripped.text}“`)
    if (source?.kind === 'date' && stripped.text !== '') {
      note(
        'NUMBER_BECAME_DATE',
        'CHECK',
        `Die Tabelle hat aus der Nummer ein Datum gemacht: „${stripped.text}“`,
      )
      if (field === 'orderNumber' || field === 'manufacturerNumber')
        numbersBeforeDate(stripped.text).forEach(offer)
    }
    return withoutNothing(stripped.text)
  }
  const offer = (candidate: NumberCandidate) => {
    const exact = exactNumber(candidate.text)
    if (exact !== '' && !numberCandidates.some((one) => exactNumber(one.text) === exact))
      numberCandidates.push(candidate)
  }

  let ean = ''
  let orderNumber = number('orderNumber')
  let manufacturerNumber = number('manufacturerNumber')
  let wholesalerOrderNumber = number('wholesalerOrderNumber')
  const ofDealer = splitDealerBeforeNumber(wholesalerOrderNumber)
  if (ofDealer) {
    note(
      'NUMBER_PREFIX_REMOVED',
      'CHECK',
      `„${wholesalerOrderNumber}“ als Händler ${ofDealer.dealer} und Nummer „${ofDealer.number}“ gelesen`,
    )
    wholesalerOrderNumber = ofDealer.number
  }
  const dealersColumn = columnOf('wholesalerOrderNumber')
  const otherDealers = (reading.columns.get('wholesalerOrderNumber') ?? []).filter(
    (column) => column !== dealersColumn && isFilled(column),
  )
  if (otherDealers.length > 0) {
    const numbers = otherDealers.map((column) => `„${cellText(row.cells[column])}“`)
    note('OTHER_DEALERS', 'CHECK', `Andere Händler führen das Teil als ${numbers.join(', ')}`)
  }
  const erpNumber = number('erpNumber')
  const ownEan = number('eanNumber')
  const makerText = cellText(cell('manufacturerName'))
  const isSuppliedByMaker = isSuppliedForMaker(makerText)
  if (isSuppliedByMaker)
    note('SUPPLIED_BY_MAKER', 'CHECK', `„${makerText}“ steht als Hersteller: der Kunde stellt das Teil bei`)
  const manufacturer = readManufacturer(isSuppliedByMaker ? '' : makerText)
  let { manufacturerName } = manufacturer

  const withoutManufacturerName = (value: string): string => {
    const found = splitManufacturerBeforeNumber(value)
    if (!found) return value
    if (manufacturerName === '') manufacturerName = found.manufacturerName
    note(
      'MAKER_FROM_PREFIX',
      'CHECK',
      `„${value}“ als Hersteller ${found.manufacturerName} und Nummer „${found.number}“ gelesen`,
    )
    offer({ text: found.number, kind: 'after-prefix', certainty: 'CHECK' })
    offer({ text: value, kind: 'with-prefix', certainty: 'CHECK' })
    return found.number
  }
  const withoutManufacturer = (value: string): string => {
    const found = splitManufacturerPrefix(value, reading.manufacturerAbbreviations)
    if (!found) return withoutManufacturerName(value)
    const agrees =
      manufacturerName === '' ||
      manufacturerName.toLowerCase() === found.manufacturerName.toLowerCase() ||
      manufacturerName.toLowerCase() === found.abbreviation.toLowerCase()
    if (manufacturerName === '') manufacturerName = found.manufacturerName
    note(
      'MAKER_FROM_PREFIX',
      agrees ? 'SURE' : 'CHECK',
      agrees
        ? `„${found.abbreviation}.“ vor der Nummer steht für ${found.manufacturerName}`
        : `„${found.abbreviation}.“ steht für ${found.manufacturerName}, die Spalte nennt aber ${manufacturerName}`,
    )
    offer({ text: found.number, kind: 'after-prefix', certainty: agrees ? 'SURE' : 'CHECK' })
    offer({ text: value, kind: 'with-prefix', certainty: 'CHECK' })
    return found.number
  }
  orderNumber = withoutManufacturer(orderNumber)
  manufacturerNumber = withoutManufacturer(manufacturerNumber)
  for (const value of [orderNumber, manufacturerNumber]) {
    if (value !== '') offer({ text: value, kind: 'exact', certainty: 'SURE' })
  }
  for (const value of [orderNumber, manufacturerNumber]) zeroPaddedCandidates(value).forEach(offer)
  if (manufacturer.alternatives.length > 1) {
    note(
      'MAKER_ALTERNATIVES',
      'CHECK',
      `„${manufacturerName}“ nennt mehrere Hersteller; alle werden versucht`,
    )
  }

  const designation = readDesignations(cell, note)
  const quantityCell = cell('quantity', false)
  const quantityText = cellText(quantityCell)
  const isNumber = quantityCell?.kind === 'number' && quantityCell.number !== undefined
  const read = isNumber ? null : readQuantity(quantityText, reading.decimalStyle)
  let quantity = isNumber ? quantityCell.number! : (read?.quantity ?? null)
  if (isNumber && !isStorableQuantity(quantityCell.number!)) {
    quantity = null
    note('QUANTITY_UNREAD', 'OPEN', tooLargeForQuantity(quantityText))
  }
  const unitColumn = text('quantityUnitName')
  let quantityUnitName = unitColumn
  if (read && quantityText !== '') {
    if (read.quantity === null) note('QUANTITY_UNREAD', 'OPEN', read.reason)
    else if (read.unitName !== '') {
      note('QUANTITY_SPLIT', read.certainty, read.reason)
      if (unitColumn !== '' && !sameDimension(unitColumn, read.unitName)) {
        note(
          'UNIT_DIFFERS',
          'CHECK',
          `Die Menge nennt „${read.unitName}“, die Einheitenspalte „${unitColumn}“`,
        )
      }
      quantityUnitName = read.unitName
    } else if (read.certainty !== 'SURE') note('QUANTITY_SPLIT', read.certainty, read.reason)
  }
  if (quantity !== null && quantityUnitName === '' && reading.headerUnit) {
    quantityUnitName = reading.headerUnit
    note('UNIT_FROM_HEADER', 'SURE', `Einheit „${quantityUnitName}“ aus dem Namen der Spalte`)
  }
  const described = shownCellText(cellsOf('description').find((one) => cellText(one) !== ''))
  const nameCount = reading.countsInFront ? piecesInFront : piecesNamed
  const named = reading.columns.has('quantity') ? null : nameCount(described)
  if (named) {
    const [shown, where] = named.isBehind
      ? [described.slice(-40), 'hinten']
      : [described.slice(0, 40), 'vorn']
    const count = `${named.pieces} ${named.unitName}`.trim().replace('.', ',')
    note('QUANTITY_SPLIT', 'CHECK', `„${shown}“ nennt ${where} die Menge ${count}`)
    quantity = named.pieces
    quantityUnitName ||= named.unitName
  }
  const article = reading.isWithoutNumbers ? articleInText(named?.rest ?? described) : null
  if (article) {
    orderNumber = article.number
    manufacturerName ||= article.manufacturerName
    const maker = article.manufacturerName && `Hersteller ${article.manufacturerName} und `
    note(
      'NUMBER_FROM_TEXT',
      'CHECK',
      `„${described.slice(0, 80)}“ als ${maker}Nummer „${article.number}“ gelesen`,
    )
    offer({ text: article.number, kind: 'exact', certainty: 'CHECK' })
  }
  let totalQuantity: number | null = null
  if (quantity !== null && reading.quantityBasis === 'TOTAL') {
    totalQuantity = quantity
    const ofOne = quantityOfOne(quantity, reading.amount, quantityUnitName)
    if (ofOne.note) notes.push(ofOne.note)
    quantity = ofOne.quantity
  }
  // A list that counts nowhere has a row for each piece in one cabinet, or names each in it; the reader of the lines says so.
  if (!reading.columns.has('quantity') && !named) {
    quantity = Math.max(1, countDesignations(designation.bmk))
    if (quantity > 1)
      note('QUANTITY_SPLIT', 'CHECK', `Die Zeile nennt ${quantity} Betriebsmittel, je eines ein Stück`)
  }
  const otherDevices =
    quantity === null ? null : noteOfOtherDevices(quantity, designation.bmk, quantityUnitName)
  if (otherDevices) notes.push(otherDevices)

  const remark = (reading.columns.get('remark') ?? [])
    .map((column) => withoutNothing(shownCellText(row.cells[column])))
    .filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index)
    .join(' · ')
  const equivalentAllowed = manufacturer.equivalentAllowed || allowsEquivalent(remark)
  if (equivalentAllowed) {
    const named = withoutNothing(cellText(cell('manufacturerName'))) || remark
    note('EQUIVALENT_ALLOWED', 'SURE', `„${named}“: gleichwertige Teile sind erlaubt`)
  }
  const suppliedText = cellText(cell('isSuppliedPart'))
  const isSuppliedPart =
    isSuppliedByMaker ||
    isSupplied(suppliedText, reading.suppliedPartString, { containment: reading.suppliedByContainment }) ||
    isSupplied(remark, reading.suppliedPartString, { containment: true })

  const line: BomLine = {
    rowIndex: row.rowIndex,
    position: 0,
    orderNumber,
    manufacturerNumber,
    manufacturerName,
    manufacturerAlternatives: manufacturer.alternatives.length > 1 ? manufacturer.alternatives : [],
    description: (reading.columns.get('description') ?? [])
      .map((column) =>
        shownCellText(
          row.cells[column]?.merged && cellText(row.cells[column]) === '' ? above(column) : row.cells[column],
        ),
      )
      .filter((piece, index, all) => withoutNothing(piece) !== '' && all.indexOf(piece) === index)
      .join(' '),
    quantity,
    totalQuantity,
    quantityText,
    quantityUnitName,
    unitCode: quantityUnitName ? (unitOf(quantityUnitName)?.code ?? null) : null,
    wholesalerOrderNumber,
    ...designation,
    isSuppliedPart,
    equivalentAllowed,
    notes,
    numberCandidates,
  }
  const price = (field: BomField): number | null => {
    const source = cell(field)
    return source?.kind === 'number' && source.number !== undefined
      ? source.number
      : parsePrice(cellText(source), reading.decimalStyle)
  }
  const listPrice = price('listPrice')
  const purchasePrice = price('purchasePrice')
  if (listPrice !== null) line.listPrice = listPrice
  if (purchasePrice !== null) line.purchasePrice = purchasePrice
  if (erpNumber) line.erpNumber = erpNumber
  const eanText = ownEan || ean
  if (isEan(eanText)) line.eanNumber = bareEan(eanText)
  else if (eanText !== '')
    note('EAN_WRONG', 'CHECK', `„${eanText}“ ist keine EAN: Länge oder Prüfziffer stimmen nicht`)
  if (text('manufacturerLink')) line.manufacturerLink = text('manufacturerLink')
  if (remark) line.remark = remark
  if (text('parent')) line.parent = text('parent')
  return line
}
