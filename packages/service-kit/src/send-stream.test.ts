import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendStream, startService } from './index.ts'
import { quiet } from './kit.example.ts'

/** What a client gets of the answer, and whether it was told that this is all. */
async function answerOf(send: () => Promise<Response>) {
  const app = new Hono().get('/file', send)
  const service = await startService({ name: 'x', port: 0, app, log: quiet })
  const request = get(`http://127.0.0.1:${service.port}/file`)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  const chunks: Buffer[] = []
  answer.on('data', (chunk) => chunks.push(chunk))
  await new Promise((resolve) => answer.once('close', resolve))
  await service.stop()
  return { isWhole: answer.complete, text: Buffer.concat(chunks).toString() }
}

const slice = Buffer.alloc(64 * 1024, 'x')

test('arrives whole', async () => {
  const stream = Readable.from(Array.from({ length: 64 }, () => slice))
  const { isWhole, text } = await answerOf(() => sendStream(stream, { headers: {} }))
  expect([isWhole, text.length]).toEqual([true, 64 * slice.length])
})

test.each([3, 4, 12])(
  'one that fails after %i slices breaks the connection and adds nothing to what came',
  async (slices) => {
    const { isWhole, text } = await answerOf(() => {
      let pushed = 0
      const stream = new Readable({
        read() {
          if (pushed === slices) this.destroy(new Error('the database went away'))
          else this.push(slice)
          pushed += 1
        },
      })
      return sendStream(stream, { headers: {} })
    })
    expect([isWhole, text.replaceAll('x', '')]).toEqual([false, ''])
  },
)

test('one that fails before its first byte is no answer', async () => {
  const stream = new Readable({
    read() {
      this.destroy(new Error('no such file: /data/files/17'))
    },
  })
  await expect(sendStream(stream, { headers: {} })).rejects.toThrow('no such file')
})

test('an empty one is an empty answer', async () => {
  const { isWhole, text } = await answerOf(() => sendStream(Readable.from([]), { headers: {} }))
  expect([isWhole, text]).toEqual([true, ''])
})

test('a reader who goes before the first byte destroys it', async () => {
  const stream = Readable.from([slice])
  const answer = await sendStream(stream, { headers: {} })
  await answer.body!.cancel()
  expect(stream.destroyed).toBe(true)
})
