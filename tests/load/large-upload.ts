import { Readable } from 'node:stream'
import { createEnquiry } from '@schrankwerk/contracts'
import { request } from 'undici'
import type { LoadContext } from './load-context.ts'
import { begin, report } from './report.ts'
import { growthWhile } from './resident-memory.ts'

const fileBytes = 200_000_000
const wantedGrowth = 100
const passedBy = ['gateway', 'workflow'] as const

/** A file of 200 MB through the gateway: how much memory the processes on its way take for it. */
export async function largeUpload({ gateway, stack, signedIn, tokenOf }: LoadContext): Promise<void> {
  begin('Upload of a file of 200 MB')
  const customer = await signedIn('customer')
  const token = await tokenOf('customer')
  const { id } = await customer.call(createEnquiry, { body: { title: 'Messung' } })
  const started = performance.now()
  const growth = await growthWhile(
    passedBy.map((name) => stack.processes.get(name)!.pid),
    () => send(`${gateway}/api/file/`, token, `enquiry/${id}`),
  )
  const seconds = (performance.now() - started) / 1000
  report({ what: 'time', value: `${seconds.toFixed(1)} s` })
  for (const [at, name] of passedBy.entries()) {
    const { before, grown } = growth[at]!
    report({
      what: `${name} grows by`,
      value: `${grown.toFixed(0)} MB (from ${before.toFixed(0)} MB)`,
      target: `< ${wantedGrowth} MB`,
      met: grown < wantedGrowth,
    })
  }
}

async function send(address: string, token: string, path: string): Promise<void> {
  const boundary = 'messung'
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const head = `${part('path', '')}${path}\r\n${part('file', '; filename="Plan.pdf"')}%PDF-1.7\n`
  const tail = `\r\n%%EOF\r\n--${boundary}--\r\n`
  const block = Buffer.alloc(64 * 1024, 'x')
  function* bytes() {
    yield Buffer.from(head)
    for (let left = fileBytes; left > 0; left -= block.length)
      yield block.subarray(0, Math.min(left, block.length))
    yield Buffer.from(tail)
  }
  const answer = await request(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(head) + fileBytes + Buffer.byteLength(tail)),
    },
    body: Readable.from(bytes()),
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 201) throw new Error(`the upload answered ${answer.statusCode}: ${text}`)
}
