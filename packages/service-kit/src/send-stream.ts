import type { Readable } from 'node:stream'

/**
 * Answers the bytes of a stream while it is read. One that fails before its first byte rejects, so that the caller's
 * answer is a problem like any other. When it fails later, the connection breaks, so that nobody takes what came for
 * whole; a reader who goes destroys it.
 */
export async function sendStream(
  stream: Readable,
  { headers, status }: { headers: Record<string, string>; status?: number },
): Promise<Response> {
  // Its error is told to who reads it.
  stream.on('error', () => undefined)
  const chunks = stream[Symbol.asyncIterator]()
  let ahead: IteratorResult<Uint8Array<ArrayBuffer>> | undefined = await chunks.next()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = ahead ?? (await chunks.next())
        ahead = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        stream.destroy()
      },
    },
    // Read ahead, an error would come while nobody reads: the server then ends the answer with the error's text.
    { highWaterMark: 0 },
  )
  return new Response(body, { status, headers })
}
