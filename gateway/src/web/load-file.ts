import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file as it is sent: its bytes in one encoding, and what tells two versions of them apart. */
export interface LoadedFile {
  bytes: Buffer
  encoding: Encoding
  etag: string
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const suffix: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' }
const worthCompressing = 1_024
const keptBytes = 96 * 1024 * 1024

export const compress = (bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : compressGzip(bytes, { level: 6 })

export const etagOf = (bytes: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}${encoding === 'identity' ? '' : `-${encoding}`}"`

/** Size and time of a regular file; undefined where there is none. */
const lookAt = async (path: string): Promise<string | undefined> => {
  try {
    const found = await stat(path)
    return found.isFile() ? `${found.size}:${found.mtimeMs}:${found.ino}` : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

export interface FileLoader {
  /** `accepted` in order of preference; undefined where there is no such file. */
  load(path: string, accepted: readonly Encoding[]): Promise<LoadedFile | undefined>
}

/**
 * Reads files and keeps them, compressed, until they change on disk: a deployment replaces files under a
 * running gateway. A `.br` or `.gz` beside a file is taken instead of compressing it here.
 */
export const createFileLoader = (): FileLoader => {
  const kept = new Map<string, { stamp: string; file: LoadedFile }>()
  let size = 0

  const keep = (key: string, stamp: string, file: LoadedFile): LoadedFile => {
    const former = kept.get(key)
    if (former) size -= former.file.bytes.length
    kept.delete(key)
    kept.set(key, { stamp, file })
    size += file.bytes.length
    for (const [oldest, { file: old }] of kept) {
      if (size <= keptBytes || oldest === key) break
      kept.delete(oldest)
      size -= old.bytes.length
    }
    return file
  }

  const read = async (path: string, encoding: Encoding): Promise<LoadedFile> => {
    const plain = await readFile(path)
    const etag = etagOf(plain, encoding)
    if (encoding === 'identity') return { bytes: plain, encoding, etag }
    if (await lookAt(path + suffix[encoding])) {
      return { bytes: await readFile(path + suffix[encoding]), encoding, etag }
    }
    const bytes = plain.length < worthCompressing ? plain : await compress(plain, encoding)
    return bytes.length < plain.length
      ? { bytes, encoding, etag }
      : { bytes: plain, encoding: 'identity', etag: etagOf(plain, 'identity') }
  }

  return {
    load: async (path, accepted) => {
      const stamp = await lookAt(path)
      if (stamp === undefined) return undefined
      const encoding = accepted[0] ?? 'identity'
      const key = `${encoding} ${path}`
      const known = kept.get(key)
      if (known?.stamp === stamp) return known.file
      return keep(key, stamp, await read(path, encoding))
    },
  }
}
