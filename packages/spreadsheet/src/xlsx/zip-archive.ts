import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits } from '../types.ts'

const ratioMatters = 16 * 1024 * 1024

/** The parts of an xlsx, by name without regard to case. */
export interface ZipArchive {
  has(name: string): boolean
  size(name: string): number
  /** All parts together, as the directory says. */
  inflatedSize: number
  /** Inflated bytes; sizes and checksum are verified while reading. */
  read(name: string, signal?: AbortSignal): AsyncIterable<Buffer>
  close(): Promise<void>
}

/** Opens the zip and refuses what could hurt from its directory alone, before anything is inflated. */
export async function openZip(path: string, limits: Limits): Promise<ZipArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new SpreadsheetProblem('damaged', undefined, { cause: error })
  })
  try {
    return archiveOf(zip, await readDirectory(zip, limits), limits)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile, limits: Limits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw tooManyParts(limits)
  const entries = new Map<string, Entry>()
  let inflated = 0
  let count = 0
  for await (const entry of directoryOf(zip)) {
    if (++count > limits.entries) throw tooManyParts(limits)
    if (entry.fileName.endsWith('/')) continue
    if (entry.isEncrypted()) throw new SpreadsheetProblem('encrypted')
    const name = partName(entry.fileName)
    if (entries.has(name)) throw new SpreadsheetProblem('damaged')
    inflated += entry.uncompressedSize
    if (inflated > limits.inflatedBytes) throw new SpreadsheetProblem('too-large')
    if (
      entry.uncompressedSize > ratioMatters &&
      entry.uncompressedSize > entry.compressedSize * limits.ratio
    ) {
      throw new SpreadsheetProblem(
        'too-large',
        'Die Datei entpackt sich auf ein Vielfaches ihrer Größe und wurde nicht gelesen. Bitte speichern Sie sie in Excel als neue .xlsx-Datei.',
      )
    }
    entries.set(name, entry)
  }
  return entries
}

const tooManyParts = ({ entries }: Limits) =>
  new SpreadsheetProblem(
    'too-large',
    `Die Datei besteht aus mehr als ${entries.toLocaleString('de')} Teilen und wurde nicht gelesen. Bitte speichern Sie die nötigen Tabellenblätter in einer neuen .xlsx-Datei.`,
  )

async function* directoryOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    if (error instanceof SpreadsheetProblem) throw error
    const unsafe = error instanceof Error && /^(absolute path|invalid relative path)/.test(error.message)
    throw unsafe
      ? new SpreadsheetProblem(
          'unsafe',
          'Die Datei enthält Teile, deren Namen aus ihr hinausführen, und wurde nicht gelesen. Bitte speichern Sie sie in Excel als neue .xlsx-Datei.',
          { cause: error },
        )
      : new SpreadsheetProblem('damaged', undefined, { cause: error })
  }
}

function archiveOf(zip: ZipFile, entries: Map<string, Entry>, limits: Limits): ZipArchive {
  const find = (name: string) => entries.get(partName(name))
  return {
    has: (name) => find(name) !== undefined,
    size: (name) => find(name)?.uncompressedSize ?? 0,
    inflatedSize: [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0),
    async *read(name, signal) {
      const entry = find(name)
      if (!entry) throw new SpreadsheetProblem('damaged')
      const stream: Readable = await zip.openReadStreamPromise(entry)
      const stop = () => stream.destroy(signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        let bytes = 0
        let checksum = 0
        for await (const chunk of stream) {
          bytes += (chunk as Buffer).length
          if (bytes > limits.inflatedBytes) throw new SpreadsheetProblem('too-large')
          checksum = crc32(chunk as Buffer, checksum)
          yield chunk as Buffer
        }
        if (checksum !== entry.crc32) throw new SpreadsheetProblem('damaged')
      } finally {
        signal?.removeEventListener('abort', stop)
        stream.destroy()
      }
    },
    close: async () => zip.close(),
  }
}

function partName(name: string): string {
  return name.replace(/^\//, '').toLowerCase()
}
