import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

export type CopiedRow = (string | null)[]

/** A statement that copies rows out, and what has to be locked before it. */
export interface Copying {
  databaseUrl: string
  /** Before the copying: a state of the articles is chosen only once nobody is replacing their tables. */
  lock: string
  copy: string
}

/** The rows of a COPY, on a connection of its own and without the kit, which would treble the memory of a thread. */
export async function* copiedRows({ databaseUrl, lock, copy }: Copying): AsyncGenerator<CopiedRow> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    options: '-c search_path=catalogue,public',
    application_name: 'catalogue-export',
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(lock)
    yield* rowsOf(client.query(copyTo(copy)))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const lineFeed = 0x0a
const letters: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Rows in PostgreSQL's text format. */
async function* rowsOf(copy: Readable): AsyncGenerator<CopiedRow> {
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
