import { type ClientRequest, request } from 'node:http'
import type { Actor } from './index.ts'

export interface HeldUpload {
  /** Settles with the answer, also while the rest of the body is still held back. */
  answer: Promise<{ status: number; retryAfter: number; code: string; detail: string }>
  /** Sends more of the file. */
  send(content: string | Uint8Array): void
  finish(): void
  breakOff(): void
}

const boundary = 'held'

/** Begins an upload whose fields and first bytes have gone; the rest comes as the test wants it. */
export function holdUpload(
  address: string,
  { actor, fields, filename, headers = {} }: HoldInput,
): HeldUpload {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Awaited<HeldUpload['answer']>>()
  const sent: ClientRequest = request(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${actor.userId}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    agent: false,
  })
  sent.on('error', reject)
  sent.on('response', async (response) => {
    const text = Buffer.concat(await response.toArray()).toString()
    const { code = '', detail = '' } = text === '' ? {} : JSON.parse(text)
    resolve({
      status: response.statusCode!,
      retryAfter: Number(response.headers['retry-after']),
      code,
      detail,
    })
  })
  answer.catch(() => undefined)
  for (const [name, value] of Object.entries(fields))
    sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  sent.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\nMenge`,
  )
  return {
    answer,
    send: (content) => void sent.write(content),
    finish: () => void (sent.writableEnded || sent.end(`\r\n--${boundary}--\r\n`)),
    breakOff: () => void sent.destroy(),
  }
}

interface HoldInput {
  actor: Pick<Actor, 'userId'>
  fields: Record<string, string>
  filename: string
  headers?: Record<string, string>
}
