import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits } from '../types.ts'
import { datanormLines } from './datanorm-lines.ts'
import { articleNumberAt, type DatanormVersion, priceNumbers } from './datanorm-records.ts'
import { createRecordIndex, type RecordIndex, type RecordKind } from './record-index.ts'
import { type DatanormEncoding, encodingVotes } from './text-encoding.ts'

export interface DatanormContents {
  index: RecordIndex
  encoding: DatanormEncoding
  /** What the user should know of the whole file, as sentences without their last dot. */
  notices: string[]
}

const mostRecords = 4_000_000
const semicolon = 0x3b

/** Finds out where the records of each article and each text stand, and in which encoding the file is. */
export async function indexDatanorm(
  path: string,
  version: DatanormVersion,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<DatanormContents> {
  const index = createRecordIndex()
  const votes = encodingVotes()
  let records = 0
  let promised: number | undefined
  let holdsNul = false
  for await (const lines of datanormLines(path, signal))
    for (const line of lines) {
      if (line.bytes === undefined || line.bytes.length === 0) continue
      const bytes = withoutNul(line.bytes)
      holdsNul ||= bytes !== line.bytes
      votes.look(bytes)
      records += 1
      const kind = bytes[1] === semicolon ? String.fromCharCode(bytes[0]!) : ''
      if (kind === 'P')
        for (const number of priceNumbers(version, bytes.toString('latin1').split(';')))
          index.add('P', Buffer.from(number, 'latin1'), line)
      else if (kind === 'A' || kind === 'D' || kind === 'T' || (kind === 'B' && version === 4))
        index.add(kind as RecordKind, keyOf(bytes), line)
      else if (kind === 'E' && version === 5) promised = Number(bytes.toString('latin1').split(';')[1])
      if (index.size() > Math.min(mostRecords, limits.rows)) throw new SpreadsheetProblem('too-many-rows')
    }
  const notices: string[] = []
  // Some count their first and last record, some do not.
  if (
    promised !== undefined &&
    Number.isInteger(promised) &&
    promised !== 0 &&
    Math.abs(records - 1 - promised) > 1
  )
    notices.push(
      `Die Datei nennt an ihrem Ende ${promised} Sätze, enthält aber ${records}; bitte prüfen Sie, ob Zeilen fehlen`,
    )
  if (holdsNul)
    notices.push('Die Datei enthält Nullbytes, wie nach einem Abbruch; bitte prüfen Sie, ob Zeilen fehlen')
  return { index, encoding: votes.result(), notices }
}

export function withoutNul(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return bytes
  return Buffer.from(bytes.filter((byte) => byte !== 0))
}

/** The third field, without outer blanks: the number of the article or of the text. */
export function keyOf(bytes: Buffer): Buffer {
  let start = 0
  for (let field = 0; field < articleNumberAt; field += 1) {
    const at = bytes.indexOf(semicolon, start)
    if (at < 0) return bytes.subarray(0, 0)
    start = at + 1
  }
  let end = bytes.indexOf(semicolon, start)
  if (end < 0) end = bytes.length
  while (start < end && bytes[start] === 0x20) start += 1
  while (end > start && bytes[end - 1] === 0x20) end -= 1
  return bytes.subarray(start, end)
}
