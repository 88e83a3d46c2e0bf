import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'

const day = 24 * 60 * 60 * 1000
const limits = { maxBytes: 100 }
const bytes = (text: string) => Readable.from([Buffer.from(text)])
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function* breaking() {
  yield Buffer.from('abc')
  throw new Error('gone')
}

/**
 * What every store of files promises. `open` answers a store on bytes of its own that takes the time from `now`, and
 * a second one on the same bytes, as another copy of the service has it.
 */
export function fileStoreContract(
  name: string,
  open: (now: () => number) => Promise<{ store: FileStore; copy: FileStore }>,
): void {
  describe(name, () => {
    let store: FileStore
    let copy: FileStore
    let passed = 0
    beforeEach(async () => {
      passed = 0
      const opened = await open(() => Date.now() + passed)
      store = opened.store
      copy = opened.copy
    })
    const textOf = async (key: string, range?: { start?: number; end?: number }) => {
      const { stream } = await copy.open(key, range)
      return Buffer.concat(await stream.toArray()).toString()
    }
    /** What a janitor removes who is asked after these many days; the keys are those still needed. */
    const removedAfter = async (days: number, ...needed: string[]) => {
      passed = days * day
      const asked: string[] = []
      const { removed } = await store.janitor({
        async referenced(keys) {
          asked.push(...keys)
          return new Set(needed)
        },
      })
      return { removed, asked: asked.sort() }
    }

    test('a file is read from another copy by its key, with size, hash and its first bytes', async () => {
      const { key, ...told } = await store.write(bytes('0123456789'), limits)
      expect(told).toEqual({ size: 10, sha256: hashOf('0123456789'), head: Buffer.from('0123456789') })
      expect([(await copy.open(key)).size, await textOf(key)]).toEqual([10, '0123456789'])
    })

    test('an empty file is a file', async () => {
      const { key, size } = await store.write(bytes(''), limits)
      expect([size, await textOf(key)]).toEqual([0, ''])
    })

    test.each([
      [{ start: 2, end: 4 }, '234'],
      [{ start: 7 }, '789'],
      [{ end: 2 }, '012'],
      [{ start: 0, end: 0 }, '0'],
      [{ start: 9, end: 9 }, '9'],
    ])('the range %j is read, and the size told is that of the whole', async (range, text) => {
      const { key } = await store.write(bytes('0123456789'), limits)
      expect([await textOf(key, range), (await store.open(key, range)).size]).toEqual([text, 10])
    })

    test('each file has a key of its own, also for the same content', async () => {
      const [one, two] = await Promise.all([
        store.write(bytes('same'), limits),
        store.write(bytes('same'), limits),
      ])
      expect([one!.sha256, one!.key === two!.key]).toEqual([two!.sha256, false])
      await store.remove(one!.key)
      await expect(store.open(one!.key)).rejects.toMatchObject({ status: 404 })
      expect(await textOf(two!.key)).toBe('same')
      await store.remove(one!.key)
    })

    test.each([
      '../../etc/passwd',
      'content/x',
      'ab/../../x',
      '',
      `ab/${'0'.repeat(64)}-x`,
      `ab/${'0'.repeat(64)}-00000000-0000-7000-8000-000000000000`,
    ])('nothing is under the key %j', async (key) => {
      await expect(store.open(key)).rejects.toMatchObject({ status: 404 })
    })

    test('a received file is at a place on the disk until it is kept; keeping it twice is keeping it once', async () => {
      const file = await store.receive(bytes('abc'), limits)
      expect(await readFile(file.path, 'utf8')).toBe('abc')
      const [kept, again] = [await file.keep(), await file.keep()]
      expect(again).toEqual(kept)
      await file.discard()
      expect(await textOf(kept.key)).toBe('abc')
    })

    test('nothing is left of a stream that breaks, is too long or is discarded', async () => {
      await expect(store.receive(breaking(), limits)).rejects.toThrow('gone')
      await expect(store.receive(bytes('x'.repeat(101)), limits)).rejects.toMatchObject({ status: 413 })
      await (await store.receive(bytes('abc'), limits)).discard()
      expect(await removedAfter(30)).toEqual({ removed: 0, asked: [] })
    })

    describe('parts', () => {
      test('come in any order, to several copies, and become one file', async () => {
        const id = await store.beginParts()
        const [third, first, second] = await Promise.all([
          copy.writePart(id, 3, bytes('789'), limits),
          store.writePart(id, 1, bytes('0123'), limits),
          copy.writePart(id, 2, bytes('456'), limits),
        ])
        expect(second).toEqual({ number: 2, size: 3, sha256: hashOf('456') })
        const file = await copy.joinParts(id, [third!, first!, second!], limits)
        expect([file.size, file.sha256, file.head.toString()]).toEqual([
          10,
          hashOf('0123456789'),
          '0123456789',
        ])
        expect(await textOf((await file.keep()).key)).toBe('0123456789')
        await store.abortParts(id)
        await expect(store.joinParts(id, [first!], limits)).rejects.toMatchObject({ status: 404 })
        expect((await removedAfter(2)).removed).toBe(0)
      })

      test('are put in the order of their numbers, the tenth behind the ninth', async () => {
        const id = await store.beginParts()
        const parts = []
        for (let number = 12; number >= 1; number -= 1)
          parts.push(await store.writePart(id, number, bytes(`${number} `), limits))
        const file = await store.joinParts(id, parts, limits)
        expect(await readFile(file.path, 'utf8')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 ')
        await file.discard()
      })

      test('are joined again where nothing became of the file', async () => {
        const id = await store.beginParts()
        const part = await store.writePart(id, 1, bytes('abc'), limits)
        await store.joinParts(id, [part], limits)
        const again = await copy.joinParts(id, [part], limits)
        expect(await textOf((await again.keep()).key)).toBe('abc')
      })

      test('that are written again are replaced; those not named stay out', async () => {
        const id = await store.beginParts()
        await store.writePart(id, 1, bytes('old'), limits)
        const part = await store.writePart(id, 1, bytes('new'), limits)
        await store.writePart(id, 2, bytes('unwanted'), limits)
        const { key } = await (await store.joinParts(id, [part], limits)).keep()
        expect(await textOf(key)).toBe('new')
      })

      test('that break, are too long or missing leave the others to be joined', async () => {
        const id = await store.beginParts()
        const part = await store.writePart(id, 1, bytes('abc'), limits)
        await expect(store.writePart(id, 2, breaking(), limits)).rejects.toThrow('gone')
        await expect(store.writePart(id, 2, bytes('x'.repeat(101)), limits)).rejects.toMatchObject({
          status: 413,
        })
        const missing = { ...part, number: 2 }
        await expect(store.joinParts(id, [part, missing], limits)).rejects.toMatchObject({ status: 404 })
        await expect(store.joinParts(id, [part], { maxBytes: 2 })).rejects.toMatchObject({ status: 413 })
        expect((await store.joinParts(id, [part], limits)).size).toBe(3)
      })

      test('that are aborted are gone, and may be aborted again', async () => {
        const id = await store.beginParts()
        const part = await store.writePart(id, 1, bytes('abc'), limits)
        await copy.abortParts(id)
        await store.abortParts(id)
        await expect(store.writePart(id, 2, bytes('abc'), limits)).rejects.toMatchObject({ status: 404 })
        await expect(store.joinParts(id, [part], limits)).rejects.toMatchObject({ status: 404 })
        expect((await removedAfter(2)).removed).toBe(0)
      })

      test.each(['', '..', '../content', '00000000-0000-7000-8000-000000000000'])(
        'of nothing that was begun (%j) are refused',
        async (id) => {
          await store.write(bytes('abc'), limits)
          await expect(store.writePart(id, 1, bytes('abc'), limits)).rejects.toMatchObject({ status: 404 })
          await store.abortParts(id)
          expect((await removedAfter(8)).asked).toHaveLength(1)
        },
      )
    })

    describe('the janitor', () => {
      test('takes temporary files and parts after a day, and kept files after seven that no row needs', async () => {
        const [needed, forgotten] = await Promise.all([
          store.write(bytes('a'), limits),
          store.write(bytes('b'), limits),
        ])
        await store.receive(bytes('c'), limits)
        await store.writePart(await store.beginParts(), 1, bytes('d'), limits)
        expect(await removedAfter(0.9)).toEqual({ removed: 0, asked: [] })
        expect(await removedAfter(1.1)).toEqual({ removed: 2, asked: [] })
        expect(await removedAfter(6.9)).toEqual({ removed: 0, asked: [] })
        expect(await removedAfter(7.1, needed!.key)).toEqual({
          removed: 1,
          asked: [needed!.key, forgotten!.key].sort(),
        })
        expect(await textOf(needed!.key)).toBe('a')
        await expect(store.open(forgotten!.key)).rejects.toMatchObject({ status: 404 })
      })

      test('of another copy leaves an upload that is on its way', async () => {
        const file = await store.receive(bytes('abc'), limits)
        const id = await store.beginParts()
        const part = await store.writePart(id, 1, bytes('abc'), limits)
        await copy.janitor({ referenced: async () => new Set() })
        const joined = await store.joinParts(id, [part], limits)
        expect([(await file.keep()).size, (await joined.keep()).size]).toEqual([3, 3])
      })
    })
  })
}
