import type { StagedValue } from './staged-columns.ts'

const backslash = 0x5c
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A row in PostgreSQL's text format of COPY, without its line end. Joined at once: added up it would be copied twice. */
export function copyLine(values: readonly StagedValue[]): string {
  const texts: string[] = new Array(values.length)
  for (let index = 0; index < values.length; index += 1) texts[index] = copyValue(values[index]!)
  return texts.join('\t')
}

function copyValue(value: StagedValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return isSpecial(value) ? escaped(value) : value
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escaped(`{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

/** Above it hundredths are no longer told apart with certainty. */
const largestByHundredths = 1e9

/** As JavaScript writes it; nearly every price and size is one of whole hundredths, which are written in half the time. */
export function numberText(value: number): string {
  const hundredths = Math.round(value * 100)
  if (hundredths / 100 !== value || value < 0 || value > largestByHundredths) return String(value)
  const whole = Math.floor(hundredths / 100)
  const rest = hundredths - whole * 100
  if (rest === 0) return String(whole)
  if (rest % 10 === 0) return `${whole}.${rest / 10}`
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`
}

/** A loop: for short texts an expression takes three times as long. */
function isSpecial(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === backslash || code === 0x09 || code === 0x0a || code === 0x0d) return true
  }
  return false
}

const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!)
