import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { lineStream } from './line-stream.ts'

const bytesOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

const read = async (pieces: Uint8Array[]) => {
  const slices = []
  for await (const slice of lineStream(bytesOf(pieces))) slices.push(slice)
  return slices
}

test('lines come whole, however the stream is cut, umlauts included', async () => {
  const lines = [slimLine(1, { description: 'Schütz „Größe“' }), slimLine(2), slimLine(3)]
  const bytes = new TextEncoder().encode(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  for (const size of [1, 7, 300, 100_000]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    expect((await read(pieces)).flat()).toEqual(lines)
  }
})

test('a last line without line break counts, an empty stream has none', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(slimLine(1)))
  expect((await read([bytes])).flat()).toEqual([slimLine(1)])
  expect((await read([])).flat()).toEqual([])
})
