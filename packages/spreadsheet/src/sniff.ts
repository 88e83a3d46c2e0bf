import { open } from 'node:fs/promises'
import { guessUtf16, share } from './csv/encoding.ts'
import { notATable, SpreadsheetProblem, saveAsXlsx } from './spreadsheet-problem.ts'

export type FileKind = 'zip' | 'xls' | 'text'

const headBytes = 64 * 1024

const foreign: readonly { start: readonly number[]; what: string }[] = [
  { start: [0x25, 0x50, 0x44, 0x46], what: 'ein PDF-Dokument' },
  { start: [0x89, 0x50, 0x4e, 0x47], what: 'ein Bild (PNG)' },
  { start: [0xff, 0xd8, 0xff], what: 'ein Bild (JPEG)' },
  { start: [0x47, 0x49, 0x46, 0x38], what: 'ein Bild (GIF)' },
  { start: [0x4d, 0x5a, 0x90], what: 'ein Programm' },
  { start: [0x7f, 0x45, 0x4c, 0x46], what: 'ein Programm' },
  { start: [0x1f, 0x8b], what: 'ein gepacktes Archiv' },
  { start: [0x37, 0x7a, 0xbc, 0xaf], what: 'ein gepacktes Archiv' },
  { start: [0x52, 0x61, 0x72, 0x21], what: 'ein gepacktes Archiv' },
  { start: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'ein Textdokument (RTF)' },
]

const oleContainer = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

interface Sniffed {
  kind: FileKind
  size: number
  /** What the user should know about it, as sentences without their last dot. */
  notices: string[]
}

/** Decides by content what a file is; the name only words a refusal or a notice. */
export async function sniff(path: string, filename: string): Promise<Sniffed> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size === 0) throw new SpreadsheetProblem('empty')
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const kind = kindOf(buffer.subarray(0, bytesRead), filename)
    const excelName = kind === 'text' ? /\.(?:xls[bmx]?|ods)$/i.exec(filename)?.[0].toLowerCase() : undefined
    const notices =
      excelName === undefined
        ? []
        : [`Die Datei heißt ${excelName}, ist aber eine Textliste und wurde als CSV gelesen`]
    return { kind, size, notices }
  } finally {
    await file.close()
  }
}

function kindOf(head: Buffer, filename: string): FileKind {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  if (startsWith([0x50, 0x4b, 0x03, 0x04]) || startsWith([0x50, 0x4b, 0x05, 0x06])) return 'zip'
  if (startsWith(oleContainer)) return 'xls'
  // A BIFF stream without container begins with its BOF record.
  if (
    head[0] === 0x09 &&
    [0x00, 0x02, 0x04, 0x08].includes(head[1]!) &&
    head[3] === 0x00 &&
    head[2]! >= 4 &&
    head[2]! <= 16
  )
    return 'xls'
  const other = foreign.find(({ start }) => startsWith(start))
  if (other) throw notATable(other.what)
  requireText(head, filename)
  return 'text'
}

function requireText(head: Buffer, filename: string): void {
  const start = head
    .subarray(0, 1024)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[^\x20-\x7e]+/, '')
    .trimStart()
  if (/^<\?xml[^>]*>\s*(<\?mso-application|<(\w+:)?workbook)/i.test(start))
    throw saveAsXlsx('eine Arbeitsmappe im alten XML-Format von Excel')
  if (/^<(!doctype|!--|html|head|body|table|script|style|meta|svg|\?xml|\?php)/i.test(start)) {
    const hasTable = /<table/i.test(head.toString('latin1'))
    if (/\.xlsx?$/i.test(filename) && hasTable) throw saveAsXlsx('eine Webseite (HTML)')
    throw notATable(/^<(\?xml|svg)/i.test(start) ? 'eine XML-Datei' : 'eine Webseite (HTML)')
  }
  if (/^#!/.test(start)) throw notATable('ein Programm')
  const control = (byte: number) =>
    (byte >= 0x01 && byte <= 0x08) || (byte >= 0x0e && byte <= 0x19) || byte === 0x7f
  if (!guessUtf16(head) && share(head, control) > 0.02) throw new SpreadsheetProblem('not-a-spreadsheet')
}
