import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { Unavailable, UnsupportedMedia } from './errors.ts'

/** Stands between upload and visibility: throws for what must not become visible. */
export interface Scanner {
  scan(path: string): Promise<void>
}

/**
 * Hands files to a clamd by INSTREAM (clamd(8)). A finding is `UnsupportedMedia('file-infected')`; without an answer
 * within `timeoutMs` the upload is refused as `Unavailable`, never let through unseen.
 */
export function createScanner({
  address,
  timeoutMs = 120_000,
}: {
  address: string
  timeoutMs?: number
}): Scanner {
  const [, host, port] = /^(?:tcp:\/\/)?\[?([^\]]+)\]?:(\d+)$/.exec(address) ?? []
  if (!host || !port) throw new Error(`"${address}" is no address of a virus scanner; expected host:port.`)
  return {
    async scan(path) {
      const verdict = await ask(host, Number(port), path, timeoutMs).catch((cause) => {
        throw new Unavailable('virus scanner', { cause, retryAfterSeconds: 30 })
      })
      if (/\bFOUND$/.test(verdict)) throw new UnsupportedMedia('file-infected')
      if (!/\bOK$/.test(verdict)) throw new Unavailable('virus scanner', { cause: new Error(verdict) })
    },
  }
}

async function ask(host: string, port: number, path: string, timeoutMs: number): Promise<string> {
  const socket = connect({ host, port })
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
  const answered = (async () => {
    let answer = ''
    for await (const chunk of socket) answer += chunk.toString('latin1')
    return answer.replaceAll('\u0000', '').trim()
  })()
  const sent = (async () => {
    const length = Buffer.alloc(4)
    socket.write('zINSTREAM\0')
    for await (const chunk of createReadStream(path)) {
      // clamd ends the connection once it has seen enough; its verdict is on the way.
      if (!socket.writable) return
      length.writeUInt32BE(chunk.length)
      socket.write(Buffer.from(length))
      if (!socket.write(chunk)) await drained(socket)
    }
    socket.end(Buffer.alloc(4))
  })()
  try {
    const [answer] = await Promise.all([answered, sent])
    return answer
  } finally {
    socket.destroy()
  }
}

/** Until more may be written, or never again: of a closed socket no event comes any more. */
function drained(socket: import('node:net').Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (socket.closed) resolve()
  const done = () => {
    socket.off('drain', done)
    socket.off('close', done)
    resolve()
  }
  socket.on('drain', done)
  socket.on('close', done)
  return promise
}
