import { createHash } from 'node:crypto'

const common = "default-src 'none'; base-uri 'none'; form-action 'none'"

/** Of our own pages: their one style, and mails in a frame. */
export const pagePolicy = (style: string) =>
  `${common}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'`

/** Of a mail's HTML, in the frame or opened by itself: no script, nothing from outside; links open a window of their own. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox'
export const mailPolicy = `${common}; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${mailSandbox}`

/** Of what is not to be shown at all. */
export const bytesPolicy = `${common}; frame-ancestors 'none'; sandbox`
