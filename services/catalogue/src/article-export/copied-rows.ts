import type { Readable } from 'node:stream'

export type CopiedRow = (string | null)[]

const lineFeed = 0x0a
const letters: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Rows of a COPY in PostgreSQL's text format. */
export async function* copiedRows(copy: Readable): AsyncGenerator<CopiedRow> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(lineFeed)
    rest = bytes.subarray(end + 1)
    if (end < 0) continue
    for (const line of bytes.toString('utf8', 0, end).split('\n')) yield line.split('\t').map(fieldValue)
  }
}

function fieldValue(field: string): string | null {
  if (field === '\\N') return null
  return field.includes('\\') ? field.replace(/\\(.)/g, (_, sign: string) => letters[sign] ?? sign) : field
}
