import type { ApiContext } from './create-api.ts'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from './media-types.ts'
import { problemDocument } from './problem-response.ts'
import { sendStream } from './send-stream.ts'

/** What may be shown inside a page: formats that run nothing. */
const shown = /^(application\/pdf|image\/(jpeg|png|gif))$/

/** Headers of a download: a name after RFC 5987 / RFC 6266, a type of our own table, nothing that runs. */
export function attachmentHeaders(
  filename: string,
  mediaType: string = mediaTypeOf(filename),
  inline = false,
): Record<string, string> {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const kind = inline && shown.test(mediaType) ? 'inline' : 'attachment'
  return {
    'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'Content-Disposition': `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
    'Cache-Control': 'no-store',
  }
}

/**
 * Streams a stored file; one byte range is honoured (RFC 9110 §14), several are answered with the whole.
 * `inline` counts for PDF and pictures only. Throws `NotFound`.
 */
export async function sendFile(
  c: ApiContext,
  file: { store: FileStore; key: string; filename: string; sha256?: string; inline?: boolean },
): Promise<Response> {
  const etag = file.sha256 && `"${file.sha256}"`
  const probe = await file.store.open(file.key, { start: 0, end: 0 })
  probe.stream.destroy()
  const { size } = probe
  const headers: Record<string, string> = {
    ...attachmentHeaders(file.filename, mediaTypeOf(file.filename), file.inline),
    'Accept-Ranges': 'bytes',
    ...(etag && { ETag: etag }),
  }
  const range = rangeOf(c, size, etag)
  if (range === 'unsatisfiable')
    return problemDocument(c.get('requestId'), {
      status: 416,
      code: 'invalid-input',
      headers: { 'Content-Range': `bytes */${size}` },
    })
  if (c.req.method === 'HEAD')
    return new Response(null, { headers: { ...headers, 'Content-Length': String(size) } })
  const { stream } = await file.store.open(file.key, range)
  const length = range ? range.end - range.start + 1 : size
  headers['Content-Length'] = String(length)
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`
  return sendStream(stream, {
    status: range ? 206 : 200,
    headers,
  })
}

function rangeOf(
  c: ApiContext,
  size: number,
  etag: string | undefined,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const condition = c.req.header('if-range')
  if (condition !== undefined && condition !== etag) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
