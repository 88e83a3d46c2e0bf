import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { Logger } from 'pino'
import { berlinClock } from './berlin-day.ts'
import { attachmentHeaders } from './send-file.ts'
import { sendStream } from './send-stream.ts'

export interface ZipEntry {
  /** A name that is taken already gets a numeric prefix. */
  name: string
  /** Left out, the moment at which it is packed. */
  modifiedAt?: Date
  /** Opened when its turn comes, and not before. */
  open(): Promise<Readable>
}

/** Formats that are compressed already: stored as they are. */
const compressed = /\.(xlsx|docx|pdf|jpe?g|png|gif|zip)$/i

/**
 * Answers a zip that is made while it is sent, one entry after the other. When an entry breaks, the connection breaks,
 * so that nobody takes the zip for whole. `onEnd` runs after the last byte was handed over, and only then.
 */
export function sendZip({
  filename,
  entries,
  log,
  onEnd,
}: {
  filename: string
  entries: AsyncIterable<ZipEntry>
  log: Logger
  onEnd?: () => Promise<void>
}): Promise<Response> {
  const zip = new ZipArchive({ zlib: { level: 6 } })
  const fail = (error: unknown) => {
    log.error({ err: error }, 'a zip broke')
    zip.destroy(error instanceof Error ? error : new Error('a zip broke'))
  }
  zip.on('warning', fail)
  if (onEnd !== undefined) {
    zip.once('end', () => {
      onEnd().catch((error) => log.error({ err: error }, 'what follows a zip failed'))
    })
  }
  fill(zip, entries).catch(fail)
  return sendStream(zip as unknown as Readable, { headers: attachmentHeaders(filename, 'application/zip') })
}

async function fill(zip: ZipArchive, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const names = new Set<string>()
  // A reader who goes destroys the zip without an error.
  const gone = once(zip, 'close')
  gone.catch(() => undefined)
  for await (const { name, modifiedAt = new Date(), open } of entries) {
    if (zip.destroyed) return
    const unique = uniqueName(name, names)
    const stream = await open()
    const failed = once(stream, 'error').then(([error]) => {
      throw error
    })
    failed.catch(() => undefined)
    // The next entry is opened when this one is in: a hundred open files would only wait for their turn.
    const done = once(zip, 'entry')
    try {
      // A zip has the time of a clock and no zone.
      zip.append(stream, { name: unique, date: berlinClock(modifiedAt), store: compressed.test(unique) })
      await Promise.race([done, failed, gone])
    } finally {
      stream.destroy()
    }
  }
  if (!zip.destroyed) await zip.finalize()
}

/** Windows unpacks no name with these signs, nor one that ends in a dot. */
const forWindows = (name: string): string =>
  name
    .split('/')
    .map((part) => part.replace(/[<>:"|?*]/g, '_').replace(/\.$/, '_'))
    .join('/')

function uniqueName(written: string, taken: Set<string>): string {
  const name = forWindows(written)
  let unique = name
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${number}_${name}`
  taken.add(unique.toLowerCase())
  return unique
}
