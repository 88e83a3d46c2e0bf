import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Address } from '../address.ts'
import { sendProblem } from '../problem.ts'
import { securityHeaders } from '../security-headers.ts'
import { cacheControlOf, mayBePage } from './cache-rules.ts'
import { renderHtml } from './html-page.ts'
import { createFileLoader, type Encoding, type FileLoader, type LoadedFile } from './load-file.ts'
import { isText, mediaTypeOf } from './media-types.ts'

export interface WebFiles {
  serve(req: IncomingMessage, res: ServerResponse, address: Address, requestId: string): Promise<void>
}

export interface WebFilesOptions {
  folder: string
  /** A read that takes longer is ended, so that a browser can ask again: it joins a request still under way. */
  readMs: number
  added: readonly (readonly [string, string])[]
  log: Logger
  loader?: FileLoader
}

class ReadTooSlow extends Error {}

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadTooSlow(`no file within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Encodings a caller takes, ours first; one that it weighs with 0 is refused. */
const acceptedEncodings = (header: string | undefined): Encoding[] => {
  const taken = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', weight] = entry
        .trim()
        .toLowerCase()
        .split(/;\s*q=/)
      return [name.trimEnd(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  return (['br', 'gzip'] as const).filter((encoding) => (taken.get(encoding) ?? 0) > 0)
}

const isNavigation = (req: IncomingMessage): boolean => {
  const destination = req.headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document' || destination === 'iframe'
  const accept = req.headers.accept
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*')
}

const isKnown = (req: IncomingMessage, etag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

/** A script's own policy binds it where it runs as a worker; a picture opened by itself is to run nothing. */
const filePolicy = (mediaType: string): string =>
  mediaType.startsWith('text/javascript')
    ? "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'"
    : mediaType.startsWith('text/html')
      ? "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      : "default-src 'none'; sandbox"

/** The file behind a path inside the web folder; undefined for what is never one. */
const fileOf = (path: string): string | undefined => {
  const decoded = decodeURIComponent(path)
  if (decoded.split('/').some((segment) => segment.startsWith('.'))) return undefined
  if (decoded === '/api/docs' || decoded === '/api/docs/') return '/docs/index.html'
  if (decoded.startsWith('/api/docs/')) return decoded.slice(4)
  if (decoded === '/docs' || decoded.startsWith('/docs/')) return undefined
  return decoded === '/' ? '/index.html' : decoded
}

/** Pages into which the kit inserts styles; the API page brings its own as a file, and is too large to be made anew. */
const hasNonce = (name: string): boolean => name.endsWith('.html') && !name.startsWith('/docs/')

/** Serves the web folder: files with their cache rules, and index.html for every page of the portal. */
export const createWebFiles = ({
  folder,
  readMs,
  added,
  log,
  loader = createFileLoader(),
}: WebFilesOptions): WebFiles => {
  const find = async (path: string, accepted: Encoding[]): Promise<[string, LoadedFile] | undefined> => {
    const name = fileOf(path)
    const mediaType = name === undefined ? undefined : mediaTypeOf(name)
    if (name === undefined || mediaType === undefined) return undefined
    const encodings = isText(mediaType) && !hasNonce(name) ? accepted : []
    const file = await loader.load(join(folder, name), encodings)
    return file && [name, file]
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> => {
    const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined)
    let found = await find(path, accepted)
    if (!found && mayBePage(path) && isNavigation(req)) found = await find('/', accepted)
    if (!found) return false
    const [name, source] = found
    const mediaType = mediaTypeOf(name)!
    const page = hasNonce(name) ? await renderHtml(source, name, accepted) : undefined
    const file = page ?? source
    if (res.destroyed || res.headersSent) return true
    const headers: Record<string, string | number> = {
      ...securityHeaders,
      'cache-control': cacheControlOf(name),
      etag: file.etag,
      vary: 'accept-encoding',
      ...Object.fromEntries(added),
    }
    if (isKnown(req, file.etag)) {
      res.writeHead(304, headers)
      res.end()
      return true
    }
    headers['content-security-policy'] = page?.policy ?? filePolicy(mediaType)
    headers['content-type'] = mediaType
    headers['content-length'] = file.bytes.length
    if (file.encoding !== 'identity') headers['content-encoding'] = file.encoding
    res.writeHead(200, headers)
    res.end(req.method === 'HEAD' ? undefined : file.bytes)
    return true
  }

  return {
    serve: async (req, res, { path }, requestId) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        return sendProblem(res, requestId, 'method-not-allowed', { headers: { allow: 'GET, HEAD' } })
      }
      try {
        if (!(await within(readMs, answer(req, res, path)))) sendProblem(res, requestId, 'not-found')
      } catch (error) {
        log.error({ requestId, path: withoutCodes(path), error: (error as Error).message }, 'file not served')
        if (error instanceof ReadTooSlow)
          sendProblem(res, requestId, 'request-timeout', { headers: { 'retry-after': '2' } })
        else sendProblem(res, requestId, 'unexpected')
      }
    },
  }
}

/** A page's address may hold the code of an invitation, which belongs into no log. */
const withoutCodes = (path: string) => path.replaceAll(/\/[\w-]{43}(?=\/|$)/g, '/…')
