import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { sendZip, type ZipEntry } from './send-zip.ts'

const log = pino({ level: 'silent' })

/** Entries whose sources are kept to be looked at. */
function entriesOf(make: (at: number) => Readable, count: number) {
  const opened: Readable[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < count; at += 1) {
      yield {
        name: `${at}.pdf`,
        async open() {
          const source = make(at)
          opened.push(source)
          return source
        },
      }
    }
  }
  return { opened, entries: entries() }
}
/** More than the buffers on its way hold. */
const large = () => Readable.from(Array.from({ length: 64 }, () => randomBytes(64 * 1024)))

test('a reader who goes closes what was open for him, and nothing more is opened', async () => {
  const { opened, entries } = entriesOf(large, 3)
  const onEnd = vi.fn(async () => undefined)
  const answer = await sendZip({ filename: 'all.zip', entries, log, onEnd })
  const reader = answer.body!.getReader()
  await reader.read()
  await reader.cancel()
  await expect.poll(() => opened.map((source) => source.destroyed)).toEqual([true])
  // The entries are let go as well: whatever they hold is theirs to give back.
  await expect.poll(async () => (await entries.next()).done).toBe(true)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a reader who goes before the first byte of an entry closes it too', async () => {
  const { opened, entries } = entriesOf(() => new PassThrough(), 2)
  const { body } = await sendZip({ filename: 'all.zip', entries, log })
  await expect.poll(() => opened.length).toBe(1)
  await body!.cancel()
  await expect.poll(() => opened.map((source) => source.destroyed)).toEqual([true])
})

test('one entry after the other is read to its end', async () => {
  const { opened, entries } = entriesOf(large, 3)
  const onEnd = vi.fn(async () => undefined)
  const answer = await sendZip({ filename: 'all.zip', entries, log, onEnd })
  const bytes = await answer.arrayBuffer()
  expect(bytes.byteLength).toBeGreaterThan(3 * 64 * 64 * 1024)
  expect(opened.map((source) => source.readableEnded)).toEqual([true, true, true])
  expect(onEnd).toHaveBeenCalledOnce()
})

test('an entry that breaks breaks the connection', async () => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('the disk went away'))
      },
    })
  const { entries } = entriesOf((at) => (at === 1 ? broken() : Readable.from(['whole'])), 3)
  const answer = await sendZip({ filename: 'all.zip', entries, log })
  await expect(answer.arrayBuffer()).rejects.toThrow('the disk went away')
})

test('names are ones that Windows can unpack', async () => {
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const name of ['Halle 1/Plan "neu" <3>.pdf', 'Stand a.b.', 'stand a.b_'])
      yield { name, open: async () => Readable.from(['x']) }
  }
  const answer = await sendZip({ filename: 'all.zip', entries: entries(), log })
  const bytes = Buffer.from(await answer.arrayBuffer())
  for (const name of ['Halle 1/Plan _neu_ _3_.pdf', 'Stand a.b_', '2_stand a.b_'])
    expect(bytes.includes(name)).toBe(true)
  expect(bytes.includes('"')).toBe(false)
})
