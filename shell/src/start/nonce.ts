const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** The gateway's nonce of this page; style elements that a library inserts carry it. */
export const pageNonce: string | undefined = nonce === '' ? undefined : nonce

if (pageNonce !== undefined) __webpack_nonce__ = pageNonce
