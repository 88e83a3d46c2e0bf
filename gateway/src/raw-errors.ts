import type { Server } from 'node:http'
import { Socket } from 'node:net'

const statuses: Readonly<Record<string, [status: number, title: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Answers what is not even HTTP, or has headers beyond all measure, in the same words as everything else. */
export const answerBrokenRequests = (server: Server): void => {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    // Browsers open connections ahead: whatever is said on one that has asked for nothing yet, they take for the answer
    // to what they ask next. One that is just closed they replace.
    const hasAsked = !(socket instanceof Socket) || socket.bytesRead > 0
    if (!socket.writable || error.code === 'ECONNRESET' || !hasAsked) {
      socket.destroy()
      return
    }
    const [status, title] = statuses[error.code ?? ''] ?? [400, 'Bad Request']
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
