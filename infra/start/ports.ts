import { once } from 'node:events'
import { createServer } from 'node:net'

const handedOut = new Set<number>()

async function canListen(port: number, host: string) {
  const server = createServer()
  server.listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL'
  }
  server.close()
  await once(server, 'close')
  return true
}

/** The wanted port, or the next free one above it; never the same twice in one run. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < 65_536; port += 1) {
    if (handedOut.has(port)) continue
    handedOut.add(port)
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) return port
  }
  throw new Error(`Oberhalb von ${wanted} ist kein Port frei.`)
}

/** A port that the operating system picks. */
export async function anyFreePort(): Promise<number> {
  const server = createServer()
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : anyFreePort()
}
