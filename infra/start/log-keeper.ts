import { readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { moveAside, openRotatingFile, type RotatingFile } from './rotating-file.ts'

// Writes what the parts say into their logs. A process of its own: the parts go on, and are heard, when the starter was
// killed. It ends when the starter has gone and nobody who could say something is left.

const [address = '', folder = '', bytes, files] = process.argv.slice(2)
const limits = { bytes: Number(bytes), files: Number(files) }
const logs = new Map<string, RotatingFile>()

function logOf(path: string): RotatingFile {
  const known = logs.get(path) ?? openRotatingFile(path, limits)
  logs.set(path, known)
  return known
}

/** What a build or an earlier start has left, also under larger limits. */
function tidy(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = Number(/\.log\.(\d+)$/.exec(name)?.[1] ?? 0)
    if (age > limits.files) rmSync(path)
    if (name.endsWith('.log') && statSync(path).size > limits.bytes) moveAside(path, limits)
  }
}

const server = createServer((socket) => {
  let head = Buffer.alloc(0)
  let log: RotatingFile | undefined
  socket.on('data', (said: Buffer) => {
    if (log) return log.write(said)
    // First comes the path of the log, in a line of its own.
    head = Buffer.concat([head, said])
    const end = head.indexOf('\n')
    if (end < 0) return
    log = logOf(head.toString('utf8', 0, end))
    if (head.length > end + 1) log.write(head.subarray(end + 1))
  })
  socket.on('error', () => undefined)
})

// Whoever stops everything at once would else take away what the parts say at their end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.stdin.on('end', () => server.close(() => rmSync(dirname(address), { recursive: true, force: true })))
process.stdin.resume()

try {
  tidy()
} catch (error) {
  process.stderr.write(`${error}\n`)
}
server.listen(address, () => process.stdout.write('ready\n'))
