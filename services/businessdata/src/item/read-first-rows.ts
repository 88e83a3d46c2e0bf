import { UnsupportedMedia } from '@schrankwerk/service-kit/worker'
import { type Cell, openSpreadsheet, SpreadsheetProblem } from '@schrankwerk/spreadsheet'

export interface FirstRows {
  sheets: string[]
  sheet: number
  rows: string[][]
  /** There are more rows, columns or text in a cell. */
  isCut: boolean
}

const mostRows = 200
const mostColumns = 100
const mostCharacters = 500

/** The beginning of a table as a spreadsheet program shows it; of no sheet in particular, of the first visible one. */
export async function readFirstRows({
  path,
  filename,
  sheet: wanted,
}: {
  path: string
  filename: string
  sheet?: number | undefined
}): Promise<FirstRows> {
  try {
    const opened = await openSpreadsheet(path, { filename })
    try {
      const { sheets } = opened
      const sheet =
        wanted ??
        Math.max(
          0,
          sheets.findIndex(({ hidden }) => !hidden),
        )
      if (sheets[sheet] === undefined) throw new SpreadsheetProblem('no-sheet')
      const rows: string[][] = []
      let isCut = false
      for await (const { cells } of opened.rows({ sheet: sheets[sheet].name, maxRows: mostRows + 1 })) {
        if (rows.length === mostRows) {
          isCut = true
          break
        }
        const texts = cells.slice(0, mostColumns).map(textOf)
        isCut ||= cells.length > mostColumns || texts.some(({ length }) => length > mostCharacters)
        rows.push(texts.map((text) => text.slice(0, mostCharacters)))
      }
      return { sheets: sheets.map(({ name }) => name), sheet, rows, isCut }
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    throw new UnsupportedMedia('file-content').because(sentences[error.code] ?? damaged)
  }
}

const textOf = ({ shown, text }: Cell): string => shown ?? text

const damaged =
  'Die Datei ist unvollständig oder beschädigt und hat keine Vorschau. Bitte laden Sie sie herunter und öffnen Sie sie in einem Tabellenprogramm.'

const sentences: Partial<Record<SpreadsheetProblem['code'], string>> = {
  encrypted:
    'Die Datei ist mit einem Kennwort geschützt und hat keine Vorschau. Bitte laden Sie sie herunter und öffnen Sie sie in einem Tabellenprogramm.',
  empty: 'In der Datei ist keine Zeile ausgefüllt.',
  'too-large':
    'Die Datei ist zu groß für eine Vorschau. Bitte laden Sie sie herunter und öffnen Sie sie in einem Tabellenprogramm.',
  'no-sheet': 'Das Tabellenblatt gibt es in dieser Datei nicht. Bitte wählen Sie ein anderes Blatt.',
}
