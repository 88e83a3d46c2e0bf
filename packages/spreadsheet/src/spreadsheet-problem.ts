export type ProblemCode =
  | 'not-a-spreadsheet'
  | 'encrypted'
  | 'empty'
  | 'too-large'
  | 'too-many-rows'
  | 'damaged'
  | 'unsupported-version'
  | 'unsafe'
  | 'encoding-unknown'
  | 'no-sheet'

const sentences: Record<ProblemCode, string> = {
  'not-a-spreadsheet':
    'Die Datei ist keine lesbare Tabelle. Bitte speichern Sie die Liste als .xlsx, .xls oder .csv und laden Sie sie erneut hoch.',
  encrypted:
    'Die Datei ist mit einem Kennwort geschützt. Bitte entfernen Sie den Schutz in Excel und laden Sie die Datei erneut hoch.',
  empty: 'Die Datei enthält keine ausgefüllten Zeilen. Bitte wählen Sie eine Datei mit Inhalt.',
  'too-large': 'Die Datei ist zu groß zum Lesen. Bitte teilen Sie sie auf oder speichern Sie sie als .csv.',
  'too-many-rows': 'Die Datei hat zu viele Zeilen. Bitte teilen Sie sie auf.',
  damaged:
    'Die Datei ist unvollständig oder beschädigt. Bitte öffnen Sie sie in Excel, speichern Sie sie neu und laden Sie sie erneut hoch.',
  'unsupported-version':
    'Dieses Tabellenformat wird nicht gelesen. Bitte speichern Sie die Liste als .xlsx und laden Sie sie erneut hoch.',
  unsafe:
    'Die Datei enthält Anweisungen, die in einer Tabelle nichts zu suchen haben, und wurde nicht gelesen. Bitte speichern Sie sie in Excel als neue .xlsx-Datei.',
  'encoding-unknown':
    'Die Zeichenkodierung der Datei ist nicht zu erkennen. Bitte wählen Sie die Kodierung aus oder speichern Sie die Datei als „CSV UTF-8“.',
  'no-sheet': 'Das Tabellenblatt gibt es in dieser Datei nicht. Bitte wählen Sie ein anderes Blatt.',
}

/** A file that is not read, and why. `detail` is one or two German sentences: the cause and the way out. */
export class SpreadsheetProblem extends Error {
  readonly code: ProblemCode
  readonly detail: string

  constructor(code: ProblemCode, detail: string = sentences[code], options?: ErrorOptions) {
    super(`${code}: ${detail}`, options)
    this.name = 'SpreadsheetProblem'
    this.code = code
    this.detail = detail
  }
}

/** A file of another kind; `what` is named with its article: "ein PDF-Dokument". */
export function notATable(what: string): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'not-a-spreadsheet',
    `Die Datei ist ${what} und keine Tabelle. Bitte speichern Sie die Liste als .xlsx, .xls oder .csv und laden Sie sie erneut hoch.`,
  )
}

/** A table in a format that is not read. */
export function saveAsXlsx(what: string): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'unsupported-version',
    `Die Datei ist ${what}; dieses Format wird nicht gelesen. Bitte öffnen Sie sie in Excel, speichern Sie sie als .xlsx und laden Sie sie erneut hoch.`,
  )
}

/** `what` is what is wrong, as a sentence without its dot. */
export function damaged(what: string, options?: ErrorOptions): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'damaged',
    `Die Datei ist beschädigt: ${what}. Bitte öffnen Sie sie in Excel, speichern Sie sie neu und laden Sie sie erneut hoch.`,
    options,
  )
}

/** Passes problems and aborts on; anything else a reader throws means that the file is damaged. */
export function asProblem(error: unknown, signal?: AbortSignal): unknown {
  if (error instanceof SpreadsheetProblem) return error
  if (signal?.aborted) return signal.reason
  if (isSystemError(error)) return error
  return new SpreadsheetProblem('damaged', undefined, { cause: error })
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
