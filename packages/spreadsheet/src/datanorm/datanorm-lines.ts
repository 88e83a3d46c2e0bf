import { createReadStream } from 'node:fs'

/** A line of the file without its end; `bytes` is undefined where it is longer than any record. */
export interface DatanormLine {
  /** As an editor numbers it, from 1. */
  line: number
  offset: number
  /** With its line end. */
  length: number
  bytes: Buffer | undefined
}

/** Records have a few hundred characters; what is longer is none. */
export const longestRecord = 0xffff
const lineFeed = 0x0a
const carriageReturn = 0x0d
const endOfText = 0x1a

/** The lines of a file, slice by slice; an overlong one passes without being held. */
export async function* datanormLines(path: string, signal?: AbortSignal): AsyncGenerator<DatanormLine[]> {
  let held: Buffer = Buffer.alloc(0)
  let line = 0
  let offset = 0
  /** Bytes of an overlong line that have gone by. */
  let dropped = 0
  const stream = createReadStream(path, { highWaterMark: 256 * 1024, signal })
  for await (const chunk of stream) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk as Buffer]) : (chunk as Buffer)
    const lines: DatanormLine[] = []
    let start = 0
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      const length = dropped + end + 1 - start
      line += 1
      lines.push({ line, offset, length, bytes: record(bytes.subarray(start, end), length) })
      offset += length
      dropped = 0
      start = end + 1
    }
    held = Buffer.from(bytes.subarray(start))
    if (held.length + dropped > longestRecord) {
      dropped += held.length
      held = Buffer.alloc(0)
    }
    if (lines.length > 0) yield lines
  }
  const length = dropped + held.length
  if (length > 0) yield [{ line: line + 1, offset, length, bytes: record(held, length) }]
}

function record(bytes: Buffer, length: number): Buffer | undefined {
  if (length > longestRecord) return undefined
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === carriageReturn || bytes[end - 1] === endOfText)) end -= 1
  return bytes.subarray(0, end)
}
