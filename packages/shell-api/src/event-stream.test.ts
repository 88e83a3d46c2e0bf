import { expect, test } from 'vitest'
import { readEventStream, type StreamEvent } from './event-stream.ts'

const text =
  ': hello\n\nid: 1\ndata: {"a":1}\n\nevent: change\nid: 2\ndata: über\ndata:zwei\n\r\nid: 3\r\ndata: x\r\n\r\ndata: of 3\n\nid: 4\n\ndata: unfinished'

const read = async (pieces: Uint8Array[]): Promise<StreamEvent[]> => {
  const events: StreamEvent[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  await readEventStream(
    body,
    (event) => events.push(event),
    () => undefined,
  )
  return events
}

const expected = [
  { id: '1', type: 'message', data: '{"a":1}' },
  { id: '2', type: 'change', data: 'über\nzwei' },
  { id: '3', type: 'message', data: 'x' },
  { id: '3', type: 'message', data: 'of 3' },
  { id: '4', type: 'message', data: '' },
]

test('events come out whole, also an id alone; comments and an unfinished one do not', async () => {
  expect(await read([new TextEncoder().encode(text)])).toEqual(expected)
})

test('it does not matter where the network cuts, not even inside a letter or a line end', async () => {
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 2, 3, 7]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    )
    expect(await read(pieces)).toEqual(expected)
  }
})
