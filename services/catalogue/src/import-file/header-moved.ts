import { SpreadsheetProblem } from '@schrankwerk/spreadsheet'

/** All columns of the configuration are there, in another row than it says. */
export class HeaderMoved extends SpreadsheetProblem {
  readonly headerRowIndex: number

  constructor(headerRowIndex: number, configured: number) {
    super(
      'empty',
      `Die Kopfzeile steht in dieser Datei in Zeile ${headerRowIndex}, die Importvorlage erwartet sie in Zeile ${configured}.`,
    )
    this.headerRowIndex = headerRowIndex
  }
}
