import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BreakingLine {
  port: number
  /** How often it has broken. */
  breaks(): number
  close(): Promise<void>
}

/** A line to a port of this machine. Each time that many bytes have gone up it breaks, for all who use it. */
export async function breakingLine(
  to: { port: number; host?: string },
  breaksAfter: readonly number[],
): Promise<BreakingLine> {
  const left = [...breaksAfter]
  const sockets = new Set<Socket>()
  let passed = 0
  let broken = 0
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    const upstream = connect(to.port, to.host ?? '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (bytes) => {
      passed += bytes.length
      if (left[0] === undefined || passed < left[0]) return
      left.shift()
      passed = 0
      broken += 1
      cut()
    })
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    breaks: () => broken,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
