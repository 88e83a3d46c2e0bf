import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

// The longest fitting prefix decides: `{"/mfe/catalogue/": "http://localhost:4201/", "/": …}`.
const targets = Object.entries(JSON.parse(process.env.TARGETS ?? '{}') as Record<string, string>).sort(
  ([one], [other]) => other.length - one.length,
)

function targetOf({ url = '/' }: IncomingMessage): URL {
  const [prefix = '/', base = ''] = targets.find(([start]) => url.startsWith(start)) ?? []
  return new URL(url.slice(prefix.length), base)
}

const server = createServer((incoming, outgoing) => {
  const target = targetOf(incoming)
  const forwarded = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  forwarded.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    outgoing.end('Der Entwicklungsserver antwortet nicht.')
  })
  outgoing.on('close', () => forwarded.destroy())
  incoming.pipe(forwarded)
})

// The live reload of the shell listens on a web socket at the portal's address.
server.on('upgrade', (incoming, socket, head) => {
  const target = targetOf(incoming)
  const upstream = connect(Number(target.port), target.hostname, () => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`)
    upstream.write(`GET ${target.pathname}${target.search} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
})

server.listen(Number(process.env.PORT ?? 8080), process.env.HOST ?? '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
