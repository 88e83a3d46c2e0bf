import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScanner } from './scanner.ts'

let folder: string
let path: string
const servers: Server[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanned-'))
  path = join(folder, 'large.bin')
  await writeFile(path, Buffer.alloc(8 * 1024 * 1024, 65))
})
afterAll(async () => {
  for (const server of servers) server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A clamd that has seen enough after a megabyte. */
async function clamdThat(ends: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    let seen = 0
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const before = seen
      seen += chunk.length
      if (before <= 1024 * 1024 && seen > 1024 * 1024) ends(socket)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const tooLarge = 'INSTREAM size limit exceeded. ERROR\0'

test.each([
  ['ends the connection', (socket: Socket) => void socket.end(tooLarge)],
  ['breaks it off', (socket: Socket) => void socket.end(tooLarge, () => socket.destroy())],
  ['is killed', (socket: Socket) => void socket.destroy()],
])('a file of which clamd has seen enough is refused, however it %s', async (_how, ends) => {
  const scanner = createScanner({ address: await clamdThat(ends) })
  for (let scan = 0; scan < 5; scan += 1)
    await expect(scanner.scan(path)).rejects.toMatchObject({ name: 'Unavailable' })
})
