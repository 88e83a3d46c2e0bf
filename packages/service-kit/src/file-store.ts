import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { NotFound, TooLarge, Unavailable } from './errors.ts'

/** What a row remembers of its file. */
export interface StoredFile {
  key: string
  size: number
  /** Hexadecimal. */
  sha256: string
  /** The first bytes, at most `headBytes`. */
  head: Buffer
}

/** Received, but nothing refers to it yet. */
export interface TemporaryFile extends Omit<StoredFile, 'key'> {
  path: string
  /** Moves it to its content key. Call it right before the row is written; a second call gives the same. */
  keep(): Promise<StoredFile>
  /** Removes it unless it was kept. */
  discard(): Promise<void>
}

/** Where the bytes of files are: a folder, or an object store in its place. */
export interface FileStore {
  /** Streams to a temporary name, flushed to the disk. Throws `TooLarge`, leaves nothing behind when it fails. */
  receive(stream: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<TemporaryFile>
  /** `receive` and `keep` in one, for files the service makes itself. */
  write(stream: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile>
  /** Reads a file, `start` and `end` both included as in HTTP. Throws `NotFound`. */
  open(key: string, range?: { start?: number; end?: number }): Promise<{ stream: Readable; size: number }>
  /** Takes the bytes away at once. A deletion by a person marks its row instead, and the janitor comes later. */
  remove(key: string): Promise<void>
  /** False once the disk is down to its reserve: no more uploads, all else goes on. */
  hasRoom(): Promise<boolean>
  /**
   * Removes leftovers by age alone, so another copy's upload is never lost: temporary files after a day, and
   * files older than seven days that no row refers to. `referenced` gets keys and answers those still needed:
   * rows with `deleted_at is null or deleted_at > now() - interval '7 days'`.
   */
  janitor(ask: { referenced(keys: string[]): Promise<Set<string>> }): Promise<{ removed: number }>
}

export const headBytes = 4096
const day = 24 * 60 * 60 * 1000
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{64}-[0-9a-f-]{36}$/

export function createFolderStore({
  folder,
  reserveBytes = 512 * 1024 * 1024,
  now = () => Date.now(),
}: {
  folder: string
  reserveBytes?: number
  now?: () => number
}): FileStore {
  const incoming = join(folder, 'incoming')
  const content = join(folder, 'content')
  const ready = Promise.all([incoming, content].map((path) => mkdir(path, { recursive: true })))
  // Whoever needs the folder sees the failure; until then it must not end the process.
  ready.catch(() => undefined)

  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new NotFound()
    return join(content, key)
  }

  const receive: FileStore['receive'] = async (stream, { maxBytes }) => {
    await ready
    const path = join(incoming, randomUUID())
    const written = await writeTo(path, stream, maxBytes)
    let kept: StoredFile | undefined
    return {
      ...written,
      path,
      async keep() {
        if (kept) return kept
        const key = `${written.sha256.slice(0, 2)}/${written.sha256}-${randomUUID()}`
        const target = pathOf(key)
        await mkdir(dirname(target), { recursive: true })
        await rename(path, target)
        await flushFolder(dirname(target))
        kept = { key, ...written }
        return kept
      },
      async discard() {
        if (!kept) await rm(path, { force: true })
      },
    }
  }

  return {
    receive,
    async write(stream, limits) {
      const temporary = await receive(stream, limits)
      return temporary.keep()
    },
    async open(key, range) {
      const path = pathOf(key)
      const { size } = await stat(path).catch((error) => {
        throw error.code === 'ENOENT' ? new NotFound() : error
      })
      return { stream: createReadStream(path, range), size }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async hasRoom() {
      await ready
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > reserveBytes
    },
    async janitor({ referenced }) {
      await ready
      let removed = 0
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        if (!(await isOlder(path, now() - day))) continue
        await rm(path, { force: true })
        removed++
      }
      for (const part of await readdir(content)) {
        const old: string[] = []
        for (const name of await readdir(join(content, part)))
          if (await isOlder(join(content, part, name), now() - 7 * day)) old.push(`${part}/${name}`)
        if (old.length === 0) continue
        const needed = await referenced(old)
        for (const key of old.filter((candidate) => !needed.has(candidate))) {
          await rm(join(content, key), { force: true })
          removed++
        }
      }
      return { removed }
    },
  }
}

async function writeTo(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ size: number; sha256: string; head: Buffer }> {
  const hash = createHash('sha256')
  let head: Buffer = Buffer.alloc(0)
  let size = 0
  let file: FileHandle | undefined
  try {
    file = await open(path, 'wx', 0o600)
    for await (const chunk of stream) {
      size += chunk.byteLength
      if (size > maxBytes) throw new TooLarge()
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)])
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
    await file.close()
    return { size, sha256: hash.digest('hex'), head }
  } catch (error) {
    await file?.close()
    await rm(path, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Unavailable('disk', { code: 'disk-full', retryAfterSeconds: 60, cause: error })
    throw error
  }
}

/** A rename survives a crash only once its folder is on the disk too. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function isOlder(path: string, than: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < than
}
