import { decodedHead } from '../price-list/decoded-head.ts'

/** BMEcat, an XML whose outermost element is BMECAT; comments and a long document type may stand before it. */
export function looksLikeBmecat(head: Buffer): boolean {
  const text = decodedHead(head).replaceAll('\0', '').trimStart()
  return /^<(?:\?xml|!|BMECAT)/i.test(text) && /<(?:[\w-]+:)?BMECAT[\s>]|<!DOCTYPE\s+BMECAT/.test(text)
}
