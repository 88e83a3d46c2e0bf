import { splitDealerBeforeNumber } from './dealer-before-number.ts'
import { articleNumberText, isCutNumber, numbersBeforeDate } from './excel-damage.ts'
import type { BomField } from './fields.ts'
import type { LineSource } from './line-source.ts'
import { cellText } from './rows.ts'
import { type StrippedNumber, stripNumberPrefix, withoutNothing } from './words-for-nothing.ts'

/** The numbers of a line as their cells have them, '' where there is none. */
export interface LineNumbers {
  orderNumber: string
  manufacturerNumber: string
  wholesalerOrderNumber: string
  erpNumber: string
  /** Of its own column, or what another one calls an EAN. */
  ean: string
  /** The first address of a page that stands in place of a number. */
  link: string
}

const address = /^(?:https?:\/\/|www\.)\S+$/i

function readNumber(line: LineSource, field: BomField): StrippedNumber {
  const source = line.cell(field)
  const { text, prefix } = stripNumberPrefix(withoutNothing(articleNumberText(source)))
  if (prefix) line.note('NUMBER_PREFIX_REMOVED', 'SURE', `Aus „${cellText(source)}“ wurde „${text}“ gelesen`)
  if (isCutNumber(text))
    line.note('NUMBER_CUT', 'OPEN', `Die Tabelle hat der Nummer Stellen genommen: „${text}“`)
  if (source?.kind === 'date' && text !== '') {
    line.note('NUMBER_BECAME_DATE', 'CHECK', `Die Tabelle hat aus der Nummer ein Datum gemacht: „${text}“`)
    if (field === 'orderNumber' || field === 'manufacturerNumber') numbersBeforeDate(text).forEach(line.offer)
  }
  return { text, prefix }
}

/** The number that counts of those of several dealers, without the dealer's name before it. */
function dealersNumber(line: LineSource, value: string): string {
  const ofDealer = splitDealerBeforeNumber(value)
  if (ofDealer)
    line.note(
      'NUMBER_PREFIX_REMOVED',
      'CHECK',
      `„${value}“ als Händler ${ofDealer.dealer} und Nummer „${ofDealer.number}“ gelesen`,
    )
  const ownColumn = line.columnOf('wholesalerOrderNumber')
  const others = (line.reading.columns.get('wholesalerOrderNumber') ?? []).filter(
    (column) => column !== ownColumn && line.isFilled(column),
  )
  if (others.length > 0) {
    const numbers = others.map((column) => `„${cellText(line.row.cells[column])}“`)
    line.note('OTHER_DEALERS', 'CHECK', `Andere Händler führen das Teil als ${numbers.join(', ')}`)
  }
  return ofDealer ? ofDealer.number : value
}

/** Reads the numbers from their columns; what a table program did to them is noted. */
export function readNumbers(line: LineSource): LineNumbers {
  let calledEan = ''
  let link = ''
  const number = (field: BomField): string => {
    const { text, prefix } = readNumber(line, field)
    if (address.test(text)) {
      line.note('NUMBER_IS_ADDRESS', 'CHECK', `„${text.slice(0, 80)}“ ist eine Adresse und keine Nummer`)
      link ||= text
      return ''
    }
    if (prefix === 'EAN') calledEan ||= text
    return withoutNothing(text)
  }
  const orderNumber = number('orderNumber')
  const manufacturerNumber = number('manufacturerNumber')
  const wholesalerOrderNumber = dealersNumber(line, number('wholesalerOrderNumber'))
  const erpNumber = number('erpNumber')
  const ownEan = number('eanNumber')
  return { orderNumber, manufacturerNumber, wholesalerOrderNumber, erpNumber, ean: ownEan || calledEan, link }
}
