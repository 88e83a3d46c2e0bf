import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface StrictServer {
  url: string
  /** Whole messages as they came over the wire. */
  received: string[]
  /** The answer to a recipient; 250 where it says nothing. */
  answerTo(address: string): string | undefined
  /**
   * The answer to a whole message that came from a port, also a later one; where it says nothing, the server says
   * nothing either.
   */
  answerMessage(message: string, from: number): string | undefined | Promise<string | undefined>
  /** It says so to whoever calls, and hangs up. */
  isDown: boolean
  /** The connection is cut where a message is longer. */
  longestMessage: number
  /** Says a line on each connection that is open. */
  sayToAll(line: string): void
  close(): Promise<void>
}

/** An SMTP server that refuses, is slow and breaks off where a test tells it to. */
export async function strictServer(): Promise<StrictServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (strict.isDown) return socket.end('421 out of order\r\n')
    let waiting = ''
    let message: string | undefined
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const take = async (whole: string) => {
      strict.received.push(whole)
      const said = await strict.answerMessage(whole, socket.remotePort!)
      if (said !== undefined && !socket.destroyed) answer(said)
    }
    answer('220 strict ESMTP')
    socket.on('data', (bytes) => {
      waiting += bytes.toString('utf8')
      if (message !== undefined) {
        const end = waiting.indexOf('\r\n.\r\n')
        if (waiting.length > strict.longestMessage) return socket.destroy()
        if (end < 0) return
        const whole = waiting.slice(0, end)
        waiting = waiting.slice(end + 5)
        message = undefined
        void take(whole)
      }
      for (;;) {
        const end = waiting.indexOf('\r\n')
        if (end < 0) return
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        const [verb = ''] = line.split(/[ :]/)
        const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
        if (verb === 'DATA') message = ''
        if (verb === 'DATA') answer('354 go on')
        else if (verb === 'RCPT') answer(strict.answerTo(address) ?? '250 ok')
        else answer(verb === 'QUIT' ? '221 bye' : '250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port
  const strict: StrictServer = {
    url: `smtp://127.0.0.1:${at}`,
    received: [],
    answerTo: () => undefined,
    answerMessage: () => '250 2.0.0 taken',
    isDown: false,
    longestMessage: Number.POSITIVE_INFINITY,
    sayToAll(line) {
      for (const socket of sockets) socket.write(`${line}\r\n`)
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
  return strict
}
