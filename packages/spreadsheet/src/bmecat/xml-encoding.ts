import { createReadStream } from 'node:fs'
import { detectEncoding, guessUtf16 } from '../csv/encoding.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

export interface XmlEncoding {
  encoding: string
  notice?: string
}

/**
 * The encoding of an XML file: what it says, unless its bytes say otherwise, for UTF-8 and the Western encodings are
 * mixed up often enough.
 */
export async function xmlEncoding(
  path: string,
  head: Buffer,
  signal: AbortSignal | undefined,
): Promise<XmlEncoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le' }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be' }
  const wide = guessUtf16(head)
  if (wide) return { encoding: wide }
  const declared =
    /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
      head.subarray(0, 300).toString('latin1'),
    )?.[1] ?? 'utf-8'
  if (!isKnown(declared) || /^utf-?16|^utf-?32/i.test(declared))
    throw new SpreadsheetProblem(
      'encoding-unknown',
      `Die Datei nennt die Zeichenkodierung „${declared}“, in der sie nicht zu lesen ist. Bitte lassen Sie sie sich in UTF-8 geben.`,
    )
  const isSaidUtf8 = /^utf-?8$/i.test(declared)
  const found = await detectEncoding(path, head, { signal })
  if (isSaidUtf8 && found.encoding !== 'utf-8')
    return {
      encoding: 'windows-1252',
      notice: 'Die Datei nennt sich UTF-8, ist aber in Windows-1252 geschrieben und wurde so gelesen',
    }
  if (!isSaidUtf8 && found.encoding === 'utf-8' && (await isWideUtf8(path, signal)))
    return {
      encoding: 'utf-8',
      notice: `Die Datei nennt die Zeichenkodierung ${declared}, ist aber in UTF-8 geschrieben und wurde so gelesen`,
    }
  return { encoding: declared.toLowerCase() }
}

/** Whether a file that could be UTF-8 has any character beyond ASCII. */
async function isWideUtf8(path: string, signal: AbortSignal | undefined): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal }))
    if ((chunk as Buffer).some((byte) => byte >= 0x80)) return true
  return false
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding) !== undefined
  } catch {
    return false
  }
}
