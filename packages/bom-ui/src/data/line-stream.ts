import type { SlimLine } from '@schrankwerk/contracts'

const parse = (text: string): SlimLine[] =>
  text === '' ? [] : text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as SlimLine)))

/** Newline-delimited JSON as it comes in: the lines of each piece that are complete. */
export async function* lineStream(body: ReadableStream<Uint8Array>): AsyncGenerator<SlimLine[]> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const text = rest + decoder.decode(value, { stream: true })
      const end = text.lastIndexOf('\n')
      rest = text.slice(end + 1)
      if (end >= 0) yield parse(text.slice(0, end))
    }
    yield parse(rest + decoder.decode())
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
