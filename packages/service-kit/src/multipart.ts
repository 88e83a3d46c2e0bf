import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { ApiContext } from './create-api.ts'
import { Invalid, Problem, TooLarge, UnsupportedMedia } from './errors.ts'

export interface Part {
  filename: string
  stream: Readable
}

const maxFieldBytes = 1024 * 1024
/** Of all text fields together: they are held in memory, for many senders at once. */
const maxTextLength = 2 * 1024 * 1024
const maxFields = 600

/** Text fields by name; one whose name ends in `[]` may be repeated and is a list. */
export type TextFields = Record<string, string | string[]>

/**
 * Reads multipart while it arrives: text fields are collected, the one file is handed to `onFile` as a stream as
 * soon as it begins, with the fields that came before it. Resolves when the request is read to its end and the file
 * is taken; a broken-off request is `Invalid('upload-broken-off')` and ends the file's stream with an error. A file
 * that was taken although the rest of the request is refused or never comes is given to `discard`.
 */
export function readMultipart<T>(
  c: ApiContext,
  onFile: (part: Part, fieldsBefore: TextFields) => Promise<T>,
  discard: (file: T) => Promise<void>,
): Promise<{ fields: TextFields; file: T | undefined }> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UnsupportedMedia('media-type')
  const source = sourceOf(c)
  const parser = newParser(type)
  const { promise, resolve, reject } = Promise.withResolvers<{
    fields: TextFields
    file: T | undefined
  }>()
  const fields: TextFields = {}
  let textLength = 0
  let taken: Promise<T> | undefined
  let open: Readable | undefined
  let decided = false

  const fail = (error: unknown) => {
    if (decided) return
    decided = true
    const problem = error instanceof Problem ? error : new Invalid('upload-broken-off')
    source.unpipe(parser)
    open?.destroy(problem)
    // What is still on its way is read and forgotten, so that the answer can reach the sender.
    source.resume()
    // A taking that fails removes what it has written; one that succeeds all the same leaves a file nobody else knows.
    Promise.resolve(taken?.then(discard))
      .catch(() => undefined)
      .then(() => reject(problem))
  }

  parser.on('field', (name, value, _nameCut, valueCut) => {
    textLength += value.length
    if (decided) return
    if (valueCut || textLength > maxTextLength) fail(new TooLarge('body-too-large'))
    else if (name.endsWith('[]')) fields[name] = [...(fields[name] ?? []), value]
    else if (Object.hasOwn(fields, name))
      fail(new Invalid('unknown-parameter', [{ path: name, code: 'repeated' }]))
    else fields[name] = value
  })
  parser.on('file', (_name, stream, filename) => {
    // Also a file nobody wants any more emits its end as an error.
    stream.on('error', () => undefined)
    // What is left of a chunk is still parsed after the refusal.
    if (!filename || decided) return stream.resume()
    open = stream
    taken = onFile({ filename: cleanName(filename), stream }, { ...fields })
    taken.catch(fail)
  })
  parser.on('filesLimit', () => fail(new Invalid('malformed-request')))
  parser.on('fieldsLimit', () => fail(new Invalid('malformed-request')))
  // Parts without a name count as neither; without this the parser would walk through all of them.
  parser.on('partsLimit', () => fail(new Invalid('malformed-request')))
  parser.on('error', fail)
  parser.on('finish', () => {
    Promise.resolve(taken).then((file) => {
      if (decided) return
      decided = true
      resolve({ fields, file })
    }, fail)
  })
  source.on('error', fail)
  source.on('close', () => {
    if (!source.readableEnded) fail(new Invalid('upload-broken-off'))
  })
  if (source.destroyed) fail(new Invalid('upload-broken-off'))
  else source.pipe(parser)
  return promise
}

/** Node's own request where there is one: it tells at once when the sender goes away. */
function sourceOf(c: ApiContext): Readable {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
  if (incoming) return incoming
  const body = c.req.raw.body
  if (!body) throw new Invalid('malformed-request')
  return Readable.fromWeb(body as ReadableStream)
}

function newParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 1,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        parts: maxFields + 1,
        headerPairs: 50,
      },
    })
  } catch {
    throw new Invalid('malformed-request')
  }
}

const longestName = 1000

/** A name for people: no folder of a Windows disk, other slashes are underscores, no control or invisible direction characters, at most 200 characters. */
export function cleanName(sent: string): string {
  // The time of normalising grows with the square of a run of combining marks.
  const short = sent.length > longestName ? sent.slice(0, longestName - 100) + sent.slice(-100) : sent
  const name = short
    // So browsers write the quotation mark, which ends the name in the header of the part.
    .replaceAll('%22', '"')
    .normalize('NFC')
    .replace(/^[A-Za-z]:\\.*\\/, '')
    .replace(/[/\\]/g, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
  if (name === '' || name === '.' || name === '..') return 'Datei'
  if (name.length <= 200) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - extension.length).replace(/[\ud800-\udbff]$/, '') + extension
}
