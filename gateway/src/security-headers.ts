/** On everything the gateway itself answers. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // Addresses of the portal may hold the code of a mail's link.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const

/**
 * The policy of the portal's own pages. The nonce is for the style elements that the kit inserts;
 * `frameAncestors` is `'self'` for the one page that Keycloak's silent check loads into a frame.
 */
export const contentSecurityPolicy = (nonce: string, frameAncestors: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
