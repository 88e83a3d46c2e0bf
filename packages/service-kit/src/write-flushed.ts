import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { TooLarge, Unavailable } from './errors.ts'
import { headBytes, type StoredFile } from './file-store.ts'

/** Writes a new file and flushes it to the disk. Throws `TooLarge`; whatever it throws, no file is left. */
export async function writeFlushed(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Omit<StoredFile, 'key'>> {
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

/** A new name in a folder survives a crash only once the folder is on the disk too. */
export async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
