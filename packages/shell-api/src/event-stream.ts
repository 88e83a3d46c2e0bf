export interface StreamEvent {
  /** From where a stream resumes; that of the last event that had one. */
  id: string | undefined
  type: string
  /** Empty where the server says only where the reader is. */
  data: string
}

/**
 * Reads server-sent events from the bytes of a response. `onBytes` is called for everything that arrives,
 * comments included: they are the server's sign of life. Unlike a browser's EventSource it also hands on an id
 * without data.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  let id: string | undefined
  let isNewId = false
  let type = 'message'
  let data: string[] = []

  const takeLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0 || isNewId) onEvent({ id, type, data: data.join('\n') })
      isNewId = false
      type = 'message'
      data = []
      return
    }
    const colon = line.indexOf(':')
    if (colon === 0) return
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'event') type = value
    if (field === 'id') {
      id = value
      isNewId = true
    }
  }

  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    const lines = (rest + value).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  }
}
