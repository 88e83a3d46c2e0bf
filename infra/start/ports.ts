import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

/** A machine without IPv6, or without this address, has nobody there whom a browser could reach instead. */
const isMissingAddress = ({ code }: NodeJS.ErrnoException) =>
  code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'

async function canListen(port: number, host: string) {
  const server = createServer()
  server.listen({ port, host, exclusive: true, ipv6Only: isIPv6(host) })
  try {
    await once(server, 'listening')
  } catch (error) {
    return isMissingAddress(error as NodeJS.ErrnoException)
  }
  server.close()
  await once(server, 'close')
  return true
}

/**
 * Keeps a port's number for this process: its part listens there only seconds later, and another start at the same
 * moment must not choose it. As a UDP socket it hinders nobody and goes with the process, however that ends.
 */
async function reserve(port: number): Promise<(() => void) | null> {
  const socket = createSocket('udp4')
  socket.bind({ port, address: '127.0.0.1', exclusive: true })
  try {
    await once(socket, 'listening')
  } catch {
    socket.close()
    return null
  }
  socket.unref()
  return () => socket.close()
}

/** What `anyFreePort` has picked and nobody has asked for by its number yet. */
const picked = new Set<number>()

/** Of both kinds of address, for `localhost` may mean either: a browser asks `::1` first. */
async function isFree(port: number) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) if (!(await canListen(port, host))) return false
  return true
}

/**
 * The wanted port, or the next free one above it; never the same twice in one run, nor in two at the same time. One of
 * `anyFreePort` is kept already and can be wanted once.
 */
export async function freePort(wanted: number): Promise<number> {
  if (picked.delete(wanted) && (await isFree(wanted))) return wanted
  for (let port = wanted; port < 65_536; port += 1) {
    const release = await reserve(port)
    if (!release) continue
    if (await isFree(port)) return port
    release()
  }
  throw new Error(`Oberhalb von ${wanted} ist kein Port frei.`)
}

/** A port that the operating system picks, kept for this process like a wanted one. */
export async function anyFreePort(): Promise<number> {
  const server = createServer()
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  const port = typeof address === 'object' && address ? address.port : 0
  if (port === 0 || !(await reserve(port))) return anyFreePort()
  picked.add(port)
  return port
}
