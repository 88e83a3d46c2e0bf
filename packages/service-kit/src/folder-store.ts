import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NotFound } from './errors.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { folderParts } from './folder-parts.ts'
import { isOlder } from './is-older.ts'
import { flushFolder, writeFlushed } from './write-flushed.ts'

const day = 24 * 60 * 60 * 1000
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{64}-[0-9a-f-]{36}$/

/** Keeps files in a folder of this machine, or one that all copies of the service share. */
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
  const partial = join(folder, 'partial')
  const content = join(folder, 'content')
  const ready = Promise.all([incoming, partial, content].map((path) => mkdir(path, { recursive: true })))
  // Whoever needs the folder sees the failure; until then it must not end the process.
  ready.catch(() => undefined)

  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new NotFound()
    return join(content, key)
  }

  const receive: FileStore['receive'] = async (stream, { maxBytes }) => {
    await ready
    const path = join(incoming, randomUUID())
    const written = await writeFlushed(path, stream, maxBytes)
    let kept: StoredFile | undefined
    return {
      ...written,
      path,
      async keep() {
        if (kept) return kept
        const key = `${written.sha256.slice(0, 2)}/${written.sha256}-${randomUUID()}`
        const target = pathOf(key)
        if (await mkdir(dirname(target), { recursive: true })) await flushFolder(content)
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
    ...folderParts(partial, ready, receive),
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
      for (const temporary of [incoming, partial])
        for (const name of await readdir(temporary)) {
          const path = join(temporary, name)
          if (!(await isOlder(path, now() - day))) continue
          await rm(path, { recursive: true, force: true })
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
