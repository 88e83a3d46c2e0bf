/** Media types of what a web folder holds; anything else is not served. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  bcmap: 'application/octet-stream',
  pfb: 'application/octet-stream',
  icc: 'application/octet-stream',
}

export const mediaTypeOf = (path: string): string | undefined =>
  mediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]

export const isText = (mediaType: string): boolean =>
  /^text\/|json$|javascript|svg\+xml|xml$|wasm$/.test(mediaType)
