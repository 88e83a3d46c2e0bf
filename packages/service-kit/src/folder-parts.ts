import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NotFound, TooLarge } from './errors.ts'
import type { FilePart, FileStore, TemporaryFile } from './file-store.ts'
import { flushFolder, writeFlushed } from './write-flushed.ts'

type Parts = Pick<FileStore, 'beginParts' | 'writePart' | 'joinParts' | 'abortParts'>

const idPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Files that arrive in parts: a folder each, whose files carry number and content of a part in their names. */
export function folderParts(
  folder: string,
  ready: Promise<unknown>,
  receive: (stream: AsyncIterable<Uint8Array>, limits: { maxBytes: number }) => Promise<TemporaryFile>,
): Parts {
  const folderOf = async (id: string) => {
    await ready
    const path = join(folder, id)
    if (!idPattern.test(id) || !(await isThere(path))) throw new NotFound()
    return path
  }
  return {
    async beginParts() {
      await ready
      const id = randomUUID()
      await mkdir(join(folder, id))
      await flushFolder(folder)
      return id
    },
    async writePart(id, number, stream, { maxBytes }) {
      const path = await folderOf(id)
      const arriving = join(path, `arriving-${randomUUID()}`)
      return unlessAborted(async () => {
        const { size, sha256 } = await writeFlushed(arriving, stream, maxBytes)
        const part = { number, size, sha256 }
        await rename(arriving, join(path, nameOf(part)))
        await flushFolder(path)
        return part
      })
    },
    async joinParts(id, parts, limits) {
      const path = await folderOf(id)
      const inOrder = parts.toSorted((a, b) => a.number - b.number)
      const paths = inOrder.map((part) => join(path, nameOf(part)))
      for (const one of paths) if (!(await isThere(one))) throw new NotFound()
      if (inOrder.reduce((sum, { size }) => sum + size, 0) > limits.maxBytes) throw new TooLarge()
      return unlessAborted(() => receive(bytesOf(paths), limits))
    },
    async abortParts(id) {
      if (idPattern.test(id)) await rm(join(folder, id), { recursive: true, force: true })
    },
  }
}

/** Whoever aborts the parts meanwhile takes their folder away. */
const unlessAborted = <T>(act: () => Promise<T>): Promise<T> =>
  act().catch((error) => {
    throw error.code === 'ENOENT' ? new NotFound() : error
  })

const nameOf = ({ number, size, sha256 }: FilePart) => `${number}-${size}-${sha256}`

async function* bytesOf(paths: readonly string[]): AsyncIterable<Uint8Array> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
