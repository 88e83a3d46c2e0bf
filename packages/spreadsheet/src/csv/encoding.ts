import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'
import { isCyrillicAsWestern } from '../cyrillic.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { isCentralEuropean } from './central-european.ts'
import { isDos } from './dos.ts'

export interface DetectedEncoding {
  encoding: string
  /** Length of the byte-order mark. */
  skip: number
  /** Neither a mark nor a person said Windows-1252: some lines may be in another encoding. */
  isGuess?: true
}

/** What is neither marked nor UTF-8 is taken for. */
const usual = 'windows-1252'

const marks: readonly { encoding: string; bytes: readonly number[] }[] = [
  // UTF-32LE begins with the mark of UTF-16LE, so it is asked first.
  { encoding: 'utf-32le', bytes: [0xff, 0xfe, 0x00, 0x00] },
  { encoding: 'utf-32be', bytes: [0x00, 0x00, 0xfe, 0xff] },
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/**
 * Byte-order mark, else the pattern of UTF-16, else strict UTF-8 over the whole file, else what its words are written in:
 * code page 850, Windows-1250, Windows-1251 or, in doubt, Windows-1252.
 * `chosen` wins over all of it but the length of a mark that fits. What the file would be taken for anyway is as often
 * kept from a former reading as chosen, and changes nothing.
 */
export async function detectEncoding(
  path: string,
  head: Buffer,
  options: { chosen?: string; signal?: AbortSignal },
): Promise<DetectedEncoding> {
  const { chosen, signal } = options
  const mark = marks.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (chosen !== undefined) {
    const isUsual = mark === undefined && plainName(chosen) === plainName(usual)
    const own = isUsual ? await encodingByContent(path, head, signal) : undefined
    return own?.isGuess ? own : chosenEncoding(chosen, mark)
  }
  if (mark?.encoding === 'utf-8' && !(await isUtf8File(path, signal))) {
    throw new SpreadsheetProblem('encoding-unknown')
  }
  if (mark) return { encoding: mark.encoding, skip: mark.bytes.length }
  const found = await encodingByContent(path, head, signal)
  if (found === undefined) throw new SpreadsheetProblem('encoding-unknown')
  return found
}

/** Undefined where the bytes are no text. */
async function encodingByContent(
  path: string,
  head: Buffer,
  signal: AbortSignal | undefined,
): Promise<DetectedEncoding | undefined> {
  const wide = guessUtf16(head)
  if (wide) return { encoding: wide, skip: 0 }
  const written = withoutNulTail(head)
  if (written.length === 0 || share(written, (byte) => byte === 0) > 0.3) return undefined
  if (await isUtf8File(path, signal)) return { encoding: 'utf-8', skip: 0 }
  if (isDos(head)) return { encoding: 'cp850', skip: 0 }
  if (isCyrillicAsWestern([iconv.decode(head, usual)])) return { encoding: 'windows-1251', skip: 0 }
  if (await isCentralEuropean(path, signal)) return { encoding: 'windows-1250', skip: 0 }
  return { encoding: usual, skip: 0, isGuess: true }
}

/** A file system that crashed leaves a list with a tail of NUL. */
function withoutNulTail(head: Buffer): Buffer {
  let end = head.length
  while (end > 0 && head[end - 1] === 0) end--
  return head.subarray(0, end)
}

function chosenEncoding(chosen: string, mark: (typeof marks)[number] | undefined): DetectedEncoding {
  if (!iconv.encodingExists(chosen)) {
    throw new SpreadsheetProblem(
      'encoding-unknown',
      'Diese Zeichenkodierung ist nicht bekannt. Bitte wählen Sie UTF-8, UTF-16, Windows-1250, Windows-1251, Windows-1252 oder DOS (850).',
    )
  }
  const same = mark && plainName(mark.encoding) === plainName(chosen)
  return { encoding: chosen, skip: same ? mark.bytes.length : 0 }
}

function plainName(encoding: string): string {
  return encoding.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Latin text in UTF-16 has a NUL at every second place, and its line feeds are two bytes wide. */
export function guessUtf16(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = head.length >> 1
  if (pairs < 2) return undefined
  const nuls = [0, 0]
  const lineFeeds = { le: 0, be: 0, all: 0 }
  for (let at = 0; at < pairs * 2; at += 2) {
    const first = head[at]!
    const second = head[at + 1]!
    if (first === 0) nuls[0]!++
    if (second === 0) nuls[1]!++
    if (first === 0x0a || second === 0x0a) lineFeeds.all++
    if (first === 0x0a && second === 0) lineFeeds.le++
    if (first === 0 && second === 0x0a) lineFeeds.be++
  }
  const fits = (many: number, few: number, paired: number) =>
    many >= pairs * 0.2 && few <= pairs * 0.01 && paired >= lineFeeds.all * 0.9
  if (fits(nuls[1]!, nuls[0]!, lineFeeds.le)) return 'utf-16le'
  if (fits(nuls[0]!, nuls[1]!, lineFeeds.be)) return 'utf-16be'
  return undefined
}

/** How many of the bytes pass, 0 to 1; 0 of none. */
export function share(bytes: Buffer, test: (byte: number) => boolean): number {
  if (bytes.length === 0) return 0
  let count = 0
  for (const byte of bytes) if (test(byte)) count++
  return count / bytes.length
}

/** Looks at every byte: a file may be ASCII for megabytes before its first umlaut. */
async function isUtf8File(path: string, signal?: AbortSignal): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal })) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer)
    const cut = lastWholeCharacter(bytes)
    if (!isUtf8(bytes.subarray(0, cut))) return false
    rest = bytes.subarray(cut)
  }
  return isUtf8(rest)
}

/** End of the last character that is surely complete. */
function lastWholeCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return bytes.length - back
  }
  return bytes.length
}
