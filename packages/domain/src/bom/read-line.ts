import { type ArticleInText, articleInText } from './article-in-text.ts'
import type { BomLine } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import { bareEan, isEan } from './ean.ts'
import type { BomField } from './fields.ts'
import { type CellAbove, type LineReading, type LineSource, openLine } from './line-source.ts'
import { allowsEquivalent } from './manufacturer-text.ts'
import { withFigureName } from './named-figures.ts'
import { readDesignations } from './read-designations.ts'
import { quantityOfCabinet, readLineQuantity } from './read-line-quantity.ts'
import { readMaker } from './read-maker.ts'
import { readNumbers } from './read-numbers.ts'
import { cellText, type SheetRow, shownCellText } from './rows.ts'
import { isSupplied, namesSupply, supplyMentioned } from './supplied-parts.ts'
import { unitOf } from './units.ts'
import { withoutNothing } from './words-for-nothing.ts'

/** Reads one row as a line; `position` is set by the caller. */
export function readLine(row: SheetRow, reading: LineReading, above: CellAbove): BomLine {
  const source = openLine(row, reading, above)
  const { notes, numberCandidates, text } = source
  const numbers = readNumbers(source)
  const maker = readMaker(source, numbers)
  const designation = readDesignations(source.cell, source.note)
  const described = shownCellText(source.cellsOf('description').find((one) => cellText(one) !== ''))
  const counted = readLineQuantity(source, described)
  const article = readArticle(source, described, counted.named?.rest ?? described)
  const { quantity, totalQuantity } = quantityOfCabinet(source, counted, designation.bmk)
  const { quantityText, quantityUnitName } = counted
  const remark = readRemark(source)
  const equivalentAllowed = readEquivalent(source, maker.equivalentAllowed, remark)
  const isSuppliedPart = readSupplied(source, remark) || maker.isSuppliedByMaker
  // The remark is the list owner's, while the note is read by the others too: nothing of it is quoted.
  if (!isSuppliedPart && namesSupply(remark)) source.note('SUPPLY_MENTIONED', 'CHECK', supplyMentioned)

  const line: BomLine = {
    rowIndex: row.rowIndex,
    position: 0,
    orderNumber: article?.number ?? maker.orderNumber,
    manufacturerNumber: maker.manufacturerNumber,
    manufacturerName: maker.manufacturerName || (article?.manufacturerName ?? ''),
    manufacturerAlternatives: maker.manufacturerAlternatives,
    description: readDescription(source),
    quantity,
    totalQuantity,
    quantityText,
    quantityUnitName,
    unitCode: quantityUnitName ? (unitOf(quantityUnitName)?.code ?? null) : null,
    wholesalerOrderNumber: numbers.wholesalerOrderNumber,
    ...designation,
    isSuppliedPart,
    equivalentAllowed,
    notes,
    numberCandidates,
  }
  const listPrice = readPrice(source, 'listPrice')
  const purchasePrice = readPrice(source, 'purchasePrice')
  if (listPrice !== null) line.listPrice = listPrice
  if (purchasePrice !== null) line.purchasePrice = purchasePrice
  if (numbers.erpNumber) line.erpNumber = numbers.erpNumber
  const eanNumber = readEan(source, numbers.ean)
  if (eanNumber !== null) line.eanNumber = eanNumber
  const link = text('manufacturerLink') || numbers.link
  if (link) line.manufacturerLink = link
  if (remark) line.remark = remark
  if (text('parent')) line.parent = text('parent')
  return line
}

/** The article that the text names in a list without columns for its number and its maker. */
function readArticle({ reading, note, offer }: LineSource, described: string, thing: string) {
  const article: ArticleInText | null = reading.isWithoutNumbers ? articleInText(thing) : null
  if (article === null) return null
  const maker = article.manufacturerName && `Hersteller ${article.manufacturerName} und `
  note(
    'NUMBER_FROM_TEXT',
    'CHECK',
    `„${described.slice(0, 80)}“ als ${maker}Nummer „${article.number}“ gelesen`,
  )
  offer({ text: article.number, kind: 'exact', certainty: 'CHECK' })
  return article
}

const readDescription = ({ row, reading, above }: LineSource): string =>
  (reading.columns.get('description') ?? [])
    .map((column) => {
      const own = row.cells[column]
      const text = shownCellText(own?.merged && cellText(own) === '' ? above(column) : own)
      return withFigureName(text, reading.figureNames?.get(column))
    })
    .filter((piece, index, all) => withoutNothing(piece) !== '' && all.indexOf(piece) === index)
    .join(' ')

const readRemark = ({ cellsOf }: LineSource): string =>
  cellsOf('remark')
    .map((cell) => withoutNothing(shownCellText(cell)))
    .filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index)
    .join(' · ')

function readEquivalent({ text, note }: LineSource, isByMaker: boolean, remark: string): boolean {
  if (!isByMaker && !allowsEquivalent(remark)) return false
  const maker = isByMaker ? text('manufacturerName') : ''
  // The remark is not quoted, as above.
  const said =
    maker === '' ? 'Gleichwertige Teile sind erlaubt' : `„${maker}“: gleichwertige Teile sind erlaubt`
  note('EQUIVALENT_ALLOWED', 'SURE', said)
  return true
}

function readSupplied({ cell, reading }: LineSource, remark: string): boolean {
  const { suppliedPartString, suppliedByContainment } = reading
  const text = cellText(cell('isSuppliedPart'))
  return (
    isSupplied(text, suppliedPartString, { containment: suppliedByContainment }) ||
    isSupplied(remark, suppliedPartString, { containment: true })
  )
}

function readPrice({ cell, reading }: LineSource, field: BomField): number | null {
  const source = cell(field)
  return source?.kind === 'number' && source.number !== undefined
    ? source.number
    : parsePrice(cellText(source), reading.decimalStyle)
}

function readEan({ note }: LineSource, text: string): string | null {
  if (isEan(text)) return bareEan(text)
  if (text !== '') note('EAN_WRONG', 'CHECK', `„${text}“ ist keine EAN: Länge oder Prüfziffer stimmen nicht`)
  return null
}
