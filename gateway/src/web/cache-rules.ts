// A content hash anywhere in the name: webpack writes 8, 12 or 20 hexadecimal digits.
const hashed = /(?:^|[.\-_])[0-9a-f]{8,}(?:[.\-_]|$)/
const builtFolder = /\/(?:js|css|assets)\/./

/**
 * How long a file may be kept. What carries its content's hash never changes; everything else (page,
 * descriptors, manifests, configuration, meta.json) is asked for again each time and answered by its ETag.
 */
export const cacheControlOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return builtFolder.test(path) && hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

const filesOnly = /^\/(?:js|css|assets|mfe|config|api|auth|docs|locales)(?:\/|$)/

/** Whether a path that is no file may be one of the portal's own pages, which all start from index.html. */
export const mayBePage = (path: string): boolean =>
  !filesOnly.test(path) && !path.includes('/.') && !path.slice(path.lastIndexOf('/') + 1).includes('.')
