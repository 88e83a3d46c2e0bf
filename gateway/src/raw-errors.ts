import type { Server } from 'node:http'

/** Answers what is not even HTTP, or has headers beyond all measure, in the same words as everything else. */
export const answerBrokenRequests = (server: Server): void => {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const [status, title] =
      error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request']
    const detail = 'Die Anfrage konnte nicht gelesen werden.'
    const body = JSON.stringify({ type: 'about:blank', title, status, code: 'malformed-request', detail })
    const head = [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}
