const firstPrintable = 0x20
const tab = 0x09
const lineFeed = 0x0a

/**
 * Takes out what no cell should hold and PostgreSQL or a browser refuses: NUL and other control characters, halves of
 * surrogate pairs. Every line break becomes \n.
 */
export function cleanText(text: string): string {
  return isClean(text) ? text : cleaned(text)
}

function isClean(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < firstPrintable && code !== tab && code !== lineFeed) return false
    if (code === 0x7f || (code >= 0xd800 && code <= 0xdfff)) return false
  }
  return true
}

function cleaned(text: string): string {
  let out = ''
  for (const char of text.replace(/\r\n?|[\v\f]/g, '\n').toWellFormed()) {
    const code = char.charCodeAt(0)
    if ((code >= firstPrintable && code !== 0x7f) || code === tab || code === lineFeed) out += char
  }
  return out
}
