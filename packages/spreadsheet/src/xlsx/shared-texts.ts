import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits } from '../types.ts'
import { cellTextOf } from './escapes.ts'
import { readXml } from './parse-xml.ts'
import type { ZipArchive } from './zip-archive.ts'

/** All shared texts of a workbook; rich text runs are joined, phonetic hints left out. */
export async function readSharedTexts(
  zip: ZipArchive,
  part: string | undefined,
  options: { limits: Limits; signal?: AbortSignal },
): Promise<string[]> {
  const texts: string[] = []
  if (!part) return texts
  if (!zip.has(part)) return texts
  let length = 0
  let text = ''
  let collecting = false
  let phonetic = 0
  await readXml(zip.read(part, options.signal), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic++
      else if (name === 't') collecting = phonetic === 0
    },
    text(piece) {
      if (collecting) text += piece
    },
    close(name) {
      if (name === 't') collecting = false
      else if (name === 'rPh') phonetic--
      else if (name === 'si') {
        // An empty text costs memory too.
        length += text.length + 16
        if (length > options.limits.sharedTextLength) throw new SpreadsheetProblem('too-large')
        texts.push(cellTextOf(text))
      }
    },
  })
  return texts
}
