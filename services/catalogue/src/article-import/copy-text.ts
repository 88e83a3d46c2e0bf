import type { StagedValue } from './staged-columns.ts'

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const dot = 0x2e
const zero = 0x30
const backslash = 0x5c
const firstCapacity = 1 << 18
/** Bytes that a sign of a text may need at most, and those around it. */
const mostOfSign = 3
const around = 16
/** Its hundredths are a whole number of 32 bits. */
const largestByHundredths = 20_000_000

/** By what a sign is told that would end a value or a row; 0 where it stands for itself. */
const escapedAs = new Uint8Array(128)
escapedAs[backslash] = backslash
escapedAs[tab] = 't'.charCodeAt(0)
escapedAs[lineFeed] = 'n'.charCodeAt(0)
escapedAs[carriageReturn] = 'r'.charCodeAt(0)

/**
 * Collects rows in PostgreSQL's text format of COPY, as UTF-8. They are written byte by byte: put together as texts and
 * encoded afterwards they take almost twice as long, and a price list has millions of them.
 */
export class CopyText {
  private bytes = Buffer.allocUnsafeSlow(firstCapacity)
  private end = 0

  add(values: readonly StagedValue[]): void {
    for (let index = 0; index < values.length; index += 1) {
      if (index > 0) this.bytes[this.end++] = tab
      this.value(values[index]!)
    }
    this.bytes[this.end++] = lineFeed
  }

  /** What was collected; it begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.end))
    this.end = 0
    return taken
  }

  private value(value: StagedValue): void {
    if (value === null) this.text('\\N', false)
    else if (typeof value === 'string') this.text(value, true)
    else if (typeof value === 'number') this.number(value)
    else if (typeof value === 'boolean') this.text(value ? 't' : 'f', false)
    else this.text(`{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`, true)
  }

  private text(text: string, isEscaped: boolean): void {
    this.reserve(text.length)
    const { bytes } = this
    let { end } = this
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code < 0x80) {
        const letter = isEscaped ? escapedAs[code]! : 0
        if (letter > 0) bytes[end++] = backslash
        bytes[end++] = letter > 0 ? letter : code
      } else if (code < 0x800) {
        bytes[end++] = 0xc0 | (code >> 6)
        bytes[end++] = 0x80 | (code & 0x3f)
      } else if (code < 0xd800 || code > 0xdfff) {
        bytes[end++] = 0xe0 | (code >> 12)
        bytes[end++] = 0x80 | ((code >> 6) & 0x3f)
        bytes[end++] = 0x80 | (code & 0x3f)
      } else {
        // Half of a pair: both are written at once, and one alone as the sign that stands for it.
        const sign = String.fromCodePoint(text.codePointAt(at)!)
        end += bytes.write(sign, end)
        at += sign.length - 1
      }
    }
    this.end = end
  }

  /** As JavaScript writes it; nearly every price and size is one of whole hundredths, which are written by their digits. */
  private number(value: number): void {
    const hundredths = Math.round(value * 100)
    const isByDigits = hundredths / 100 === value && value >= 0 && value <= largestByHundredths
    if (isByDigits) this.hundredths(hundredths)
    else this.text(String(value), false)
  }

  private hundredths(hundredths: number): void {
    this.reserve(around)
    const whole = Math.floor(hundredths / 100)
    const rest = hundredths - whole * 100
    this.digits(whole)
    if (rest === 0) return
    this.bytes[this.end++] = dot
    const tenths = Math.floor(rest / 10)
    this.bytes[this.end++] = zero + tenths
    if (rest > tenths * 10) this.bytes[this.end++] = zero + rest - tenths * 10
  }

  private digits(whole: number): void {
    let length = 1
    for (let bound = 10; whole >= bound; bound *= 10) length += 1
    let left = whole
    for (let at = this.end + length - 1; at >= this.end; at -= 1) {
      const higher = Math.floor(left / 10)
      this.bytes[at] = zero + left - higher * 10
      left = higher
    }
    this.end += length
  }

  /** Makes room for a text of so many signs and for what ends it. */
  private reserve(length: number): void {
    const wanted = this.end + length * mostOfSign + around
    if (wanted <= this.bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.end)
    this.bytes = larger
  }
}
